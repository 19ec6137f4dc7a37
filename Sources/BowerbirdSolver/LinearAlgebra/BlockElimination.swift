/// The elimination of one strongly connected block of the matrix, in the order of the block's peeling.
///
/// A column with a single unknown variable is peeled: it takes the position of that variable. A column without an
/// unknown variable takes the position of the torn variable on which it depends most.
struct BlockElimination: ~Copyable {
  /// The peeling of the transposed block.
  ///
  /// The rows of the peeling are the columns of the block, and its variables are the positions of the block.
  private var peeling = Peeling()

  private var solution = SparseVector()
  private var sums = SparseVector()

  init() {}

  /// Assigns every column of a block to a position, and adds the columns to the factors.
  ///
  /// A value of this type keeps its memory from block to block.
  ///
  /// - Parameters:
  ///   - range: The block, as indices in `positions`.
  ///   - positions: The positions, block by block.
  ///   - factors: Receives the columns.
  ///   - rows: The coefficients.
  ///   - columns: The column at each position. The call moves each column of the block to the position of its pivot,
  ///     and puts unit columns in the places of dropped columns.
  ///   - dropped: Receives the indices of the rows whose columns depend on other columns.
  mutating func place(
    _ range: Range<Int32>, of positions: borrowing UniqueArray<Int32>, into factors: inout Factorization,
    _ rows: borrowing SparseRows, _ columns: inout UniqueArray<BasisEntry>, _ dropped: inout UniqueArray<Int32>
  ) {
    begin(range, of: positions, rows, columns)
    for index in 0..<peeling.variables.count {
      columns[peeling.variables[index]] = .stay(of: peeling.variables[index])
    }
    while let step = peeling.next(in: rows) {
      switch step {
      case .peel(let row, let unknown, let coefficient):
        peel(row, unknown, coefficient, &factors, rows, &columns)
      case .close(let row):
        close(row, &factors, rows, &columns, &dropped)
      }
    }
  }

  private mutating func begin(
    _ range: Range<Int32>, of positions: borrowing UniqueArray<Int32>, _ rows: borrowing SparseRows,
    _ columns: borrowing UniqueArray<BasisEntry>
  ) {
    peeling.begin(variableCount: columns.count)
    solution.resize(to: columns.count)
    for index in range {
      peeling.appendUnknown(positions[index])
      peeling.appendBinding(columns[positions[index]].row)
    }
    peeling.prepare(in: rows)
  }

  private mutating func peel(
    _ index: Int32, _ unknown: Int32, _ coefficient: Double, _ factors: inout Factorization,
    _ rows: borrowing SparseRows, _ columns: inout UniqueArray<BasisEntry>
  ) {
    let row = peeling.rows[index]
    let position = peeling.variables[unknown]
    var largest = 0.0
    for entry in rows.indices(of: row) { largest = max(largest, rows.entries[entry].value.magnitude) }
    if coefficient.magnitude < Tolerances.peeledPivot * largest || !factors.place(row, of: rows, at: position) {
      peeling.tear(unknown)
      return
    }
    columns[position] = .row(row)
    peeling.determine(unknown, by: index)
  }

  private mutating func close(
    _ index: Int32, _ factors: inout Factorization, _ rows: borrowing SparseRows,
    _ columns: inout UniqueArray<BasisEntry>, _ dropped: inout UniqueArray<Int32>
  ) {
    let row = peeling.rows[index]
    for entry in rows.indices(of: row) { solution.add(rows.entries[entry].value, at: rows.entries[entry].column) }
    factors.solve(&solution, inBlock: { peeling.index(of: $0) >= 0 })
    var torn = mostAffectedTorn()
    if torn < 0 { torn = tornOfLargestProduct(in: row, factors, rows) }
    solution.clear()
    if torn < 0 {
      dropped.append(row)
      return
    }
    let position = peeling.variables[torn]
    if factors.replaceColumn(at: position, inBlock: { peeling.index(of: $0) >= 0 }) {
      columns[position] = .row(row)
      peeling.determineTorn(torn)
    } else {
      factors.makeUnit(at: position)
      dropped.append(row)
    }
  }

  /// Returns the torn unknown with the largest number in the solved column, or -1 if the numbers of all torn unknowns
  /// are so small that they may be rounding.
  private func mostAffectedTorn() -> Int32 {
    var largest = 0.0
    var best = 0.0
    var chosen: Int32 = -1
    for step in 0..<solution.walkCount {
      let position = solution.index(atStep: step)
      let unknown = peeling.index(of: position)
      if unknown < 0 { continue }
      let size = solution[position].magnitude
      largest = max(largest, size)
      if size > best && peeling.isTorn(unknown) {
        best = size
        chosen = unknown
      }
    }
    return best > Tolerances.smallPivot * largest ? chosen : -1
  }

  /// Returns the torn unknown with the largest number in the solved column, not counting remainders of cancellations,
  /// or -1 if no torn unknown has such a number.
  ///
  /// A product of small coefficients is no remainder, even if the product is tiny beside other numbers.
  private mutating func tornOfLargestProduct(
    in row: Int32, _ factors: borrowing Factorization, _ rows: borrowing SparseRows
  ) -> Int32 {
    if !dependsOnTorn() { return -1 }
    sums.resize(to: solution.count)
    for entry in rows.indices(of: row) { sums.add(rows.entries[entry].value, at: rows.entries[entry].column) }
    factors.addUpMagnitudes(&sums)
    defer { sums.clear() }
    var best = 0.0
    var chosen: Int32 = -1
    for unknown in 0..<Int32(peeling.variables.count) where peeling.isTorn(unknown) {
      let position = peeling.variables[unknown]
      let size = solution[position].magnitude
      if size <= best || size <= sums[position] * Tolerances.pivot { continue }
      best = size
      chosen = unknown
    }
    return chosen
  }

  /// Returns a Boolean value that indicates whether the solved column depends on any torn unknown.
  ///
  /// If not, the column is a combination of other columns.
  private func dependsOnTorn() -> Bool {
    for step in 0..<solution.walkCount {
      let position = solution.index(atStep: step)
      let unknown = peeling.index(of: position)
      if solution[position] != 0 && unknown >= 0 && peeling.isTorn(unknown) { return true }
    }
    return false
  }
}
