/// Constraints in flat arrays, for an engine that adds them by the ten thousand: nothing is allocated for any one of them.
package struct RowBatch {
  /// What a row is beside its terms.
  struct Head: BitwiseCopyable {
    /// Where the row's terms begin and end.
    var start: Int32
    var end: Int32
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  private(set) var terms: [LinearExpression.Term] = []
  private(set) var heads: [Head] = []

  /// Makes a batch without rows.
  package init() {}

  /// How many rows have been ended.
  package var count: Int { heads.count }

  package var isEmpty: Bool { heads.isEmpty }

  package mutating func reserve(rows: Int, terms count: Int) {
    heads.reserveCapacity(rows)
    terms.reserveCapacity(count)
  }

  /// Appends the row that a sum is so related to 0.
  ///
  /// - Parameters:
  ///   - row: Its terms, each variable once; terms with the coefficient 0 are left out.
  ///   - constant: What is added to them.
  ///   - relation: How the sum relates to 0.
  ///   - priority: How strongly that is wanted.
  package mutating func append(
    _ row: [LinearExpression.Term], _ constant: Double, _ relation: Relation, _ priority: Priority
  ) {
    let start = terms.count
    for term in row where term.coefficient != 0 { terms.append(term) }
    end(start, constant, relation, priority)
  }

  /// Appends the row that a variable plus a constant is so related to 0.
  package mutating func append(_ variable: Variable, _ constant: Double, _ relation: Relation, _ priority: Priority) {
    terms.append(LinearExpression.Term(variable))
    end(terms.count - 1, constant, relation, priority)
  }

  private mutating func end(_ start: Int, _ constant: Double, _ relation: Relation, _ priority: Priority) {
    heads.append(
      Head(
        start: Int32(start), end: Int32(terms.count), relation: relation, constant: constant, priority: priority.value))
  }

  /// Keeps only the first rows.
  package mutating func truncate(to count: Int) { heads.removeLast(heads.count - count) }

  /// Puts the last rows in another order.
  ///
  /// - Parameters:
  ///   - first: The first of the rows.
  ///   - order: Which row comes where, counted from the first one.
  package mutating func reorder(from first: Int, _ order: [Int32]) {
    let before = heads
    for place in order.indices { heads[first + place] = before[first + Int(order[place])] }
  }

  /// A row as a constraint.
  package func constraint(at row: Int) -> Constraint {
    let head = heads[row]
    return Constraint(
      LinearExpression(Array(terms[Int(head.start)..<Int(head.end)]), constant: head.constant), head.relation)
  }
}

extension Solver {
  /// Makes several variables without names, as ``variable(_:)`` makes one.
  package func appendVariables(_ count: Int, to variables: inout [Variable]) {
    simplex.appendVariables(count)
    for _ in 0..<count { variables.append(identities.append("")) }
  }

  /// Adds the rows of a batch: all of them or none.
  ///
  /// - Parameter batch: What shall hold, and how strongly.
  /// - Returns: The handles, in the order of the rows.
  /// - Throws: As ``add(_:priority:)-(Constraint,_)``; then none has been added.
  /// - Complexity: O(total number of terms) expected, in any order.
  @discardableResult
  package func add(_ batch: RowBatch) throws(SolverError) -> [ConstraintHandle] {
    simplex.reserve(rows: batch.count, entries: batch.terms.count)
    let rows = try admitRows(batch.count) { place throws(SolverError) in try allocateRow(place, of: batch) }
    return rows.map { handle(of: $0) }
  }

  private func allocateRow(_ place: Int, of batch: RowBatch) throws(SolverError) -> Int32 {
    let head = batch.heads[place]
    let row = batch.terms.withUnsafeBufferPointer { terms in
      occupyOrdinaryRow(
        UnsafeBufferPointer(rebasing: terms[Int(head.start)..<Int(head.end)]), head.constant, head.relation,
        Priority(head.priority))
    }
    if let row { return row }
    return try occupyExtraordinaryRow(batch.constraint(at: place), Priority(head.priority))
  }
}
