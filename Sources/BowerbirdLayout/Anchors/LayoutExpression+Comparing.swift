extension LayoutExpression {
  /// The attribute that the expression begins with.
  var firstAttribute: LayoutAttribute? { first?.attribute }

  /// Whether two expressions differ in their constants at most.
  func hasSameTerms(as other: LayoutExpression) -> Bool {
    guard termCount == other.termCount else { return false }
    return (0..<termCount).allSatisfy { term(at: $0).isSame(as: other.term(at: $0)) }
  }
}

extension LayoutExpression.Term {
  /// Whether two terms are the same attribute of the same item with the same coefficient.
  fileprivate func isSame(as other: LayoutExpression.Term) -> Bool {
    item === other.item && attribute == other.attribute && coefficient == other.coefficient
  }
}
