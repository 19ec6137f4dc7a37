extension LayoutExpression {
  /// The attribute of the first term; nil if there are no terms.
  var firstAttribute: LayoutAttribute? { first?.attribute }

  /// Returns whether two expressions have the same terms; their constants may differ.
  func hasSameTerms(as other: LayoutExpression) -> Bool {
    guard termCount == other.termCount else { return false }
    return zip(terms, other.terms).allSatisfy { $0.isSame(as: $1) }
  }
}

extension LayoutExpression.Term {
  /// Returns whether two terms have the same item, attribute and coefficient.
  fileprivate func isSame(as other: LayoutExpression.Term) -> Bool {
    item === other.item && attribute == other.attribute && coefficient == other.coefficient
  }
}
