/// Creating variables.
///
/// A new variable has only a value at first, because programs create many variables before they add constraints. The
/// next row or the next solve extends the storage of rows and factors for all new variables at once.
extension Simplex {
  /// The number of variables that rows may involve.
  var variableCount: Int { basis.count }

  mutating func appendVariable() {
    forgetDirections()
    values.append(0)
    edits.appendVariable()
  }

  mutating func appendVariables(_ count: Int) {
    forgetDirections()
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

  /// Reserves memory for three rows with five terms in all for every two variables, as a tree of boxes has.
  ///
  /// The first row that is added on its own triggers the call, because many rows usually follow. Without the
  /// reservation, arrays would be copied each time that they grow, which takes a good part of the time to build a large
  /// layout. For a batch, the rows are counted instead.
  mutating func reserveForRows() {
    reserve(rows: variableCount * 3 / 2, entries: variableCount * 5 / 2)
    factors.value.reserveCells(variableCount)
  }
}
