/// The direction in which a grid grows as it gets more items.
///
/// In the other direction the number and the sizes of the tracks are given.
public enum GridFlow: Hashable, Sendable, CaseIterable {
  /// The columns are given; items go from column to column, and on to the next row.
  case rows

  /// The rows are given; items go from row to row, and on to the next column.
  case columns
}
