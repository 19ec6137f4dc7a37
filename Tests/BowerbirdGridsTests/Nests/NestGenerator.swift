import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// Trees of containers of all systems, drawn by lot.
struct NestGenerator {
  var random: SplitMix64
  private var count = 0

  /// The items that trees may contain.
  private let parts: Parts

  /// A selection of kinds of leaves and containers.
  enum Parts {
    /// All kinds of leaves, and containers of all systems.
    case all

    /// Leaves of one size, in containers of all systems.
    case firm

    /// Leaves of one size, in stacks, repeated tracks and lines.
    case stacksAndRepeats
  }

  /// Whether wrapping grids are among the containers.
  private let hasLines: Bool

  init(seed: UInt64, _ parts: Parts = .all, hasLines: Bool = true) {
    random = SplitMix64(seed: seed)
    self.parts = parts
    self.hasLines = hasLines
  }

  /// Returns a tree with at least one path of containers of the given depth.
  mutating func tree(depth: Int) -> NestModel {
    var tree = spine(depth)
    tree.cell = .auto(minimum: 0, maximum: .infinity)
    return tree
  }

  /// Returns a size that is too small for a tree, about right, or large.
  mutating func size() -> Size { Size(width: extent(), height: extent()) }

  mutating func extent() -> Double {
    switch random.whole(0...2) {
    case 0: random.length(60)
    case 1: 60 + random.length(140)
    default: 200 + random.length(300)
    }
  }

  /// Returns containers nested to a depth, each with small items beside the next one.
  private mutating func spine(_ depth: Int) -> NestModel {
    if depth == 0 { return leaf() }
    var children = (0..<random.whole(0...2)).map { _ in twig(random.oneIn(3) ? 1 : 0) }
    children.insert(spine(depth - 1), at: random.whole(0...children.count))
    return container(of: children)
  }

  private mutating func twig(_ depth: Int) -> NestModel {
    if depth == 0 { return leaf() }
    return container(of: (0..<random.whole(1...3)).map { _ in leaf() })
  }

  private mutating func container(of children: [NestModel]) -> NestModel {
    if hasLines && random.oneIn(7) { return lines(children) }
    return switch random.whole(0...(parts == .stacksAndRepeats ? 4 : 9)) {
    case 0...2: item(.stack(isVertical: random.oneIn(2), children))
    case 3, 4: repeats(children)
    case 5, 6: lanes(children)
    case 7, 8: columns(children)
    default: children.count == 1 ? item(.card(children[0])) : item(.stack(isVertical: random.oneIn(2), children))
    }
  }

  private mutating func repeats(_ children: [NestModel]) -> NestModel {
    let track = GridTrack.minmax(.pt(10 + random.length(40)), .fr(1))
    return item(
      .tracks(isVertical: random.oneIn(4), [.autoFill(track)], cross: .fit, gap: gap(), children))
  }

  private mutating func lanes(_ children: [NestModel]) -> NestModel {
    let tracks = children.map { _ in track() }
    return item(.tracks(isVertical: random.oneIn(2), tracks, cross: cross(), gap: gap(), children))
  }

  private mutating func lines(_ children: [NestModel]) -> NestModel {
    var said = WrappingDeclaration()
    said.axis = random.oneIn(3) ? .vertical : .horizontal
    (said.spacing, said.lineSpacing) = (gap(), gap())
    said.alignment = random.pick(GridLineAlignment.allCases)
    said.distribution = random.pick(GridDistribution.allCases)
    said.lines = random.pick(GridDistribution.allCases)
    said.lineLimit = random.oneIn(6) ? random.whole(0...2) : nil
    return item(.wrapping(said, children))
  }

  private mutating func columns(_ children: [NestModel]) -> NestModel {
    let inset = random.oneIn(2) ? random.length(4) : 0
    return item(
      .columns(isVertical: random.oneIn(2), gap: random.oneIn(2) ? random.length(3) : 0, inset: inset, children))
  }

  private mutating func gap() -> Double { random.oneIn(2) ? random.length(6) : 0 }

  private mutating func track() -> GridTrack {
    switch random.whole(0...7) {
    case 0: .pt(random.length(60))
    case 1, 2: .fr(Double(random.whole(1...4)) / 2)
    case 3: .minmax(.pt(random.length(40)), .fr(1))
    case 4: .minmax(.fit, .fr(1))
    case 5: .minmax(.pt(random.length(20)), .pt(20 + random.length(40)))
    default: .fit
    }
  }

  private mutating func cross() -> GridTrack {
    switch random.whole(0...2) {
    case 0: .fr(1)
    case 1: .minmax(.fit, .fr(1))
    default: .fit
    }
  }

  private mutating func leaf() -> NestModel {
    if parts == .all && random.oneIn(4) { return item(.words(random.whole(1...12))) }
    if parts == .all && random.oneIn(6) { return item(.soft(random.length(80), random.length(40))) }
    if random.oneIn(8) {
      return item(.pair(isVertical: random.oneIn(2), random.length(30), random.length(30)))
    }
    return item(.leaf(random.length(80), random.length(40)))
  }

  /// Returns an item with random properties for the container around it.
  private mutating func item(_ kind: NestModel.Kind) -> NestModel {
    count += 1
    var item = NestModel("n\(count)", kind)
    switch random.whole(0...6) {
    case 0: item.cell = .constant(random.length(60))
    case 1, 2: item.cell = .expanded(Double(random.whole(1...3)), canCollapse: false)
    case 3: item.cell = .expanded(1, canCollapse: random.oneIn(2))
    case 4: item.cell = .auto(minimum: random.length(20), maximum: 20 + random.length(40))
    default: item.cell = .auto(minimum: 0, maximum: .infinity)
    }
    if random.oneIn(3) { item.margin = random.length(5) }
    item.covered = random.whole(1...6)
    return item
  }
}
