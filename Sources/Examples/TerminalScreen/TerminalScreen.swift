import Bowerbird
import BowerbirdDrawing

/// The screen of a mail program, laid out in whole cells: a list and a letter side by side, above a line of help.
struct TerminalScreen {
  let screen: Grid
  let list = Box("inbox")
  let letter = Box("letter")
  let help = Label("j/k move   r reply   q quit", font: .cells, name: "help")

  /// The content of the panels.
  let subjects = Label("Blue caps, cheap\nYour bower, reviewed\nRain on Tuesday", font: .cells, name: "subjects")
  let body = Label(
    "Dear bird,\n\nwe have found three bottle caps and a clothes peg. Would you like to see them before anybody else does?",
    font: .cells, name: "body")

  init() {
    list.add(subjects)
    letter.add(body)
    screen = Grid.vertical { [list, letter, help] in
      Grid.horizontal {
        list.constant(26)
        letter.expanded()
      }
      .expanded()
      help.constant(2)
    }
    for (panel, content) in [(list, subjects), (letter, body)] {
      content.constraints { view in
        view.topAnchor == panel.topAnchor + 1
        view.horizontalEdgesAnchor == panel.horizontalEdgesAnchor -- 2
        view.bottomAnchor <= panel.bottomAnchor - 1 --! .priority(.high)
      }
    }
  }

  /// Lays the screen out and draws it.
  ///
  /// - Parameters:
  ///   - columns: The width in cells.
  ///   - rows: The height in cells.
  /// - Returns: The lines of the screen.
  func text(columns: Int, rows: Int) -> String {
    // A border runs through the middle of its cells, so a drawing of n cells is n − 1 wide or high.
    screen.layout(width: Double(columns - 1), height: Double(rows - 1), snappingTo: .cells)
    return screen.text(columns: columns)
  }
}
