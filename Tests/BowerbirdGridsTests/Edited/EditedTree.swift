import BowerbirdLayout
import BowerbirdSolver

@testable import BowerbirdGrids

/// The boxes of a model: made at once from its present state, or edited together with it.
final class EditedTree {
  private(set) var model: EditedModel
  private var boxes: [Int: Box] = [:]
  private var arranging: [Int: [LayoutConstraint]] = [:]
  private var ties: [Int: LayoutConstraint] = [:]
  private var grids: [Int: [Grid]] = [:]

  /// Makes a tree.
  ///
  /// - Parameters:
  ///   - model: The declaration.
  ///   - isReversed: Whether items are made, and constraints activated, in reverse order.
  init(_ model: EditedModel, isReversed: Bool = false) {
    self.model = model
    var constraints = make(model.root, isReversed)
    constraints += model.presentTies.filter(\.isActive).map { makeTie($0) }
    for constraint in isReversed ? constraints.reversed() : constraints { constraint.isActive = true }
    self[model.root].layoutDirection = model.direction
  }

  subscript(_ item: Int) -> Box { boxes[item] ?? Box("missing \(item)") }

  var root: Box { self[model.root] }

  func layout() -> LayoutReport { root.layout(model.size) }

  // MARK: - Making

  /// Makes a box with all boxes inside of it.
  ///
  /// - Returns: The constraints that arrange the children of boxes, which are not active yet.
  private func make(_ number: Int, _ isReversed: Bool = false) -> [LayoutConstraint] {
    guard let item = model.items[number] else { return [] }
    let children = model.children[number] ?? []
    var constraints: [LayoutConstraint] = []
    for child in isReversed ? children.reversed() : children { constraints += make(child, isReversed) }
    let inner = children.map { self[$0] }, box: Box
    switch item.kind {
    case .leaf, .columns, .choosing: box = Box()
    case .label: box = Label("")
    case .stack: box = Grid.vertical { contents(of: number) }
    case .tracks: box = Grid(tracks: 1) { inner }
    case .wrapping: box = Grid.wrapping { inner }
    case .box:
      box = Box()
      box.add(inner)
    }
    box.name = "\(item.kind) \(number)"
    // Priorities of its own let an item give way before or after all others, so that only one layout is right.
    let shift = Double(number % 64) / 64
    box.compressionResistance = AxisPriorities(Priority(750 - shift))
    box.contentHugging = AxisPriorities(Priority(250 + shift))
    boxes[number] = box
    apply(item, number)
    if item.kind == .columns { box.grid.views = inner }
    if item.kind == .choosing { choose(number) }
    return item.kind == .box ? constraints + arrange(number) : constraints
  }

  private func contents(of container: Int) -> [GridContentBase] {
    (model.children[container] ?? []).map { content(of: $0) }
  }

  private func content(of item: Int) -> GridContentBase {
    GridContentBase(self[item], cell: model.items[item]?.place.cell ?? StackCell(.auto))
  }

  /// Sets the properties of a box, except its children.
  private func apply(_ item: EditedModel.Item, _ number: Int) {
    let box = self[number], place = item.place
    box.gridSpan(place.span).gridStart(column: place.column).gridItemAlignment(place.alignment)
    box.grow(place.grow).lineAlignment(place.lineAlignment)
    (box.grid.columns, box.grid.rows, box.grid.offset) = (place.columns, place.columns, place.offset)
    box.isHidden = item.isHidden
    let grid = box as? Grid
    switch item.kind {
    case .leaf: box.intrinsicSize = item.size
    case .label: (box as? Label)?.text = item.text
    case .stack:
      grid?.orientation = item.orientation
      grid?.distribution = item.distribution
    case .tracks: grid?.declaration = item.declaration
    case .wrapping: grid?.wrapping = item.lines
    case .columns:
      box.grid.axis.direction = item.axis
      box.grid.interimSpace = item.gap
      box.grid.contentEdgeInsets = item.insets
    case .box, .choosing: break
    }
  }

  private func makeTie(_ tie: EditedModel.Tie) -> LayoutConstraint {
    let made = constraint(self[tie.item], tie.attribute, tie.relation, tie.other.map { self[$0] }, tie.attribute)
    made.constant = tie.constant
    made.priority = Priority(tie.priority)
    ties[tie.number] = made
    return made
  }

  private func constraint(
    _ box: Box, _ attribute: LayoutAttribute, _ relation: Relation, _ other: Box?, _ otherAttribute: LayoutAttribute
  ) -> LayoutConstraint {
    var expression = LayoutExpression(box.layoutNode.reference, attribute)
    if let other {
      expression.append(LayoutExpression.Term(other.layoutNode.reference, otherAttribute, coefficient: -1))
    }
    return LayoutConstraint(expression: expression, relation: relation)
  }

  /// Returns new constraints that arrange the children of a box in a column, in a row, or in layers.
  private func arrange(_ number: Int) -> [LayoutConstraint] {
    guard let item = model.items[number] else { return [] }
    let box = self[number], children = (model.children[number] ?? []).map { self[$0] }
    let isRow = item.arrangement == .row
    let (start, end): (LayoutAttribute, LayoutAttribute) = isRow ? (.leading, .trailing) : (.top, .bottom)
    let (near, far): (LayoutAttribute, LayoutAttribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
    var made: [LayoutConstraint] = []
    func tie(
      _ child: Box, _ attribute: LayoutAttribute, _ other: Box, _ otherAttribute: LayoutAttribute, _ constant: Double,
      _ priority: Double = 1000
    ) {
      let tie = constraint(child, attribute, .equal, other, otherAttribute)
      tie.constant = constant
      tie.priority = Priority(priority)
      made.append(tie)
    }
    for (index, child) in children.enumerated() {
      tie(child, near, box, near, item.gap)
      tie(child, far, box, far, -item.gap)
      if item.arrangement != .layers && index > 0 {
        tie(child, start, children[index - 1], end, item.gap)
      } else {
        tie(child, start, box, start, item.gap)
      }
      if item.arrangement == .layers || index == children.count - 1 {
        tie(child, end, box, end, -item.gap, item.closing)
      }
    }
    arranging[number] = made
    return made
  }

  /// Gives a box with alternatives new ones.
  private func choose(_ number: Int) {
    let host = self[number], choices = model.items[number]?.choices ?? []
    host.removeAlternatives()
    let inner = (model.children[number] ?? []).map { self[$0] }
    let made = choices.map { choice in
      switch choice.arrangement {
      case .row: Grid.horizontal { contents(of: number) }
      case .column: Grid.vertical { contents(of: number) }
      case .lines: Grid.wrapping(spacing: 2) { inner }
      case .tracks: Grid(tracks: 2, spacing: 2) { inner }
      }
    }
    grids[number] = made
    host.alternatives {
      for (index, choice) in choices.enumerated() {
        if let least = choice.leastWidth {
          Alternative(when: host.widthAnchor >= least) { made[index] }
        } else {
          Alternative { made[index] }
        }
      }
    }
  }

  // MARK: - Editing

  /// Applies an edit to the model and to the boxes.
  func apply(_ edit: Edit) {
    let before = model
    model.apply(edit)
    switch edit {
    case .change(let item, let new): change(item, to: new, from: before)
    case .move(let item, let container, _): move(item, to: container, before)
    case .remove(let item): takeOut(item, before)
    case .add(let new, let container, _):
      let constraints = make(new.root)
      putIn(new.root, container)
      for constraint in constraints { constraint.isActive = true }
    case .invert(let outer, let inner):
      guard let around = before.parent(of: outer) else { return }
      takeOut(inner, before)
      takeOut(outer, before)
      putIn(inner, around)
      putIn(outer, inner)
    case .tie(let tie): makeTie(tie).isActive = tie.isActive
    case .retie(let tie):
      ties[tie.number]?.constant = tie.constant
      ties[tie.number]?.priority = Priority(tie.priority)
      ties[tie.number]?.isActive = tie.isActive
    case .turn(let direction): root.layoutDirection = direction
    case .layout: break
    case .ask(let item, let question): ask(self[item], question)
    }
  }

  private func change(_ number: Int, to item: EditedModel.Item, from before: EditedModel) {
    apply(item, number)
    if item.kind == .box { declareAgain(number) }
    if item.kind == .choosing && item.choices != before.items[number]?.choices { choose(number) }
    guard let container = model.parent(of: number) else { return }
    // Settings concern the grid that was declared last, so all grids of alternatives are declared again.
    if model.items[container]?.kind == .choosing { return choose(container) }
    for grid in [self[container] as? Grid] + (grids[container] ?? []) where grid?.stack != nil {
      grid?.setContentAlignment(for: self[number]) { GridContentBase($0, cell: item.place.cell) }
    }
  }

  private func move(_ item: Int, to container: Int, _ before: EditedModel) {
    // An item that only moves in its container keeps its place until the container is declared again.
    if let parent = before.parent(of: item), parent != container || model.items[container]?.kind == .stack {
      takeOut(item, before)
    }
    putIn(item, container)
  }

  private func takeOut(_ item: Int, _ before: EditedModel) {
    guard let parent = before.parent(of: item) else { return }
    self[item].remove()
    declareAgain(parent)
  }

  private func putIn(_ item: Int, _ container: Int) {
    if model.items[container]?.kind == .stack, let index = model.children[container]?.firstIndex(of: item) {
      (self[container] as? Grid)?.addGridContent(at: index) { [content(of: item)] }
    } else {
      if model.items[container]?.kind == .box { self[container].add(self[item]) }
      declareAgain(container)
    }
  }

  /// Declares the children of a container again.
  private func declareAgain(_ container: Int) {
    let children = (model.children[container] ?? []).map { self[$0] }
    switch model.items[container]?.kind {
    case .tracks, .wrapping: (self[container] as? Grid)?.setContent { children }
    case .columns: self[container].grid.views = children
    case .choosing: choose(container)
    case .box:
      for constraint in arranging[container] ?? [] { constraint.isActive = false }
      for constraint in arrange(container) { constraint.isActive = true }
    default: break
    }
  }

  private func ask(_ box: Box, _ question: EditedQuestion) {
    switch question {
    case .fittingSize: _ = box.fittingSize()
    case .fittingWidth(let width): _ = box.fittingSize(width: width)
    case .fittingHeight(let height): _ = box.fittingSize(height: height)
    case .minimumSize: _ = (box as? Grid)?.minimumSize()
    case .explanation: _ = box.explain(box.widthAnchor).description
    case .ambiguities: _ = root.ambiguities()
    }
  }

  // MARK: - Reading

  /// The required constraints of the program, apart from those that wait.
  var required: [LayoutConstraint] {
    (arranging.values.flatMap { $0 } + ties.values).filter { $0.isActive && $0.priority.isRequired }
  }
}
