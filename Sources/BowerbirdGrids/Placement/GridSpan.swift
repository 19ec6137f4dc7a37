/// The number of columns and rows that an item covers.
///
/// ```swift
/// let wide: GridSpan = [2, 1]          // two columns, one row
/// ```
public struct GridSpan: Hashable, Sendable {
  /// The number of columns.
  public var column: Int

  /// The number of rows.
  public var row: Int

  /// One column and one row.
  public static let single = GridSpan(column: 1, row: 1)

  /// Creates a span; a number less than 1 is replaced by 1.
  public init(column: Int = 1, row: Int = 1) {
    self.column = max(1, column)
    self.row = max(1, row)
  }
}

extension GridSpan: ExpressibleByArrayLiteral {
  /// Creates a span from columns and rows; a missing number is replaced by 1.
  public init(arrayLiteral elements: Int...) {
    self.init(column: elements.first ?? 1, row: elements.count > 1 ? elements[1] : 1)
  }
}
