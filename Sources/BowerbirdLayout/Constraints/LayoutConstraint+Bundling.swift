import BowerbirdSolver

extension LayoutConstraint {
  /// Returns whether the constraint can become a record in a bundle with a given file and clock.
  func canBeRecord(_ clock: TreeClock, _ file: StaticString?) -> Bool {
    if stage != .idle || isDefinition || isOfContainer || priority != .required || identifier != nil { return false }
    if !expression.hasOneOrTwoTerms || !isWritten(in: file) { return false }
    for term in 0..<expression.termCount where !withItem(ofTerm: term, { $0.canEnterBundle(clock) }) { return false }
    return true
  }

  /// Returns whether the constraint has a given file, or no file if no file is given.
  private func isWritten(in other: StaticString?) -> Bool {
    guard let file, let other else { return self.file == nil && other == nil }
    return file.hasPointerRepresentation && other.hasPointerRepresentation && file.utf8Start == other.utf8Start
  }

  /// The clock of the first item.
  var firstClock: TreeClock? { expression.termCount == 0 ? nil : withItem(ofTerm: 0) { $0.clock } }
}
