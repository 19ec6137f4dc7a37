/// Rows that a solver has stored, and that have no effect until the batch is admitted.
///
/// The rows go straight into the solver's tables, so the caller needs no list of constraints. Until the batch is
/// admitted or rolled back, the caller must not change the solver in other ways.
package struct OpenBatch {
  fileprivate(set) var rows: [Int32] = []

  /// The value of `NumberSizes.hasExtremes` when the batch was opened, which a rollback of all rows restores.
  fileprivate let sawExtremes: Bool

  /// The number of rows.
  package var count: Int { rows.count }
}

extension Solver {
  /// The number of rows in the solver's tables, including vacant rows, which hold no constraint.
  package var rowCount: Int { simplex.rows.count }

  /// Opens an empty batch, and reserves memory for `count` rows with `terms` terms in all.
  package func openBatch(rows count: Int, terms: Int) -> OpenBatch {
    simplex.reserve(rows: count, entries: terms)
    var batch = OpenBatch(sawExtremes: simplex.sizes.hasExtremes)
    batch.rows.reserveCapacity(count)
    return batch
  }

  /// Stores the row `terms + constant relation 0` for a batch.
  ///
  /// - Parameters:
  ///   - terms: The terms, each variable once. Terms with coefficient 0 are skipped.
  ///   - constant: The number added to the terms.
  ///   - relation: How the sum relates to 0.
  ///   - priority: The priority of the constraint.
  ///   - batch: The batch, to which the row is appended.
  /// - Returns: Whether the row was stored. The result is false for a number that is not finite, a constant that
  ///   overflows when it is divided by the largest coefficient, a variable of another solver, or an invalid priority.
  ///   The batch then has not changed.
  package func append(
    _ terms: UnsafeBufferPointer<LinearExpression.Term>, _ constant: Double, _ relation: Relation, _ priority: Priority,
    to batch: inout OpenBatch
  ) -> Bool {
    if let row = storeOrdinaryRow(terms, constant, relation, priority) {
      batch.rows.append(row)
      return true
    }
    let expression = LinearExpression(terms.filter { $0.coefficient != 0 }, constant: constant)
    guard let row = try? allocateRow(Constraint(expression, relation), priority) else { return false }
    batch.rows.append(row)
    return true
  }

  /// Stores the rows of a `RowBatch`, and appends them to an open batch.
  ///
  /// - Returns: Whether all rows were stored. If not, only the rows of `flat` before the first row that cannot be
  ///   stored have been appended.
  package func append(_ flat: borrowing RowBatch, to batch: inout OpenBatch) -> Bool {
    for index in 0..<flat.count {
      guard let row = try? allocateRow(index, of: flat) else { return false }
      batch.rows.append(row)
    }
    return true
  }

  /// Admits the rows of a batch: all of them take effect, or none does.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - note: Called with the index of each row in the batch and the row's handle, if the rows take effect.
  /// - Returns: Whether the required rows can hold; if not, no row has taken effect, and the batch stays open.
  package func admit(_ batch: borrowing OpenBatch, noting note: (Int, ConstraintHandle) -> Void) -> Bool {
    if !simplex.admit(batch.rows) {
      simplex.undoCall()
      return false
    }
    checkAfterMutation()
    for (index, row) in batch.rows.enumerated() { note(index, handle(of: row)) }
    return true
  }

  /// Removes all rows after the first `count` from a batch and from the solver, the newest first.
  package func rollBack(_ batch: inout OpenBatch, from count: Int) {
    let sawExtremes = count == 0 ? batch.sawExtremes : simplex.sizes.hasExtremes
    rollBack(Array(batch.rows[count...]), sawExtremes: sawExtremes)
    batch.rows.removeLast(batch.rows.count - count)
  }
}
