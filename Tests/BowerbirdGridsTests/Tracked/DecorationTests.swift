import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Boxes behind and before cells: they are as large as the cell, and nothing in them makes it larger.
@Suite struct DecorationTests {
  @Test("a background that is larger than its cell does not stretch it")
  func largeBackground() {
    let item = fixed("item", 5, 5), back = fixed("back", 50, 30)
    item.gridCellBackground { _ in back }
    let grid = Grid(tracks: [.fit, .fr(1)], contentMode: .scroll, spacing: 0) {
      item
      Box()
    }
    let report = grid.layout(width: 200, height: 100)
    #expect(grid.columnWidths == [5, 195] && grid.rowHeights == [5])
    #expect(back.frame == Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
  }

  @Test("a background that is smaller than its cell fills it")
  func smallBackground() {
    let item = fixed("item", 10, 10), back = fixed("back", 3, 3)
    item.gridCellBackground { _ in back }
    let grid = Grid(tracks: [.pt(40)], spacing: 0) { item }
    grid.layout(width: 40, height: 100)
    #expect(back.frame == Rect(x: 0, y: 0, width: 40, height: 100))
    #expect(item.frame == Rect(x: 15, y: 45, width: 10, height: 10))
  }

  @Test("text before a cell is broken in it, and does not widen it")
  func label() {
    let item = fixed("item", 30, 20), label = Label("many words that would need far more room than there is")
    item.gridCellOverlay { _ in label }
    let grid = Grid(tracks: [.fit, .fit], contentMode: .scroll, spacing: 0) {
      item
      fixed("next", 10, 10)
    }
    grid.layout(width: 300, height: 100)
    #expect(grid.columnWidths == [30, 10] && grid.rowHeights == [20])
    #expect(label.frame == Rect(x: grid.items[0].frame.x, y: 0, width: 30, height: 20))
  }

  @Test("a grid behind a cell divides the cell")
  func gridBehind() {
    let item = fixed("item", 30, 20)
    let back = Grid(tracks: [.pt(500), .fit], spacing: 0) {
      Box()
      fixed("wide", 70, 70)
    }
    item.gridCellBackground { _ in back }
    let grid = Grid(tracks: [.fit, .fr(1)], contentMode: .scroll, spacing: 0) {
      item
      Box()
    }
    grid.layout(width: 100, height: 100)
    #expect(grid.columnWidths == [30, 70] && grid.rowHeights == [20])
    #expect(back.frame == Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("a background whose size depends on the cell's settles")
  func sizeFromCell() {
    let item = fixed("item", 5, 5)
    item.gridCellBackground { size in fixed("back", (size?.width ?? 0) + 10, (size?.height ?? 0) + 10) }
    let grid = Grid(tracks: [.fit], contentMode: .scroll, spacing: 0) { item }
    let report = grid.layout(width: 200, height: 100)
    #expect(report.conflicts.isEmpty && report.problems.isEmpty && grid.columnWidths == [5])
    #expect(grid.children.map(\.name) == ["back", "item"] && grid.children[0].frame.width == 5)
  }

  @Test("an item that covers several fitting tracks needs no more room with a background")
  func spanning() {
    let item = fixed("item", 30, 5), back = fixed("back", 300, 300)
    item.gridSpan(column: 2)
    item.gridCellBackground { _ in back }
    let grid = Grid(tracks: [.fit, .fit], contentMode: .scroll, spacing: 0) { item }
    grid.layout(width: 100, height: 100)
    #expect(grid.columnWidths == [15, 15] && grid.rowHeights == [5])
    #expect(back.frame.width == 30 && back.frame.height == 5)
  }

  @Test("a background follows a cell that becomes larger and smaller again")
  func resizing() {
    let item = Box("item"), back = fixed("back", 7, 7)
    item.gridCellBackground { _ in back }
    let grid = Grid(tracks: 2, spacing: 0) {
      Box()
      item
    }
    for width in [100.0, 300, 40] {
      grid.layout(width: width, height: width)
      #expect(back.frame == Rect(x: width / 2, y: 0, width: width / 2, height: width))
    }
    #expect(grid.fittingSize() == Size(width: 0, height: 0))
  }

  @Test("a background that is set again is made again, in a cell of the same size")
  func saidAgain() {
    let item = fixed("item", 5, 5)
    item.gridCellBackground { _ in Box("red") }
    let grid = Grid(tracks: [.pt(40)], spacing: 0) { item }
    grid.layout(width: 40, height: 40)
    item.gridCellBackground { _ in Box("blue") }
    grid.layout(width: 40, height: 40)
    #expect(grid.children.map(\.name) == ["blue", "item"])
  }

  @Test("a cell becomes smaller with its item, whatever is behind and before it", arguments: [1, 2])
  func shrinking(span: Int) {
    let item = fixed("item", 50, 40), back = fixed("back", 60, 60), front = fixed("front", 1, 1)
    item.gridSpan(column: span).gridCellBackground { _ in back }.gridCellOverlay { _ in front }
    let grid = Grid(tracks: [.fit, .fit], contentMode: .scroll, spacing: 0, contentAlignment: .leading) { item }
    grid.layout(width: 100, height: 100)
    #expect(back.frame.size == Size(width: 50, height: 40))
    item.intrinsicSize = Size(width: 10, height: 5)
    grid.layout(width: 100, height: 100)
    #expect(grid.contentSize == Size(width: 10, height: 5) && item.frame.width == 10)
    #expect(back.frame == Rect(x: 0, y: 0, width: 10, height: 5) && front.frame == back.frame)
  }
}
