import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The traits that one grid gave an item do not follow it into the next.
@Suite struct MovingItemsTests {
  @Test func aFixedLengthStaysWithTheOldStack() {
    let box = fixed("a", 80, 40)
    let old = Grid.vertical { box.auto().verticalAlignment(.constantTop(height: 10)) }
    old.layout(width: 200, height: 100)
    #expect(box.frame.height == 10)
    let new = Grid.vertical { box.auto() }
    #expect(new.layout(width: 200, height: 100).conflicts.isEmpty)
    #expect(box.frame == Rect(x: 0, y: 0, width: 200, height: 40))
    old.layout(width: 200, height: 100)
    new.layout(width: 200, height: 100)
    #expect(box.frame == Rect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test func aFixedLengthGoesWithTheOldStack() {
    let box = fixed("a", 80, 40)
    do {
      let old = Grid.vertical { box.auto().verticalAlignment(.constantTop(height: 10)) }
      old.layout(width: 200, height: 100)
    }
    let new = Grid.vertical { box.auto() }
    new.layout(width: 200, height: 100)
    #expect(box.frame.height == 40)
  }

  @Test func whatWasTakenOutIsFreeAtOnce() {
    let box = fixed("a", 80, 40)
    let old = Grid.vertical { box.auto().verticalAlignment(.constantTop(height: 10)) }
    old.layout(width: 200, height: 100)
    old.removeSubcontent(box)
    let new = Grid.vertical { box.auto() }
    new.layout(width: 200, height: 100)
    #expect(box.frame.height == 40)
  }

  @Test func anItemMovesOutOfAnInnerStack() {
    let box = fixed("a", 80, 40)
    let inner = Grid.vertical { box.auto().verticalAlignment(.constantTop(height: 10)) }
    let root = Grid.vertical { inner.auto() }
    root.layout(width: 200, height: 100)
    root.removeSubcontent(inner)
    root.addGridContent { box.auto() }
    root.layout(width: 200, height: 100)
    #expect(box.frame.height == 40)
  }

  @Test func aPageIsMadeAnewOfTheSameItems() {
    let root = Box("root")
    let items = [Box("a"), Box("b"), Box("c")]
    func show(_ page: Grid) {
      root.add(page)
      page.constraints { $0.edgesAnchor == root.edgesAnchor }
      root.layout(width: 90, height: 50)
    }
    var page = Grid.horizontal { for item in items { item.constant(10).horizontalAlignment(.constantLeft(width: 12)) } }
    show(page)
    #expect(items.map(\.frame.width) == [12, 12, 12])
    page.remove()
    page = Grid.horizontal { for item in items { item.expanded() } }
    show(page)
    #expect(items.map(\.frame.width) == [30, 30, 30])
  }

  @Test func aTrackedGridHoldsTheContentOfToday() {
    let box = fixed("a", 80, 40)
    let old = Grid(tracks: [.fit], contentMode: .scroll) { box }
    old.layout(width: 200, height: 100)
    let new = Grid(tracks: [.fit], contentMode: .scroll) { Box("before") }
    new.setContent { box }
    box.intrinsicSize = Size(width: 20, height: 10)
    new.layout(width: 200, height: 100)
    #expect(box.frame.size == Size(width: 20, height: 10))
  }

  @Test func aViewWithoutColumnsGetsThemElsewhere() {
    let view = Box("view"), old = Box("old"), new = Box("new")
    old.grid.axis.columns = 0
    old.grid.views = [view]
    old.layout(width: 120, height: 10)
    #expect(view.frame.width == 0)
    old.grid.views = []
    new.grid.views = [view]
    #expect(new.layout(width: 120, height: 10).conflicts.isEmpty)
    #expect(view.frame.width == 120)
  }

  /// Back in the grid, an item is in its cell again, whether or not there was a layout in between.
  @Test(arguments: [false, true])
  func whatComesBackIsInItsCell(isLaidOutBetween: Bool) {
    let box = fixed("a", 80, 40)
    let grid = Grid.vertical { box.auto().verticalAlignment(.constantTop(height: 10)) }
    let other = Box("other")
    grid.layout(width: 200, height: 100)
    other.add(box)
    if isLaidOutBetween {
      other.layout(width: 50, height: 50)
    }
    grid.addGridContent { box.auto().verticalAlignment(.constantTop(height: 10)) }
    grid.layout(width: 200, height: 100)
    #expect(box.frame.size == Size(width: 200, height: 10))
  }

  @Test func whatLeftByAnotherHandHasOneCellWhenItIsAddedAgain() {
    let first = fixed("first", 10, 10), second = fixed("second", 10, 20)
    let grid = Grid.vertical {
      first.auto()
      second.auto()
    }
    grid.layout(width: 50, height: 100)
    first.remove()
    grid.addGridContent { first.auto() }
    grid.layout(width: 50, height: 100)
    #expect(second.frame == Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(first.frame == Rect(x: 0, y: 20, width: 50, height: 10))
  }

  @Test func aViewThatMovesLosesOnlyWhatTiedItToItsColumns() {
    let view = Box("view"), old = Box("old"), new = Box("new"), root = Box("root")
    root.add([old, new])
    for box in [old, new] { box.constraints { $0.edgesAnchor == root.edgesAnchor } }
    old.grid.views = [view]
    root.layout(width: 120, height: 10)
    new.grid.views = [view]
    // Its leading edge is where theirs is, which is said of the view alone.
    #expect(!root.layout(width: 120, height: 10).dropped.contains { $0.description.contains("leading") })
    #expect(view.frame == Rect(x: 0, y: 0, width: 120, height: 10) && old.grid.views.isEmpty)
  }

  /// In every kind of grid, and for every source of the item's numbers.
  @Test(arguments: 0..<3)
  func whatTiesAnItemToOthersIsDroppedWithItsGrid(kind: Int) {
    let root = Box("root"), leaf = Box("leaf"), outside = Box("outside")
    let grid = kind == 0 ? Grid.horizontal { leaf.constant(50) } : kind == 1 ? Grid(tracks: [.pt(50)]) { leaf } : Box()
    if kind == 2 { grid.grid.views = [leaf] }
    root.add([grid, outside])
    let tie = outside.leadingAnchor == leaf.trailingAnchor, length = leaf.heightAnchor == 7 --! .priority(.low)
    for constraint in [tie, length] { constraint.isActive = true }
    root.layout(width: 100, height: 100)
    grid.remove()
    let dropped = root.layout(width: 100, height: 100).dropped
    #expect(dropped.contains { $0 === tie } && dropped.contains { $0 === length })
    root.add(grid)
    root.layout(width: 100, height: 100)
    #expect(outside.frame.x == leaf.frame.maxX && leaf.frame.width == (kind == 2 ? 0 : 50))
  }

  /// The shares of two columns of 100 are 50 each, and the items lie in the middle of their cells.
  @Test("an item that was removed or moved elsewhere does not come back when another item is added", arguments: 0..<4)
  func removedBeforeAdding(kind: Int) {
    let removed = fixed("removed", 10, 10), kept = fixed("kept", 20, 10), added = fixed("added", 30, 10)
    let content = { [removed, kept] }
    let grid = kind < 2 ? Grid(tracks: 2, spacing: 0) { content() } : Grid.wrapping(spacing: 0) { content() }
    grid.layout(width: 100, height: 20)
    let other = Box("other")
    if kind % 2 == 0 { removed.remove() } else { other.add(removed) }
    #expect(grid.items.map(\.name) == ["kept"])
    grid.addContent { added }
    grid.layout(width: 100, height: 20)
    #expect(grid.items.map(\.name) == ["kept", "added"] && grid.children.count == 2)
    #expect(kept.frame.x == (kind < 2 ? 15 : 0) && added.frame.x == (kind < 2 ? 60 : 20))
    #expect((removed.parent == nil) == (kind % 2 == 0))
  }

  @Test("an item that is listed twice has its first place, with a warning", arguments: [true, false])
  func listedTwice(isWrapping: Bool) {
    let one = fixed("one", 10, 10), two = fixed("two", 20, 10)
    let grid =
      isWrapping
      ? Grid.wrapping(spacing: 0) {
        one
        two
        one
      }
      : Grid(tracks: 3, spacing: 0) {
        one
        two
        one
      }
    grid.layout(width: 90, height: 20)
    #expect(grid.warnings.map(\.description) == ["Item 0 ('one') is listed twice; its first place counts."])
    #expect(grid.items.map(\.name) == ["one", "two"])
    #expect(one.frame.midX == (isWrapping ? 5 : 15) && two.frame.midX == (isWrapping ? 20 : 45))
  }

  /// The cells of 30 and 20 follow each other, without the second cell of the first item.
  @Test("an item that a stack lists twice has its first place, until it gets another cell")
  func listedTwiceInStack() {
    let one = fixed("one", 10, 10), two = fixed("two", 20, 10)
    let grid = Grid.horizontal {
      one.constant(30)
      two.constant(20)
      one.constant(50)
    }
    let report = grid.layout(width: 90, height: 20)
    #expect(grid.warnings.map(\.description) == ["Item 0 ('one') is listed twice; its first place counts."])
    #expect(report.warnings.count == 1)
    #expect(one.frame.x == 0 && one.frame.width == 30 && two.frame.x == 30 && grid.items.count == 2)
    grid.addGridContent { one.constant(50) }
    grid.layout(width: 90, height: 20)
    #expect(grid.warnings.isEmpty && two.frame.x == 0 && one.frame.x == 20 && one.frame.width == 50)
  }

  @Test("constraints that a grid made for an item leave with it, and are not reported")
  func containersTellNothing() {
    let items = (0..<3).map { Box("item \($0)") }
    let grids = [
      Grid.horizontal { for item in items { item.expanded() } }, Grid(tracks: 3) { for item in items { item } },
    ]
    for grid in grids {
      for item in items { grid.add(item) }
      grid.layout(width: 120, height: 10)
      items[1].remove()
      #expect(grid.layout(width: 120, height: 10).dropped.isEmpty)
    }
  }
}
