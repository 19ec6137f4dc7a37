/// Where an item wants to begin: a column, a row, both, or neither.
///
/// ```swift
/// let thirdColumn: GridStart = [2, nil]
/// ```
public struct GridStart: Hashable, Sendable, ExpressibleByNilLiteral {
  /// The column, counted from 0.
  public var column: Int?

  /// The row, counted from 0.
  public var row: Int?

  /// Makes a start; a negative number counts as none.
  public init(column: Int? = nil, row: Int? = nil) {
    self.column = column.flatMap { $0 < 0 ? nil : $0 }
    self.row = row.flatMap { $0 < 0 ? nil : $0 }
  }

  // Without this one, `GridStart()` could be the one with two defaults or an array without elements.
  /// Makes a start that leaves both to the grid.
  public init() { self.init(column: nil, row: nil) }

  /// Makes a start that leaves both to the grid.
  public init(nilLiteral: ()) { self.init(column: nil, row: nil) }
}

extension GridStart: ExpressibleByArrayLiteral {
  /// Makes a start from a column and a row; what is missing is left to the grid.
  public init(arrayLiteral elements: Int?...) {
    self.init(column: elements.first ?? nil, row: elements.count > 1 ? elements[1] : nil)
  }
}
