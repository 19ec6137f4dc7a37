/// The list of the nonbasic rows whose left sides a step changes, with their rates of change.
///
/// Each row is listed once.
struct MovingRows: ~Copyable {
  private var rates = UniqueArray<RowRate>()

  /// For each row in the list, `mark` plus the row's index in `rates`; for each other row, a number below `mark`.
  private var marks = UniqueArray<Int32>()
  private var mark: Int32 = 0

  init() {}

  mutating func borrow(from block: inout SharedBlock, rows count: Int) { block.lend(count, to: &marks) }

  var count: Int { rates.count }

  subscript(index: Int) -> RowRate {
    @inline(__always) get { rates[index] }
  }

  /// Empties the list.
  ///
  /// The call raises `mark` above all stored marks, so the stored marks need not be cleared.
  mutating func begin(rowCount: Int) {
    marks.resize(to: rowCount, filling: -1)
    if mark > .max - 2 * Int32(marks.count) {
      marks.fill(with: -1)
      mark = 0
    } else {
      mark += Int32(rates.count)
    }
    rates.removeAll()
  }

  /// Adds the effect of one moving variable to the rates of the nonbasic rows that involve the variable.
  ///
  /// For each of these rows, the call adds the variable's coefficient times `rate` to the row's rate. A row that is not
  /// listed yet is added to the list. The call reads only the variable's column, and no other entries of the rows.
  @inline(__always)
  mutating func add(
    _ variable: Int32, movingBy rate: Double, _ matrix: inout SparseRows, _ rowMarks: borrowing UniqueArray<RowMarks>
  ) {
    if matrix.gathers(variable) {
      for index in 0..<matrix.gathered.count {
        let member = matrix.gathered[index]
        if rowMarks[member.row].contains(.counted) { add(member.value * rate, to: member.row) }
      }
      return
    }
    var index = matrix.columnHead[variable]
    while index >= 0 {
      let entry = matrix.entries[index]
      if rowMarks[entry.row].contains(.counted) { add(entry.value * rate, to: entry.row) }
      index = entry.nextInColumn
    }
  }

  @inline(__always)
  private mutating func add(_ term: Double, to row: Int32) {
    let before = marks[row] - mark
    if before >= 0 {
      rates[before].add(term)
    } else {
      marks[row] = mark + Int32(rates.count)
      rates.append(RowRate(row: row, rate: term, size: term.magnitude))
    }
  }

  mutating func separateSlowRates() {
    for index in 0..<rates.count { rates[index].separateSlowRate() }
  }
}
