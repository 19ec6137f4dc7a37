extension LayoutExpression {
  /// The attribute of the first term.
  var firstAttribute: LayoutAttribute? { first?.attribute }

  /// Returns whether two expressions have the same terms; their constants may differ.
  func hasSameTerms(as other: LayoutExpression) -> Bool {
    guard termCount == other.termCount else { return false }
    return (0..<termCount).allSatisfy { term(at: $0).isSame(as: other.term(at: $0)) }
  }
}

extension LayoutExpression.Term {
  /// Returns whether two terms have the same item, attribute and coefficient.
  fileprivate func isSame(as other: LayoutExpression.Term) -> Bool {
    item === other.item && attribute == other.attribute && coefficient == other.coefficient
  }
}
