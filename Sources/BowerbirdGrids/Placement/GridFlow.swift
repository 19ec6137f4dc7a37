/// The direction in which a grid grows as it gets more items.
///
/// The tracks of the other direction are the ones whose sizes and number are given.
public enum GridFlow: Hashable, Sendable, CaseIterable {
  /// The columns are given; items go from column to column, and on to the next row.
  case rows

  /// The rows are given; items go from row to row, and on to the next column.
  case columns
}
