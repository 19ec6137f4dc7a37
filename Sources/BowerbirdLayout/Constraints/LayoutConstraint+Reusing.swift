/// Uses the object of a constraint again, once a record has taken over its contents.
///
/// Each operator in a closure makes a constraint, whose contents become a record at once. One object for each tree is
/// therefore enough for all operators.
extension LayoutConstraint {
  /// Returns a constraint as a component for a builder: as a record if possible, and as an object otherwise.
  ///
  /// A record is possible only if nothing else references the constraint.
  public static func component(
    of constraint: consuming LayoutConstraint, file: StaticString, line: Int
  ) -> ConstraintBuilder.Component {
    let isFresh = constraint.isFresh
    if isReferencedOnce(&constraint), let record = constraint.takeRecord(line: line) {
      var spare: LayoutConstraint? = consume constraint
      if isFresh { record.first.item._withUnsafeGuaranteedRef { $0.exchangeSpareConstraint(with: &spare) } }
      return ConstraintBuilder.Component(.record(record, file))
    }
    constraint.setSource(file: file, line: line)
    return ConstraintBuilder.Component(.one(.passRetained(constraint)))
  }

  /// Returns whether a constraint has a single reference, which is the argument.
  ///
  /// Weak and unowned references count too. The object of a record may be used again, and such a reference would then
  /// lead to another constraint.
  static func isReferencedOnce(_ constraint: inout LayoutConstraint) -> Bool {
    if !isKnownUniquelyReferenced(&constraint) { return false }
    #if hasFeature(Embedded)
      return true
    #else
      // An object without weak and unowned references has counts of 1.
      return _getWeakRetainCount(constraint) == 1 && _getUnownedRetainCount(constraint) == 1
    #endif
  }

  /// Returns whether the constraint was declared in a file.
  func isWritten(in other: StaticString) -> Bool {
    guard let file else { return false }
    return file.hasPointerRepresentation && other.hasPointerRepresentation && file.utf8Start == other.utf8Start
  }
}

extension ItemReference {
  /// Exchanges the spare constraint of the item's tree with the argument; each of them may be nil.
  ///
  /// An exchange needs no reference counting. Nothing happens if the item does not have a clock yet.
  @inline(__always)
  func exchangeSpareConstraint(with constraint: inout LayoutConstraint?) {
    withStoredClock { clock in clock.exchangeSpare(with: &constraint) }
  }
}
