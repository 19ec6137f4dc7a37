import Bowerbird
import Testing

/// Runs the code of TrackedGrids.md.
@Suite struct TrackedGridsTests {
  private let document = TestedDocument("Sources/BowerbirdGrids/BowerbirdGrids.docc/TrackedGrids.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `tracks`() throws {
    // The document's code begins
    let icon = Box("icon"), title = Box("title"), price = Box("price")
    price.intrinsicSize = Size(width: 40, height: 20)
    let grid = Grid(tracks: [.pt(50), .fr(1), .fr(3), .fit], spacing: 8) {
      icon
      title.gridSpan(column: 2)
      price
      GridGroup(["a", "b", "c", "d"], id: \.self) { Box($0) }
    }
    grid.layout(width: 354, height: 100)
    print(grid.columnWidths)  // [50.0, 60.0, 180.0, 40.0]
    print(title.frame.x, title.frame.width)  // 58.0 248.0
    print(price.frame.x, price.frame.y)  // 314.0 13.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `repeated tracks`() throws {
    // The document's code begins
    let cards = Grid("cards", tracks: [.autoFill(.minmax(.pt(180), .fr(1)))], spacing: 0) { Box("first") }
    cards.layout(width: 700, height: 300)
    print(cards.decisions(along: .horizontal)[0])
    // 'cards' has 3 columns, because 4 of 180 do not fit into 700
    // and ends
    try document.expectPrinted()
  }

  @Test func `subgrids`() throws {
    // The document's code begins
    let table = Grid(columns: [.fit, .fr(1)], rows: [], implicitRows: [.fit], spacing: 0) {
      for (id, text) in [("id", "a very long description"), ("1000", "short")] {
        Grid(columns: [.subgrid], rows: [.fit], spacing: 0) {
          Label(id, font: .cells)
          Label(text, font: .cells)
        }.gridSpan(column: 2)
      }
    }
    table.layout(width: 20, height: 20)
    print(table.columnWidths)  // [4.0, 16.0]
    // and ends
    try document.expectPrinted()
  }

  @Test func `dense packing`() throws {
    // The document's code begins
    let wall = Grid(tracks: 3, packing: .dense, spacing: 0) {
      Box("1")
      Box("2").gridSpan(column: 3)
      Box("3")
      Box("4").gridStart(column: 0, row: 0)
    }
    wall.layout(width: 90, height: 60)
    for item in wall.items {
      if let area = wall.area(of: item) { print(item.name, "at", area) }
    }
    // 1 at column 1, row 0
    // 2 at column 0, row 1, 3 × 1
    // 3 at column 2, row 0
    // 4 at column 0, row 0
    // and ends
    try document.expectPrinted()
  }

  @Test func `areas`() throws {
    // The document's code begins
    let page = Grid(
      columns: [.pt(90), .fr(1), .pt(110)], rows: [.pt(40), .fr(1), .pt(32)],
      areas: ["head head head", "menu text notes", "foot foot foot"], spacing: 6
    ) {
      for name in ["head", "menu", "text", "notes", "foot"] { Box(name).gridArea(name) }
    }
    page.layout(width: 460, height: 220)
    let text = page.items[2].frame
    print(text.x, text.y, text.width, text.height)  // 96.0 46.0 248.0 136.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `a transition`() throws {
    // The document's code begins
    let red = Box("red"), blue = Box("blue")
    let pair = Grid(tracks: 2, spacing: 0) {
      red
      blue
    }
    pair.layout(width: 100, height: 100)
    print(blue.frame.x, blue.frame.y, blue.frame.width, blue.frame.height)
    // 50.0 0.0 50.0 100.0
    let before = pair.snapshot
    pair.gridFlow(.columns)
    pair.layoutIfNeeded()
    print(blue.frame.x, blue.frame.y, blue.frame.width, blue.frame.height)
    // 0.0 50.0 100.0 50.0
    let way = pair.transition(from: before, animation: .linear(duration: 1))
    let halfway = way.items(at: 0.5)[1].frame
    print(halfway.x, halfway.y, halfway.width, halfway.height)
    // 25.0 25.0 75.0 75.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
