/// Constraints in flat arrays, which a solver adds in one call.
///
/// No constraint has an allocation of its own, so an engine can collect tens of thousands of them.
package struct RowBatch: ~Copyable {
  /// A row without its terms.
  struct Head: BitwiseCopyable {
    /// The range `start..<end` of the row's terms in `terms`.
    var start: Int32
    var end: Int32
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  private(set) var terms = UniqueArray<LinearExpression.Term>()
  private(set) var heads = UniqueArray<Head>()

  /// Creates a batch without rows.
  package init() {}

  /// The number of rows.
  package var count: Int { heads.count }

  package var isEmpty: Bool { heads.isEmpty }

  package mutating func borrow(from block: inout SharedBlock, rows count: Int) {
    block.lend(count, to: &terms)
    block.lend(count, to: &heads)
  }

  /// The number of bytes of a row with one term.
  package static var rowSize: Int { MemoryLayout<LinearExpression.Term>.stride + MemoryLayout<Head>.stride }

  /// Reserves memory for `count` more rows of one term each.
  package mutating func reserve(more count: Int) {
    terms.reserve(more: count)
    heads.reserve(more: count)
  }

  /// Appends the row `terms + constant relation 0`.
  ///
  /// - Parameters:
  ///   - row: The terms, each variable once. Terms with coefficient 0 are skipped.
  ///   - constant: The number added to the terms.
  ///   - relation: How the sum relates to 0.
  ///   - priority: The priority of the constraint.
  package mutating func append(
    _ row: UnsafeBufferPointer<LinearExpression.Term>, _ constant: Double, _ relation: Relation, _ priority: Priority
  ) {
    let start = terms.count
    for term in row where term.coefficient != 0 { terms.append(term) }
    end(start, constant, relation, priority)
  }

  /// Appends a row whose terms are in an array.
  package mutating func append(
    _ row: [LinearExpression.Term], _ constant: Double, _ relation: Relation, _ priority: Priority
  ) {
    row.withUnsafeBufferPointer { append($0, constant, relation, priority) }
  }

  /// Appends the row `variable + constant relation 0`.
  package mutating func append(_ variable: Variable, _ constant: Double, _ relation: Relation, _ priority: Priority) {
    terms.append(LinearExpression.Term(variable))
    end(terms.count - 1, constant, relation, priority)
  }

  private mutating func end(_ start: Int, _ constant: Double, _ relation: Relation, _ priority: Priority) {
    heads.append(
      Head(
        start: Int32(start), end: Int32(terms.count), relation: relation, constant: constant, priority: priority.value))
  }

  /// Returns the terms of a row in a buffer that is valid until the batch changes.
  func terms(of head: Head) -> UnsafeBufferPointer<LinearExpression.Term> {
    UnsafeBufferPointer(rebasing: terms.elements[Int(head.start)..<Int(head.end)])
  }

  /// Returns the row with the given index in the batch as a constraint, without its priority.
  package func constraint(at row: Int) -> Constraint {
    let head = heads[row]
    return Constraint(LinearExpression(Array(terms(of: head)), constant: head.constant), head.relation)
  }
}

extension Solver {
  /// Creates several variables without names, and appends them to an array.
  package func appendVariables(_ count: Int, to variables: inout UniqueArray<Variable>) {
    simplex.appendVariables(count)
    variables.reserve(more: count)
    for _ in 0..<count { variables.append(registry.append("")) }
  }

  /// Adds all rows of a batch, or none of them.
  ///
  /// - Parameter batch: The constraints with their priorities.
  /// - Returns: The handles, in the order of the rows.
  /// - Throws: The errors of ``add(_:priority:)-(Constraint,_)``; then no row has been added.
  /// - Complexity: O(total number of terms) expected, whatever the order of the rows, and the exchanges that required
  ///   inequalities need.
  @discardableResult
  package func add(_ batch: borrowing RowBatch) throws(SolverError) -> [ConstraintHandle] {
    simplex.reserve(rows: batch.count, entries: batch.terms.count)
    let rows = try admitRows(batch.count) { index throws(SolverError) in try allocateRow(index, of: batch) }
    return rows.map { handle(of: $0) }
  }

  func allocateRow(_ index: Int, of batch: borrowing RowBatch) throws(SolverError) -> Int32 {
    let head = batch.heads[index]
    let priority = Priority(head.priority)
    if let row = storeOrdinaryRow(batch.terms(of: head), head.constant, head.relation, priority) { return row }
    return try storeAnyRow(batch.constraint(at: index), priority)
  }
}
