/// Factors a matrix from scratch, and reassigns its columns to positions.
///
/// The matrix is cut into its strongly connected blocks. A block of one column needs no elimination. A larger block is
/// peeled (see `BlockElimination`), unless its rows were peeled already (see `PeeledBlock`). Nothing is eliminated
/// across blocks. So the factors of a layout have almost no fill-in, in whatever order the columns come.
struct FactorizationBuilder: ~Copyable {
  var components = StrongComponents()
  var blocks = BlockOrder(isPeeled: false)
  private var peeledBlock = PeeledBlock()
  private var elimination = BlockElimination()

  /// The indices of the rows that the last build left out because they depend on other rows.
  ///
  /// Unit columns have replaced these rows.
  private(set) var dropped = UniqueArray<Int32>()

  /// The indices of the blocks from which rows were dropped.
  private var droppedBlocks = UniqueArray<Int32>()

  /// The column at each position before any row was dropped.
  private var originalColumns = UniqueArray<BasisEntry>()

  init() {}

  /// Builds the factors of a matrix, whose columns are rows and unit columns.
  ///
  /// Unit columns replace the rows that depend on other rows; `dropped` lists the replaced rows afterwards.
  ///
  /// - Parameters:
  ///   - factors: Receives the result.
  ///   - rows: The coefficients; each of these rows may be a column of the matrix.
  ///   - columns: The column at each position: a row of `rows`, or the unit column of a variable. The call moves each
  ///     column to the position of its pivot, and puts unit columns in the places of dropped rows.
  ///   - peeled: The blocks of the matrix, if a peeling has listed them; every column must then be at the position of
  ///     its pivot. If nil, the call finds the blocks.
  ///   - doubtsDependence: Whether columns that look dependent in floating point may be independent. In that case,
  ///     exact arithmetic decides.
  /// - Complexity: O(*n* + entries of the factors), where *n* counts positions, and a factorization in exact numbers of
  ///   each block in doubt.
  mutating func build(
    _ factors: inout Factorization, from rows: borrowing SparseRows, columns: inout UniqueArray<BasisEntry>,
    in peeled: consuming BlockOrder? = nil, doubtsDependence: Bool = false
  ) {
    if let peeled {
      blocks = peeled
    } else {
      moveUnitsToOwnPositions(&columns)
      components.find(&blocks, in: rows, columns: columns)
    }
    if doubtsDependence { originalColumns.replaceAll(with: columns) }
    droppedBlocks.removeAll()
    placeBlocks(into: &factors, rows, &columns)
    if !doubtsDependence || droppedBlocks.isEmpty { return }
    columns.replaceAll(with: originalColumns)
    placeBlocks(into: &factors, rows, &columns)
  }

  /// Resets the factors, and adds the columns of all blocks.
  ///
  /// The blocks in `droppedBlocks`, from which an earlier attempt dropped rows, are eliminated in exact numbers.
  private mutating func placeBlocks(
    into factors: inout Factorization, _ rows: borrowing SparseRows, _ columns: inout UniqueArray<BasisEntry>
  ) {
    let inDoubt = Set(droppedBlocks.elements)
    droppedBlocks.removeAll()
    dropped.removeAll()
    factors.reset()
    factors.reserveCells(entryCount(rows, columns))
    var start: Int32 = 0
    for block in 0..<blocks.ends.count {
      let end = blocks.ends[block]
      let droppedBefore = dropped.count
      if end == start + 1 {
        placeSingle(blocks.positions[start], &factors, rows, &columns)
      } else if blocks.isPeeled && peeledBlock.place(start..<end, of: blocks.positions, into: &factors, rows, columns) {
        // The block was placed.
      } else if !inDoubt.contains(Int32(block)) || !placeExactly(start..<end, &factors, rows, &columns) {
        elimination.place(start..<end, of: blocks.positions, into: &factors, rows, &columns, &dropped)
      }
      if dropped.count > droppedBefore { droppedBlocks.append(Int32(block)) }
      start = end
    }
    factors.markRebuilt()
  }

  /// Eliminates a block in exact numbers, and adds the rounded numbers to the factors.
  ///
  /// - Returns: Whether the block was added. If not, a coefficient cannot be read as a fraction, and nothing has
  ///   changed.
  private mutating func placeExactly(
    _ range: Range<Int32>, _ factors: inout Factorization, _ rows: borrowing SparseRows,
    _ columns: inout UniqueArray<BasisEntry>
  ) -> Bool {
    guard let block = ExactBlock(range.map { blocks.positions[$0] }, rows, columns) else { return false }
    block.place(into: &factors, rows, &columns, &dropped)
    return true
  }

  /// Returns the number of entries of all columns that are not unit columns.
  private func entryCount(_ rows: borrowing SparseRows, _ columns: borrowing UniqueArray<BasisEntry>) -> Int {
    var count = 0
    for position in 0..<columns.count where columns[position].isRow {
      count += Int(rows.spans[columns[position].row].count)
    }
    return count
  }

  /// Moves every unit column to the position of its own variable.
  func moveUnitsToOwnPositions(_ columns: inout UniqueArray<BasisEntry>) {
    for position in 0..<Int32(columns.count) {
      while columns[position].isStay && columns[position].variable != position {
        let home = columns[position].variable
        let unit = columns[position]
        columns[position] = columns[home]
        columns[home] = unit
      }
    }
  }

  private mutating func placeSingle(
    _ position: Int32, _ factors: inout Factorization, _ rows: borrowing SparseRows,
    _ columns: inout UniqueArray<BasisEntry>
  ) {
    let row = columns[position].row
    if factors.place(row, of: rows, at: position) { return }
    columns[position] = .stay(of: position)
    dropped.append(row)
  }
}
