import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport

/// Makes random trees of boxes with constraints and nested grids, and random changes of them.
struct LifeGenerator {
  private var mixed: MixedGenerator
  private var ties = 0

  init(seed: UInt64) { mixed = MixedGenerator(seed: seed) }

  /// Returns a free box with children, some of which are grids.
  mutating func tree() -> MixedModel {
    let root = MixedModel("root", .free)
    for _ in 0..<mixed.random.whole(1...3) { root.children.append(member(depth: 2)) }
    // In a third of the trees, the root is a grid itself.
    if mixed.random.oneIn(3) { return holdingFreeBoxes(mixed.tree(depth: 2)) }
    for child in root.children { drawTies(child, in: root) }
    return holdingFreeBoxes(root)
  }

  /// Turns some boxes in cells into free boxes.
  private mutating func holdingFreeBoxes(_ root: MixedModel) -> MixedModel {
    for model in root.all where model.isGrid {
      for child in model.children where child.isBox && mixed.random.oneIn(6) {
        child.kind = .free
        child.children = [member(depth: 0)]
        for inner in child.children { drawTies(inner, in: child) }
      }
    }
    return root
  }

  private mutating func member(depth: Int) -> MixedModel {
    if depth > 0 && mixed.random.oneIn(3) {
      let model = mixed.node(.free)
      for _ in 0..<mixed.random.whole(1...3) { model.children.append(member(depth: depth - 1)) }
      for child in model.children { drawTies(child, in: model) }
      return model
    }
    if mixed.random.oneIn(4) { return mixed.node(.label(mixed.words())) }
    return mixed.subtree(depth: depth)
  }

  // MARK: - Constraints

  /// Ties a box to its parent: a required position, and several extents of different priorities.
  private mutating func drawTies(_ child: MixedModel, in parent: MixedModel) {
    tie(child, .leading, .equal, parent.name, .leading, 1, mixed.random.length(20), 1000)
    tie(child, .top, .equal, parent.name, .top, 1, mixed.random.length(20), 1000)
    tie(child, .trailing, .lessOrEqual, parent.name, .trailing, 1, -mixed.random.length(20), level(in: 950))
    tie(child, .bottom, .lessOrEqual, parent.name, .bottom, 1, -mixed.random.length(20), level(in: 950))
    for attribute in [LayoutAttribute.width, .height] {
      if mixed.random.oneIn(2) {
        let factor = Double(mixed.random.whole(1...7)) / 8
        tie(child, attribute, .equal, parent.name, attribute, factor, -mixed.random.length(10), drawnLevel())
      }
      if mixed.random.oneIn(2) {
        tie(
          child, attribute, mixed.random.oneIn(2) ? .greaterOrEqual : .lessOrEqual, nil, attribute, 1,
          mixed.random.length(120), drawnLevel())
      }
      if mixed.random.oneIn(4), let sibling = parent.children.first, sibling !== child {
        tie(child, attribute, .equal, sibling.name, attribute, 1, 0, drawnLevel())
      }
      // A weak constraint determines the extent in any case.
      tie(child, attribute, .equal, nil, attribute, 1, mixed.random.length(50), level(in: 2))
    }
  }

  private mutating func drawnLevel() -> Double { level(in: mixed.random.pick([900, 600, 300, 100])) }

  /// Returns a level that no other constraint has.
  private func level(in band: Double) -> Double { band + Double(ties) / 64 }

  private mutating func tie(
    _ child: MixedModel, _ attribute: LayoutAttribute, _ relation: Relation, _ other: String?,
    _ otherAttribute: LayoutAttribute, _ factor: Double, _ constant: Double, _ level: Double
  ) {
    ties += 1
    child.ties.append(
      MixedTie(
        number: ties, attribute: attribute, relation: relation, other: other, otherAttribute: otherAttribute,
        factor: factor, constant: constant, level: level))
  }

  // MARK: - Changes

  /// Changes something at random, in the model and in its boxes.
  mutating func edit(_ root: MixedModel, _ boxes: inout MixedBoxes) {
    switch mixed.random.whole(0...9) {
    case 0...3: editTie(root, &boxes)
    case 4: insert(root, &boxes)
    case 5: remove(root, &boxes)
    case 6: editDirection(root, boxes)
    case 7: editContent(root, boxes)
    default: mixed.edit(root, &boxes)
    }
    forgetLostTies(root, &boxes)
  }

  private mutating func editTie(_ root: MixedModel, _ boxes: inout MixedBoxes) {
    let tied = root.all.filter { !$0.ties.isEmpty }
    if tied.isEmpty { return editContent(root, boxes) }
    let model = mixed.random.pick(tied), index = mixed.random.whole(0...model.ties.count - 1)
    switch mixed.random.whole(0...2) {
    case 0: model.ties[index].constant += mixed.random.length(20) - 10
    case 1 where model.ties[index].level < 990: model.ties[index].level += 1 / 4096
    default:
      if model.ties[index].level < 900 && model.ties[index].level > 10 { model.ties[index].isActive.toggle() }
    }
    boxes.apply(model.ties[index])
  }

  private mutating func insert(_ root: MixedModel, _ boxes: inout MixedBoxes) {
    let free = root.all.filter { $0.isFree }
    if free.isEmpty { return }
    let parent = mixed.random.pick(free), new = member(depth: 1)
    parent.children.append(new)
    drawTies(new, in: parent)
    _ = boxes.make(new)
    boxes.applyChildren(of: parent)
    boxes.tie(root)
  }

  private mutating func remove(_ root: MixedModel, _ boxes: inout MixedBoxes) {
    let free = root.all.filter { $0.isFree && $0.children.count > 1 }
    if free.isEmpty { return }
    let parent = mixed.random.pick(free)
    parent.children.remove(at: mixed.random.whole(0...parent.children.count - 1))
    boxes.applyChildren(of: parent)
  }

  /// Drops the constraints of removed boxes, and those that refer to removed boxes.
  private func forgetLostTies(_ root: MixedModel, _ boxes: inout MixedBoxes) {
    let names = Set(root.all.map { $0.name })
    var kept: Set<Int> = []
    for model in root.all {
      model.ties.removeAll { tie in tie.other.map { !names.contains($0) } ?? false }
      for tie in model.ties { kept.insert(tie.number) }
    }
    for (number, constraint) in boxes.constraints where !kept.contains(number) {
      constraint.isActive = false
      boxes.constraints[number] = nil
    }
  }

  private mutating func editDirection(_ root: MixedModel, _ boxes: MixedBoxes) {
    let model = mixed.random.pick(root.all)
    model.languageDirection = mixed.random.oneIn(2) ? .leftToRight : .rightToLeft
    boxes.apply(model)
  }

  private mutating func editContent(_ root: MixedModel, _ boxes: MixedBoxes) {
    let leaves = root.all.filter { $0.children.isEmpty && !$0.isGrid && !$0.isFree }
    if leaves.isEmpty { return }
    mixed.editContent(mixed.random.pick(leaves), boxes)
  }

  mutating func size() -> Size {
    Size(width: 40 + mixed.random.length(300), height: 40 + mixed.random.length(300))
  }

  mutating func isLucky(_ count: Int) -> Bool { mixed.random.oneIn(count) }
  mutating func whole(_ range: ClosedRange<Int>) -> Int { mixed.random.whole(range) }
}
