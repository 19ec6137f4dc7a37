/// The changes that exchanges have made to a factorization since the log was opened, for undoing them to the last bit.
///
/// When a call is refused, every link between cells is restored. A refactorization would not be enough: it may put rows
/// at other positions, so that later solves round differently, and choose another one of several optimal points.
struct FactorizationLog: ~Copyable {
  enum Step: UInt8 {
    /// A cell was appended to the factorization's `cells`, and linked.
    case appendedCell

    /// A cell was stored at a free index of the factorization's `cells`, and linked.
    case reusedCell

    /// A cell was unlinked; the log's `cells` contains a copy of the cell.
    case removedCell

    /// A position moved to the end of the order; `other` is its former index in the order.
    case moved

    /// An entry of the diagonal changed; `value` is the former entry.
    case diagonal
  }

  struct Record: BitwiseCopyable {
    var step: Step

    /// The index of the cell, or, for a moved position or a changed diagonal entry, the position.
    var index: Int32

    var other: Int32 = 0
    var value = 0.0
  }

  private(set) var isOpen = false
  var records = UniqueArray<Record>()
  var cells = UniqueArray<Factorization.Cell>()

  // The factorization's counts at the time when the log was opened.
  private(set) var etaCount = 0
  private(set) var fill = 0
  private(set) var updateWork = 0

  init() {}

  mutating func open(etaCount: Int, fill: Int, updateWork: Int) {
    isOpen = true
    self.etaCount = etaCount
    self.fill = fill
    self.updateWork = updateWork
  }

  mutating func close() {
    isOpen = false
    records.removeAll()
    cells.removeAll()
  }
}

extension Factorization {
  /// Starts recording exchanges, so that `rollBack()` can undo them.
  mutating func beginRecording() {
    log.open(etaCount: etas.etas.count, fill: fill, updateWork: updateWork)
  }

  /// Ends recording; the recorded changes can no longer be undone.
  mutating func endRecording() {
    if !log.isOpen { return }
    log.close()
    closeOrderIfLong()
  }

  /// Undoes all recorded changes.
  ///
  /// - Complexity: O(recorded changes).
  mutating func rollBack() {
    while !log.records.isEmpty { rollBack(log.records.removeLast()) }
    etas.truncate(to: log.etaCount)
    fill = log.fill
    updateWork = log.updateWork
    log.close()
  }

  private mutating func rollBack(_ record: FactorizationLog.Record) {
    switch record.step {
    case .appendedCell:
      unlink(cells[record.index])
      cells.truncate(to: Int(record.index))
    case .reusedCell:
      unlink(cells[record.index])
      addToFreeCells(record.index)
    case .removedCell:
      firstFreeCell = cells[record.index].nextInRow
      relink(log.cells.removeLast(), at: record.index)
    case .moved:
      _ = order.removeLast()
      order[record.other] = record.index
      indexInOrder[record.index] = record.other
    case .diagonal:
      diagonal[record.index] = record.value
    }
  }

  /// Relinks a cell between its former neighbors.
  ///
  /// Cells inserted between them later have already been removed.
  private mutating func relink(_ cell: Cell, at index: Int32) {
    cells[index] = cell
    if cell.previousInRow >= 0 { cells[cell.previousInRow].nextInRow = index } else { rowHead[cell.row] = index }
    if cell.nextInRow >= 0 { cells[cell.nextInRow].previousInRow = index }
    if cell.previousInColumn >= 0 {
      cells[cell.previousInColumn].nextInColumn = index
    } else {
      columnHead[cell.column] = index
    }
    if cell.nextInColumn >= 0 { cells[cell.nextInColumn].previousInColumn = index }
    liveCells += 1
  }
}
