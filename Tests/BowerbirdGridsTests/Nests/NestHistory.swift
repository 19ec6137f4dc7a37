import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport

/// A random tree of containers of all three kinds, with optional constraints between items of different stacks, that is
/// changed step by step.
struct NestHistory {
  private let seed: UInt64
  private let isTight: Bool
  private let hasWishes: Bool
  private var generator: MixedGenerator
  private let root: MixedModel
  private var live = MixedBoxes()
  private let box: Box
  private var wishCount = 0

  /// Whether the edited tree and a fresh one have differed while both reported ambiguities.
  private(set) var hasBeenAmbiguous = false

  /// Makes the tree of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - hasLines: Whether wrapping grids are among the containers.
  ///   - hasChoices: Whether boxes with alternatives are among the containers.
  ///   - hasWishes: Whether optional constraints tie items to each other.
  init(seed: UInt64, hasLines: Bool = false, hasChoices: Bool = false, hasWishes: Bool = true) {
    self.seed = seed
    self.hasWishes = hasWishes
    isTight = seed % 2 == 0
    generator = MixedGenerator(seed: seed, hasLines: hasLines, hasChoices: hasChoices)
    root = generator.tree(depth: 2 + Int(seed % 3))
    box = live.make(root)
    if hasWishes { for _ in 0..<generator.random.whole(1...4) { addWish() } }
  }

  /// Changes the tree repeatedly, and compares it with a fresh one each time.
  ///
  /// - Parameter steps: The number of changes.
  /// - Returns: The first difference, or nil.
  mutating func mistake(steps: Int) -> String? {
    for step in 0..<steps {
      let size = size()
      if let mistake = mistake(in: size) {
        return "seed \(seed), step \(step) in \(size): \(mistake) of\n\(root)\n\(wishes)"
      }
      change()
    }
    return nil
  }

  private mutating func mistake(in size: Size) -> String? {
    var fresh = MixedBoxes()
    let freshBox = fresh.make(root)
    fresh.tie(root)
    for (name, report) in [("edited", box.layout(size)), ("fresh", freshBox.layout(size))] {
      if !report.conflicts.isEmpty || !report.problems.isEmpty { return "\(name): \(report)" }
    }
    for model in root.all {
      if live[model].isLeftOut != fresh[model].isLeftOut { return "\(model.name) is left out in one of them" }
      let (taken, due) = (live[model].takenAlternative ?? "nothing", fresh[model].takenAlternative ?? "nothing")
      if !live[model].isLeftOut && taken != due { return "\(model.name) takes \(taken), fresh \(due)" }
    }
    let frames = root.all.map { fresh[$0].frame }
    for (model, frame) in zip(root.all, frames) where !live[model].isLeftOut && !isClose(live[model].frame, frame) {
      if freshBox.ambiguities().isEmpty || box.ambiguities().isEmpty {
        return "\(model.name) is \(live[model].frame), fresh \(frame)"
      }
      // Both trees report several solutions, so they may differ. The question itself must not have changed the frames.
      hasBeenAmbiguous = true
      freshBox.layout(size)
      let moved = zip(root.all, frames).first { !fresh[$0].isLeftOut && !isClose(fresh[$0].frame, $1) }
      return moved.map { "\($0.name) was \($1) before a question" }
    }
    return nil
  }

  private mutating func size() -> Size {
    let (least, most) = isTight ? (40.0, 120) : (200.0, 300)
    return Size(width: least + generator.random.length(most), height: least + generator.random.length(most))
  }

  private mutating func change() {
    switch generator.random.whole(hasWishes ? 0...5 : 2...5) {
    case 0: addWish()
    case 1: changeWish()
    default: generator.edit(root, &live)
    }
    dropWishesOfThoseThatLeft()
  }

  // MARK: - Optional constraints

  private var wishes: String { root.all.flatMap(\.ties).map { "\($0)" }.joined(separator: "\n") }

  /// The items of stacks, with the names of the stacks.
  private var items: [(item: MixedModel, stack: String)] {
    root.all.flatMap { stack in
      switch stack.kind {
      case .stack, .wrapping: return stack.children.map { ($0, stack.name) }
      default: return []
      }
    }
  }

  /// Adds an optional constraint between two items of different stacks, neither of which contains the other.
  private mutating func addWish() {
    let items = items
    if items.isEmpty { return }
    let (first, stack) = generator.random.pick(items)
    let others = items.filter { other in
      other.stack != stack && !other.item.all.contains { $0 === first } && !first.all.contains { $0 === other.item }
    }
    if others.isEmpty { return }
    let other = generator.random.pick(others).item
    let attribute: LayoutAttribute = generator.random.oneIn(2) ? .width : .height
    first.ties.append(
      MixedTie(
        number: wishCount, attribute: attribute,
        relation: generator.random.pick([.equal, .lessOrEqual, .greaterOrEqual]), other: other.name,
        otherAttribute: attribute, factor: 1, constant: generator.random.oneIn(2) ? 0 : generator.random.length(20),
        level: level()))
    wishCount += 1
    live.tie(root)
  }

  /// Returns an unused level, so that no two optional constraints are equally strong.
  private mutating func level() -> Double { Double(generator.random.whole(1...990)) + Double(wishCount + 1) / 1024 }

  private mutating func changeWish() {
    let tied = root.all.filter { !$0.ties.isEmpty }
    if tied.isEmpty { return }
    let model = generator.random.pick(tied)
    switch generator.random.whole(0...2) {
    case 0: model.ties[0].isActive.toggle()
    case 1: model.ties[0].constant = generator.random.length(20)
    default: model.ties[0].level = level()
    }
    live.apply(model.ties[0])
  }

  private mutating func dropWishesOfThoseThatLeft() {
    let left = Set(root.all.map(\.name))
    for number in live.constraints.keys.sorted() where !isKept(number, left) {
      live.constraints[number]?.isActive = false
      live.constraints[number] = nil
    }
    for model in root.all { model.ties = model.ties.filter { isKept($0.number, left) } }
  }

  private func isKept(_ number: Int, _ left: Set<String>) -> Bool {
    root.all.contains { model in
      model.ties.contains { tie in tie.number == number && tie.other.map { left.contains($0) } ?? true }
    }
  }
}
