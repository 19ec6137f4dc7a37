import Bowerbird
import Testing

/// Runs the code of BowerbirdGrids.md.
@Suite struct GridsOverviewTests {
  private let document = TestedDocument("Sources/BowerbirdGrids/BowerbirdGrids.docc/BowerbirdGrids.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `three grids`() throws {
    // The document's code begins
    let head = Box("head"), body = Box("body"), foot = Box("foot")
    let page = Grid.vertical {  // one cell after the other
      head.constant(60)
      body.expanded()
      foot.constant(40)
    }
    page.layout(width: 300, height: 400)
    print(body.frame.y, body.frame.height)  // 60.0 300.0

    let name = Box("name"), price = Box("price")
    let table = Grid(tracks: [.pt(50), .fr(1), .fr(2)], spacing: 10) {  // tracks, and items that find their places
      Box("icon")
      name
      price
    }
    table.layout(width: 370, height: 100)
    print(name.frame.x, name.frame.width, price.frame.x, price.frame.width)  // 60.0 100.0 170.0 200.0

    let screen = Box("screen"), menu = Box("menu"), text = Box("text")
    menu.grid.columns = 4  // of twelve columns
    text.grid.columns = 8
    screen.grid.interimSpace = 12
    screen.grid.views = [menu, text]
    screen.layout(width: 372, height: 100)
    print(menu.frame.width, text.frame.x, text.frame.width)  // 116.0 128.0 244.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `grids that reach into each other`() throws {
    // The document's code begins
    let page = Box("page"), logo = Box("logo"), search = Box("search")
    let name = Box("name"), price = Box("price")
    let head = Grid.horizontal {
      logo.constant(60)
      search.expanded()
    }
    let table = Grid(tracks: [.fr(1), .fr(2)], spacing: 0) {
      name
      price
    }
    page.add([head, table])
    head.constraints { view in
      view.topAnchor == page.topAnchor
      view.horizontalEdgesAnchor == page.horizontalEdgesAnchor
      view.heightAnchor == 40
    }
    table.constraints { view in
      view.topAnchor == head.bottomAnchor
      view.leadingAnchor == search.leadingAnchor  // into a cell of the other grid
      view.trailingAnchor == page.trailingAnchor
      view.heightAnchor == 100
    }
    page.layout(width: 360, height: 140)
    print(search.frame.width, table.frame.x)  // 300.0 60.0
    print(name.frame.width, price.frame.x)  // 100.0 100.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `a leaf in the place of a nest`() throws {
    // The document's code begins
    let nest = Grid.vertical { Label("Bower", font: .cells).auto() }
    let around = Grid(tracks: [.fit, .fr(1)], spacing: 0) {
      nest
      Box("rest")
    }
    around.layout(width: 40, height: 10)
    print(around.columnWidths)  // [5.0, 35.0]
    let leaf = Box("leaf")
    leaf.intrinsicSize = Size(width: 5, height: 1)
    around.setContent {
      leaf
      Box("rest")
    }
    around.layout(width: 40, height: 10)
    print(around.columnWidths)  // [5.0, 35.0]
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
