/// Counts of nonbasic rows that save work.
struct NonbasicCounts: ~Copyable {
  /// The number of nonbasic rows that involve each variable.
  var rows = PlainArray<Int32>()

  var requiredCount = 0

  /// The number of nonbasic rows whose multiplier is not 0.
  ///
  /// If it is 0, every multiplier is 0.
  var sidedCount = 0

  init() {}

  init(copying other: borrowing NonbasicCounts) {
    rows = PlainArray(copying: other.rows)
    requiredCount = other.requiredCount
    sidedCount = other.sidedCount
  }
}
