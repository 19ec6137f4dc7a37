/// The rows, indexed by number, with the marks that are read on walks along columns.
///
/// A row that holds no constraint is vacant. New constraints occupy vacant rows first.
struct RowTable: ~Copyable {
  private var rows = UniqueArray<Row>()

  /// The marks by row, stored apart from the rows so that they fit into the processor's cache.
  private(set) var marks = UniqueArray<RowMarks>()

  private var firstVacant: Int32 = -1

  /// The number of rows that hold a constraint that has not been removed.
  private(set) var liveCount = 0

  init() {}

  init(copying other: borrowing RowTable) {
    rows = UniqueArray(copying: other.rows)
    marks = UniqueArray(copying: other.marks)
    firstVacant = other.firstVacant
    liveCount = other.liveCount
  }

  mutating func borrow(from block: inout SharedBlock, rows count: Int) {
    block.lend(count, to: &rows)
    block.lend(count, to: &marks)
  }

  var count: Int { rows.count }
  var capacity: Int { rows.capacity }
  var elements: UnsafeMutableBufferPointer<Row> { rows.elements }

  subscript(row: Int32) -> Row {
    @inline(__always) get { rows[row] }
    @inline(__always) nonmutating _modify { yield &rows[row] }
  }

  subscript(row: Int) -> Row {
    @inline(__always) get { rows[row] }
    @inline(__always) nonmutating _modify { yield &rows[row] }
  }

  mutating func reserve(more count: Int) {
    rows.reserve(more: count)
    marks.reserve(more: count)
  }

  /// Recomputes the marks that follow from the row's own properties, such as its relation and its side.
  func updateMarks(of row: Int32) {
    marks[row] = marks[row].intersection(.passing).union(rows[row].ownMarks)
  }

  // MARK: - Adding and removing

  /// Stores a row in the place of a vacant row, or at the end.
  ///
  /// - Returns: The number of the row.
  @inline(__always)
  mutating func append(_ row: Row) -> Int32 {
    liveCount += 1
    let index = firstVacant
    if index < 0 {
      rows.append(row)
      marks.append(row.ownMarks)
      return Int32(rows.count - 1)
    }
    var newRow = row
    firstVacant = rows[index].position
    newRow.generation = rows[index].generation &+ 1
    rows[index] = newRow
    marks[index] = newRow.ownMarks
    return index
  }

  /// Marks a basic row as removed.
  ///
  /// The row keeps its position until another basis entry takes the position.
  mutating func beginLeaving(_ row: Int32) {
    liveCount -= 1
    rows[row].stage = .removed
    updateMarks(of: row)
    rows[row].generation &+= 1
  }

  /// Makes a row vacant.
  mutating func vacate(_ row: Int32) {
    if rows[row].stage == .live { liveCount -= 1 }
    rows[row].stage = .vacant
    rows[row].isDirty = false
    marks[row].subtract([.primalInfeasible, .postponed])
    rows[row].isUnplaced = false
    rows[row].isListedDualInfeasible = false
    rows[row].isEdit = false
    rows[row].position = firstVacant
    firstVacant = row
  }

  /// Undoes the addition of the row that was added last, so that the table is as it was before.
  mutating func discard(_ row: Int32) {
    liveCount -= 1
    // A row with a generation above 0 was vacant before the addition, and becomes vacant again.
    if Int(row) == rows.count - 1 && rows[row].generation == 0 {
      _ = rows.removeLast()
      _ = marks.removeLast()
    } else {
      rows[row].stage = .vacant
      rows[row].generation &-= 1
      rows[row].position = firstVacant
      firstVacant = row
    }
  }
}
