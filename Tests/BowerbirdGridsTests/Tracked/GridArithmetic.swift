import BowerbirdGrids
import BowerbirdLayout

/// The document's formulas as plain arithmetic, independent of how grids are compiled into constraints.
///
/// A track in points has that length. A fitting track is as long as its longest item. Then items that span several
/// fitting tracks add equal shares of what they lack, shorter spans first; items that span a fraction add nothing. The
/// free space is divided among the fractions. In the direction of growth, all tracks are equal fractions, or all fit.
struct GridArithmetic {
  struct Item {
    var area: GridArea
    var size: Size?
    var alignment: GridAlignment?
  }

  var flow: GridFlow
  var mode: GridContentMode
  var tracks: [GridTrack]
  var spacing: GridSpacing
  var itemAlignment: GridAlignment
  var contentAlignment: GridAlignment
  var size: Size
  var lineCount: Int
  var items: [Item]

  /// Returns the frames of the items.
  func frames() -> [Rect] {
    let columns = axis(isHorizontal: true), rows = axis(isHorizontal: false)
    return items.map { item in
      let alignment = item.alignment ?? itemAlignment
      let size = alignment == .fill ? nil : item.size
      let across = Self.place(
        size?.width, in: columns.extent(item.area.columns), share: alignment.arithmeticShares.x)
      let down = Self.place(size?.height, in: rows.extent(item.area.rows), share: alignment.arithmeticShares.y)
      return Rect(x: across.start, y: down.start, width: across.length, height: down.length)
    }
  }

  /// The length of all tracks together, along both axes.
  var contentSize: Size { Size(width: axis(isHorizontal: true).total, height: axis(isHorizontal: false).total) }

  struct Tracks {
    var starts: [Double]
    var lengths: [Double]
    var total: Double

    func extent(_ range: Range<Int>) -> (start: Double, length: Double) {
      let start = starts[range.lowerBound], last = range.upperBound - 1
      return (start, starts[last] + lengths[last] - start)
    }
  }

  func axis(isHorizontal: Bool) -> Tracks {
    let isGiven = isHorizontal == (flow == .rows)
    let room = isHorizontal ? size.width : size.height
    let gap = isHorizontal ? spacing.horizontal : spacing.vertical
    let kinds = isGiven ? tracks : [GridTrack](repeating: mode == .fill ? .fr(1) : .fit, count: lineCount)
    let isBounded = isGiven || mode == .fill
    let lengths = Self.lengths(kinds, gap: gap, room: isBounded ? room : nil, needs: needs(isHorizontal))
    let gaps = gap * Double(max(0, kinds.count - 1))
    let total = lengths.reduce(0, +) + gaps
    let hasShare = kinds.contains { if case .fr(let factor) = $0 { factor > 0 } else { false } }
    let shares = contentAlignment.arithmeticShares
    let isFree = isBounded && !hasShare
    var start = isFree ? (room - total) * (isHorizontal ? shares.x : shares.y) : 0
    var starts: [Double] = []
    for length in lengths {
      starts.append(start)
      start += length + gap
    }
    return Tracks(starts: starts, lengths: lengths, total: total)
  }

  private func needs(_ isHorizontal: Bool) -> [(range: Range<Int>, length: Double)] {
    items.map { item in
      isHorizontal
        ? (item.area.columns, item.size?.width ?? 0) : (item.area.rows, item.size?.height ?? 0)
    }
  }

  static func lengths(
    _ kinds: [GridTrack], gap: Double, room: Double?, needs: [(range: Range<Int>, length: Double)]
  ) -> [Double] {
    var lengths = kinds.indices.map { track -> Double in
      switch kinds[track] {
      case .pt(let length): return length
      case .fit:
        let most = needs.filter { $0.range == track..<track + 1 }.map(\.length).max() ?? 0
        return min(most, room ?? .infinity)
      default: return 0
      }
    }
    func isShare(_ track: Int) -> Bool { if case .fr(let factor) = kinds[track] { factor > 0 } else { false } }
    for count in Set(needs.map(\.range.count)).filter({ $0 > 1 }).sorted() {
      var growth = [Double](repeating: 0, count: kinds.count)
      for need in needs where need.range.count == count && !need.range.contains(where: isShare) {
        let fitting = need.range.filter { kinds[$0] == .fit }
        let lack = need.length - need.range.reduce(0) { $0 + lengths[$1] } - gap * Double(count - 1)
        for track in fitting { growth[track] = max(growth[track], lack / Double(fitting.count)) }
      }
      for track in kinds.indices { lengths[track] += growth[track] }
    }
    let shares = kinds.reduce(0.0) { if case .fr(let factor) = $1 { $0 + factor } else { $0 } }
    if shares > 0, let room {
      let rest = room - lengths.reduce(0, +) - gap * Double(kinds.count - 1)
      for track in kinds.indices {
        if case .fr(let factor) = kinds[track] { lengths[track] = factor * max(0, rest) / shares }
      }
    }
    return lengths
  }

  /// Returns the place of an item, which is at most as long as its cell and lies where its alignment puts it.
  private static func place(
    _ wanted: Double?, in cell: (start: Double, length: Double), share: Double
  ) -> (start: Double, length: Double) {
    let length = min(wanted ?? cell.length, cell.length)
    return (cell.start + (cell.length - length) * share, length)
  }
}

extension GridAlignment {
  /// The share of the free space before an item, horizontally and vertically.
  var arithmeticShares: (x: Double, y: Double) {
    switch self {
    case .topLeading, .fill: (0, 0)
    case .top: (0.5, 0)
    case .topTrailing: (1, 0)
    case .leading: (0, 0.5)
    case .center: (0.5, 0.5)
    case .trailing: (1, 0.5)
    case .bottomLeading: (0, 1)
    case .bottom: (0.5, 1)
    case .bottomTrailing: (1, 1)
    }
  }
}
