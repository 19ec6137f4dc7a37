/// The search for the blocks of a square sparse matrix: sets of positions whose columns need each other.
///
/// Tarjan's algorithm finds these strongly connected sets, and lists every block after all blocks that it needs.
struct StrongComponents: ~Copyable {
  /// The number of each position in the order of discovery: 0 if the position is undiscovered, `settled` if the block
  /// of the position is complete.
  private var discovery = UniqueArray<Int32>()

  private var lowest = UniqueArray<Int32>()
  private var pending = UniqueArray<Int32>()
  private var walkPositions = UniqueArray<Int32>()
  private var walkEntries = UniqueArray<Int32>()
  private var nextDiscovery: Int32 = 1

  /// The discovery number of positions whose block is complete.
  private static let settled: Int32 = .max

  init() {}

  /// Finds the blocks of the columns that are rows of `rows`, and stores them in `blocks`.
  mutating func find(
    _ blocks: inout BlockOrder, in rows: borrowing SparseRows, columns: borrowing UniqueArray<BasisEntry>
  ) {
    blocks.removeAll()
    blocks.reserve(columns.count)
    pending.removeAll()
    discovery.removeAll()
    discovery.resize(to: columns.count, filling: 0)
    lowest.resize(to: columns.count, filling: 0)
    nextDiscovery = 1
    for position in 0..<Int32(columns.count) where columns[position].isRow && discovery[position] == 0 {
      if !settlesAtOnce(position, &blocks, rows, columns) { explore(from: position, &blocks, rows, columns) }
    }
  }

  /// Makes a position a block of its own if all positions that it needs are in earlier blocks.
  ///
  /// In a layout that is declared from the outside to the inside, most positions are such blocks.
  ///
  /// - Returns: Whether the position is a block now.
  @inline(__always)
  private mutating func settlesAtOnce(
    _ position: Int32, _ blocks: inout BlockOrder, _ rows: borrowing SparseRows,
    _ columns: borrowing UniqueArray<BasisEntry>
  ) -> Bool {
    for entry in rows.indices(of: columns[position].row) {
      let needed = rows.entries[entry].column
      if needed != position && columns[needed].isRow && discovery[needed] != Self.settled { return false }
    }
    discovery[position] = Self.settled
    blocks.appendSingle(position)
    return true
  }

  private mutating func explore(
    from start: Int32, _ blocks: inout BlockOrder, _ rows: borrowing SparseRows,
    _ columns: borrowing UniqueArray<BasisEntry>
  ) {
    open(start, rows, columns)
    while !walkPositions.isEmpty {
      let top = walkPositions.count - 1
      let position = walkPositions[top]
      let span = rows.spans[columns[position].row]
      let entry = walkEntries[top]
      if entry == span.start + span.count {
        close(position, &blocks)
        continue
      }
      walkEntries[top] = entry + 1
      let needed = rows.entries[entry].column
      if columns[needed].isStay { continue }
      if discovery[needed] == 0 {
        if !settlesAtOnce(needed, &blocks, rows, columns) { open(needed, rows, columns) }
      } else if discovery[needed] != Self.settled {
        lowest[position] = min(lowest[position], discovery[needed])
      }
    }
  }

  private mutating func open(
    _ position: Int32, _ rows: borrowing SparseRows, _ columns: borrowing UniqueArray<BasisEntry>
  ) {
    discovery[position] = nextDiscovery
    lowest[position] = nextDiscovery
    nextDiscovery += 1
    pending.append(position)
    walkPositions.append(position)
    walkEntries.append(rows.spans[columns[position].row].start)
  }

  private mutating func close(_ position: Int32, _ blocks: inout BlockOrder) {
    _ = walkPositions.removeLast()
    _ = walkEntries.removeLast()
    if let parent = walkPositions.isEmpty ? nil : walkPositions[walkPositions.count - 1] {
      lowest[parent] = min(lowest[parent], lowest[position])
    }
    guard lowest[position] == discovery[position] else { return }
    var member: Int32
    repeat {
      member = pending.removeLast()
      discovery[member] = Self.settled
      blocks.append(member)
    } while member != position
    blocks.endBlock()
  }
}
