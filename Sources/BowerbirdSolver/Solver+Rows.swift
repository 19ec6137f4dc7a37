/// Creating rows from constraints, and reading constraints back.
extension Solver {
  /// Creates a row for a constraint, and returns the row's index.
  ///
  /// The row has no effect yet.
  func allocateRow(_ constraint: Constraint, _ priority: Priority) throws(SolverError) -> Int32 {
    let row = constraint.expression.terms.withUnsafeBufferPointer { terms in
      storeOrdinaryRow(terms, constraint.expression.constant, constraint.relation, priority)
    }
    if let row { return row }
    return try storeAnyRow(constraint, priority)
  }

  // MARK: - Ordinary rows

  /// Creates a row for an ordinary constraint, which can be read back from the row as it was written.
  ///
  /// A constraint is ordinary if it has one to eight terms, each with a different variable of this solver, and a valid
  /// priority. Dividing its constant and its coefficients by a power of two must be exact.
  ///
  /// - Returns: The index of the row, or nil if the constraint is not ordinary.
  func storeOrdinaryRow(
    _ terms: UnsafeBufferPointer<LinearExpression.Term>, _ constant: Double, _ relation: Relation, _ priority: Priority
  ) -> Int32? {
    guard priority.isValid, constant == 0 || Self.isOrdinary(constant) else { return nil }
    guard let largest = largestCoefficient(ofOrdinary: terms) else { return nil }
    // Most rows have no coefficient but 1 and -1, and need no division.
    let newRow = Row(
      priority: priority.value, generation: 0, lineage: registry.present,
      weightExponent: largest == 1 ? 0 : Int16(largest.exponent), relation: relation)
    let scale = largest == 1 ? 1 : 1 / newRow.weight
    let row = simplex.allocateRow(newRow, target: -constant * scale + 0)
    for term in terms {
      simplex.matrix.appendEntry(row, term.variable.storedIndex, term.coefficient * scale)
      simplex.sizes.noteCoefficient(term.coefficient * scale)
    }
    return row
  }

  /// Returns the largest magnitude of the coefficients, or nil if a constraint with these terms is not ordinary.
  @inline(__always)
  private func largestCoefficient(ofOrdinary terms: UnsafeBufferPointer<LinearExpression.Term>) -> Double? {
    if terms.isEmpty || terms.count > Self.fewTerms { return nil }
    var largest = 0.0
    for index in terms.indices {
      let term = terms[index]
      if !Self.isOrdinary(term.coefficient) || !owns(term.variable) { return nil }
      for other in 0..<index where terms[other].variable.storedIndex == term.variable.storedIndex { return nil }
      largest = max(largest, term.coefficient.magnitude)
    }
    return largest
  }

  /// The largest number of terms of an ordinary constraint.
  ///
  /// With so few terms, a repeated variable is found faster by comparing all pairs than by marking the variables.
  private static let fewTerms = 8

  /// Returns a Boolean value that indicates whether the magnitude of a number is between 2⁻⁴⁰⁰ and 2⁴⁰⁰.
  ///
  /// Dividing such a number by a power of two between these limits is exact.
  @inline(__always)
  private static func isOrdinary(_ number: Double) -> Bool {
    number.magnitude > 0x1p-400 && number.magnitude < 0x1p400
  }

  // MARK: - Other rows

  /// Creates a row for any constraint, and returns the row's index.
  ///
  /// A row is the constraint divided by a power of two. If the division, or adding up terms, loses part of what was
  /// written, `verbatim` stores the constraint.
  func storeAnyRow(_ constraint: Constraint, _ priority: Priority) throws(SolverError) -> Int32 {
    guard priority.isValid else {
      throw .invalidPriority(.init(priority, name: "The priority of \(describe(constraint))"))
    }
    try check(constraint)
    simplex.completeVariables()
    try sumTerms(of: constraint)
    defer { simplex.step.clear() }
    let newRow = Row(
      priority: priority.value, generation: 0, lineage: registry.present,
      weightExponent: Int16(largestExponent()), relation: constraint.relation)
    let target = -constraint.expression.constant / newRow.weight + 0
    if !target.isFinite { throw relativelyNonFinite(constraint, target) }
    let row = simplex.allocateRow(newRow, target: target)
    let isExact = writeEntries(of: row, weight: newRow.weight)
    if !isExact || !restores(row, constraint.expression.constant)
      || Int(simplex.matrix.spans[row].count) != constraint.expression.terms.count
    {
      verbatim[handle(of: row)] = constraint
    }
    return row
  }

  /// Writes the coefficients that `sumTerms(of:)` left in the step vector into a row, divided by the row's power of
  /// two.
  ///
  /// - Returns: Whether multiplying by that power of two restores every coefficient.
  private func writeEntries(of row: Int32, weight: Double) -> Bool {
    let scale = 1 / weight
    var isExact = true
    for index in 0..<simplex.step.pattern.count {
      let variable = simplex.step.pattern[index]
      let coefficient = simplex.step[variable] * scale
      if coefficient * weight != simplex.step[variable] { isExact = false }
      if coefficient == 0 { continue }
      simplex.matrix.appendEntry(row, variable, coefficient)
      simplex.sizes.noteCoefficient(coefficient)
    }
    return isExact
  }

  /// Returns a Boolean value that indicates whether a constant can be read back from a row as it was written.
  private func restores(_ row: Int32, _ constant: Double) -> Bool {
    -simplex.target(of: row) * simplex.rows[row].weight == constant
  }

  /// Returns the exponent of the largest coefficient in the step vector, limited to -1000…1000; 0 if there is no
  /// coefficient.
  ///
  /// The result is the exponent of the power of two by which the row is divided.
  private func largestExponent() -> Int {
    var largest = 0.0
    for index in 0..<simplex.step.pattern.count {
      largest = max(largest, simplex.step[simplex.step.pattern[index]].magnitude)
    }
    return largest == 0 ? 0 : max(-1000, min(1000, Int(largest.exponent)))
  }

  // MARK: - Checks

  /// Throws an error for a variable of another solver, a coefficient that is not finite, or a constant that is not
  /// finite, in this order.
  ///
  /// An infinite factor makes both the coefficients and the constant infinite. With this order, the error names a
  /// coefficient.
  private func check(_ constraint: Constraint) throws(SolverError) {
    for term in constraint.expression.terms where !owns(term.variable) {
      throw .foreignVariable(
        .init(term.variable, name: "Variable \(term.variable.index), in \(describe(constraint)),"))
    }
    for term in constraint.expression.terms where !term.coefficient.isFinite {
      throw nonFinite(constraint, term.variable, term.coefficient)
    }
    let constant = constraint.expression.constant
    if !constant.isFinite { throw .nonFinite(.init(constant, name: "The constant of \(describe(constraint))")) }
  }

  private func nonFinite(_ constraint: Constraint, _ variable: Variable, _ coefficient: Double) -> SolverError {
    .nonFinite(.init(coefficient, name: "The coefficient of \(name(of: variable)) in \(describe(constraint))"))
  }

  private func relativelyNonFinite(_ constraint: Constraint, _ target: Double) -> SolverError {
    .nonFinite(.init(target, name: "The constant of \(describe(constraint)), relative to its coefficients,"))
  }

  // MARK: - Sums of terms

  /// Adds up the terms by variable, in the simplex's step vector.
  private func sumTerms(of constraint: Constraint) throws(SolverError) {
    var isRepeating = false
    for term in constraint.expression.terms {
      let index = term.variable.storedIndex
      let count = simplex.step.pattern.count
      simplex.step.list(index)
      if simplex.step.pattern.count == count { isRepeating = true }
      simplex.step.values[index] = term.coefficient
    }
    if isRepeating { try sumRepeatedTerms(of: constraint) }
  }

  /// Adds up the terms of each variable, the largest first, so that their order makes no difference.
  ///
  /// Huge terms are scaled down first, so that a sum overflows only if it is beyond the range of doubles.
  private func sumRepeatedTerms(of constraint: Constraint) throws(SolverError) {
    var largest = 0.0
    for term in constraint.expression.terms {
      simplex.step.values[term.variable.storedIndex] = 0
      largest = max(largest, term.coefficient.magnitude)
    }
    let unit = largest > Tolerances.extreme ? Self.unitOfHugeSums : 1
    for term in largestFirst(constraint.expression.terms) {
      let index = term.variable.storedIndex
      simplex.step.values[index] = difference(simplex.step[index], -term.coefficient / unit)
    }
    for position in 0..<simplex.step.pattern.count {
      let index = simplex.step.pattern[position]
      simplex.step.values[index] *= unit
      if !simplex.step[index].isFinite {
        let sum = simplex.step[index]
        simplex.step.clear()
        throw nonFinite(constraint, registry.variable(at: index), sum)
      }
    }
  }

  /// The number by which huge terms are divided before they are added up.
  ///
  /// The sum of fewer than 2⁶⁴ scaled terms does not overflow.
  private static let unitOfHugeSums = 0x1p64

  private func largestFirst(_ terms: [LinearExpression.Term]) -> [LinearExpression.Term] {
    terms.sorted { left, right in
      let (first, second) = (left.coefficient.magnitude, right.coefficient.magnitude)
      return first != second ? first > second : left.coefficient > right.coefficient
    }
  }

  // MARK: - Reading back

  /// Returns the constraint of a row, as it was written.
  func constraint(at row: Int32) -> Constraint {
    if !verbatim.isEmpty, let written = verbatim[handle(of: row)] { return written }
    let weight = simplex.rows[row].weight
    var expression = LinearExpression(constant: -simplex.target(of: row) * weight + 0)
    for index in simplex.matrix.indices(of: row) {
      let entry = simplex.matrix.entries[index]
      expression.terms.append(.init(registry.variable(at: entry.column), coefficient: entry.value * weight))
    }
    return Constraint(expression, simplex.rows[row].relation)
  }

  /// Returns the target that a row has if its constraint gets the given constant.
  func target(of row: Int32, constant: Double) throws(SolverError) -> Double {
    if !constant.isFinite {
      throw .nonFinite(.init(constant, name: "The new constant of \(describe(constraint(at: row)))"))
    }
    let target = -constant / simplex.rows[row].weight + 0
    if !target.isFinite { throw relativelyNonFinite(constraint(at: row), target) }
    return target
  }

  /// Stores a constraint with its new constant in `verbatim`, if `verbatim` already contains the constraint, or if the
  /// constant cannot be read back from the row.
  ///
  /// - Returns: The constraint that `verbatim` contained before, if any.
  func keepVerbatim(_ row: Int32, constant: Double, target: Double) -> Constraint? {
    let handle = handle(of: row)
    let before = verbatim.isEmpty ? nil : verbatim[handle]
    if before == nil && -target * simplex.rows[row].weight == constant { return nil }
    var written = constraint(at: row)
    written.expression.constant = constant
    verbatim[handle] = written
    return before
  }
}
