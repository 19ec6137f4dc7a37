import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// Makes random trees.
struct MixedGenerator {
  var random: SplitMix64
  private var count = 0

  /// Whether wrapping grids are among the containers.
  private let hasLines: Bool

  /// Whether boxes with alternatives are among the containers.
  private let hasChoices: Bool

  init(seed: UInt64, hasLines: Bool = false, hasChoices: Bool = false) {
    random = SplitMix64(seed: seed)
    self.hasLines = hasLines
    self.hasChoices = hasChoices
  }

  /// Returns a grid with nested grids, down to a depth.
  mutating func tree(depth: Int) -> MixedModel {
    let root = node(.stack(.vertical))
    for _ in 0..<random.whole(2...4) { root.children.append(subtree(depth: depth)) }
    return root
  }

  mutating func subtree(depth: Int) -> MixedModel {
    let model = node(kind(depth: depth))
    if model.isGrid { for _ in 0..<random.whole(1...4) { model.children.append(subtree(depth: depth - 1)) } }
    return model
  }

  /// Returns the text of a label.
  mutating func words() -> String {
    (0..<random.whole(1...6)).map { _ in random.pick(["a", "bird", "builds", "a bower", "of twigs"]) }.joined(
      separator: " ")
  }

  mutating func node(_ kind: MixedModel.Kind) -> MixedModel {
    count += 1
    let model = MixedModel("n\(count)", kind)
    drawItem(model)
    drawGrid(model)
    return model
  }

  private mutating func kind(depth: Int) -> MixedModel.Kind {
    if depth > 0 && hasChoices && random.oneIn(4) { return .choosing(choice()) }
    if depth > 0 && hasLines && random.oneIn(3) { return .wrapping }
    if depth > 0 && random.oneIn(2) {
      switch random.whole(0...3) {
      case 0: return .stack(.vertical)
      case 1: return .stack(.horizontal)
      case 2: return .tracks
      default: return .columns
      }
    }
    return leaf()
  }

  private mutating func leaf() -> MixedModel.Kind {
    if random.oneIn(4) { return .text(random.whole(1...30)) }
    return .box(random.oneIn(4) ? nil : Size(width: random.length(80), height: random.length(40)))
  }

  /// Sets random properties of an item.
  mutating func drawItem(_ model: MixedModel) {
    switch random.whole(0...2) {
    case 0: model.cell = .constant(random.length(60))
    case 1: model.cell = .expanded(Double(random.whole(1...3)))
    default: model.cell = .auto
    }
    let margin = random.oneIn(3) ? random.length(6) : 0
    model.margin = EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    model.isCentred = random.oneIn(3)
    model.span = GridSpan(column: random.oneIn(3) ? 2 : 1, row: random.oneIn(4) ? 2 : 1)
    model.alignment = random.oneIn(3) ? random.pick(GridAlignment.allCases) : nil
    model.columns = random.whole(0...5)
    if hasLines { model.grow = random.oneIn(4) ? Double(random.whole(1...2)) : 0 }
  }

  /// Sets random properties of a grid.
  mutating func drawGrid(_ model: MixedModel) {
    model.tracks = (0..<random.whole(1...4)).map { _ in track() }
    model.mode = random.oneIn(3) ? .scroll : .fill
    model.flow = random.oneIn(3) ? .columns : .rows
    model.spacing = random.oneIn(2) ? random.length(6) : 0
    model.inset = random.oneIn(2) ? random.length(6) : 0
    model.direction = random.pick([.horizontal, .vertical, .any])
    if hasLines { drawLines(model) }
  }

  private mutating func drawLines(_ model: MixedModel) {
    model.said.axis = random.oneIn(3) ? .vertical : .horizontal
    (model.said.spacing, model.said.lineSpacing) = (model.spacing, nil)
    model.said.alignment = random.pick(GridLineAlignment.allCases)
    model.said.distribution = random.pick(GridDistribution.allCases)
    model.said.lines = random.pick(GridDistribution.allCases)
    model.said.lineLimit = random.oneIn(6) ? random.whole(1...2) : nil
  }

  private mutating func track() -> GridTrack {
    switch random.whole(0...4) {
    case 0: .pt(random.length(60))
    case 1: .fr(Double(random.whole(1...4)) / 2)
    case 2: .minmax(.pt(random.length(40)), .fr(1))
    case 3: .minmax(.fit, .fr(1))
    default: .fit
    }
  }
}

extension MixedGenerator {
  /// Changes something at random, in the model and in its boxes.
  mutating func edit(_ root: MixedModel, _ boxes: inout MixedBoxes) {
    let model = random.pick(root.all)
    let parent = root.all.first { candidate in candidate.children.contains { $0 === model } }
    switch random.whole(0...4) {
    case 0: editContent(model, boxes)
    case 1: editItem(model, of: parent, boxes)
    case 2: editGrid(model, boxes)
    case 3: insert(into: model, &boxes)
    default: remove(model, from: parent, boxes)
    }
  }

  mutating func editContent(_ model: MixedModel, _ boxes: MixedBoxes) {
    switch model.kind {
    case .box: model.kind = .box(random.oneIn(4) ? nil : Size(width: random.length(80), height: random.length(40)))
    case .text: model.kind = .text(random.whole(1...30))
    case .stack: model.kind = .stack(random.oneIn(2) ? .vertical : .horizontal)
    case .label: model.kind = .label(words())
    case .choosing: model.kind = .choosing(choice())
    case .tracks, .columns, .wrapping, .free: return
    }
    boxes.apply(model)
    if case .choosing(let choice) = model.kind { boxes.declareAlternatives(of: model, choice) }
  }

  private mutating func editItem(_ model: MixedModel, of parent: MixedModel?, _ boxes: MixedBoxes) {
    guard let parent else { return }
    drawItem(model)
    boxes.apply(model)
    if case .stack = parent.kind {
      (boxes[parent] as? Grid)?.setContentAlignment(for: boxes[model]) { model.content(of: $0) }
    } else if case .choosing(let choice) = parent.kind {
      boxes.declareAlternatives(of: parent, choice)
    }
  }

  private mutating func editGrid(_ model: MixedModel, _ boxes: MixedBoxes) {
    if !model.isGrid { return }
    drawGrid(model)
    boxes.apply(model)
    if case .choosing(let choice) = model.kind { boxes.declareAlternatives(of: model, choice) }
  }

  private mutating func insert(into model: MixedModel, _ boxes: inout MixedBoxes) {
    if !model.isGrid { return }
    let new = subtree(depth: 1), index = random.whole(0...model.children.count)
    let box = boxes.make(new)
    model.children.insert(new, at: index)
    if case .stack = model.kind {
      (boxes[model] as? Grid)?.addGridContent(at: index) { new.content(of: box) }
    } else {
      boxes.applyChildren(of: model)
    }
  }

  private func remove(_ model: MixedModel, from parent: MixedModel?, _ boxes: MixedBoxes) {
    guard let parent else { return }
    parent.children.removeAll { $0 === model }
    if case .stack = parent.kind {
      (boxes[parent] as? Grid)?.removeSubcontent(boxes[model])
    } else {
      boxes.applyChildren(of: parent)
    }
  }
}
