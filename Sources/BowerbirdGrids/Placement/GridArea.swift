import BowerbirdLayout

/// The cells that an item covers: a rectangle of columns and rows, counted from 0.
public struct GridArea: Hashable, Sendable {
  /// The columns.
  public var columns: Range<Int>

  /// The rows.
  public var rows: Range<Int>

  /// Creates an area.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns the tracks along an axis.
  func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }
}

extension GridArea: CustomStringConvertible {
  /// The first column and row, and the numbers of columns and rows if the area has more than one cell.
  public var description: String {
    "column \(columns.lowerBound), row \(rows.lowerBound)"
      + (columns.count == 1 && rows.count == 1 ? "" : ", \(columns.count) × \(rows.count)")
  }
}
