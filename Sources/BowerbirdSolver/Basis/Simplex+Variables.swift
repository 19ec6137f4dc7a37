/// Making variables.
///
/// A variable begins as a value and nothing else, and programs make many before they relate them. What rows and factors keep
/// of each is made for all of them at once, when the next row comes or the next solve.
extension Simplex {
  /// How many variables rows may involve.
  var variableCount: Int { basis.count }

  mutating func appendVariable() {
    forgetDirections()
    values.append(0)
    editRow.append(-1)
  }

  mutating func appendVariables(_ count: Int) {
    forgetDirections()
    values.resize(to: values.count + count, filling: 0)
    editRow.resize(to: values.count, filling: -1)
  }

  /// Lets rows involve all variables that there are, each of which is held by its stay.
  @inline(__always)
  mutating func completeVariables() {
    if basis.count < values.count { completeVariables(from: Int32(basis.count)) }
  }

  private mutating func completeVariables(from first: Int32) {
    assert(directions.isEmpty, "directions come with a solve, and before that variables are completed")
    let added = values.count - Int(first)
    stayMultiplier.resize(to: values.count, filling: -1)
    work.isStayListedDualInfeasible.resize(to: values.count, filling: false)
    work.isInDoubt.resize(to: values.count, filling: false)
    nonbasicRows.resize(to: values.count, filling: 0)
    basis.resize(to: values.count, filling: 0)
    stayPosition.resize(to: values.count, filling: 0)
    for variable in first..<Int32(values.count) {
      basis[variable] = ~variable
      stayPosition[variable] = variable
    }
    matrix.appendColumns(added)
    factors.appendUnits(added)
    changes.appendVariables(added)
    alpha.resize(to: values.count)
    step.resize(to: values.count)
  }

  /// Makes room for the rows that commonly follow the first one that comes by itself: three for two variables, with five terms
  /// in all, as trees of boxes have them.
  ///
  /// Stores that grow by and by copy themselves again and again, which is a good part of the time that a large layout is built in.
  /// Room that is never used is never moved. Rows that come in a batch are counted.
  mutating func reserveForRows() {
    reserve(rows: variableCount * 3 / 2, entries: variableCount * 5 / 2)
    factors.reserveCells(variableCount)
  }
}
