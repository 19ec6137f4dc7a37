import BowerbirdLayout

extension LayoutExpression {
  /// Adds an attribute of a node with a coefficient.
  mutating func add(_ node: LayoutNode, _ attribute: LayoutAttribute, _ coefficient: Double = 1) {
    append(Term(node.reference, attribute, coefficient: coefficient))
  }

  /// Adds an attribute of an item with a coefficient.
  mutating func add(_ item: ItemReference, _ attribute: LayoutAttribute, _ coefficient: Double = 1) {
    append(Term(item, attribute, coefficient: coefficient))
  }
}
