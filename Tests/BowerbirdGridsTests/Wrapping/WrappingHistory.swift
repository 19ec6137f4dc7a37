import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// A wrapping grid that is changed step by step, with the model of its present state.
struct WrappingHistory {
  private(set) var model: WrappingModel
  private let grid: Grid
  private var boxes: [Box]
  private var count = 100

  /// The boxes of the overflow item: one, or none.
  private let more: [Box]

  init(_ random: inout SplitMix64, hasOverflowItem: Bool) {
    model = hasOverflowItem ? WrappingModel(overflowing: &random) : WrappingModel(&random)
    (grid, boxes) = model.grid()
    more = hasOverflowItem ? [boxes.removeLast()] : []
  }

  /// Compares the layout of the grid with that of a fresh grid of the same model.
  ///
  /// - Returns: The first difference; nil if there is none.
  func mistake(in size: Size, _ random: inout SplitMix64) -> String? {
    let (fresh, freshBoxes) = model.grid(), boxes = boxes + more
    for (name, report) in [("edited", grid.layout(size)), ("fresh", fresh.layout(size))] {
      if !report.conflicts.isEmpty || !report.problems.isEmpty { return "\(name): \(report)" }
    }
    for (box, other) in zip(boxes, freshBoxes) where !isClose(box.frame, other.frame, within: 1e-9) {
      let due = model.frames(size.width, size.height)
      return "\(box.name) is \(box.frame), fresh \(other.frame), due \(due)"
    }
    let before = boxes.map(\.frame), overflow = grid.overflow.map(\.name)
    let due = model.frames(size.width, size.height), freshOverflow = fresh.overflow.map(\.name)
    let text = (more.first as? Label)?.text
    if text != (freshBoxes.last as? Label)?.text { return "the text is \(text ?? "")" }
    if overflow != freshOverflow { return "\(overflow) are left over, fresh \(freshOverflow)" }
    for (frame, due) in zip(before, due) where !isClose(frame, due) { return "\(frame), not \(due)" }
    grid.layout(size)
    if boxes.map(\.frame) != before { return "the same size moved something" }
    _ = grid.fittingSize()
    _ = grid.fittingSize(width: random.length(200))
    if let box = boxes.first { _ = box.explain(.width) }
    if grid.overflow.map(\.name) != overflow { return "a question changed what is left over" }
    if boxes.map(\.frame) != before { return "a question moved something" }
    if (more.first as? Label)?.text != text { return "a question changed the text" }
    grid.layout(WrappingRandomTests.size(&random))
    grid.layout(size)
    for (box, frame) in zip(boxes, before) where !isClose(box.frame, frame, within: 1e-9) {
      return "\(box.name) is \(box.frame) after another size, before \(frame)"
    }
    return nil
  }

  /// Makes a random change of the grid and of the model.
  mutating func change(_ random: inout SplitMix64) {
    switch random.whole(0...6) {
    case 0:
      let axis = model.said.axis, limit = model.said.lineLimit
      model.said = WrappingModel(&random).said
      if !random.oneIn(4) || !more.isEmpty { model.said.axis = axis }
      if !more.isEmpty && random.oneIn(2) { model.said.lineLimit = limit }
      grid.wrapping = model.said
    case 1: insert(&random)
    case 2 where !boxes.isEmpty:
      let index = random.whole(0...boxes.count - 1)
      model.items.remove(at: index)
      boxes.remove(at: index).remove()
    case 3: shuffle(&random)
    case 4 where !boxes.isEmpty:
      let index = random.whole(0...boxes.count - 1)
      let other = WrappingModel.item(boxes[index].name, &random), content = model.items[index].content
      model.items[index] = other
      model.items[index].content = content
      model.items[index].say(to: boxes[index])
    case 5 where !boxes.isEmpty: fill(random.whole(0...boxes.count - 1), &random)
    default: break
    }
  }

  private mutating func insert(_ random: inout SplitMix64) {
    count += 1
    let item = WrappingModel.item("i\(count)", &random), index = random.whole(0...boxes.count)
    model.items.insert(item, at: index)
    boxes.insert(item.box(), at: index)
    list()
  }

  private mutating func shuffle(_ random: inout SplitMix64) {
    let order = random.shuffled(Array(boxes.indices))
    boxes = order.map { boxes[$0] }
    model.items = order.map { model.items[$0] }
    list()
  }

  private func list() {
    let listed = model.listed(boxes + more)
    grid.setContent { listed }
  }

  /// Gives an item another content of the same kind.
  private mutating func fill(_ index: Int, _ random: inout SplitMix64) {
    switch model.items[index].content {
    case .firm: model.items[index].content = .firm(random.length(90), random.length(40))
    case .words: model.items[index].content = .words(random.whole(1...12))
    case .lettered(let width, let height, _):
      model.items[index].content = .lettered(width, height, baseline: random.length(Int(height)))
    case .letters, .counted: break
    }
    model.items[index].fill(boxes[index])
  }
}
