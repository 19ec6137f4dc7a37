/// Reads the terms of a constraint in place; the property ``LayoutConstraint/expression`` makes a copy.
extension LayoutConstraint: TermSource {
  /// The left side; the right side is 0.
  public var expression: LayoutExpression {
    var sum = LayoutExpression(constant: addend)
    forEachTerm { _, term in sum.append(term) }
    return sum
  }

  /// The number of terms.
  var termCount: Int { (first == nil ? 0 : 1) + (second == nil ? 0 : 1) + (rest?.count ?? 0) }

  /// Returns the term at an index, which must exist.
  func term(at index: Int) -> LayoutExpression.Term {
    if index == 0, let first { return first.retained }
    if index == 1, let second { return second.retained }
    return farTerm(at: index)
  }

  private func farTerm(at index: Int) -> LayoutExpression.Term { (rest ?? [])[index - 2] }

  /// Calls a closure with the index and the value of every term.
  @inline(__always)
  func forEachTerm(_ body: (Int, LayoutExpression.Term) -> Void) {
    if let first { body(0, first.retained) }
    if let second { body(1, second.retained) }
    if let rest { for index in rest.indices { body(index + 2, rest[index]) } }
  }

  /// Returns whether any term satisfies a condition.
  @inline(__always)
  func containsTerm(where condition: (LayoutExpression.Term) -> Bool) -> Bool {
    var isFound = false
    forEachTerm { _, term in isFound = isFound || condition(term) }
    return isFound
  }

  /// Calls a closure with the item of a term, without reference counting.
  @inline(__always)
  func withItem<Result>(ofTerm index: Int, _ body: (ItemReference) -> Result) -> Result {
    item(ofTerm: index)._withUnsafeGuaranteedRef(body)
  }

  /// Returns the item of a term, without reference counting.
  @inline(__always)
  func item(ofTerm index: Int) -> Unmanaged<ItemReference> {
    if index == 0, let first { return first.item }
    if index == 1, let second { return second.item }
    return .passUnretained(farTerm(at: index).item)
  }

  /// Returns the slot, the attribute and the coefficient of a term, without reference counting.
  @inline(__always)
  func reading(ofTerm index: Int) -> LayoutExpression.Reading {
    if index == 0, let first { return first.reading }
    if index == 1, let second { return second.reading }
    let term = farTerm(at: index)
    return LayoutExpression.Reading(slot: term.item.slot, attribute: term.attribute, coefficient: term.coefficient)
  }

  /// Whether the last term has coefficient 0.
  ///
  /// A container adds such a term for itself, so that its tree must contain all items of the constraint. The constraint
  /// has no effect while another item is outside of this tree. No report lists the constraint when an item leaves.
  var endsWithZeroTerm: Bool { termCount > 0 && reading(ofTerm: termCount - 1).coefficient == 0 }
}
