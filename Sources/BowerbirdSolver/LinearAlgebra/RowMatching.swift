/// The assignment of many new rows at once to the variables that they will determine.
///
/// Rows are peeled. Required equalities are binding, and optional equalities are yielding. A bound is a row of one
/// variable that determines the variable only if no other row does. A variable with a bound is torn before other
/// variables. A closing row is assigned to the nearest torn variable that it depends on. Torn variables that remain in
/// the end are assigned to their bounds. The result only pairs rows with variables. The factorization finds out whether
/// the matrix has an inverse.
struct RowMatching: ~Copyable {
  private var peeling = Peeling()

  /// The blocks of the matrix whose columns are the matched rows.
  private var order = PeeledOrder()

  /// The indices of the bounds.
  private var bounds = UniqueArray<Int32>()

  /// The index of the row that determines each unknown, or -1 if no row does.
  ///
  /// A number below `peeling.rows.count` is an index in `peeling.rows`. Any other number of at least 0, minus this
  /// count, is an index in `bounds`.
  private var determinedBy = UniqueArray<Int32>()

  private var queue = UniqueArray<Int32>()
  private var visits = UniqueArray<Int32>()
  private var visit: Int32 = 0

  /// The memory of the arrays of a small matching.
  private var block = SharedBlock()

  /// The largest number of variables that `close(_:_:)` visits to find a torn variable for a binding row.
  ///
  /// If the search fails, the row enters later, in an exchange of its own.
  private static let searchLimit = 256

  /// The largest number of variables that `close(_:_:)` visits to find a torn variable for a yielding row.
  ///
  /// The limit is lower, because failures of yielding rows matter less.
  private static let yieldingSearchLimit = 32

  init() {}

  // MARK: - Candidates

  /// Starts a matching, in which rows may determine the variables for which `isFree` returns true.
  ///
  /// - Parameters:
  ///   - variableCount: The number of variables.
  ///   - rowCount: The number of rows for which memory is reserved.
  ///   - listsBlocks: Whether to list the blocks of the matched rows.
  ///   - isFree: Returns whether a row may determine a variable.
  mutating func begin(variableCount: Int, rowCount: Int, listsBlocks: Bool, isFree: (Int32) -> Bool) {
    if variableCount <= Self.mostSharing { shareMemory(variableCount, rowCount) }
    peeling.begin(variableCount: variableCount)
    peeling.reserve(unknowns: variableCount, rows: rowCount)
    for variable in 0..<Int32(variableCount) where isFree(variable) { peeling.appendUnknown(variable) }
    determinedBy.resize(to: peeling.variables.count, filling: -1)
    visits.resize(to: peeling.variables.count, filling: 0)
    if listsBlocks { order.begin(unknownCount: peeling.variables.count) } else { order.giveUp() }
  }

  /// Lends memory to all arrays but the blocks.
  private mutating func shareMemory(_ variableCount: Int, _ rowCount: Int) {
    block = SharedBlock(size: variableCount * Self.sizePerVariable + rowCount * Self.sizePerRow + Self.sizeOfPadding)
    block.lend(variableCount, to: &determinedBy)
    block.lend(variableCount, to: &visits)
    block.lend(variableCount, to: &queue)
    block.lend(variableCount, to: &bounds)
    peeling.borrow(from: &block, variables: variableCount, rows: rowCount)
    order.borrow(from: &block, unknowns: variableCount)
  }

  /// The largest number of variables for which the arrays share a block.
  private static let mostSharing = 1024

  /// The number of bytes that a variable needs in all arrays that are indexed by unknown or by variable.
  private static let sizePerVariable = 60

  /// The number of bytes that a row needs in all arrays that are indexed by row.
  private static let sizePerRow = 32

  /// The number of bytes for counters, and for the alignment of all pieces.
  private static let sizeOfPadding = 704

  mutating func appendBinding(_ row: Int32) { peeling.appendBinding(row) }

  /// Appends a yielding row, which determines a variable only if binding rows do not.
  ///
  /// The caller must append stronger rows first.
  mutating func appendYielding(_ row: Int32) { peeling.appendYielding(row) }

  /// Appends a row of one variable, which determines the variable only if no other row does.
  mutating func appendBound(_ row: Int32) { bounds.append(row) }

  // MARK: - Matching

  mutating func match(in matrix: borrowing SparseRows) {
    // Variables with bounds are torn first, because a bound can determine a torn variable in the end.
    for index in 0..<bounds.count { peeling.preferTearing(Self.variable(ofBound: bounds[index], matrix)) }
    peeling.prepare(in: matrix, countsAllRows: true)
    while let step = peeling.next(in: matrix) {
      switch step {
      case .peel(let row, let unknown, let coefficient):
        if coefficient.magnitude < Tolerances.peeledPivot {
          peeling.tear(unknown)
        } else {
          determinedBy[unknown] = row
          if !order.isGivenUp { order.append(unknown, by: peeling.rows[row], peeling, matrix) }
          peeling.determine(unknown, by: row)
        }
      case .close(let row): close(row, matrix)
      }
    }
    assignBounds(matrix)
  }

  /// The number of variables that rows may determine.
  var unknownCount: Int { determinedBy.count }

  /// Ends the matching, and returns the blocks of the matched rows, or nil if they were not listed.
  consuming func finishedBlocks() -> BlockOrder? { order.finished() }

  /// Returns the variable of an unknown, and the index of the row that determines this variable, or -1 if no row does.
  func pair(at unknown: Int) -> (variable: Int32, row: Int32) {
    let index = determinedBy[unknown]
    if index < 0 { return (peeling.variables[unknown], -1) }
    let firstBound = Int32(peeling.rows.count)
    let row = index < firstBound ? peeling.rows[index] : bounds[index - firstBound]
    return (peeling.variables[unknown], row)
  }

  /// Assigns the torn variables that no row determines to their bounds.
  private mutating func assignBounds(_ matrix: borrowing SparseRows) {
    for index in 0..<bounds.count {
      let unknown = peeling.index(of: Self.variable(ofBound: bounds[index], matrix))
      if unknown < 0 || !peeling.isTorn(unknown) { continue }
      determinedBy[unknown] = Int32(peeling.rows.count + index)
      peeling.determineTorn(unknown)
      order.appendBound(unknown, peeling)
    }
    order.appendOpen(peeling)
  }

  private static func variable(ofBound row: Int32, _ matrix: borrowing SparseRows) -> Int32 {
    matrix.entries[matrix.spans[row].start].column
  }

  // MARK: - Closing

  /// Assigns a row without unknowns to the nearest torn variable that the row depends on.
  ///
  /// The search starts from the row's variables, and goes on to the variables of the rows that determine these. If the
  /// search finds no torn variable, a binding row takes the variable of the nearest yielding row that it has passed. If
  /// there is no such row either, the closing row stays unassigned.
  private mutating func close(_ row: Int32, _ matrix: borrowing SparseRows) {
    let isBinding = row < peeling.bindingCount
    if !isBinding && peeling.tornCount == 0 { return }
    let limit = isBinding ? Self.searchLimit : Self.yieldingSearchLimit
    visit += 1
    queue.removeAll()
    enqueue(row, matrix)
    var yielding: Int32 = -1
    var next = 0
    while next < queue.count && next < limit {
      let unknown = queue[next]
      next += 1
      if peeling.isTorn(unknown) {
        determinedBy[unknown] = row
        peeling.determineTorn(unknown)
        order.close(unknown, by: peeling.rows[row], peeling, matrix) { peeling.rows[determinedBy[$0]] }
        return
      }
      let determining = determinedBy[unknown]
      if determining < 0 { continue }
      if isBinding && determining >= peeling.bindingCount && yielding < 0 { yielding = unknown }
      enqueue(determining, matrix)
    }
    if yielding < 0 { return }
    determinedBy[yielding] = row
    order.giveUp()
  }

  private mutating func enqueue(_ row: Int32, _ matrix: borrowing SparseRows) {
    for index in matrix.indices(of: peeling.rows[row]) {
      let unknown = peeling.index(of: matrix.entries[index].column)
      if unknown < 0 || visits[unknown] == visit { continue }
      visits[unknown] = visit
      queue.append(unknown)
    }
  }
}
