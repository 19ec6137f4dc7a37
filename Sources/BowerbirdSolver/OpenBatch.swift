/// Rows that a solver has stored, and that take effect together when the batch is admitted.
///
/// An engine that compiles thousands of rows writes each of them once, into the solver. Until the batch is admitted or
/// taken back, no other call may change the solver.
package struct OpenBatch {
  fileprivate(set) var rows: [Int32] = []

  /// Whether the solver had extreme numbers before the batch.
  fileprivate let sawExtremes: Bool

  /// The number of rows.
  package var count: Int { rows.count }
}

extension Solver {
  /// The number of rows, with those that hold no constraint.
  package var rowCount: Int { simplex.rows.count }

  /// Opens a batch, and reserves memory for its rows and terms.
  package func openBatch(rows count: Int, terms: Int) -> OpenBatch {
    simplex.reserve(rows: count, entries: terms)
    var batch = OpenBatch(sawExtremes: simplex.sizes.hasExtremes)
    batch.rows.reserveCapacity(count)
    return batch
  }

  /// Stores a row for a batch: the sum of terms and a constant, related to 0.
  ///
  /// - Parameters:
  ///   - terms: The terms, each variable once. Terms with coefficient 0 are skipped.
  ///   - constant: The number added to the terms.
  ///   - relation: How the sum relates to 0.
  ///   - priority: The priority of the constraint.
  ///   - batch: The batch, to which the row is appended.
  /// - Returns: Whether the numbers can be stored; if not, the batch has not changed.
  package func append(
    _ terms: UnsafeBufferPointer<LinearExpression.Term>, _ constant: Double, _ relation: Relation, _ priority: Priority,
    to batch: inout OpenBatch
  ) -> Bool {
    if let row = occupyOrdinaryRow(terms, constant, relation, priority) {
      batch.rows.append(row)
      return true
    }
    let expression = LinearExpression(terms.filter { $0.coefficient != 0 }, constant: constant)
    guard let row = try? allocateRow(Constraint(expression, relation), priority) else { return false }
    batch.rows.append(row)
    return true
  }

  /// Stores the rows of a flat batch.
  ///
  /// - Returns: Whether all numbers can be stored; if not, the batch may have some of the rows.
  package func append(_ flat: borrowing RowBatch, to batch: inout OpenBatch) -> Bool {
    for place in 0..<flat.count {
      guard let row = try? allocateRow(place, of: flat) else { return false }
      batch.rows.append(row)
    }
    return true
  }

  /// Makes all rows of a batch hold.
  ///
  /// - Parameters:
  ///   - batch: The batch.
  ///   - note: Called with the place of each row in the batch and its handle, if the rows hold.
  /// - Returns: Whether the rows hold; if required rows cannot hold, the batch stays open.
  package func admit(_ batch: borrowing OpenBatch, noting note: (Int, ConstraintHandle) -> Void) -> Bool {
    if !simplex.admit(batch.rows) {
      simplex.undoCall()
      return false
    }
    checkAfterMutation()
    for (place, row) in batch.rows.enumerated() { note(place, handle(of: row)) }
    return true
  }

  /// Removes the rows of a batch from a place on, the newest first.
  package func takeBack(_ batch: inout OpenBatch, from count: Int) {
    let sawExtremes = count == 0 ? batch.sawExtremes : simplex.sizes.hasExtremes
    takeBack(Array(batch.rows[count...]), sawExtremes: sawExtremes)
    batch.rows.removeLast(batch.rows.count - count)
  }
}
