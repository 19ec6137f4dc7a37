/// Counts of nonbasic rows, by which solves recognize work that they can skip.
struct NonbasicCounts: ~Copyable {
  /// The number of nonbasic rows that involve each variable, indexed by variable.
  var rows = UniqueArray<Int32>()

  /// The number of nonbasic rows that are required.
  var requiredCount = 0

  /// The number of nonbasic rows whose multiplier is not 0.
  ///
  /// If this number is 0 and the gradient is empty, the multipliers of all basis entries are 0 too.
  var sidedCount = 0

  init() {}

  init(copying other: borrowing NonbasicCounts) {
    rows = UniqueArray(copying: other.rows)
    requiredCount = other.requiredCount
    sidedCount = other.sidedCount
  }
}
