import BowerbirdGrids
import BowerbirdLayout
import Testing

@Suite struct GridEdgeTests {
  private func boxes(_ count: Int) -> [Box] { (0..<count).map { Box("\($0)") } }

  private func expectFinite(_ grid: Grid) {
    for item in grid.items {
      let frame = item.frame
      #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite)
      #expect(frame.width >= 0 && frame.height >= 0, "\(item.name) \(frame)")
    }
  }

  @Test("a grid without items has no rows, and no warning")
  func noItems() {
    let grid = Grid(tracks: [.fr(1), .fit, .pt(20)]) {}
    grid.layout(width: 100, height: 100)
    #expect(grid.warnings.isEmpty && grid.rowCount == 0 && grid.columnCount == 3)
    #expect(grid.contentSize.height == 0)
  }

  @Test("without tracks the items have no place, and the grid reports it")
  func noTracks() {
    let grid = Grid(tracks: 0) { boxes(2) }
    grid.layout(width: 100, height: 100)
    #expect(grid.warnings == [.noTracks])
    expectFinite(grid)
  }

  @Test("without room shares are 0, fixed tracks stay", arguments: [GridContentMode.fill, .scroll])
  func noRoom(_ mode: GridContentMode) {
    let grid = Grid(tracks: [.fr(1), .pt(30), .fit], contentMode: mode) { boxes(7) }
    grid.layout(width: 0, height: 0)
    expectLengths(grid.columnWidths, [0, 30, 0])
    expectFinite(grid)
  }

  @Test("unusable lengths count as 0 and are reported")
  func unusableLengths() {
    let grid = Grid(
      tracks: [.pt(-5), .fr(.nan), .pt(.infinity), .fr(-1), .minmax(.pt(-.infinity), .fr(1))],
      spacing: GridSpacing(horizontal: .nan, vertical: -3)
    ) { boxes(5) }
    grid.layout(width: 100, height: 50)
    var expected: [GridWarning] = [
      .unusableLength(name: "horizontal spacing"), .unusableLength(name: "vertical spacing"),
    ]
    for track in 0..<5 { expected.append(.unusableTrack(index: track, axis: "column")) }
    #expect(grid.warnings == expected)
    expectLengths(grid.columnWidths, [0, 0, 0, 0, 100])
    expectFinite(grid)
  }

  @Test("a maximum below the minimum is reported, and the minimum counts for both")
  func crossedBounds() {
    let grid = Grid(tracks: [.minmax(.pt(50), .pt(20)), .fr(1), .minmax(.pt(30), .fit(upTo: 10))], spacing: 0) {
      boxes(3)
    }
    grid.layout(width: 100, height: 50)
    #expect(grid.warnings == [.crossedBounds(index: 0, axis: "column"), .crossedBounds(index: 2, axis: "column")])
    #expect(
      grid.warnings.first?.description
        == "The greatest length of column 0 is below its least length; the least length counts for both.")
    expectLengths(grid.columnWidths, [50, 20, 30])
    let chip = Box("chip")
    chip.minLength(40).maxLength(20)
    let chips = Grid.wrapping { chip }
    chips.layout(width: 100, height: 50)
    #expect(
      chips.warnings.map(\.description) == [
        "The greatest length of item 0 ('chip') is below its least length; the least length counts for both."
      ])
    #expect(chip.frame.width == 40)
  }

  /// Upstream's answer is not a number.
  @Test("a share of no room is 0")
  func zeroShare() {
    let grid = Grid(tracks: [.fr(0)]) { boxes(1) }
    grid.layout(width: 100, height: 50)
    expectLengths(grid.columnWidths, [0])
    expectFinite(grid)
  }

  @Test("a hidden item keeps its cell")
  func hidden() {
    let items = boxes(3)
    let grid = Grid(tracks: 3, spacing: 0) { items }
    grid.layout(width: 90, height: 10)
    items[0].isHidden = true
    grid.layout(width: 90, height: 10)
    #expect(items[1].frame == Rect(x: 30, y: 0, width: 30, height: 10))
  }

  @Test(
    "a region ends where the grid ends",
    arguments: [
      (0..<Int.max, 0..<2), (Int.min..<Int.max, -3..<2), (-2..<3, Int.min..<Int.max),
    ])
  func endlessRegion(columns: Range<Int>, rows: Range<Int>) {
    let grid = Grid(tracks: 3) {
      GridGroup { boxes(4) }.gridRegion(columns: columns, rows: rows)
    }
    grid.layout(width: 30, height: 10)
    let areas = grid.items.map { grid.area(of: $0) }
    #expect(areas.map(\.?.columns) == [0..<1, 1..<2, 2..<3, 0..<1])
    #expect(areas.map(\.?.rows) == [0..<1, 0..<1, 0..<1, 1..<2])
    #expect(grid.warnings.isEmpty)
  }

  @Test("a subgrid without tracks to take over reports it, and fits its items")
  func lonelySubgrid() {
    let grid = Grid(tracks: [.subgrid, .pt(5)], spacing: 0) { fixed("fixed", 20, 10) }
    grid.layout(width: 100, height: 10)
    #expect(grid.warnings == [.subgridWithoutTracks(index: 0, axis: "column")])
    expectLengths(grid.columnWidths, [20, 5])
    let outer = Grid(tracks: [.pt(30), .fr(1)], spacing: 0) { grid.gridSpan(column: 2) }
    grid.declaration.tracks = [.subgrid]
    outer.layout(width: 100, height: 10)
    #expect(grid.warnings.isEmpty)
    expectLengths(grid.columnWidths, [30, 70])
  }

  @Test("an item twice in a grid is one item")
  func twice() {
    let box = Box("twice")
    let grid = Grid(tracks: 2) {
      box
      box
    }
    grid.layout(width: 100, height: 100)
    #expect(grid.rowCount == 1 && grid.area(of: box) == GridArea(columns: 0..<1, rows: 0..<1))
  }

  @Test("two items of one identity are distinguished by their order, with a warning")
  func sameIdentity() {
    let grid = Grid([1, 1], id: \.self, tracks: 2) { Box("\($0)") }
    grid.layout(width: 100, height: 100)
    #expect(grid.warnings == [.duplicateIdentity(item: 1)])
    #expect(grid.identity(of: grid.items[0]) != grid.identity(of: grid.items[1]))
  }

  @Test("the next item takes the cell of a removed one")
  func removal() {
    let items = boxes(3)
    let grid = Grid(tracks: 3, spacing: 0) { items }
    grid.layout(width: 90, height: 10)
    items[0].remove()
    grid.layout(width: 90, height: 10)
    #expect(items[1].frame == Rect(x: 0, y: 0, width: 30, height: 10))
    #expect(grid.items.count == 2)
  }

  @Test("anchors reach into cells and out of them")
  func anchors() {
    let root = Box("root"), marker = Box("marker")
    let item = Box("item"), outside = Box("outside")
    let grid = Grid(tracks: [.fr(1), .fit], spacing: 10) {
      Box("rest")
      item
    }
    root.add([grid, outside, marker])
    for attribute in [LayoutAttribute.leading, .top, .width, .height] { relate(grid, attribute, to: root) }
    relate(outside, .width, constant: 70)
    relate(outside, .height, constant: 5)
    relate(outside, .top, to: root)
    relate(outside, .leading, to: root)
    relate(item, .width, to: outside)
    relate(marker, .leading, to: item)
    relate(marker, .top, to: root)
    relate(marker, .width, constant: 1)
    relate(marker, .height, constant: 1)
    root.layout(width: 300, height: 40)
    expectLengths(grid.columnWidths, [220, 70])
    #expect(item.frame == Rect(x: 230, y: 0, width: 70, height: 40))
    #expect(marker.frame.x == 230)
  }

  @Test("grids nest a thousand deep")
  func deep() {
    var inner = Grid(tracks: 1, spacing: 0) { Box("leaf") }
    for _ in 0..<1_000 {
      let child = inner
      inner = Grid(tracks: 1, spacing: 0) { child }
    }
    inner.layout(width: 64, height: 32)
    var node: any LayoutItem = inner
    while let child = node.children.first { node = child }
    #expect(node.frame == Rect(x: 0, y: 0, width: 64, height: 32))
  }
}

@Suite struct ContentPressureTests {
  private func label(_ width: Double) -> Box {
    let box = Box("label \(width)")
    box.intrinsicSize = Size(width: width, height: 10)
    return box
  }

  /// A box whose width comes from a label inside of it.
  private func card(_ width: Double) -> Box {
    let card = Box("card"), inner = label(width)
    card.add(inner)
    relate(inner, .leading, to: card, constant: 10)
    relate(card, .trailing, to: inner, constant: 10)
    relate(inner, .top, to: card)
    relate(card, .bottom, to: inner)
    return card
  }

  @Test("long content in a share takes nothing from a card in a fitting track")
  func cardBesideLongLabel() {
    let grid = Grid(tracks: [.fr(1), .fit], spacing: 0) {
      label(300)
      card(180)
    }
    grid.layout(width: 400, height: 20)
    expectLengths(grid.columnWidths, [200, 200])
    #expect(grid.items[0].frame.width == 200)
  }

  @Test("an item that spans a share and a fitting track does not stretch the fitting one")
  func spanningLabel() {
    let grid = Grid(tracks: [.fit, .fr(1), .fr(1)], spacing: 0) {
      card(30)
      Box("rest").gridSpan(column: 2)
      label(390).gridSpan(column: 2)
      Box("rest")
    }
    grid.layout(width: 400, height: 20)
    expectLengths(grid.columnWidths, [50, 175, 175])
  }

  /// Neither 30 can be any less, so that both go over the edge of 40, and lie around its middle: −10 to 50.
  @Test("fitting tracks keep the lengths of their contents if there is not enough room for all")
  func competingTracks() {
    let first = fixed("first", 30, 10), second = fixed("second", 30, 10)
    let left = Grid(tracks: [.fr(1)]) { first }
    let right = Grid(tracks: [.fr(1)]) { second }
    let root = Grid(tracks: [.fit, .fit], spacing: 0) {
      left
      right
    }
    let wide = relate(right, .width, .greaterOrEqual, constant: 35)
    wide.isActive = false
    for _ in 0..<2 {
      expectFrames(root, 40, 10, [left: (-10, 0, 30, 10), right: (20, 0, 30, 10)])
      wide.isActive = true
      expectFrames(root, 40, 10, [left: (-12.5, 0, 30, 10), right: (17.5, 0, 35, 10)])
      wide.isActive = false
    }
    expectFrames(root, 100, 10, [left: (20, 0, 30, 10), right: (50, 0, 30, 10)])
  }

  @Test("an item that stretches one of several shares always stretches the first")
  func competingShares() {
    let wide = fixed("wide", 60, 10), a = Box("a"), b = Box("b"), c = Box("c")
    wide.gridSpan(column: 2)
    relate(wide, .width, .greaterOrEqual, constant: 60)
    let track = GridTrack.minmax(.fit, .fr(1))
    let root = Grid(tracks: [track, track, .fr(1)], contentMode: .scroll, spacing: 0) {
      wide
      c
      a
      b
    }
    let other = relate(b, .width, .greaterOrEqual, constant: 50)
    other.isActive = false
    root.layout(width: 60, height: 40)
    let fresh = [a, b, c].map(\.frame)
    other.isActive = true
    root.layout(width: 60, height: 40)
    #expect(b.frame.width >= 50)
    other.isActive = false
    root.layout(width: 60, height: 40)
    #expect([a, b, c].map(\.frame) == fresh)
  }
}
