import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Earlier layouts do not affect the result.
@Suite struct HistoryTests {
  @Test("an item that spans tracks stretches them exactly while it has content")
  func emptyCard() {
    let card = Box("card"), inner = fixed("inner", 94, 10)
    let grid = Grid(tracks: [.fit, .fit], spacing: 0) {
      fixed("first", 20, 10)
      fixed("second", 10, 10)
      card.gridSpan(column: 2)
    }
    grid.layout(width: 300, height: 100)
    expectLengths(grid.columnWidths, [20, 10])
    card.add(inner)
    inner.constraints { $0.edgesAnchor == card.edgesAnchor -- 3 }
    grid.layout(width: 300, height: 100)
    // The card is 100 wide, and of the 70 that are missing each column takes half.
    expectLengths(grid.columnWidths, [55, 45])
    inner.remove()
    grid.layout(width: 300, height: 100)
    expectLengths(grid.columnWidths, [20, 10])
  }

  /// The first of two that want more together than there is has all that it wants, and its two columns share that equally.
  @Test("of items that span tracks without room, the first gets its full length", arguments: [false, true])
  func spansWithoutRoom(isReversed: Bool) {
    let a = fixed("a", 38, 10).gridSpan(column: 2).gridStart(column: 0, row: 0)
    let b = fixed("b", 41, 10).gridSpan(column: 2).gridStart(column: 2, row: 0)
    let items = isReversed ? [b, a] : [a, b]
    let grid = Grid(tracks: [.fit, .fit, .fit, .fit, .fr(1)], spacing: 0) { for item in items { item } }
    grid.layout(width: 51, height: 10)
    expectLengths(grid.columnWidths, [19, 19, 6.5, 6.5, 0])
    a.gridSpan(column: 1)
    grid.layout(width: 51, height: 10)
    a.gridSpan(column: 2)
    grid.layout(width: 51, height: 10)
    expectLengths(grid.columnWidths, [19, 19, 6.5, 6.5, 0])
    grid.setContent {
      b
      a
    }
    grid.layout(width: 51, height: 10)
    expectLengths(grid.columnWidths, [19, 19, 6.5, 6.5, 0])
  }

  /// The stack needs 10 + 60, and the row is at least that high; the rows share the rest.
  @Test(
    "an expanded cell shares the room that others make, however it got there",
    arguments: [
      [50.0, 5, 50], [5, 50, 5], [200, 50, 65, 5, 65],
    ])
  func roomOfOthers(heights: [Double]) {
    let tall = fixed("tall", 20, 5), head = Box("head"), inner = fixed("inner", 20, 60)
    let body = Grid(tracks: [.fr(1)], spacing: 0) { inner }
    let stack = Grid.vertical {
      head.constant(10)
      body.expanded()
    }
    let grid = Grid(tracks: [.fit, .fr(1)], contentMode: .scroll, spacing: 0) {
      tall
      stack
    }
    for height in heights {
      tall.intrinsicSize = Size(width: 20, height: height)
      let row = max(height, 10 + 60)
      expectFrames(grid, 100, 300, [stack: (20, 0, 80, row), body: (0, 10, 80, row - 10)])
    }
  }

  /// A squeezed item would stretch its cell again at once, which no layout tries.
  @Test("a share decided for squeezed content costs no pivot in another size")
  func squeezedShare() {
    let items = (0..<100).map { fixed("\($0)", 20, 20) }
    let head = Box("head"), body = Grid(tracks: 10, spacing: 0) { items }
    let page = Grid.vertical {
      head.constant(40)
      body.expanded()
    }
    page.layout(width: 400, height: 140)
    let before = page.solverStatistics?.pivots
    for height in stride(from: 145.0, through: 200, by: 5) {
      let room = height - 40
      expectFrames(page, 400, height, [body: (0, 40, 400, room), items[99]: (370, room * 0.9, 20, room * 0.1)])
    }
    #expect(before != nil && page.solverStatistics?.pivots == before)
  }

  /// Tracks that are repeated as often as there is room hold the grid as long as they are, if nothing else does.
  @Test("a grid that once had room for many tracks has as few as it needs again")
  func repeatedTracks() {
    let wide = fixed("wide", 100, 10)
    let grid = Grid(tracks: [.autoFill(.pt(20))], spacing: 0) { Box("item") }
    let row = Grid.vertical {
      wide.auto().horizontalAlignment(.autoLeft)
      grid.constant(10)
    }
    let page = Grid(tracks: [.fit, .fr(1)], spacing: 0) { row }
    for width in [100.0, 20, 100, 50] {
      wide.intrinsicSize = Size(width: width, height: 10)
      page.layout(width: 200, height: 100)
      expectLengths(grid.columnWidths, [Double](repeating: 20, count: Int(width / 20)))
    }
  }

  @Test("of tracks that may shrink, the first keep their lengths, whichever had them before")
  func shrinkingTracks() {
    let first = fixed("first", 10, 10), second = fixed("second", 10, 10)
    let grid = Grid(tracks: [GridTrack](repeating: .minmax(.pt(10), .pt(40)), count: 3), spacing: 0) {
      first
      second
      Box("third")
    }
    for held in [first, second] {
      let wish = relate(held, .width, .greaterOrEqual, constant: 40)
      grid.layout(width: 60, height: 10)
      wish.isActive = false
      grid.layout(width: 60, height: 10)
      expectLengths(grid.columnWidths, [40, 10, 10])
    }
    grid.layout(width: 75, height: 10)
    expectLengths(grid.columnWidths, [40, 25, 10])
  }

  /// The tie asks for a stack whose middle is at 60, and so for one that is 120 wide; the row has 100.
  ///
  /// The item keeps its 60, and is in the middle.
  @Test("an aligned item that had no room does not keep its stack as short as it was", arguments: [false, true])
  func alignedItem(isLaidOutBefore: Bool) {
    let item = Box("item"), tied = Box("tied"), wide = Box("wide")
    item.intrinsicWidth = 60
    let nest = Grid.vertical {
      item.expanded().horizontalAlignment(.autoCenter)
      tied.auto()
    }
    let row = Grid.horizontal { nest.auto() }
    let page = Grid.vertical {
      wide.auto()
      row.auto()
    }
    if isLaidOutBefore { page.layout(width: 100, height: 100) }
    tied.constraints { $0.centerXAnchor == wide.rightAnchor - 40 --! .priority(304) }
    item.constraints { $0.widthAnchor == 10 --! .priority(505) }
    expectFrames(page, 100, 100, [nest: (0, 0, 100, 0), item: (20, 0, 60, 0)])
  }

  /// Of the item's own constraints, the older one holds: its cell and the item are 150 long.
  @Test("a cell is as long as the older of two constraints of its item", arguments: [false, true])
  func contradictingLengths(isLaidOutBefore: Bool) {
    let item = Box("item"), other = Box("other")
    let row = Grid.horizontal {
      item.auto()
      other.auto()
    }
    item.constraints { $0.rightAnchor <= other.trailingAnchor + 20 }
    if isLaidOutBefore { row.layout(width: 100, height: 100) }
    item.constraints { $0.widthAnchor == 150 }
    other.remove()
    let younger = item.widthAnchor <= 70
    younger.isActive = true
    if isLaidOutBefore { row.layout(width: 100, height: 100) }
    item.constraints { $0.topAnchor >= other.bottomAnchor }
    let conflicts = row.layout(width: 100, height: 100).conflicts
    #expect(conflicts.count == 1 && conflicts.first?.leftOut === younger)
    #expect(item.frame == Rect(x: 0, y: 0, width: 150, height: 100))
  }

  /// The last of the three boxes is as wide as the first column, 95, and the second column is twice as wide.
  ///
  /// The other two boxes divide the rest of 95 in any way, because both resist equally. The stack tries in each layout
  /// of another size whether it has free space.
  @Test("a layout in the same size changes nothing, although the constraints allow other widths")
  func repeatedLayout() {
    let (a, b, c) = (fixed("a", 20, 10), fixed("b", 20, 10), fixed("c", 20, 10))
    let box = Box("box"), other = fixed("other", 20, 10), rest = fixed("rest", 20, 10)
    box.add(a, b, c)
    box.constraints { _ in
      a.leadingAnchor == box.leadingAnchor
      b.leadingAnchor == a.trailingAnchor
      c.leadingAnchor == b.trailingAnchor
      c.trailingAnchor == box.trailingAnchor
      for item in [a, b, c] { item.verticalEdgesAnchor == box.verticalEdgesAnchor }
    }
    let grid = Grid(tracks: [.minmax(.fit, .fr(1)), .fr(2)], spacing: 0) {
      box.gridStart(column: 1)
      other
    }
    let row = Grid.horizontal {
      grid.auto()
      rest.expanded()
    }
    row.constraints { _ in
      c.widthAnchor == 95
      c.widthAnchor == other.widthAnchor
    }
    row.layout(width: 100, height: 200)
    let frames = [a.frame, b.frame]
    expectLengths([a.frame.width + b.frame.width, c.frame.width, box.frame.width], [95, 95, 190])
    for _ in 1...3 {
      #expect(row.layout(width: 100, height: 200).changed.isEmpty)
      #expect([a.frame, b.frame] == frames)
    }
  }
}
