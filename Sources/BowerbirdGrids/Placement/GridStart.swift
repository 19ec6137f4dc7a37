/// The column and the row at which an item begins; the grid chooses a column or a row that is nil.
///
/// ```swift
/// let thirdColumn: GridStart = [2, nil]          // column 2, counted from 0; the grid chooses the row
/// ```
public struct GridStart: Hashable, Sendable, ExpressibleByNilLiteral {
  /// The column, counted from 0.
  public var column: Int?

  /// The row, counted from 0.
  public var row: Int?

  /// Creates a start; a negative number is replaced by nil.
  public init(column: Int? = nil, row: Int? = nil) {
    self.column = column.flatMap { $0 < 0 ? nil : $0 }
    self.row = row.flatMap { $0 < 0 ? nil : $0 }
  }

  // Without this initializer, `GridStart()` is ambiguous between two omitted arguments and a list without elements.
  /// Creates a start that leaves column and row to the grid.
  public init() { self.init(column: nil, row: nil) }

  /// Creates a start that leaves column and row to the grid.
  public init(nilLiteral: ()) { self.init(column: nil, row: nil) }
}

extension GridStart: ExpressibleByArrayLiteral {
  /// Creates a start from a column and a row; the grid chooses a missing number.
  public init(arrayLiteral elements: Int?...) {
    self.init(column: elements.first ?? nil, row: elements.count > 1 ? elements[1] : nil)
  }
}
