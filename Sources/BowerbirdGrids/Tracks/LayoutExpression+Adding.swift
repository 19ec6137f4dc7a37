import BowerbirdLayout

extension LayoutExpression {
  /// Adds a coefficient times an attribute of a node.
  mutating func add(_ node: LayoutNode, _ attribute: LayoutAttribute, _ coefficient: Double = 1) {
    append(Term(node.reference, attribute, coefficient: coefficient))
  }

  /// Adds a coefficient times an attribute of an item.
  mutating func add(_ item: ItemReference, _ attribute: LayoutAttribute, _ coefficient: Double = 1) {
    append(Term(item, attribute, coefficient: coefficient))
  }
}
