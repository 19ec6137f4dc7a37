import BowerbirdLayout
import BowerbirdSolver

/// Activates a constraint between an attribute of an item and one of another item, or a number.
@discardableResult
func relate(
  _ item: any LayoutItem, _ attribute: LayoutAttribute, _ relation: Relation = .equal,
  to other: (any LayoutItem)? = nil,
  _ otherAttribute: LayoutAttribute? = nil, constant: Double = 0, priority: Priority = .required
) -> LayoutConstraint {
  var expression = LayoutExpression(constant: -constant)
  expression.append(LayoutExpression.Term(item.layoutNode.reference, attribute))
  if let other {
    expression.append(
      LayoutExpression.Term(other.layoutNode.reference, otherAttribute ?? attribute, coefficient: -1))
  }
  let constraint = LayoutConstraint(expression: expression, relation: relation, priority: priority)
  constraint.isActive = true
  return constraint
}
