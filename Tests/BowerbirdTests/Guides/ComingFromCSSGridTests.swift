import Bowerbird
import Testing

/// Runs the code of ComingFromCSSGrid.md.
@Suite struct ComingFromCSSGridTests {
  private let document = TestedDocument("Sources/Bowerbird/Bowerbird.docc/ComingFromCSSGrid.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `tracks`() throws {
    // The document's code begins
    let three = Grid(tracks: [.pt(50), .fr(1), .fr(2)], spacing: 10) {
      for number in 1...3 { Box("\(number)") }
    }
    three.layout(width: 370, height: 40)
    print(three.columnWidths)  // [50.0, 100.0, 200.0]

    let equal = Grid(tracks: 3, spacing: 0, implicitTracks: [.pt(30)]) {
      for number in 1...5 { Box("\(number)") }
    }
    equal.layout(width: 300, height: 60)
    print(equal.columnWidths, equal.rowHeights)
    // [100.0, 100.0, 100.0] [30.0, 30.0]

    let pairs = Grid(tracks: .repeating(2, [.pt(40), .fr(1)]), spacing: [10, 20]) {
      for number in 1...8 { Box("\(number)") }
    }
    pairs.layout(width: 210, height: 100)
    print(pairs.columnWidths, pairs.rowHeights)
    // [40.0, 50.0, 40.0, 50.0] [40.0, 40.0]

    let page = Box("page")
    page.add(equal)
    equal.constraints { $0.edgesAnchor == page.edgesAnchor -- 16 }
    page.layout(width: 332, height: 92)
    print(equal.frame)  // (x 16, y 16, 300 × 60)
    // and ends
    try document.expectPrinted()
  }

  @Test func `shares, filling and subgrids`() throws {
    // The document's code begins
    let word = Box("word")
    word.intrinsicSize = Size(width: 90, height: 20)
    let shares = Grid(
      columns: [.fr(1), .minmax(.fit, .fr(1))], rows: [.pt(40), .fr(1)], spacing: 0
    ) {
      Box("gives way")
      word
    }
    shares.layout(width: 100, height: 100)
    print(shares.columnWidths, shares.rowHeights)  // [10.0, 90.0] [40.0, 60.0]

    let filled = Grid(tracks: [.autoFill(.minmax(.pt(120), .fr(1)))], spacing: 10) {
      Box("only")
    }
    filled.layout(width: 410, height: 20)
    print(filled.columnWidths)  // [130.0, 130.0, 130.0]

    let fitted = Grid(tracks: [.autoFit(.minmax(.pt(120), .fr(1)))], spacing: 10) {
      Box("only")
    }
    fitted.layout(width: 410, height: 20)
    print(fitted.items[0].frame.width)  // 410.0

    let inner = Grid(tracks: [.subgrid], spacing: 0) {
      Box("name")
      Box("price")
    }
    let outer = Grid(tracks: [.pt(70), .pt(30)], spacing: 0) {
      inner.gridSpan(column: 2)
    }
    outer.layout(width: 100, height: 20)
    print(inner.columnWidths)  // [70.0, 30.0]

    let price = Box("price")
    price.intrinsicSize = Size(width: 20, height: 45)
    let card = Grid(columns: [.fr(1)], rows: [.subgrid], spacing: 0) {
      Box("name")
      price
    }
    let cards = Grid(columns: 2, rows: [.pt(30), .fit], spacing: 0) {
      Box("name")
      card.gridSpan(row: 2)
    }
    cards.layout(width: 100, height: 80)
    print(cards.rowHeights, card.rowHeights)  // [30.0, 45.0] [30.0, 45.0]

    let shelf = Grid(columns: [.fr(1)], rows: [.autoFill(.pt(40))], spacing: 0) {
      Box("only")
    }
    shelf.layout(width: 100, height: 130)
    print(shelf.rowHeights)  // [40.0, 40.0, 40.0]
    // and ends
    try document.expectPrinted()
  }

  @Test func `places`() throws {
    // The document's code begins
    let head = Box("head"), menu = Box("menu"), text = Box("text")
    let page = Grid(
      tracks: [.pt(80), .fr(1)], spacing: 0, areas: ["head head", "menu text"]
    ) {
      text.gridArea("text")
      head.gridArea("head")
      menu.gridArea("menu")
    }
    page.layout(width: 300, height: 100)
    print(head.frame.width, text.frame.x, text.frame.y)  // 300.0 80.0 50.0

    let wide = Box("wide"), mark = Box("mark"), end = Box("end")
    for box in [mark, end] { box.intrinsicSize = Size(width: 10, height: 10) }
    let placed = Grid(
      tracks: 3, packing: .dense, spacing: 0, commonItemsAlignment: .topLeading
    ) {
      wide.gridStart(column: 1).gridSpan(column: 2)
      mark
      end.gridItemAlignment(.bottomTrailing)
    }
    placed.layout(width: 90, height: 40)
    print(wide.frame.x, wide.frame.width)  // 30.0 60.0
    print(mark.frame.x, mark.frame.y)  // 0.0 0.0
    print(end.frame.maxX, end.frame.maxY)  // 30.0 40.0

    let down = Grid(tracks: 2, flow: .columns, spacing: 0) {
      for number in 1...4 { Box("\(number)") }
    }
    down.layout(width: 100, height: 100)
    print(down.items[1].frame.x, down.items[1].frame.y)  // 0.0 50.0

    let middle = Grid(tracks: [.pt(40)], spacing: 0, contentAlignment: .center) {
      Box("one")
    }
    middle.layout(width: 100, height: 20)
    print(middle.items[0].frame.x)  // 30.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `a row`() throws {
    // The document's code begins
    let tools = Box("tools"), search = Box("search")
    let bar = Grid.horizontal {
      tools.constant(80)
      search.expanded(2)
      Box("space").expanded()
    }
    bar.layout(width: 380, height: 40)
    print(search.frame.x, search.frame.width)  // 80.0 200.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `lines`() throws {
    // The document's code begins
    let tags = [Box("one"), Box("two"), Box("three")]
    for tag in tags { tag.intrinsicSize = Size(width: 80, height: 20) }
    let wrap = Grid.wrapping(spacing: 10, distribution: .spaceBetween) { tags }
    wrap.layout(width: 200, height: 60)
    print(tags[1].frame.x, tags[2].frame.y)  // 120.0 30.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }

  @Test func `tables are in the code`() throws { try document.expectTables() }
}
