/// Creating variables.
///
/// At first, a new variable has only a value. The next row or the next solve extends the storage of rows and factors
/// for all new variables at once, because programs often create many variables before they add constraints.
extension Simplex {
  /// The number of variables that rows may involve.
  var variableCount: Int { basis.count }

  mutating func appendVariable() {
    forgetDirections()
    if values.capacity == 0 { shareMemory(variables: 1) }
    values.append(0)
    edits.appendVariable()
  }

  mutating func appendVariables(_ count: Int) {
    forgetDirections()
    if values.capacity == 0 { shareMemory(variables: count) }
    values.resize(to: values.count + count, filling: 0)
    edits.appendVariables(upTo: values.count)
  }

  /// Extends all storage to the variables that exist, so that rows may involve them.
  ///
  /// Each new variable gets a stay.
  @inline(__always)
  mutating func completeVariables() {
    if basis.count < values.count { completeVariables(from: Int32(basis.count)) }
  }

  private mutating func completeVariables(from first: Int32) {
    assert(directions.value.isEmpty, "directions must be empty when variables are added")
    let added = values.count - Int(first)
    work.appendVariables(upTo: values.count)
    nonbasic.rows.resize(to: values.count, filling: 0)
    basis.appendStays(upTo: values.count)
    matrix.appendColumns(added)
    factors.value.appendUnits(added)
    changes.appendVariables(added)
    alpha.resize(to: values.count)
    step.resize(to: values.count)
  }

  /// Reserves memory for as many rows as a tree of boxes usually has: 1.5 rows and 2.5 coefficients for each variable.
  ///
  /// The first row that is added without a batch makes this call, because many rows usually follow. Without the
  /// reservation, arrays would be copied each time that they grow, which takes a good part of the time to build a large
  /// layout. A batch does not need this estimate, because its rows are counted.
  mutating func reserveForRows() {
    reserve(rows: variableCount * 3 / 2, entries: variableCount * 5 / 2)
    factors.value.reserveCells(variableCount)
  }
}
