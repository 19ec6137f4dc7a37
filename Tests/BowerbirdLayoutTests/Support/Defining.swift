import BowerbirdLayout
import BowerbirdSolver

/// Activates the definition `item.attribute == constant + Σ terms`.
@discardableResult
func define(
  _ item: Box, _ attribute: LayoutAttribute, _ constant: Double = 0, _ terms: [(Box, LayoutAttribute, Double)] = []
) -> LayoutConstraint {
  var expression = LayoutExpression(item.layoutNode.reference, attribute, constant: -constant)
  for (box, attribute, coefficient) in terms {
    expression.append(LayoutExpression.Term(box.layoutNode.reference, attribute, coefficient: -coefficient))
  }
  let constraint = LayoutConstraint(expression: expression, relation: .equal)
  constraint.maySubstitute = true
  constraint.isActive = true
  return constraint
}

/// Activates the constraint `item.attribute relation constant`.
@discardableResult
func relate(
  _ item: Box, _ attribute: LayoutAttribute, _ relation: Relation, _ constant: Double, _ priority: Priority = .required
) -> LayoutConstraint {
  let constraint = LayoutConstraint(
    expression: LayoutExpression(item.layoutNode.reference, attribute, constant: -constant), relation: relation,
    priority: priority)
  constraint.isActive = true
  return constraint
}
