import BowerbirdLayout
import BowerbirdSolver

/// A constraint of a mixed tree as data, between an attribute of a box and one of another box, or a number.
struct MixedTie {
  /// The number that identifies the constraint in its tree.
  let number: Int

  let attribute: LayoutAttribute
  let relation: Relation

  /// The name of the other box, or nil if the attribute is compared with a number.
  let other: String?

  let otherAttribute: LayoutAttribute
  let factor: Double
  var constant: Double

  /// The level of the constraint; no other constraint of the tree has it, so that there is only one solution.
  var level: Double

  var isActive = true
}

extension MixedBoxes {
  /// Makes the missing constraints of a tree whose boxes exist.
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

  /// Sets the properties of a constraint from its model.
  func apply(_ tie: MixedTie) {
    guard let constraint = constraints[tie.number] else { return }
    constraint.constant = tie.constant
    constraint.priority = Priority(tie.level)
    constraint.isActive = tie.isActive
  }

  /// Removes a constraint for good.
  mutating func drop(_ tie: MixedTie) {
    constraints[tie.number]?.isActive = false
    constraints[tie.number] = nil
  }

  /// Sets the children of a free box.
  func applyChildren(of box: Box, _ inner: [Box]) {
    for child in box.children where !inner.contains(where: { $0 === child }) { child.remove() }
    for (index, child) in inner.enumerated() where child.parent !== box { box.add(child, at: index) }
  }
}
