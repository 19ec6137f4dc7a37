/// A square sparse matrix M in factors, with columns that can be exchanged.
///
/// M has one column a *position* and one row a *variable*; positions and variables are counted alike, and column j is
/// pivoted on row j. It is held as M = R⁻¹·U:
///
/// * **U** is upper triangular in `order`. Its cells are linked by row and by column, so that either solve follows
///   exactly the cells that its non-zeros touch (Gilbert and Peierls), and a column is exchanged in place.
/// * **R** is a product of row transformations ("etas"), oldest first: `v[target] -= Σ value·v[position]`. A cycle of
///   dependencies needs one; a column that fits into the triangle needs none, in whatever order columns come.
///
/// This type knows matrices, not constraints. Steps that belong together live in extensions: the solves, the exchange of
/// a column, and the rebuilding from scratch.
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

  var diagonal = Store<Double>()
  var rowHead = Store<Int32>()
  var columnHead = Store<Int32>()
  var cells = Store<Cell>()
  var firstFreeCell: Int32 = -1
  var liveCells = 0

  /// The positions in elimination order; a position that moved leaves -1 behind.
  var order = Store<Int32>()
  var placeInOrder = Store<Int32>()

  var etas = EtaFile()

  /// Whether no column has ever been replaced, so that a reset brings the very same factors back.
  var isAllUnits = true

  /// Whether solves have few digits in a part, because its columns are dependent but for their last digits.
  var isRounded = false

  /// The last column solved for, after R and before U: what an exchange puts into U.
  var spikePlaces = Store<Int32>()
  var spikeValues = Store<Double>()

  /// Cells and eta entries that exchanges have added by elimination since the last rebuild.
  var fill = 0

  /// Visits to eta entries that exchanges have added: the price of not rebuilding.
  var updateWork = 0

  /// What is to be taken back if the present call is refused.
  var log = FactorizationLog()

  // Scratch of the reach and of the exchange, empty between calls.
  var finished = Store<Int32>()
  var trail = Store<Int32>()
  var visits = Store<Int32>()
  var visit: Int32 = 0
  var work = SparseVector()
  var flags = Store<Bool>()

  init() {}

  init(copying other: borrowing Factorization) {
    diagonal = Store(copying: other.diagonal)
    rowHead = Store(copying: other.rowHead)
    columnHead = Store(copying: other.columnHead)
    cells = Store(copying: other.cells)
    firstFreeCell = other.firstFreeCell
    liveCells = other.liveCells
    order = Store(copying: other.order)
    placeInOrder = Store(copying: other.placeInOrder)
    etas = EtaFile(copying: other.etas)
    isAllUnits = other.isAllUnits
    isRounded = other.isRounded
    fill = other.fill
    updateWork = other.updateWork
    visits = Store(copying: other.visits)
    visit = other.visit
    work = SparseVector(copying: other.work)
    flags = Store(copying: other.flags)
  }

  /// Makes the factors of unit columns everywhere.
  init(units count: Int) { appendUnits(count) }

  var count: Int { diagonal.count }

  /// Entries of both factors, the diagonal included.
  var size: Int { count + liveCells + etas.entryCount }

  /// Whether exchanges have filled the factors so much, or made solves with them so dear, that a rebuild pays off.
  ///
  /// The rule of ski rental: rebuild as soon as as much has been spent on not rebuilding.
  var isWornOut: Bool { updateWork > 8 * (size + 64) || fill > size / 2 + 512 }

  /// Adds variables and, at their positions, unit columns.
  mutating func appendUnits(_ added: Int) {
    let first = Int32(count)
    diagonal.resize(to: count + added, filling: 1)
    rowHead.resize(to: count, filling: -1)
    columnHead.resize(to: count, filling: -1)
    placeInOrder.resize(to: count, filling: 0)
    order.reserve(more: added)
    for position in first..<Int32(count) {
      placeInOrder[position] = Int32(order.count)
      order.append(position)
    }
    etas.appendPositions(added)
    visits.resize(to: count, filling: 0)
    flags.resize(to: count, filling: false)
    work.resize(to: count)
  }

  /// Makes room for so many cells, so that a build does not move them again and again.
  mutating func reserveCells(_ count: Int) { cells.reserve(count) }

  /// Back to unit columns everywhere.
  mutating func reset() {
    assert(!log.isOpen, "what a reset throws away cannot be taken back")
    diagonal.fill(with: 1)
    rowHead.fill(with: -1)
    columnHead.fill(with: -1)
    cells.removeAll()
    firstFreeCell = -1
    liveCells = 0
    order.removeAll()
    for position in 0..<count {
      placeInOrder[position] = Int32(position)
      order.append(Int32(position))
    }
    etas.removeAll()
    isAllUnits = true
    isRounded = false
    fill = 0
    updateWork = 0
  }

  /// Whether no other column and no transformation writes to the row of this position, so that the solution for any column
  /// has here just the column's own entry, divided by the diagonal.
  @inline(__always)
  func isLoose(_ position: Int32) -> Bool {
    rowHead[position] < 0 && etas.lastWithTarget[position] < 0
  }

  // MARK: - Cells

  mutating func insertCell(row: Int32, column: Int32, value: Double) {
    let cell = Cell(
      row: row, column: column, value: value, nextInRow: rowHead[row], previousInRow: -1,
      nextInColumn: columnHead[column], previousInColumn: -1)
    let place: Int32
    let isReused = firstFreeCell >= 0
    if isReused {
      place = firstFreeCell
      firstFreeCell = cells[place].nextInRow
      cells[place] = cell
    } else {
      place = Int32(cells.count)
      cells.append(cell)
    }
    if log.isOpen { log.records.append(.init(step: isReused ? .reusedCell : .appendedCell, place: place)) }
    if cell.nextInRow >= 0 { cells[cell.nextInRow].previousInRow = place }
    if cell.nextInColumn >= 0 { cells[cell.nextInColumn].previousInColumn = place }
    rowHead[row] = place
    columnHead[column] = place
    liveCells += 1
  }

  mutating func removeCell(_ place: Int32) {
    let cell = cells[place]
    if log.isOpen {
      log.records.append(.init(step: .removedCell, place: place))
      log.cells.append(cell)
    }
    unlink(cell)
    addToFreeCells(place)
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

  mutating func addToFreeCells(_ place: Int32) {
    cells[place].nextInRow = firstFreeCell
    firstFreeCell = place
  }

  mutating func setDiagonal(_ position: Int32, _ value: Double) {
    if log.isOpen { log.records.append(.init(step: .diagonal, place: position, value: diagonal[position])) }
    diagonal[position] = value
  }

  // MARK: - Order

  mutating func moveToEnd(_ position: Int32) {
    if log.isOpen { log.records.append(.init(step: .moved, place: position, other: placeInOrder[position])) }
    order[placeInOrder[position]] = -1
    placeInOrder[position] = Int32(order.count)
    order.append(position)
    if !log.isOpen { closeOrderIfLong() }
  }

  /// Closes the gaps in the order once they cost more to walk over than to close, or sooner instead of growing.
  mutating func closeOrderIfLong() {
    let isFull = order.count == order.capacity && order.count >= gapsWorthClosing
    if isFull || order.count > 2 * count + 64 { closeOrder() }
  }

  /// How long the order is when its gaps are worth closing sooner than making room for more of them.
  private var gapsWorthClosing: Int { count + count / 8 + 64 }

  /// Makes the room that the order needs for as many gaps as are worth having, so that no exchange has to.
  mutating func reserveGaps() { order.reserve(gapsWorthClosing) }

  private mutating func closeOrder() {
    var end = 0
    for place in 0..<order.count {
      let position = order[place]
      if position < 0 { continue }
      order[end] = position
      placeInOrder[position] = Int32(end)
      end += 1
    }
    order.truncate(to: end)
  }

  // MARK: - Reach

  /// The beginning of a walk: forgets who was visited before.
  mutating func beginVisit() {
    finished.removeAll()
    if visit == .max {
      visits.fill(with: 0)
      visit = 0
    }
    visit += 1
  }

  /// Adds to `finished` everything that can be reached from a position, children before parents.
  ///
  /// Along columns a walk goes from a column to the rows of its cells, along rows from a row to the columns of its cells.
  /// `trail` lists the cells by which it came to where it is; each of them knows whom it was left by.
  ///
  /// - Returns: False if more than `limit` positions were reached and the walk was given up.
  @inline(__always)
  mutating func walk(from start: Int32, alongRows: Bool, limit: Int) -> Bool {
    if visits[start] == visit { return true }
    visits[start] = visit
    var parent = start
    var place = alongRows ? rowHead[start] : columnHead[start]
    while finished.count &+ trail.count <= limit {
      while place >= 0 && finished.count <= limit {
        let cell = cells[place]
        let next = alongRows ? cell.column : cell.row
        let following = alongRows ? cell.nextInRow : cell.nextInColumn
        if visits[next] == visit {
          place = following
          continue
        }
        visits[next] = visit
        let head = alongRows ? rowHead[next] : columnHead[next]
        if head < 0 {
          finished.append(next)
          place = following
        } else {
          trail.append(place)
          parent = next
          place = head
        }
      }
      finished.append(parent)
      if trail.isEmpty { return finished.count <= limit }
      let cell = cells[trail.removeLast()]
      parent = alongRows ? cell.row : cell.column
      place = alongRows ? cell.nextInRow : cell.nextInColumn
    }
    trail.removeAll()
    return false
  }
}
