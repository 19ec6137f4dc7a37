import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The constraints, pivots and frames that a change touches.
@Suite struct GridChangeTests {
  private func make(_ side: Int) -> (Grid, [Box]) {
    let boxes = (0..<side * side).map { Box("\($0)") }
    return (Grid(tracks: [GridTrack](repeating: .fr(1), count: side), spacing: 0) { boxes }, boxes)
  }

  @Test("another size needs no pivot")
  func pivots() {
    let (grid, _) = make(10)
    grid.layout(width: 100, height: 100)
    let before = grid.solverStatistics?.pivots
    for width in 1...20 { grid.layout(width: Double(width * 37), height: Double(width * 11)) }
    #expect(before != nil && grid.solverStatistics?.pivots == before)
  }

  @Test("reports name the items whose row or column moved, and no others")
  func changed() {
    let boxes = (0..<9).map { Box("\($0)") }
    let grid = Grid(tracks: 3, contentMode: .scroll, spacing: 0) { boxes }
    let minimum = relate(boxes[3], .height, .greaterOrEqual, constant: 10)
    grid.layout(width: 90, height: 50)
    minimum.constant = 15
    let report = grid.layout(width: 90, height: 50)
    // The second row is higher, and the third one lies lower; the first one stays.
    #expect(report.changed.map(\.name).sorted() == ["3", "4", "5", "6", "7", "8"])
    #expect(boxes[4].frame == Rect(x: 30, y: 0, width: 30, height: 15))
    #expect(boxes[8].frame == Rect(x: 60, y: 15, width: 30, height: 0))
  }

  @Test("an item's content costs the grid no constraint where its column does not depend on it")
  func content() {
    let (grid, boxes) = make(6)
    for box in boxes { box.intrinsicSize = Size(width: 5, height: 5) }
    grid.layout(width: 100, height: 100)
    let before = grid.compiler.work
    boxes[7].intrinsicSize = Size(width: 7, height: 3)
    grid.layout(width: 100, height: 100)
    #expect((grid.compiler.work - before).total == 0)
    #expect(boxes[7].frame.size == Size(width: 7, height: 3))
  }

  @Test("an item's content costs its own constraints alone where its tracks hold it")
  func heldContent() {
    let boxes = (0..<36).map { Box("\($0)") }
    for box in boxes { box.intrinsicSize = Size(width: 5, height: 5) }
    let grid = Grid(tracks: [GridTrack](repeating: .fit, count: 6), contentMode: .scroll, spacing: 0) { boxes }
    grid.layout(width: 100, height: 100)
    let before = grid.compiler.work
    boxes[7].intrinsicSize = Size(width: 9, height: 5)
    grid.layout(width: 100, height: 100)
    #expect((grid.compiler.work - before).total <= 8)
    // Six columns of 5 and one wider by 4 are 34 wide, and lie in the middle of 100.
    #expect(boxes[8].frame.x == 33 + 14)
  }

  @Test("an item's content makes the grid look at that item alone")
  func contentIsNoNewPlan() {
    let items = (0..<6).map { fixed("item \($0)", 10, 20) }
    let grid = Grid(tracks: 2, contentMode: .scroll, spacing: 0) { items }
    grid.layout(width: 100, height: 100)
    let before = grid.work
    items[2].intrinsicSize = Size(width: 10, height: 50)
    grid.layout(width: 100, height: 100)
    expectLengths(grid.rowHeights, [20, 50, 20])
    #expect(grid.work.placementsReused == before.placementsReused)
    items[2].intrinsicSize = nil
    items[3].gridSpan(column: 2)
    items[5].intrinsicSize = Size(width: 10, height: 30)
    grid.layout(width: 100, height: 100)
    expectLengths(grid.rowHeights, [20, 0, 20, 30])
    #expect(grid.work.placementsComputed == before.placementsComputed + 1)
  }

  @Test("a cell may contradict its column, and the conflict is reported")
  func contradiction() {
    let (grid, boxes) = make(3)
    let width = relate(boxes[4], .width, constant: 50)
    let tracks = relate(boxes[1], .width, constant: 20)
    let report = grid.layout(width: 90, height: 90)
    #expect(report.conflicts.count == 1)
    #expect(width.isActive && tracks.isActive)
    #expect(boxes[4].frame.width == 50 && boxes[1].frame.width == 20)
  }

  @Test("items that are dropped leave the grid at once, and can be laid out alone or given elsewhere")
  func dropped() {
    let a = Box("a"), b = Box("b"), c = Box("c"), other = Box("other")
    let grid = Grid(tracks: 1, spacing: 0) {
      a
      b
      c
    }
    grid.layout(width: 90, height: 90)
    other.add(c)
    grid.setContent { a }
    #expect(b.parent == nil && c.parent === other && grid.children.map(\.name) == ["a"])
    b.layout(width: 7, height: 8)
    #expect(b.frame == Rect(x: 0, y: 0, width: 7, height: 8))
    grid.layout(width: 90, height: 90)
    #expect(a.frame.height == 90 && c.parent === other)
  }

  @Test("an item that left its grid keeps nothing of it")
  func freeElsewhere() {
    let item = Box("item"), other = Box("other")
    item.intrinsicSize = Size(width: 70, height: 10)
    let grid = Grid(tracks: [.fit], spacing: 0) { item }
    grid.layout(width: 100, height: 10)
    grid.setContent { Box("new") }
    other.add(item)
    relate(item, .width, .equal, constant: 20, priority: 800)
    other.layout(width: 100, height: 10)
    #expect(item.frame.width == 20)
  }

  @Test("a grid that is given itself, or an item around it, reports that and is released", arguments: [true, false])
  func cycles(isWrapping: Bool) {
    let item = Box("item")
    var grid: Grid? = isWrapping ? Grid.wrapping { item } : Grid(tracks: [.fr(1)]) { item }
    var outer: Box? = Box("outer")
    weak let kept = outer
    outer?.add(grid!)
    outer?.constraints { grid!.edgesAnchor == $0.edgesAnchor }
    outer?.layout(width: 100, height: 100)
    grid?.addContent {
      grid!
      outer!
    }
    #expect(outer?.layout(width: 50, height: 100).problems.count == 2)
    #expect(item.parent === grid && grid?.children.count == 1)
    grid?.addContent { grid! }
    grid = nil
    outer = nil
    #expect(kept == nil && item.parent == nil)
  }
}
