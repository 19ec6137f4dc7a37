import BowerbirdLayout
import BowerbirdSolver

/// A definition of an item by its parent, which can be changed, switched off and on.
final class DefinedNumber {
  private let item: Box
  private let container: Box
  private let part: ItemDefinitions.Part
  private let axis: Axis
  private var definition: Definition

  fileprivate init(_ item: Box, in container: Box, _ definition: Definition, _ attribute: LayoutAttribute) {
    (self.item, self.container, self.definition) = (item, container, definition)
    axis = attribute.axis ?? .horizontal
    let isLength = attribute == .width || attribute == .height
    // Two positions along one axis determine the length.
    let isSecond = item.layoutNode.constraint(.position, axis, in: container.layoutNode) != nil
    part = isLength || isSecond ? .length : .position
  }

  /// The definition as a constraint; nil if it is switched off.
  var constraint: LayoutConstraint? { item.layoutNode.constraint(part, axis, in: container.layoutNode) }

  var isActive: Bool {
    get { constraint != nil }
    set {
      if newValue {
        item.layoutNode.define(part, axis, definition, in: container.layoutNode)
      } else {
        item.layoutNode.endDefinition(part, axis, in: container.layoutNode)
      }
    }
  }

  /// The constant on the right side.
  var constant: Double {
    get { -definition.constant }
    set {
      definition.constant = -newValue
      isActive = true
    }
  }
}

/// Makes the definition `item.attribute == constant + Σ terms`, whose terms are numbers of the item's parent.
@discardableResult
func define(
  _ item: Box, in container: Box, _ attribute: LayoutAttribute, _ constant: Double = 0,
  _ terms: [(LayoutAttribute, Double)] = []
) -> DefinedNumber {
  var definition = Definition(attribute, plus: -constant, .itemLength)
  for (attribute, coefficient) in terms { definition.add(attribute, -coefficient) }
  let number = DefinedNumber(item, in: container, definition, attribute)
  number.isActive = true
  return number
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
