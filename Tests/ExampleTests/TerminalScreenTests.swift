import Bowerbird
import BowerbirdTesting
import Testing

@testable import terminal_screen

@Suite("The example of a terminal's screen")
struct TerminalScreenTests {
  private let example = TerminalScreen()

  @Test("a list of 26 cells, a letter in the rest, two rows of help")
  func frames() {
    // 80 by 16 characters have borders around 79 by 15 cells.
    let text = example.text(columns: 80, rows: 16)
    #expect(example.screen.frame == Rect(x: 0, y: 0, width: 79, height: 15))
    #expect(example.list.frame == Rect(x: 0, y: 0, width: 26, height: 13))
    #expect(example.letter.frame == Rect(x: 26, y: 0, width: 53, height: 13))
    #expect(example.help.frame == Rect(x: 0, y: 13, width: 79, height: 2))
    #expect(example.subjects.frame == Rect(x: 2, y: 1, width: 22, height: 3))
    // Of the body, "we have found … clothes" has 45 characters of 49, with "peg." it would have 50; so there are five lines.
    #expect(example.body.frame == Rect(x: 2, y: 1, width: 49, height: 5))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 16)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[0].hasPrefix("┌ inbox ─") && lines[0].contains("┬ letter ─"))
    #expect(lines[1].hasPrefix("│ Blue caps, cheap        │ Dear bird,"))
    #expect(lines[14].hasPrefix("│j/k move   r reply   q quit  "))
  }

  @Test("a smaller screen breaks the letter into more lines, and nothing into parts of cells")
  func small() {
    _ = example.text(columns: 50, rows: 14)
    #expect(example.letter.frame == Rect(x: 26, y: 0, width: 23, height: 11))
    #expect(example.body.frame.width == 19)
    for entry in example.screen.snapshot().entries {
      let frame = entry.absoluteFrame
      #expect([frame.x, frame.y, frame.width, frame.height].allSatisfy { $0 == $0.rounded() }, "\(entry.name)")
    }
    expectInside(example.screen)
  }
}
