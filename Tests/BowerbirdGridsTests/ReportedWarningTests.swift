import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// The report of a layout lists the warnings of all grids in the tree.
@Suite struct ReportedWarningTests {
  private static let late = "Item 0 ('late') starts beyond the last track; that start was ignored."

  @Test func `each report lists the warnings, until the grid can meet the request`() {
    let late = Box("late"), table = Grid(tracks: 2) { late.gridStart(column: 5) }, page = Box("page")
    table.name = "table"
    page.add(table)
    table.constraints { $0.edgesAnchor == page.edgesAnchor }
    for width in [100.0, 100, 200] {
      let report = page.layout(width: width, height: 100)
      #expect(report.warnings.map(\.sentence) == [Self.late])
      #expect(report.warnings[0].item === table.layoutNode.reference)
      #expect(report.description.hasPrefix("In 'table': \(Self.late)\n"))
    }
    late.gridStart(column: 1)
    #expect(page.layout(width: 200, height: 100).warnings.isEmpty)
    late.gridStart(column: 2)
    #expect(page.layout(width: 200, height: 100).warnings.map(\.sentence) == [Self.late])
  }

  @Test func `grids that leave the tree, or whose alternative is not taken, have no warnings`() {
    let late = Box("late"), host = Box("host")
    host.alternatives {
      Alternative("table", when: host.widthAnchor >= 100) { Grid(tracks: 2) { late.gridStart(column: 5) } }
      Alternative("list") { Grid.vertical { late.constant(20) } }
    }
    #expect(host.layout(width: 99, height: 100).warnings.isEmpty)
    #expect(host.layout(width: 100, height: 100).warnings.map(\.sentence) == [Self.late])
    #expect(host.layout(width: 99, height: 100).warnings.isEmpty)

    let page = Box("page"), table = Grid(tracks: 2) { Box("late").gridStart(column: 5) }
    page.add(table)
    #expect(page.layout(width: 100, height: 100).warnings.count == 1)
    table.remove()
    #expect(page.layout(width: 100, height: 100).warnings.isEmpty)
    #expect(table.layout(width: 100, height: 100).warnings.count == 1)
  }

  /// Returns a page with three buttons, which are a row 380 wide and 44 high, or a column 160 wide and 132 high.
  private func buttons(_ names: [String] = ["row", "column"]) -> (page: Box, buttons: Box) {
    let page = Box("page"), buttons = Box("buttons")
    let boxes = [100.0, 160, 120].map { width in
      let box = Box()
      box.intrinsicSize = Size(width: width, height: 44)
      return box
    }
    page.add(buttons)
    buttons.constraints { $0.leadingTopAnchor == page.leadingTopAnchor }
    buttons.alternatives {
      for name in names {
        Alternative(name) {
          name == "row"
            ? Grid.horizontal { for box in boxes { box.auto() } } : Grid.vertical { for box in boxes { box.auto() } }
        }
      }
    }
    return (page, buttons)
  }

  @Test func `a column in place of a row has the height of the row, which is a warning`() {
    let (page, buttons) = buttons()
    let width: LayoutConstraint = buttons.widthAnchor == page.widthAnchor
    width.isActive = true
    let warning =
      "In 'buttons': The taken alternative 'column' needs a height of 132, but has 44, for which the first alternative, "
      + "'row', asks; give 'buttons' a height in 'column', or let it fill its cell."
    for _ in 0..<2 { #expect(page.layout(width: 379, height: 400).warnings.map(\.description) == [warning]) }
    #expect(page.layout(width: 380, height: 400).warnings.isEmpty)
    #expect(page.layout(width: 379, height: 400).description.contains(warning))
    let height: LayoutConstraint = buttons.heightAnchor == 132
    height.isActive = true
    #expect(page.layout(width: 379, height: 400).warnings.isEmpty)
    // The program itself gives the column too little room.
    height.constant = 100
    #expect(page.layout(width: 379, height: 400).warnings.isEmpty)
  }

  @Test func `a row in place of a column has the width of the column, which is a warning`() {
    let (page, buttons) = buttons(["column", "row"])
    buttons.constraints { $0.heightAnchor == page.heightAnchor }
    let sentences = page.layout(width: 400, height: 131).warnings.map(\.sentence)
    #expect(
      sentences == [
        "The taken alternative 'row' needs a width of 380, but has 160, for which the first alternative, 'column', asks; "
          + "give 'buttons' a width in 'row', or let it fill its cell."
      ])
    #expect(page.layout(width: 400, height: 132).warnings.isEmpty)
  }

  @Test func `requests of columns, refused edits and children without cells are warnings`() {
    let page = Box("page"), list = Grid.vertical { Box("a").constant(20) }, badge = Box("badge")
    list.name = "list"
    page.grid.views = [list]
    list.grid.columns = 14
    let columns = "In 'page': list begins after 0 columns and covers 14 of them, but there are 12."
    #expect(page.layout(width: 100, height: 100).warnings.map(\.description) == [columns])

    list.declaration.tracks = [.fr(1)]
    let edit =
      "In 'list': list is a stack, so it has no tracks. Write addGridContent { item.auto() } to add an item."
    #expect(page.layout(width: 100, height: 100).warnings.map(\.description) == [columns, edit])
    list.distribution = .center
    list.grid.columns = 12
    #expect(page.layout(width: 100, height: 100).warnings.isEmpty)

    list.add(badge)
    let child =
      "badge is a child of the grid, but has neither a cell nor constraints. "
      + "Write addContent { … }, or in a stack addGridContent { … }, instead of add(_:)."
    #expect(page.layout(width: 100, height: 100).warnings.map(\.sentence) == [child])
    let place = badge.constraints { $0.edgesAnchor == list.edgesAnchor }
    #expect(page.layout(width: 100, height: 100).warnings.isEmpty)
    place.isActive = false
    #expect(page.layout(width: 100, height: 100).warnings.map(\.sentence) == [child])
  }

  @Test func `after random edits, a report has the warnings of all grids in the tree`() {
    for seed in 0..<UInt64(60) {
      var random = SplitMix64(seed: seed)
      let page = Box("page")
      var grids: [Grid] = [], items: [Box] = []
      for number in 0..<4 {
        let inside = (0..<3).map { Box("item \(number) \($0)") }
        grids.append(Grid(tracks: 2) { inside })
        items += inside
      }
      for grid in grids { (random.next() % 2 == 0 ? page : random.pick(grids)).add(grid) }
      for step in 0..<30 {
        let grid = random.pick(grids), item = random.pick(items)
        switch random.next() % 6 {
        case 0: item.gridStart(column: Int(random.next() % 4))
        case 1: item.gridStart(column: 0, row: 0)
        case 2: grid.remove()
        case 3: page.add(grid)
        case 4: grid.distribution = .center
        default: grid.addContent { item }
        }
        let width = Double(100 + random.next() % 100)
        if random.next() % 3 == 0 { _ = page.fittingSize(width: width) }
        let told = page.layout(width: width, height: 100).warnings.map(\.description)
        var expected: [String] = [], pending: [any LayoutItem] = [page]
        while let next = pending.popLast() {
          if let grid = next as? Grid {
            expected += grid.warnings.map { warning in
              let path = grid.layoutNode.reference.path
              return "In \(path.isEmpty ? "an unnamed box" : "'\(path)'"): \(warning)"
            }
          }
          pending += next.children
        }
        #expect(told.sorted() == expected.sorted(), "seed \(seed), step \(step)")
      }
    }
  }
}
