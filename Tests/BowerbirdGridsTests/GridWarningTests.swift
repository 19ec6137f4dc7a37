import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Warnings name the items that they are about, and edits without effect are never silent.
@Suite struct GridWarningTests {
  @Test func `an item has its name beside its number`() {
    let grid = Grid(tracks: 2) {
      Box("first").gridStart(column: 0, row: 0)
      Box("second").gridStart(column: 0, row: 0)
      Box().gridStart(column: 7)
    }
    grid.layout(width: 100, height: 100)
    #expect(grid.warnings == [.startOutOfRange(item: 2), .occupied(item: 1)])
    let second = 1
    #expect(grid.warnings.contains(.occupied(item: second)))
    #expect(
      grid.warnings.map(\.description) == [
        "Item 2 starts beyond the last track; that start was ignored.",
        "The cells that item 1 ('second') asks for are taken; it was placed automatically.",
      ])
  }

  @Test func `an item whose name is not unique has its path`() {
    let rows = (0..<2).map { row in
      let grid = Grid(tracks: 1) { Box("date").gridArea("nowhere") }
      grid.name = "row \(row)"
      return grid
    }
    let page = Grid(tracks: 1) { rows }
    page.layout(width: 100, height: 100)
    #expect(
      rows[1].warnings.map(\.description) == [
        "Item 0 ('row 1/date') asks for the area \"nowhere\", which the grid does not have; "
          + "the item was placed automatically."
      ])
  }

  @Test func `a cell of a stack has the name of its item`() {
    let grid = Grid.vertical {
      Box("title").constant(20)
      Box("text").constant(.nan)
    }
    grid.layout(width: 100, height: 100)
    #expect(grid.warnings == [.unusableTrack(index: 1, axis: "cell")])
    #expect(
      grid.warnings.map(\.description) == ["The size of cell 1 ('text') is negative or not finite; it counts as 0."])
  }

  @Test(
    "a child without a cell is named, unless constraints give it a place",
    arguments: [false, true])
  func childWithoutCell(isStack: Bool) {
    let grid = isStack ? Grid.vertical { Box("a").auto() } : Grid(tracks: 2) { Box("a") }
    #expect(grid.warnings.isEmpty)
    let badge = Box("badge")
    grid.add(badge)
    grid.layout(width: 100, height: 50)
    #expect(badge.frame == .zero)
    #expect(grid.warnings == [.noCell(child: "badge")])
    #expect(
      grid.warnings[0].description
        == "badge is a child of the grid, but has neither a cell nor constraints. "
        + "Write addContent { … }, or in a stack addGridContent { … }, instead of add(_:).")
    badge.constraints {
      $0.sizeAnchor == (width: 10, height: 10)
      $0.trailingTopAnchor == grid.trailingTopAnchor
    }
    grid.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 90, y: 0, width: 10, height: 10))
    #expect(grid.warnings.isEmpty)
  }

  @Test func `items and boxes behind them are no children without cells`() {
    let grid = Grid(tracks: 2) { Box("a").gridCellBackground { _ in Box("background") } }
    grid.layout(width: 100, height: 50)
    #expect(grid.children.count == 2 && grid.warnings.isEmpty)
    grid.addContent { Box("b") }
    #expect(grid.warnings.isEmpty)
    grid.layoutIfNeeded()
    #expect(grid.warnings.isEmpty)
  }

  @Test func `tracks of a wrapping grid are refused, and it is not called a stack`() {
    let lines = Grid.wrapping { Box("a") }
    lines.name = "lines"
    lines.declaration.tracks = [.fr(1)]
    #expect(lines.warnings == [.refusedEdit(.noDeclaredTracks(grid: "lines"))])
    #expect(
      lines.warnings.map(\.description)
        == ["lines is not a grid of tracks, so it has no tracks to declare. Grid(tracks:) makes a grid that has them."])
  }

  @Test func `edits of tracks in a stack are refused, and so is the orientation of tracks`() {
    let item = Box("item")
    let stack = Grid.vertical { Box("a").auto() }
    stack.name = "stack"
    stack.addContent { item }
    #expect(stack.warnings == [.refusedEdit(.noTracks(grid: "stack"))] && item.parent == nil)
    #expect(
      stack.warnings[0].description
        == "stack is a stack, so it has no tracks. Write addGridContent { item.auto() } to add an item.")
    stack.addGridContent { item.auto() }
    #expect(stack.warnings.isEmpty)
    stack.declaration.tracks = [.fr(1)]
    #expect(stack.warnings == [.refusedEdit(.noTracks(grid: "stack"))])

    let tracks = Grid(tracks: 2) { Box("a") }
    tracks.name = "tracks"
    tracks.orientation = .horizontal
    #expect(tracks.warnings == [.refusedEdit(.noStack(grid: "tracks"))])
    tracks.addContent { item }
    #expect(tracks.warnings.isEmpty && item.parent === tracks)
  }
}
