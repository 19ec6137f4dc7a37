import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// A random grid as data, from which grids and expected frames are made.
struct RandomGrid {
  struct Item {
    var name: String
    var span: GridSpan
    var start: GridStart
    var size: Size?
    var alignment: GridAlignment?
  }

  var flow: GridFlow
  var mode: GridContentMode
  var packing: GridPacking
  var tracks: [GridTrack]
  var spacing: GridSpacing
  var itemAlignment: GridAlignment
  var contentAlignment: GridAlignment
  var size: Size
  var items: [Item]
}

extension RandomGrid {
  init(random: inout SplitMix64) {
    flow = random.oneIn(2) ? .rows : .columns
    mode = random.oneIn(2) ? .fill : .scroll
    packing = random.oneIn(2) ? .sparse : .dense
    let trackCount = random.whole(1...5)
    tracks = (0..<trackCount).map { _ in random.track() }
    spacing = GridSpacing(horizontal: random.length(12), vertical: random.length(12))
    itemAlignment = random.pick(GridAlignment.allCases)
    contentAlignment = random.pick(GridAlignment.allCases)
    // The size has room for everything; other tests check grids without enough room.
    size = Size(width: 3000 + random.length(500), height: 3000 + random.length(500))
    items = []
    for index in 0..<random.whole(0...12) { items.append(random.item(index, trackCount: trackCount)) }
  }

  /// Returns a grid with new boxes.
  func make() -> Grid {
    Grid(
      tracks: tracks, contentMode: mode, flow: flow, packing: packing, spacing: spacing,
      commonItemsAlignment: itemAlignment, contentAlignment: contentAlignment
    ) {
      for item in items { item.make() }
    }
  }

  func arithmetic(areas: [GridArea]) -> GridArithmetic {
    let lineCount = areas.map { flow == .rows ? $0.rows.upperBound : $0.columns.upperBound }.max() ?? 0
    return GridArithmetic(
      flow: flow, mode: mode, tracks: tracks, spacing: spacing, itemAlignment: itemAlignment,
      contentAlignment: contentAlignment, size: size, lineCount: lineCount,
      items: zip(items, areas).map { GridArithmetic.Item(area: $1, size: $0.size, alignment: $0.alignment) })
  }
}

extension RandomGrid.Item {
  func make() -> Box {
    let box = Box(name)
    apply(to: box)
    return box
  }

  func apply(to box: Box) {
    box.intrinsicSize = size
    box.gridSpan(span).gridStart(start).gridItemAlignment(alignment)
  }
}

extension SplitMix64 {
  /// Returns a random multiple of a half.
  mutating func length(_ most: Int) -> Double { Double(whole(0...most * 2)) / 2 }

  mutating func track() -> GridTrack {
    switch whole(0...2) {
    case 0: .pt(length(80))
    case 1: .fr(Double(whole(1...6)) / 2)
    default: .fit
    }
  }

  mutating func item(_ index: Int, trackCount: Int) -> RandomGrid.Item {
    RandomGrid.Item(
      name: "item \(index)", span: [oneIn(3) ? whole(1...3) : 1, oneIn(3) ? whole(1...3) : 1],
      start: [oneIn(5) ? whole(0...trackCount - 1) : nil, oneIn(5) ? whole(0...4) : nil],
      size: oneIn(4) ? nil : Size(width: length(150), height: length(150)),
      alignment: oneIn(3) ? pick(GridAlignment.allCases) : nil)
  }
}

/// Returns whether two frames are equal except for rounding.
func isClose(_ left: Rect, _ right: Rect, within tolerance: Double = 1e-6) -> Bool {
  abs(left.x - right.x) <= tolerance && abs(left.y - right.y) <= tolerance
    && abs(left.width - right.width) <= tolerance && abs(left.height - right.height) <= tolerance
}
