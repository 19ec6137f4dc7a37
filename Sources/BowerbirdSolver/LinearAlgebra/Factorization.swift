/// The factors of a square sparse matrix M, in which columns can be exchanged.
///
/// M has one column per *position* and one row per *variable*. Positions and variables have the same indices, and the
/// pivot of column j is in row j. The factors are M = R⁻¹·U:
///
/// * **U** is upper triangular in `order`. Its cells are linked by row and by column. So a solve follows exactly the
///   cells that its non-zeros reach (Gilbert and Peierls), and a column is exchanged in place.
/// * **R** is a product of row transformations (etas), oldest first: `v[target] -= Σ value·v[position]`. A new column
///   that closes a cycle of dependencies needs a transformation. A new column that fits into the triangle, perhaps at
///   another place in `order`, needs none.
///
/// This type deals with matrices only, not with constraints. Extensions contain the solves, the exchange of a column,
/// and the build.
struct Factorization: ~Copyable {
  /// An entry of U off the diagonal.
  struct Cell: BitwiseCopyable {
    var row: Int32
    var column: Int32
    var value: Double
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  var diagonal = UniqueArray<Double>()

  /// The index of the first cell of each row of U, or -1 if the row has no cell.
  var rowHead = UniqueArray<Int32>()

  /// The index of the first cell of each column of U, or -1 if the column has no cell.
  var columnHead = UniqueArray<Int32>()

  var cells = UniqueArray<Cell>()
  var firstFreeCell: Int32 = -1
  var liveCells = 0

  /// The positions in elimination order.
  ///
  /// A position that moved leaves -1 behind.
  var order = UniqueArray<Int32>()

  /// The index of each position in `order`.
  var indexInOrder = UniqueArray<Int32>()

  var etas = EtaFile()

  /// Whether no column has been replaced since the last reset, so that all columns are unit columns.
  ///
  /// In that case, another reset has nothing to do.
  var isAllUnits = true

  /// Whether some numbers of a solution may have few digits, because columns are nearly dependent or a block was
  /// eliminated in exact numbers and rounded.
  var isRounded = false

  /// The position of each entry of the spike: the last column solved for, after R and before U.
  ///
  /// An exchange stores the spike as a column of U.
  var spikePositions = UniqueArray<Int32>()

  /// The value of each entry of the spike.
  var spikeValues = UniqueArray<Double>()

  /// The number of entries of the spike in addition to the entries of the column that was solved for.
  ///
  /// Row transformations have added these entries, so a rebuild may be able to avoid them.
  var spikeFill = 0

  /// The number of cells and eta entries that exchanges have added since the last rebuild, besides the entries of the
  /// new columns themselves.
  var fill = 0

  /// The number of additional spike entries (`spikeFill`) that count as one cell in `fill`.
  ///
  /// Most additional entries of short spikes would come back after a rebuild. So a spike with fewer than eight
  /// additional entries counts as no cell.
  static let spikeEntriesPerCell = 8

  /// The number of visits that solves have made, since the last rebuild, to eta entries that exchanges have added.
  ///
  /// This is the cost of not rebuilding.
  var updateWork = 0

  /// The changes to undo if the present call is refused.
  var log = FactorizationLog()

  // Scratch of the walk and of the exchange. Between calls, `trail` and `work` are empty, and all `flags` are false.
  var finished = UniqueArray<Int32>()
  var trail = UniqueArray<Int32>()
  var visits = UniqueArray<Int32>()
  var visit: Int32 = 0
  var work = SparseVector()
  var flags = UniqueArray<Bool>()

  init() {}

  init(copying other: borrowing Factorization) {
    diagonal = UniqueArray(copying: other.diagonal)
    rowHead = UniqueArray(copying: other.rowHead)
    columnHead = UniqueArray(copying: other.columnHead)
    cells = UniqueArray(copying: other.cells)
    firstFreeCell = other.firstFreeCell
    liveCells = other.liveCells
    order = UniqueArray(copying: other.order)
    indexInOrder = UniqueArray(copying: other.indexInOrder)
    etas = EtaFile(copying: other.etas)
    isAllUnits = other.isAllUnits
    isRounded = other.isRounded
    fill = other.fill
    updateWork = other.updateWork
    visits = UniqueArray(copying: other.visits)
    visit = other.visit
    work = SparseVector(copying: other.work)
    flags = UniqueArray(copying: other.flags)
  }

  /// Creates the factors of a matrix of unit columns.
  init(units count: Int) { appendUnits(count) }

  mutating func borrow(from block: inout SharedBlock, positions: Int) {
    block.lend(positions, to: &diagonal)
    block.lend(positions, to: &rowHead)
    block.lend(positions, to: &columnHead)
    block.lend(positions, to: &indexInOrder)
    block.lend(gapsWorthClosing(positions), to: &order)
    block.lend(positions, to: &log.records)
    block.lend(positions, to: &cells)
    block.lend(positions, to: &spikePositions)
    block.lend(positions, to: &spikeValues)
    block.lend(positions, to: &finished)
    block.lend(positions, to: &visits)
    block.lend(positions, to: &flags)
    etas.borrow(from: &block, positions: positions)
    work.borrow(from: &block, indices: positions)
  }

  var count: Int { diagonal.count }

  /// The number of entries of both factors, with the diagonal.
  var size: Int { count + liveCells + etas.entryCount }

  /// Whether a rebuild pays off, because exchanges have filled the factors or made solves expensive.
  ///
  /// This is the rule of the ski rental problem: a rebuild is due as soon as the extra work without it has cost as much
  /// as a rebuild.
  var needsRefactorization: Bool { updateWork > 8 * (size + 64) || fill > size / 2 + 512 }

  /// Appends `added` variables, with unit columns at their positions.
  mutating func appendUnits(_ added: Int) {
    let first = Int32(count)
    diagonal.resize(to: count + added, filling: 1)
    rowHead.resize(to: count, filling: -1)
    columnHead.resize(to: count, filling: -1)
    indexInOrder.resize(to: count, filling: 0)
    order.reserve(more: added)
    for position in first..<Int32(count) {
      indexInOrder[position] = Int32(order.count)
      order.append(position)
    }
    etas.appendPositions(added)
    visits.resize(to: count, filling: 0)
    flags.resize(to: count, filling: false)
    work.resize(to: count)
  }

  /// Reserves memory for `count` cells, so that a build does not move them repeatedly.
  mutating func reserveCells(_ count: Int) { cells.reserve(count) }

  /// Resets all columns to unit columns.
  mutating func reset() {
    assert(!log.isOpen, "a reset cannot be undone")
    if isAllUnits { return }
    diagonal.fill(with: 1)
    rowHead.fill(with: -1)
    columnHead.fill(with: -1)
    cells.removeAll()
    firstFreeCell = -1
    liveCells = 0
    order.removeAll()
    for position in 0..<count {
      indexInOrder[position] = Int32(position)
      order.append(Int32(position))
    }
    etas.removeAll()
    isAllUnits = true
    isRounded = false
    fill = 0
    updateWork = 0
  }

  /// Returns a Boolean value that indicates whether the row of a position has no entry in other columns of U, and no
  /// transformation changes this row.
  ///
  /// In that case, a solve for any column yields, at that position, the column's own entry divided by the diagonal.
  @inline(__always)
  func isRowSingleton(_ position: Int32) -> Bool {
    rowHead[position] < 0 && etas.lastWithTarget[position] < 0
  }

  // MARK: - Cells

  mutating func insertCell(row: Int32, column: Int32, value: Double) {
    let cell = Cell(
      row: row, column: column, value: value, nextInRow: rowHead[row], previousInRow: -1,
      nextInColumn: columnHead[column], previousInColumn: -1)
    let index: Int32
    let isReused = firstFreeCell >= 0
    if isReused {
      index = firstFreeCell
      firstFreeCell = cells[index].nextInRow
      cells[index] = cell
    } else {
      index = Int32(cells.count)
      cells.append(cell)
    }
    if log.isOpen { log.records.append(.init(step: isReused ? .reusedCell : .appendedCell, index: index)) }
    if cell.nextInRow >= 0 { cells[cell.nextInRow].previousInRow = index }
    if cell.nextInColumn >= 0 { cells[cell.nextInColumn].previousInColumn = index }
    rowHead[row] = index
    columnHead[column] = index
    liveCells += 1
  }

  mutating func removeCell(_ index: Int32) {
    let cell = cells[index]
    if log.isOpen {
      log.records.append(.init(step: .removedCell, index: index))
      log.cells.append(cell)
    }
    unlink(cell)
    addToFreeCells(index)
  }

  mutating func unlink(_ cell: Cell) {
    if cell.previousInRow >= 0 {
      cells[cell.previousInRow].nextInRow = cell.nextInRow
    } else {
      rowHead[cell.row] = cell.nextInRow
    }
    if cell.nextInRow >= 0 { cells[cell.nextInRow].previousInRow = cell.previousInRow }
    if cell.previousInColumn >= 0 {
      cells[cell.previousInColumn].nextInColumn = cell.nextInColumn
    } else {
      columnHead[cell.column] = cell.nextInColumn
    }
    if cell.nextInColumn >= 0 { cells[cell.nextInColumn].previousInColumn = cell.previousInColumn }
    liveCells -= 1
  }

  mutating func addToFreeCells(_ index: Int32) {
    cells[index].nextInRow = firstFreeCell
    firstFreeCell = index
  }

  mutating func setDiagonal(_ position: Int32, _ value: Double) {
    if log.isOpen { log.records.append(.init(step: .diagonal, index: position, value: diagonal[position])) }
    diagonal[position] = value
  }

  // MARK: - Order

  mutating func moveToEnd(_ position: Int32) {
    if log.isOpen { log.records.append(.init(step: .moved, index: position, other: indexInOrder[position])) }
    order[indexInOrder[position]] = -1
    indexInOrder[position] = Int32(order.count)
    order.append(position)
    if !log.isOpen { closeOrderIfLong() }
  }

  /// Removes the gaps, the entries of -1, from `order` if a walk over them costs more than their removal.
  ///
  /// If the memory of the array is full, the gaps are removed sooner, so that the array need not grow.
  mutating func closeOrderIfLong() {
    let isFull = order.count == order.capacity && order.count >= gapsWorthClosing(count)
    if isFull || order.count > 2 * count + 64 { closeOrder() }
  }

  /// The length of `order` from which its gaps are removed when its memory is full.
  private func gapsWorthClosing(_ count: Int) -> Int { count + count / 8 + 64 }

  /// Reserves memory for `order` with as many gaps as it may have, so that no exchange has to allocate memory for it.
  mutating func reserveGaps() { order.reserve(gapsWorthClosing(count)) }

  private mutating func closeOrder() {
    var end = 0
    for index in 0..<order.count {
      let position = order[index]
      if position < 0 { continue }
      order[end] = position
      indexInOrder[position] = Int32(end)
      end += 1
    }
    order.truncate(to: end)
  }

  // MARK: - Reach

  /// Begins a search, in which no position has been visited yet; it may consist of several walks.
  mutating func beginVisit() {
    finished.removeAll()
    if visit == .max {
      visits.fill(with: 0)
      visit = 0
    }
    visit += 1
  }

  /// Appends to `finished` all positions that can be reached from a position, children before parents.
  ///
  /// Along columns, a walk goes from a column to the rows of its cells; along rows, from a row to the columns of its
  /// cells. `trail` lists the cells on the path from `start` to the present position. From each of these cells, the
  /// walk finds the way back to the parent.
  ///
  /// - Parameters:
  ///   - start: The position at which the walk starts.
  ///   - alongRows: Whether the walk goes along rows, and not along columns.
  ///   - limit: The number of positions in `finished` beyond which the walk is given up.
  ///   - isSolved: Whether the solve includes a position; the walk visits no other positions.
  /// - Returns: Whether the walk is complete. If not, it was given up, because it reached more than `limit` positions.
  @inline(__always)
  mutating func walk(
    from start: Int32, alongRows: Bool, limit: Int, where isSolved: (Int32) -> Bool = { _ in true }
  ) -> Bool {
    if visits[start] == visit { return true }
    visits[start] = visit
    var parent = start
    var index = alongRows ? rowHead[start] : columnHead[start]
    while finished.count &+ trail.count <= limit {
      while index >= 0 && finished.count <= limit {
        let cell = cells[index]
        let next = alongRows ? cell.column : cell.row
        let following = alongRows ? cell.nextInRow : cell.nextInColumn
        if visits[next] == visit || !isSolved(next) {
          index = following
          continue
        }
        visits[next] = visit
        let head = alongRows ? rowHead[next] : columnHead[next]
        if head < 0 {
          finished.append(next)
          index = following
        } else {
          trail.append(index)
          parent = next
          index = head
        }
      }
      finished.append(parent)
      if trail.isEmpty { return finished.count <= limit }
      let cell = cells[trail.removeLast()]
      parent = alongRows ? cell.row : cell.column
      index = alongRows ? cell.nextInRow : cell.nextInColumn
    }
    trail.removeAll()
    return false
  }
}
