/// The blocks of a square sparse matrix, every block after all blocks that it needs.
///
/// Position j *needs* position i if column j has an entry in row i. In this order of blocks, the matrix is block
/// triangular. Unit columns belong to no block.
struct BlockOrder: ~Copyable {
  /// The positions, block by block.
  private(set) var positions = UniqueArray<Int32>()

  /// The end of each block in `positions`.
  private(set) var ends = UniqueArray<Int32>()

  /// Whether the positions of each block are in the order in which rows have been peeled.
  ///
  /// In that case, the first position of a block of several positions is that of the torn variable. Every other
  /// position needs no later position of its block, and its column has a large diagonal entry.
  private(set) var isPeeled: Bool

  init(isPeeled: Bool) { self.isPeeled = isPeeled }

  /// Removes all blocks, and keeps the memory.
  mutating func removeAll() {
    isPeeled = false
    positions.removeAll()
    ends.removeAll()
  }

  mutating func reserve(_ count: Int) {
    positions.reserve(count)
    ends.reserve(count)
  }

  /// Appends a position to the present block, which `endBlock()` will end.
  @inline(__always)
  mutating func append(_ position: Int32) { positions.append(position) }

  @inline(__always)
  mutating func endBlock() { ends.append(Int32(positions.count)) }

  /// Appends a block of one position.
  @inline(__always)
  mutating func appendSingle(_ position: Int32) {
    append(position)
    endBlock()
  }
}
