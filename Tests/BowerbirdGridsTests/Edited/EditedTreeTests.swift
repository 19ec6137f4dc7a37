import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Trees of all kinds of containers, with ties between their items, that are edited, asked and laid out in turn.
@Suite struct EditedTreeTests {
  /// Trees that once were unsettled, or differed from trees that are made at once.
  private static let mended = [
    2_155, 3_439, 4_765, 22_350, 22_519, 23_546, 28_118, 54_580, 107_255, 117_152, 123_122,
  ]

  /// Trees with circular ties, which once changed again in each repeated layout.
  private static let repeated = [42_137, 43_175, 43_900, 45_239, 45_257]

  @Test("edited trees equal trees that are made at once", arguments: all(0..<1_000, inDebug: 20) + mended + repeated)
  func editedTrees(seed: Int) {
    var generator = EditedGenerator(seed: seed)
    let tree = EditedTree(generator.tree())
    var description = "seed \(seed)"
    var model = tree.model
    check(tree, description)
    for _ in 0..<generator.random.whole(1...8) {
      model.next = max(model.next, tree.model.next)
      guard let edit = generator.edit(&model) else { continue }
      description += "\n  \(edit.summary)"
      tree.apply(edit)
      (model.items, model.children) = (tree.model.items, tree.model.children)
      model = tree.model.withNext(model.next)
      if case .layout = edit { check(tree, description) }
    }
    check(tree, description)
    checkLaws(tree.model, description)
  }

  /// Checks that the tree has the frames of a tree that is made at once.
  private func check(_ tree: EditedTree, _ description: String) {
    let fresh = EditedTree(tree.model), report = tree.layout(), freshReport = fresh.layout()
    if !tree.model.hasCircularTie {
      #expect(!report.isUnsettled && !freshReport.isUnsettled, "\(description)")
    }
    // Which constraint of a conflict gives way depends on the order of activation.
    if !report.conflicts.isEmpty || !freshReport.conflicts.isEmpty { return }
    expectSame(tree, fresh, description)
    for tree in [tree, fresh] { for constraint in tree.required { expectHolds(constraint, description) } }
    let again = tree.layout()
    #expect(again.changed.isEmpty, "\(description): \(again.changed.map(\.name)) changed again")
  }

  /// Checks the laws of a tree that is made at once: the order of declarations, and the way from another size.
  private func checkLaws(_ model: EditedModel, _ description: String) {
    let tree = EditedTree(model), reversed = EditedTree(model, isReversed: true)
    if !tree.layout().conflicts.isEmpty || !reversed.layout().conflicts.isEmpty { return }
    expectSame(reversed, tree, "\(description), reversed")
    reversed.root.layout(width: model.size.width * 0.6 + 7, height: model.size.height * 1.3 + 11)
    if reversed.layout().conflicts.isEmpty { expectSame(reversed, tree, "\(description), in another size and back") }
  }

  /// Expects equal frames, unless the constraints allow others.
  private func expectSame(_ tree: EditedTree, _ fresh: EditedTree, _ description: String) {
    if tree.model.hasCircularTie { return }
    for item in tree.model.all where !isSame(tree[item], fresh[item]) {
      if !fresh.root.ambiguities().isEmpty { return }
      Issue.record("\(description): \(tree[item].name) \(tree[item].frame), not \(fresh[item].frame)")
      return
    }
  }

  private func isSame(_ box: Box, _ other: Box) -> Bool {
    if box.isLeftOut || other.isLeftOut { return box.isLeftOut == other.isLeftOut }
    return isClose(box.frame, other.frame)
  }

  /// Expects that a required constraint about lengths holds.
  private func expectHolds(_ constraint: LayoutConstraint, _ description: String) {
    guard let length = constraint.excess else { return }
    let isViolated: Bool
    switch constraint.relation {
    case .equal: isViolated = abs(length) > 1e-6
    case .lessOrEqual: isViolated = length > 1e-6
    case .greaterOrEqual: isViolated = length < -1e-6
    }
    #expect(!isViolated, "\(description): \(constraint) is violated by \(length)")
  }
}

extension LayoutReport {
  fileprivate var isUnsettled: Bool { problems.contains { if case .unsettled = $0 { true } else { false } } }
}

extension LayoutConstraint {
  /// The left side minus the right side of a constraint about lengths; nil for other constraints, and for items that are
  /// not part of the layout.
  fileprivate var excess: Double? {
    var sum = -constant
    for term in expression.terms {
      guard let item = term.item.node?.owner, item.layoutNode.isInLayout, !item.isLeftOut else { return nil }
      switch term.attribute {
      case .width: sum += term.coefficient * item.frame.width
      case .height: sum += term.coefficient * item.frame.height
      default: return nil
      }
    }
    return sum
  }
}

extension EditedModel {
  fileprivate func withNext(_ next: Int) -> EditedModel {
    var model = self
    model.next = max(model.next, next)
    return model
  }
}

extension Edit {
  /// The edit in a few words, for the description of a failure.
  fileprivate var summary: String {
    switch self {
    case .change(let item, let new): "change \(item): \(new.kind)"
    case .move(let item, let container, let index): "move \(item) to \(container) at \(index)"
    case .remove(let item): "remove \(item)"
    case .add(let model, let container, let index): "add \(model.root) to \(container) at \(index)"
    case .invert(let outer, let inner): "move \(outer) into \(inner)"
    case .tie(let tie), .retie(let tie): "\(tie)"
    case .turn(let direction): "turn \(direction)"
    case .layout(let size): "lay out in \(size)"
    case .ask(let item, let question): "ask \(item) for \(question)"
    }
  }
}
