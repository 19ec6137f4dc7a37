import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// A random tree of items with alternatives, as plain data.
struct RandomScreen {
  struct Leaf {
    var name: String
    var width: Double
    var height: Double
  }

  /// A comparison of a width or a height of the root or the host with a number.
  struct Comparison {
    let isAboutRoot: Bool
    let axis: Axis
    let isAtLeast: Bool
    let number: Double
  }

  enum Shape {
    case row(gap: Double, inset: Double)
    case column(gap: Double, inset: Double)
    case stack(Axis, shares: [Bool])
    case tracks(Int)
  }

  struct Choice {
    let name: String

    /// The comparisons that must hold; nil if the alternative must fit.
    let comparisons: [Comparison]?
    let shape: Shape

    /// Whether constraints keep the items of a row or a column between all edges of the host.
    let isTied: Bool

    /// The indices of items that are left out.
    let absent: Set<Int>
  }

  struct Host {
    var name: String
    var leaves: [Leaf]
    var inner: [Host]
    var choices: [Choice]

    /// The share of the root's size that the host has; nil for its natural size.
    var part: Double?
  }

  var hosts: [Host] = []
  let isMirrored: Bool

  init(seed: UInt64, isTied: Bool = true) {
    var generator = SplitMix64(seed: seed)
    isMirrored = generator.oneIn(4)
    var count = 0
    for _ in 0..<generator.whole(1...3) {
      hosts.append(Self.host(&generator, &count, depth: 0, isTied))
    }
  }

  private static func host(_ generator: inout SplitMix64, _ count: inout Int, depth: Int, _ isTied: Bool) -> Host {
    count += 1
    let name = "host \(count)"
    let leaves = (0..<generator.whole(1...3)).map {
      Leaf(
        name: "\(name) leaf \($0)", width: Double(generator.whole(2...24)) * 5,
        height: Double(generator.whole(2...12)) * 5)
    }
    var inner: [Host] = []
    if depth < 2 && count < 6 && generator.oneIn(2) { inner = [host(&generator, &count, depth: depth + 1, isTied)] }
    let itemCount = leaves.count + inner.count
    let choices = (0..<generator.whole(1...4)).map { choice(&generator, $0, itemCount, isTied) }
    let part: Double? = generator.oneIn(2) ? nil : Double(generator.whole(3...8)) / 10
    return Host(name: name, leaves: leaves, inner: inner, choices: choices, part: part)
  }

  private static func choice(_ generator: inout SplitMix64, _ index: Int, _ count: Int, _ isTied: Bool) -> Choice {
    var comparisons: [Comparison]?
    if generator.oneIn(2) {
      comparisons = (0..<generator.whole(1...2)).map { _ in
        Comparison(
          isAboutRoot: generator.oneIn(2), axis: generator.oneIn(3) ? .vertical : .horizontal,
          isAtLeast: !generator.oneIn(4), number: Double(generator.whole(1...40)) * 20)
      }
    }
    let shape: Shape
    switch generator.whole(0...4) {
    case 0: shape = .row(gap: Double(generator.whole(0...3)), inset: Double(generator.whole(0...4)))
    case 1: shape = .column(gap: Double(generator.whole(0...3)), inset: Double(generator.whole(0...4)))
    case 2: shape = .stack(.horizontal, shares: (0..<count).map { _ in generator.oneIn(3) })
    case 3: shape = .stack(.vertical, shares: (0..<count).map { _ in generator.oneIn(3) })
    default: shape = .tracks(generator.whole(1...3))
    }
    var absent: Set<Int> = []
    if count > 1 && generator.oneIn(3) { absent = [generator.whole(0...count - 1)] }
    return Choice(name: "choice \(index)", comparisons: comparisons, shape: shape, isTied: isTied, absent: absent)
  }

  /// All hosts, outer ones before inner ones.
  var allHosts: [Host] {
    var all: [Host] = [], layer = hosts
    while !layer.isEmpty {
      all += layer
      layer = layer.flatMap { $0.inner }
    }
    return all
  }

  /// Gives a random leaf another size.
  mutating func edit(_ generator: inout SplitMix64) {
    let host = generator.whole(0...hosts.count - 1), leaf = generator.whole(0...hosts[host].leaves.count - 1)
    hosts[host].leaves[leaf].width = Double(generator.whole(2...24)) * 5
  }
}

extension RandomScreen.Choice {
  /// Returns the constraints that give items of a box the shape.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - box: The box.
  ///   - isNatural: Whether all edges of the box bound the items, as in the natural size of the alternative.
  /// - Returns: The constraints.
  @ConstraintBuilder
  func constraints(_ items: [Box], in box: Box, isNatural: Bool = false) -> [LayoutConstraint] {
    switch shape {
    case .row(let gap, let inset): Self.row(items, box, gap, inset, isTied)
    case .column(let gap, let inset): Self.column(items, box, gap, inset, isTied)
    case .stack, .tracks: []
    }
    if isNatural && !isTied {
      for item in items {
        item.trailingAnchor <= box.trailingAnchor
        item.bottomAnchor <= box.bottomAnchor
      }
    }
  }

  @ConstraintBuilder
  private static func row(
    _ items: [Box], _ box: Box, _ gap: Double, _ inset: Double, _ isTied: Bool
  ) -> [LayoutConstraint] {
    for index in items.indices {
      if index == 0 { items[index].leadingAnchor == box.leadingAnchor + inset }
      if index > 0 { items[index].leadingAnchor == items[index - 1].trailingAnchor + gap }
      items[index].topAnchor == box.topAnchor + inset
      if isTied { items[index].bottomAnchor <= box.bottomAnchor }
    }
    if isTied { items[items.count - 1].trailingAnchor <= box.trailingAnchor }
  }

  @ConstraintBuilder
  private static func column(
    _ items: [Box], _ box: Box, _ gap: Double, _ inset: Double, _ isTied: Bool
  ) -> [LayoutConstraint] {
    for index in items.indices {
      if index == 0 { items[index].topAnchor == box.topAnchor + inset }
      if index > 0 { items[index].topAnchor == items[index - 1].bottomAnchor + gap }
      items[index].leadingAnchor == box.leadingAnchor + inset
      if isTied { items[index].trailingAnchor <= box.trailingAnchor }
    }
    if isTied { items[items.count - 1].bottomAnchor <= box.bottomAnchor }
  }
}

extension RandomScreen.Shape {
  /// Returns the grid of the shape; nil if the shape is made by constraints.
  func grid(_ items: [Box]) -> Grid? {
    switch self {
    case .row, .column: return nil
    case .stack(.horizontal, let shares):
      return Grid.horizontal {
        for index in items.indices { if shares[index] { items[index].expanded() } else { items[index].auto() } }
      }
    case .stack(.vertical, let shares):
      return Grid.vertical {
        for index in items.indices { if shares[index] { items[index].expanded() } else { items[index].auto() } }
      }
    case .tracks(let count):
      let tracks: [GridTrack] = (0..<count).map { _ in .fr(1) }
      return Grid(tracks: tracks, spacing: 2) { for item in items { item } }
    }
  }
}
