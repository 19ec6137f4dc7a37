/// The blocks of a matrix whose columns are the rows of a matching, listed while the rows are peeled.
///
/// A variable whose peeled row needs no torn variable is a block of its own, after all blocks that it needs. Every
/// other variable with a peeled row is *open* until a closing row determines the torn variable. The torn variable and
/// the open variables that the closing row needs then form a block. In this way, the blocks of a first layout are found
/// without another pass over its rows.
///
/// If one closing row needs two torn variables, the list is given up. The blocks are then found as the strongly
/// connected components of the matrix.
struct PeeledOrder: ~Copyable {
  private(set) var blocks = BlockOrder(isPeeled: true)

  /// Whether the blocks cannot be listed while rows are peeled.
  private(set) var isGivenUp = false

  /// The open unknowns in the order in which rows have determined them.
  ///
  /// The array also keeps unknowns that a block has listed in the meantime. Their `isOpen` is false.
  private var open = UniqueArray<Int32>()

  /// A Boolean value for each unknown that indicates whether the unknown is open.
  private var isOpen = UniqueArray<Bool>()

  // The path of the walk from a closing row: the unknowns, where -1 stands for the closing row, and for each of them
  // the next entry of its row to visit.
  private var path = UniqueArray<Int32>()
  private var pathEntries = UniqueArray<Int32>()

  init() {}

  /// Lends memory to the arrays except to `blocks`, which outlive the order.
  mutating func borrow(from block: inout SharedBlock, unknowns: Int) {
    block.lend(unknowns, to: &open)
    block.lend(unknowns, to: &isOpen)
    block.lend(unknowns, to: &path)
    block.lend(unknowns, to: &pathEntries)
  }

  mutating func begin(unknownCount: Int) {
    blocks.reserve(unknownCount)
    isOpen.resize(to: unknownCount, filling: false)
  }

  mutating func giveUp() { isGivenUp = true }

  /// Returns the blocks, or nil if the list was given up.
  consuming func finished() -> BlockOrder? {
    if isGivenUp { return nil }
    return blocks
  }

  // MARK: - Listing

  /// Lists an unknown that a peeled row determines: as a block of its own, or as an open unknown.
  ///
  /// - Parameters:
  ///   - unknown: The unknown.
  ///   - row: The row of `matrix` that determines the unknown.
  ///   - peeling: The peeling, before the unknown counts as known.
  ///   - matrix: The coefficients.
  @inline(__always)
  mutating func append(
    _ unknown: Int32, by row: Int32, _ peeling: borrowing Peeling, _ matrix: borrowing SparseRows
  ) {
    if peeling.tornCount > 0 && needsTorn(row, peeling, matrix) {
      isOpen[unknown] = true
      open.append(unknown)
    } else {
      blocks.appendSingle(peeling.variables[unknown])
    }
  }

  /// Returns a Boolean value that indicates whether a row involves a torn or open unknown.
  @inline(__always)
  private func needsTorn(_ row: Int32, _ peeling: borrowing Peeling, _ matrix: borrowing SparseRows) -> Bool {
    for index in matrix.indices(of: row) {
      let unknown = peeling.index(of: matrix.entries[index].column)
      if unknown >= 0 && (isOpen[unknown] || peeling.isTorn(unknown)) { return true }
    }
    return false
  }

  /// Lists a torn unknown that a row of one variable determines, as a block of its own.
  mutating func appendBound(_ unknown: Int32, _ peeling: borrowing Peeling) {
    blocks.appendSingle(peeling.variables[unknown])
  }

  /// Lists the unknowns that are still open, each as a block of its own, because they need no torn unknown any more.
  mutating func appendOpen(_ peeling: borrowing Peeling) {
    for index in 0..<open.count where isOpen[open[index]] {
      isOpen[open[index]] = false
      blocks.appendSingle(peeling.variables[open[index]])
    }
    open.removeAll()
  }

  // MARK: - Closing

  /// Lists the block that a closing row completes: the torn unknown, and the open unknowns that the row needs.
  ///
  /// If no unknown is torn any more, each unknown that is still open becomes a block of its own.
  ///
  /// - Parameters:
  ///   - torn: The torn unknown, which already counts as known.
  ///   - row: The row of `matrix` that determines the torn unknown.
  ///   - peeling: The peeling.
  ///   - matrix: The coefficients.
  ///   - rowOf: Returns the row of `matrix` that determines an unknown.
  @inline(__always)
  mutating func close(
    _ torn: Int32, by row: Int32, _ peeling: borrowing Peeling, _ matrix: borrowing SparseRows,
    rowOf: (Int32) -> Int32
  ) {
    if isGivenUp { return }
    blocks.append(peeling.variables[torn])
    walk(from: row, matrix, peeling, rowOf)
    blocks.endBlock()
    if peeling.tornCount == 0 { appendOpen(peeling) }
  }

  /// Appends to the present block the open unknowns that a closing row needs, directly or through other open unknowns.
  ///
  /// Each unknown comes after the unknowns that it needs itself. If the walk reaches another torn unknown, the list is
  /// given up.
  @inline(__always)
  private mutating func walk(
    from row: Int32, _ matrix: borrowing SparseRows, _ peeling: borrowing Peeling, _ rowOf: (Int32) -> Int32
  ) {
    var present: Int32 = -1
    var span = matrix.indices(of: row)
    var entry = span.lowerBound
    while true {
      if entry == span.upperBound {
        if present < 0 { return }
        blocks.append(peeling.variables[present])
        present = path.removeLast()
        span = matrix.indices(of: present < 0 ? row : rowOf(present))
        entry = pathEntries.removeLast()
        continue
      }
      let unknown = peeling.index(of: matrix.entries[entry].column)
      entry += 1
      if unknown < 0 { continue }
      if peeling.isTorn(unknown) { return giveUp() }
      if !isOpen[unknown] { continue }
      isOpen[unknown] = false
      path.append(present)
      pathEntries.append(entry)
      present = unknown
      span = matrix.indices(of: rowOf(unknown))
      entry = span.lowerBound
    }
  }
}
