import Bowerbird
import Testing

/// Runs the code of ColumnGrids.md.
@Suite struct ColumnGridsTests {
  private let document = TestedDocument("Sources/BowerbirdGrids/BowerbirdGrids.docc/ColumnGrids.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `twelve columns`() throws {
    // The document's code begins
    let container = Box("container")
    container.grid.interimSpacePreset = .interimSpace3  // 4
    for number in 1...12 {
      let view = Box("\(number)")
      view.grid.columns = 1
      container.grid.views.append(view)
    }
    container.layout(width: 500, height: 70)
    let second = container.grid.views[1].frame
    print(second.x, second.width, second.height)  // 42.0 38.0 70.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `any direction`() throws {
    // The document's code begins
    let board = Box("board"), first = Box("first"), piece = Box("piece")
    board.grid.axis.direction = .any
    board.grid.axis.columns = 4
    board.grid.axis.rows = 4
    board.grid.interimSpace = 4
    for view in [first, piece] {
      view.grid.columns = 1
      view.grid.rows = 1
    }
    piece.grid.offset.columns = 2
    piece.grid.offset.rows = 1
    board.grid.views = [first, piece]
    board.layout(width: 156, height: 156)
    print(piece.frame.x, piece.frame.y, piece.frame.width)  // 80.0 40.0 36.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `changes`() throws {
    // The document's code begins
    let screen = Box("screen"), menu = Box("menu"), text = Box("text")
    menu.grid.columns = 4
    text.grid.columns = 8
    screen.grid.views = [menu, text]
    screen.layout(width: 240, height: 100)
    print(menu.frame.width, text.frame.width)  // 80.0 160.0
    menu.grid.columns = 0  // an equal share of the rest
    text.grid.columns = 9
    screen.layoutIfNeeded()
    print(menu.frame.width, text.frame.width)  // 60.0 180.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `spans that do not fit`() throws {
    // The document's code begins
    let narrow = Box("narrow"), left = Box("left"), right = Box("right")
    left.grid.columns = 8
    right.grid.columns = 8
    narrow.grid.views = [left, right]
    narrow.layout(width: 120, height: 40)
    print(right.frame.x, right.frame.maxX)  // 80.0 160.0
    for error in narrow.grid.errors { print(error) }
    // right begins after 8 columns and covers 8 of them, but there are 12.
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
