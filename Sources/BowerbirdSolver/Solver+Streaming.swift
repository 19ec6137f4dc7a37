/// What an engine on top of the solver reads by the thousand.
extension Solver {
  /// Brings everything up to date and calls a closure with the index of each variable that the last solve changed.
  ///
  /// Some may have come back to the value that they had.
  ///
  /// - Parameter body: Takes an index.
  /// - Returns: False, without a call, if so many have changed that it is better to look at all values.
  /// - Complexity: O(changes).
  package func forEachChange(_ body: (Int) -> Void) -> Bool {
    bringUpToDate()
    if simplex.directions.lastMoveWasDense || simplex.changes.changes.count > variableCount / 4 { return false }
    for place in 0..<simplex.changes.changes.count { body(Int(simplex.changes.changes[place].variable)) }
    return true
  }
}

extension ConstraintHandle {
  /// The row that the constraint occupies: a small number, which is used again after a removal.
  package var rowIndex: Int { Int(row) }
}
