/// The direction in which a grid grows as it gets more items.
///
/// The declaration sets the number of columns of a grid that flows by rows, and the number of rows of a grid that flows
/// by columns.
public enum GridFlow: Hashable, Sendable, CaseIterable {
  /// The grid gets more rows: items go from column to column, and on to the next row.
  case rows

  /// The grid gets more columns: items go from row to row, and on to the next column.
  case columns
}
