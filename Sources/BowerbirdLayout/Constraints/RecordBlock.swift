import BowerbirdSolver

/// The memory of several records, as a plain value that a builder component can hold.
///
/// A block owns its memory and the items of its records, until ``adopted()`` moves both to an array.
struct RecordBlock: BitwiseCopyable {
  private let base: UnsafeMutablePointer<ConstraintRecord>
  private let count: Int32
  private let capacity: Int32

  /// Creates a block from the memory of an array.
  init(_ records: consuming UniqueArray<ConstraintRecord>) {
    let parts = records.relinquish()
    base = parts.base
    count = Int32(parts.count)
    capacity = Int32(parts.capacity)
  }

  /// Returns the records as an array, which then owns the memory; the block must not be used afterwards.
  func adopted() -> UniqueArray<ConstraintRecord> {
    UniqueArray(adopting: base, count: Int(count), capacity: Int(capacity))
  }
}
