/// The first memory of the arrays of the state.
///
/// If the first variables or rows are few, arrays share a block. If they are many, every array allocates memory of its
/// own: then the allocations take a small part of the time, and an array that grows releases its former memory.
extension Simplex {
  /// Lends memory to arrays that are indexed by variable, and to lists, before the first variables are added.
  ///
  /// - Parameter count: The number of the first variables; further variables may follow.
  mutating func shareMemory(variables count: Int) {
    if count > SharedBlock.mostSharing { return }
    let count = max(count, Self.fewest)
    var block = SharedBlock(size: count * Self.sizePerVariable + Self.sizeOfLists)
    block.lend(count, to: &values)
    block.lend(count, to: &nonbasic.rows)
    edits.borrow(from: &block, variables: count)
    work.borrow(from: &block, variables: count)
    basis.borrow(from: &block, variables: count)
    matrix.borrow(from: &block, columns: count)
    factors.value.borrow(from: &block, positions: count)
    changes.borrow(from: &block, variables: count)
    alpha.borrow(from: &block, indices: count)
    step.borrow(from: &block, indices: count)
    multipliers.borrow(from: &block, entries: Self.fewest)
    journal.value.borrow(from: &block, entries: Self.fewest)
    variableBlock = block
  }

  /// Lends memory to arrays that are indexed by row, before the first rows are added.
  mutating func shareMemory(rows count: Int, entries: Int) {
    if count > SharedBlock.mostSharing { return }
    let count = max(count, Self.fewest), entries = max(entries, Self.fewest)
    var block = SharedBlock(size: count * Self.sizePerRow + entries * SparseRows.entrySize + Self.sizeOfLists)
    rows.borrow(from: &block, rows: count)
    matrix.borrow(from: &block, rows: count, entries: entries)
    movingRows.borrow(from: &block, rows: count)
    rowBlock = block
  }

  /// The smallest number of elements for which an array gets memory.
  private static let fewest = 16

  /// The number of bytes that a variable needs in all arrays that are indexed by variable.
  private static let sizePerVariable = 264

  /// The number of bytes that a row needs in all arrays that are indexed by row, without its entries.
  private static let sizePerRow = 64

  /// The number of bytes for lists that are short in every small problem, and for the alignment of all pieces.
  private static let sizeOfLists = 2304
}
