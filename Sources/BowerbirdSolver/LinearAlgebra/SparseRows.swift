/// The coefficients and right sides of all rows, stored by row and linked by column.
///
/// A row's entries lie side by side. The entries of a column are linked in both directions, so that removing a row
/// takes time proportional to the row's length. Removed rows leave holes. When the holes are about half of the entries'
/// memory, the entries are moved together.
struct SparseRows: ~Copyable {
  struct Entry: BitwiseCopyable {
    var row: Int32
    var column: Int32
    var value: Double
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  /// The range of a row's entries, and the row's right side, which is read together with the entries.
  struct Span: BitwiseCopyable {
    var start: Int32
    var count: Int32
    var rightSide: Double
  }

  /// A row with an entry in a column, and the coefficient of the entry.
  struct Member: BitwiseCopyable {
    var row: Int32
    var value: Double
  }

  private(set) var entries = UniqueArray<Entry>()
  private(set) var spans = UniqueArray<Span>()

  /// The index of the first entry of each column, or -1 if the column has no entry.
  private(set) var columnHead = UniqueArray<Int32>()

  /// The number of rows with an entry in each column.
  private(set) var columnLength = UniqueArray<Int32>()

  private var holes = 0

  /// The rows of one long column, side by side, as `gathers(_:)` has gathered them.
  private(set) var gathered = UniqueArray<Member>()
  private var gatheredColumn: Int32 = -1
  private var lastLongColumn: Int32 = -1

  init() {}

  init(copying other: borrowing SparseRows) {
    entries = UniqueArray(copying: other.entries)
    spans = UniqueArray(copying: other.spans)
    columnHead = UniqueArray(copying: other.columnHead)
    columnLength = UniqueArray(copying: other.columnLength)
    holes = other.holes
  }

  mutating func borrow(from block: inout SharedBlock, columns: Int) {
    block.lend(columns, to: &columnHead)
    block.lend(columns, to: &columnLength)
  }

  mutating func borrow(from block: inout SharedBlock, rows: Int, entries count: Int) {
    block.lend(count, to: &entries)
    block.lend(rows, to: &spans)
  }

  /// The number of bytes of an entry.
  static var entrySize: Int { MemoryLayout<Entry>.stride }

  mutating func appendColumns(_ count: Int) {
    columnHead.resize(to: columnHead.count + count, filling: -1)
    columnLength.resize(to: columnLength.count + count, filling: 0)
  }

  /// Reserves memory for more rows and entries.
  mutating func reserve(rows: Int, entries count: Int) {
    spans.reserve(more: rows)
    entries.reserve(more: count)
  }

  /// Starts a row.
  ///
  /// The caller then appends the row's entries with `appendEntry`, before any other row starts.
  mutating func beginRow(_ row: Int32, rightSide: Double) {
    let span = Span(start: Int32(entries.count), count: 0, rightSide: rightSide)
    if Int(row) == spans.count { spans.append(span) } else { spans[row] = span }
  }

  mutating func appendEntry(_ row: Int32, _ column: Int32, _ value: Double) {
    let index = Int32(entries.count)
    let head = columnHead[column]
    entries.append(Entry(row: row, column: column, value: value, nextInColumn: head, previousInColumn: -1))
    if head >= 0 { entries[head].previousInColumn = index }
    columnHead[column] = index
    columnLength[column] += 1
    spans[row].count += 1
    if column == gatheredColumn { gatheredColumn = -1 }
  }

  mutating func removeRow(_ row: Int32) {
    let span = spans[row]
    for index in span.start..<span.start + span.count {
      let entry = entries[index]
      if entry.previousInColumn >= 0 {
        entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
      } else {
        columnHead[entry.column] = entry.nextInColumn
      }
      if entry.nextInColumn >= 0 { entries[entry.nextInColumn].previousInColumn = entry.previousInColumn }
      columnLength[entry.column] -= 1
      if entry.column == gatheredColumn { gatheredColumn = -1 }
      entries[index].row = -1
    }
    spans[row].count = 0
    if Int(span.start + span.count) == entries.count {
      entries.truncate(to: Int(span.start))
    } else {
      holes += Int(span.count)
      if holes > 1024 + entries.count / 2 { closeHoles() }
    }
  }

  /// Moves all entries together, and relinks the columns; each column keeps its order.
  private mutating func closeHoles() {
    var moved = UniqueArray<Entry>()
    moved.reserve(entries.count - holes)
    var destination = UniqueArray<Int32>()
    destination.resize(to: entries.count, filling: -1)
    var index: Int32 = 0
    while Int(index) < entries.count {
      let row = entries[index].row
      if row < 0 {
        index += 1
        continue
      }
      let count = spans[row].count
      spans[row].start = Int32(moved.count)
      for source in index..<index + count {
        destination[source] = Int32(moved.count)
        moved.append(entries[source])
      }
      index += count
    }
    for index in 0..<moved.count {
      let entry = moved[index]
      if entry.nextInColumn >= 0 { moved[index].nextInColumn = destination[entry.nextInColumn] }
      if entry.previousInColumn >= 0 { moved[index].previousInColumn = destination[entry.previousInColumn] }
    }
    for column in 0..<columnHead.count where columnHead[column] >= 0 {
      columnHead[column] = destination[columnHead[column]]
    }
    entries.replaceAll(with: moved)
    holes = 0
  }

  // MARK: - Long columns

  /// Copies the rows of a column to `gathered` if that pays off, and returns whether `gathered` contains them now.
  ///
  /// A long column is gathered at the second call for it, if no call for another long column came in between. On a walk
  /// along a long column, each link costs a wait for memory, and gathering saves these waits. For example, a drag walks
  /// again and again along the column of a variable that a thousand boxes follow. A column stays gathered until one of
  /// its rows is added or removed, or another column is gathered.
  mutating func gathers(_ column: Int32) -> Bool {
    if columnLength[column] < Self.longColumn { return false }
    if column == gatheredColumn { return true }
    if column != lastLongColumn {
      lastLongColumn = column
      return false
    }
    gather(column)
    return true
  }

  /// The number of entries from which `gathers(_:)` treats a column as long.
  private static let longColumn: Int32 = 64

  private mutating func gather(_ column: Int32) {
    gathered.removeAll()
    gathered.reserve(Int(columnLength[column]))
    var index = columnHead[column]
    while index >= 0 {
      let entry = entries[index]
      gathered.append(Member(row: entry.row, value: entry.value))
      index = entry.nextInColumn
    }
    gatheredColumn = column
  }

  // MARK: - Rows

  /// Returns the indices of a row's entries in `entries`.
  @inline(__always)
  func indices(of row: Int32) -> Range<Int32> {
    let span = spans[row]
    return span.start..<span.start + span.count
  }
}
