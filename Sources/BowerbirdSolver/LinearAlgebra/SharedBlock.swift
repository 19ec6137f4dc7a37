/// A block of memory that is lent in pieces to short arrays, so that they need no allocations of their own.
///
/// A small layout fills dozens of short arrays. To allocate and release each of them would take longer than to solve
/// the layout. An array that outgrows its piece moves to memory of its own, and leaves the piece unused.
///
/// The owner of the arrays also owns the block, and never moves an array to an owner that may outlive the block.
@frozen @usableFromInline
package struct SharedBlock: ~Copyable {
  @usableFromInline let base: UnsafeMutableRawPointer?
  @usableFromInline let size: Int

  /// The largest number of first variables, or of first rows, for which the arrays of an owner share a block.
  package static var mostSharing: Int { 512 }

  /// The number of bytes that are lent.
  @usableFromInline var lentSize = 0

  /// Creates a block without memory, which lends nothing.
  package init() {
    base = nil
    size = 0
  }

  /// Creates a block of `size` bytes.
  package init(size: Int) {
    base = .allocate(byteCount: size, alignment: 16)
    self.size = size
  }

  @inlinable
  deinit { base?.deallocate() }

  /// Lends memory for `capacity` elements to an array without memory.
  ///
  /// If the array has memory already or the rest of the block is too short, the call does nothing, and the array
  /// allocates memory when it needs some. A debug build stops if the rest is too short.
  @inlinable @inline(__always)
  package mutating func lend<Element>(_ capacity: Int, to array: inout UniqueArray<Element>) {
    // Pieces begin at multiples of 16 bytes, which is enough for the elements of all arrays.
    let end = lentSize + (capacity * MemoryLayout<Element>.stride + 15) & ~15
    assert(end <= size, "the block is shorter than its pieces")
    guard let base, array.capacity == 0, end <= size else { return }
    let piece = (base + lentSize).bindMemory(to: Element.self, capacity: capacity)
    array = UniqueArray(borrowing: piece, capacity: capacity)
    lentSize = end
  }
}
