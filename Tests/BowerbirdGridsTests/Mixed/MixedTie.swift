import BowerbirdLayout
import BowerbirdSolver

/// A constraint of a mixed tree as data: an attribute of a box against one of another box, or against a number.
struct MixedTie {
  /// What tells it from all others of its tree.
  let number: Int

  let attribute: LayoutAttribute
  let relation: Relation

  /// The name of the other box; none where the attribute is compared with a number.
  let other: String?

  let otherAttribute: LayoutAttribute
  let factor: Double
  var constant: Double

  /// No two constraints of a tree have the same level, so that no solution is one of several.
  var level: Double

  var isActive = true
}

extension MixedBoxes {
  /// Makes the constraints of a tree whose boxes there are.
  mutating func tie(_ root: MixedModel) {
    for model in root.all { for tie in model.ties where constraints[tie.number] == nil { make(tie, of: self[model]) } }
  }

  private mutating func make(_ tie: MixedTie, of box: Box) {
    var expression = LayoutExpression(constant: -tie.constant)
    expression.append(LayoutExpression.Term(box.layoutNode.reference, tie.attribute))
    if let other = tie.other.flatMap({ known[$0] }) {
      expression.append(
        LayoutExpression.Term(other.layoutNode.reference, tie.otherAttribute, coefficient: -tie.factor))
    }
    let constraint = LayoutConstraint(expression: expression, relation: tie.relation, priority: Priority(tie.level))
    constraint.isActive = tie.isActive
    constraints[tie.number] = constraint
  }

  /// Tells a constraint what its model says.
  func apply(_ tie: MixedTie) {
    guard let constraint = constraints[tie.number] else { return }
    constraint.constant = tie.constant
    constraint.priority = Priority(tie.level)
    constraint.isActive = tie.isActive
  }

  /// Takes a constraint out for good.
  mutating func drop(_ tie: MixedTie) {
    constraints[tie.number]?.isActive = false
    constraints[tie.number] = nil
  }

  /// Tells a free box again what is in it.
  func applyChildren(of box: Box, _ inner: [Box]) {
    for child in box.children where !inner.contains(where: { $0 === child }) { child.remove() }
    for (place, child) in inner.enumerated() where child.parent !== box { box.add(child, at: place) }
  }
}
