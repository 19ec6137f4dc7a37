import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// A wrapping grid of leaves as data, from which both a grid and its arithmetic are made.
struct WrappingModel: Sendable {
  /// The content of an item.
  enum Content: Sendable {
    /// A box of one size.
    case firm(Double, Double)

    /// A number of glyphs, each 10 wide and 20 high, broken into lines that fit the width.
    case words(Int)

    /// A box of one size with a distance of its first baseline from its top.
    case lettered(Double, Double, baseline: Double)
  }

  /// An item with its settings.
  struct Item: Sendable {
    var name: String
    var content: Content
    var grow = 0.0
    var shrink: Double?
    var minimum: Double?
    var maximum = Double.infinity
    var alignment: GridLineAlignment?
  }

  var said = WrappingDeclaration()
  var items: [Item] = []

  // MARK: - Boxes

  /// Makes a grid with its boxes.
  func grid() -> (grid: Grid, boxes: [Box]) {
    let boxes = items.map { $0.box() }
    let grid = Grid.wrapping { boxes }
    grid.name = "grid"
    grid.wrapping = said
    return (grid, boxes)
  }

  // MARK: - Arithmetic

  /// Returns the frames of the items in a grid of a size.
  func frames(_ width: Double, _ height: Double) -> [Rect] {
    if said.axis == .horizontal {
      let lines = WrappingArithmetic(items: items.map { $0.along(.horizontal, width: nil) }, said: said)
      let along = lines.along(width)
      let needs = zip(items, along).map { $0.across(width: $1.length) }
      let across = lines.across(needs, width, height)
      return zip(along, across).map { Rect(x: $0.near, y: $1.near, width: $0.length, height: $1.length) }
    }
    // Widths come first, because they do not depend on lines.
    let widths = items.map { $0.across(width: nil) }
    let any = WrappingArithmetic(items: items.map { $0.along(.vertical, width: nil) }, said: said)
    let lines = WrappingArithmetic(
      items: items.indices.map { items[$0].along(.vertical, width: any.width($0, widths, in: width)) }, said: said)
    let along = lines.along(height), across = lines.across(widths, height, width)
    return zip(across, along).map { Rect(x: $0.near, y: $1.near, width: $0.length, height: $1.length) }
  }
}

extension WrappingModel.Item {
  /// Makes a box.
  func box() -> Box {
    let box = Box(name)
    fill(box)
    say(to: box)
    return box
  }

  /// Gives a box the content of the item.
  func fill(_ box: Box) {
    switch content {
    case .firm(let width, let height): box.intrinsicSize = Size(width: width, height: height)
    case .words(let glyphs): setText(of: box, glyphs)
    case .lettered(let width, let height, let baseline):
      let measurement = Measurement(
        size: Size(width: width, height: height), firstBaseline: baseline, lastBaseline: baseline)
      box.measure = { _ in measurement }
    }
  }

  /// Applies the item's settings to a box.
  func say(to box: Box) {
    box.grow(grow).shrink(shrink ?? 1).minLength(minimum).maxLength(maximum).lineAlignment(alignment)
  }

  /// Returns the numbers of the item along a line; a height is that in a given width.
  func along(_ axis: Axis, width: Double?) -> WrappingArithmetic.Item {
    let need: (fit: Double, least: Double)
    if axis == .horizontal {
      let across = across(width: nil, isWidth: true)
      need = (across.fit, across.least)
    } else {
      let height = across(width: width, isWidth: false).fit
      need = (height, height)
    }
    return WrappingArithmetic.Item(
      fit: need.fit, least: need.least, grow: grow, shrink: shrink ?? 1, minimum: minimum, maximum: maximum,
      alignment: alignment)
  }

  /// Returns the need of the item across its line: its height in a width, or its width if none is given.
  func across(width: Double?) -> WrappingArithmetic.Across { across(width: width, isWidth: width == nil) }

  private func across(width: Double?, isWidth: Bool) -> WrappingArithmetic.Across {
    switch content {
    case .firm(let own, let height):
      return isWidth ? .init(fit: own, least: own) : .init(fit: height, least: height)
    case .lettered(let own, let height, let baseline):
      return isWidth ? .init(fit: own, least: 0) : .init(fit: height, least: height, baseline: baseline)
    case .words(let glyphs):
      if isWidth { return .init(fit: 10 * Double(glyphs), least: 0) }
      let perLine = max(1, Int((width ?? 1e9) / 10 + 1e-6))
      let height = 20 * Double((glyphs + perLine - 1) / perLine)
      return .init(fit: height, least: height)
    }
  }
}

extension WrappingModel: CustomStringConvertible {
  var description: String {
    "\(said)\n" + items.map { "  \($0)" }.joined(separator: "\n")
  }
}

extension WrappingModel {
  /// Creates a random grid.
  ///
  /// - Parameters:
  ///   - random: The source of random numbers.
  ///   - axis: The axis of the grid's lines; a random one if none is given.
  init(_ random: inout SplitMix64, along axis: Axis? = nil) {
    said.axis = axis ?? (random.oneIn(3) ? .vertical : .horizontal)
    said.spacing = random.oneIn(2) ? random.length(12) : 0
    said.lineSpacing = random.oneIn(2) ? random.length(12) : nil
    said.alignment = random.pick(GridLineAlignment.allCases)
    said.distribution = random.pick(GridDistribution.allCases)
    said.lines = random.pick(GridDistribution.allCases)
    said.lineLimit = random.oneIn(4) ? random.whole(0...3) : nil
    items = (0..<random.whole(0...9)).map { Self.item("i\($0)", &random) }
  }

  /// Makes a random item.
  static func item(_ name: String, _ random: inout SplitMix64) -> Item {
    var item = Item(name: name, content: .firm(random.length(90), random.length(40)))
    switch random.whole(0...5) {
    case 0, 1: item.content = .words(random.whole(1...12))
    case 2:
      let height = 5 + random.length(30)
      item.content = .lettered(random.length(80), height, baseline: random.length(Int(height)))
    default: break
    }
    if random.oneIn(3) { item.grow = random.pick([0.25, 0.5, 1, 2, 3]) }
    if random.oneIn(4) { item.shrink = random.pick([0, 0.5, 1, 2]) }
    if random.oneIn(4) { item.minimum = random.length(100) }
    if random.oneIn(4) { item.maximum = 10 + random.length(120) }
    if random.oneIn(5) { item.alignment = random.pick(GridLineAlignment.allCases) }
    return item
  }
}
