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

    /// A text of a number of letters, each 1 wide and 1 high, broken into lines that fit the width.
    case letters(Int)

    /// A label whose text depends on the number of items that are left over; see ``letters(for:)``.
    case counted
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

  /// The item that stands for those that are left over, and the place at which it is listed.
  var more: (item: Item, index: Int)?

  /// Returns the number of letters for a number of items; more items need not have a longer text.
  static func letters(for count: Int) -> Int { 10 + 15 * (count % 4) }

  // MARK: - Boxes

  /// Makes a grid with its boxes; that of the overflow item is the last one.
  func grid() -> (grid: Grid, boxes: [Box]) {
    let boxes = (items + [more?.item].compactMap { $0 }).map { $0.box() }
    if more != nil, let last = boxes.last, !(last is Label) { last.overflowItem() }
    let grid = Grid.wrapping { listed(boxes) }
    grid.name = "grid"
    grid.wrapping = said
    return (grid, boxes)
  }

  /// Returns boxes in the order in which they are listed.
  func listed(_ boxes: [Box]) -> [Box] {
    guard let more, let last = boxes.last else { return boxes }
    var listed = boxes.dropLast()
    listed.insert(last, at: min(more.index, listed.count))
    return Array(listed)
  }

  // MARK: - Arithmetic

  /// Returns the frames of the items in a grid of a size; that of the overflow item is the last one.
  ///
  /// Items that are left out have empty frames.
  func frames(_ width: Double, _ height: Double, isMirrored: Bool = false) -> [Rect] {
    let lines = said.axis == .horizontal ? arithmetic { $0.along(.horizontal, width: nil) } : downLines(width)
    let placed = Set(lines.lines(said.axis == .horizontal ? width : height).joined())
    return framesOfAll(width, height).enumerated().map { index, frame in
      if !placed.contains(index) { return .zero }
      var frame = frame
      if isMirrored { frame.x = width - frame.x - frame.width }
      return frame
    }
  }

  /// Returns the frames of the items, with arbitrary frames for items that are left out.
  private func framesOfAll(_ width: Double, _ height: Double) -> [Rect] {
    let items = items + [more?.item].compactMap { $0 }
    if said.axis == .horizontal {
      let lines = arithmetic { $0.along(.horizontal, width: nil) }
      let along = lines.along(width), left = lines.leftOut(width)
      let needs = zip(items, along).map { $0.standing(for: left).across(width: $1.length) }
      let across = lines.across(needs, width, height)
      return zip(along, across).map { Rect(x: $0.near, y: $1.near, width: $0.length, height: $1.length) }
    }
    // Widths come first, because they do not depend on lines.
    let widths = items.map { $0.across(width: nil) }
    let lines = downLines(width)
    let along = lines.along(height), across = lines.across(widths, height, width)
    return zip(across, along).map { Rect(x: $0.near, y: $1.near, width: $0.length, height: $1.length) }
  }

  /// Returns the names of the items that are left over in a size, without the overflow item.
  func leftOut(in size: Size) -> [String] {
    let lines = said.axis == .horizontal ? arithmetic { $0.along(.horizontal, width: nil) } : downLines(size.width)
    return items.suffix(lines.leftOut(size[said.axis])).map(\.name)
  }

  /// Returns the arithmetic of lines that go down.
  private func downLines(_ width: Double) -> WrappingArithmetic {
    let widths = (items + [more?.item].compactMap { $0 }).map { $0.across(width: nil) }
    let any = arithmetic { $0.along(.vertical, width: nil) }
    var index = -1
    return arithmetic {
      index += 1
      return $0.along(.vertical, width: any.width(min(index, widths.count - 1), widths, in: width))
    }
  }

  private func arithmetic(_ numbers: (Item) -> WrappingArithmetic.Item) -> WrappingArithmetic {
    let ordinary = items.map(numbers)
    guard let more else { return WrappingArithmetic(items: ordinary, said: said) }
    let standing = (0...items.count).map { numbers(more.item.standing(for: $0)) }
    return WrappingArithmetic(items: ordinary + [standing[items.count]], said: said, overflow: standing)
  }
}

extension WrappingModel.Item {
  /// Returns the item with the content that it has for a number of items that are left over.
  func standing(for count: Int) -> Self {
    guard case .counted = content else { return self }
    var item = self
    item.content = .letters(WrappingModel.letters(for: count))
    return item
  }

  /// Makes a box.
  func box() -> Box {
    let isCounted = if case .counted = content { true } else { false }
    let box = isCounted ? Label("?", font: .cells, name: name) : Box(name)
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
    case .letters: break
    case .counted:
      (box as? Label)?.overflowItem { String(repeating: "m", count: WrappingModel.letters(for: $0)) }
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
    case .letters(let count):
      if isWidth { return .init(fit: Double(count), least: 0) }
      let perLine = max(1, Int((width ?? 1e9) + 1e-6))
      let height = Double((count + perLine - 1) / perLine)
      return .init(fit: height, least: height)
    case .counted: preconditionFailure("the content depends on a number of items")
    }
  }
}

extension WrappingModel: CustomStringConvertible {
  var description: String {
    "\(said)\n" + items.map { "  \($0)" }.joined(separator: "\n") + (more.map { "\n  more: \($0)" } ?? "")
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

  /// Creates a random grid with a limit of lines and an overflow item.
  init(overflowing random: inout SplitMix64) {
    self.init(&random)
    said.lineLimit = random.whole(0...3)
    var item = Self.item("more", &random)
    if said.axis == .horizontal && random.oneIn(2) { item.content = .counted }
    more = (item, random.whole(0...items.count))
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
