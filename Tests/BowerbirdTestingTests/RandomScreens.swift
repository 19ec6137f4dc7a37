import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting

/// A random tree of stacks, repeated tracks and constrained boxes, with labels and with lengths that depend on both
/// extents.
struct RandomScreen {
  private var random: SplitMix64
  private(set) var boxes: [Box] = []
  private(set) var root = Box("root")

  /// The greatest width of the first picture, which edits change.
  private(set) var limit: LayoutConstraint?
  private let firstLimit: Double?
  private let hasChoices: Bool
  private var count = 0

  /// Creates the tree of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - depth: The number of containers around the innermost boxes.
  ///   - limit: The greatest width of the first picture, or nil for a random one.
  ///   - hasChoices: Whether wrapping grids and items with alternatives are among the containers.
  init(seed: UInt64, depth: Int, limit: Double? = nil, hasChoices: Bool = false) {
    firstLimit = limit
    self.hasChoices = hasChoices
    random = SplitMix64(seed: seed)
    let inner = card(depth)
    root.add(inner)
    inner.constraints { $0.edgesAnchor == root.edgesAnchor }
    root.layout(width: 400, height: 300)
  }

  private mutating func named(_ box: Box) -> Box {
    count += 1
    box.name = "b\(count)"
    boxes.append(box)
    return box
  }

  private mutating func item(_ depth: Int) -> Box {
    if depth == 0 || random.oneIn(4) { return leaf() }
    if hasChoices && random.oneIn(2) { return random.oneIn(2) ? lines(depth - 1) : alternatives(depth - 1) }
    switch random.whole(0...3) {
    case 0, 1: return stack(depth - 1)
    case 2: return tracks(depth - 1)
    default: return card(depth - 1)
    }
  }

  private mutating func leaf() -> Box {
    if random.oneIn(2) {
      let words = (0..<random.whole(1...6)).map { _ in String(repeating: "x", count: random.whole(1...7)) }
      return named(Label(words.joined(separator: " "), font: random.oneIn(2) ? .cells : .proportional(12)))
    }
    let box = Box()
    box.intrinsicSize = Size(width: Double(random.whole(1...80)), height: Double(random.whole(1...40)))
    return named(box)
  }

  private mutating func stack(_ depth: Int) -> Box {
    let cells = (0..<random.whole(1...3)).map { _ in item(depth) }
    var lengths = cells.map { _ in random.whole(0...4) }
    lengths[0] = 4
    let constants = cells.map { _ in Double(random.whole(5...60)) }
    let content = zip(cells, zip(lengths, constants)).map { box, kind -> any GridContentProtocol in
      switch kind.0 {
      case 0: box.constant(kind.1)
      case 1, 2: box.auto()
      default: box.expanded()
      }
    }
    let isVertical = random.oneIn(2)
    let stack =
      isVertical ? Grid.vertical { for cell in content { cell } } : Grid.horizontal { for cell in content { cell } }
    return named(stack)
  }

  private mutating func tracks(_ depth: Int) -> Box {
    let items = (0..<random.whole(2...5)).map { _ in item(depth) }
    let least = Double(random.whole(40...120))
    return named(
      Grid(tracks: [.autoFill(.minmax(.pt(least), .fr(1)))], contentMode: .scroll, spacing: 4) { items })
  }

  private mutating func lines(_ depth: Int) -> Box {
    let items = (0..<random.whole(2...5)).map { _ in item(depth) }
    if random.oneIn(3) { _ = items[0].grow() }
    return named(
      Grid.wrapping(
        along: random.oneIn(4) ? .vertical : .horizontal, spacing: Double(random.whole(0...8)),
        alignment: random.pick([.start, .center, .stretch]), distribution: random.pick(GridDistribution.allCases),
        lineLimit: random.oneIn(4) ? 2 : nil
      ) { items })
  }

  /// Returns a box with a row or a column of the same items, or with an item that is absent below a width.
  private mutating func alternatives(_ depth: Int) -> Box {
    let host = Box(), items = (0..<2).map { _ in item(depth) }
    if random.oneIn(2) {
      host.alternatives {
        Alternative("row") { Grid.horizontal { for item in items { item.auto() } } }
        Alternative("column") { Grid.vertical { for item in items { item.auto() } } }
      }
      return named(host)
    }
    host.add(items)
    host.constraints { host in
      items[0].leadingTopAnchor == host.leadingTopAnchor
      items[0].bottomAnchor == host.bottomAnchor
      items[1].verticalEdgesAnchor == host.verticalEdgesAnchor
      items[1].trailingAnchor == host.trailingAnchor
    }
    let least = Double(random.whole(60...300))
    host.alternatives {
      Alternative("wide", when: host.widthAnchor >= least) {
        items[0].widthAnchor == least / 3
        items[1].leadingAnchor == items[0].trailingAnchor
      }
      Alternative("narrow", without: [items[0]]) { items[1].leadingAnchor == host.leadingAnchor }
    }
    return named(host)
  }

  /// Returns a box with a picture and content beside it.
  ///
  /// The picture's width and height have a fixed ratio and depend on both extents of the box.
  private mutating func card(_ depth: Int) -> Box {
    let card = Box(), picture = named(Box()), content = item(depth)
    card.add([picture, content])
    let share = Double(random.whole(2...8)) / 10, ratio = Double(random.whole(3...20)) / 10
    let most = Double(random.whole(50...250)), isVertical = random.oneIn(2)
    card.constraints { card in
      picture.leadingTopAnchor == card.leadingTopAnchor
      picture.heightAnchor == picture.widthAnchor * ratio
      picture.widthAnchor <= card.widthAnchor * share
      picture.heightAnchor <= card.heightAnchor * share
      // The priority is above hugging and below the resistance of contents, because equal priorities leave frames
      // undetermined.
      picture.widthAnchor == 1000 --! .priority(600)
      content.trailingAnchor == card.trailingAnchor
      content.bottomAnchor == card.bottomAnchor
      if isVertical {
        content.topAnchor == picture.bottomAnchor
        content.leadingAnchor == card.leadingAnchor
      } else {
        content.leadingAnchor == picture.trailingAnchor
        content.topAnchor == card.topAnchor
      }
    }
    let bound = picture.widthAnchor <= (limit == nil ? firstLimit ?? most : most)
    bound.isActive = true
    if limit == nil { limit = bound }
    return named(card)
  }

  /// Returns a random size.
  mutating func size() -> Size {
    Size(width: extent(), height: extent())
  }

  private mutating func extent() -> Double {
    let length = Self.range.upperBound - Self.range.lowerBound
    return Self.range.lowerBound + length * Double(random.whole(0...1_000_000)) / 1e6
  }

  /// The widths and heights; the trees have a hundred polygons in three times this range.
  static let range = 150.0...330.0

  /// Returns the width or height in `range` that is closest to a number.
  static func clamped(_ extent: Double) -> Double { min(max(extent, range.lowerBound), range.upperBound) }

  /// Returns the first difference between a sweep and layouts at random sizes, or nil.
  mutating func mistake(of sweep: SizeSweep, sizes: Int) -> String? {
    for _ in 0..<sizes { if let mistake = mistake(of: sweep, at: size()) { return mistake } }
    return nil
  }

  /// Returns the first difference between a sweep and a layout, or nil.
  func mistake(of sweep: SizeSweep, at size: Size) -> String? {
    root.layout(size)
    for box in boxes where !box.isLeftOut {
      guard let frame = sweep.frame(of: box, at: size) else { return "'\(box.name)' is in no polygon at \(size)" }
      let due = box.frame
      let numbers = [(frame.x, due.x), (frame.y, due.y), (frame.width, due.width), (frame.height, due.height)]
      if numbers.contains(where: { abs($0 - $1) > 1e-5 }) {
        return "'\(box.name)' at \(size) is \(due), not \(frame)"
      }
    }
    return nil
  }
}
