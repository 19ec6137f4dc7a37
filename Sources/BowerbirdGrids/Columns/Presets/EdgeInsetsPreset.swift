import BowerbirdLayout

/// Named insets for ``ColumnGrid``.
///
/// ```swift
/// container.grid.contentEdgeInsetsPreset = .square3         // 16 points on all sides
/// ```
public enum EdgeInsetsPreset: Int, Hashable, Sendable, CaseIterable {
  /// No insets.
  case none

  /// The same inset on all sides: 4 points, 8 points, and from 16 to 64 points in steps of 4.
  case square1, square2, square3, square4, square5, square6, square7, square8, square9, square10, square11, square12,
    square13, square14, square15

  /// 2, 4, 8, 12, 16, 20, 24, 28 or 32 points at top and bottom, and twice as many left and right.
  case wideRectangle1, wideRectangle2, wideRectangle3, wideRectangle4, wideRectangle5, wideRectangle6, wideRectangle7,
    wideRectangle8, wideRectangle9

  /// 2, 4, 8, 12, 16, 20, 24, 28 or 32 points left and right, and twice as many at top and bottom.
  case tallRectangle1, tallRectangle2, tallRectangle3, tallRectangle4, tallRectangle5, tallRectangle6, tallRectangle7,
    tallRectangle8, tallRectangle9

  /// 2, 4, 8, 16 or 24 points left and right, and none at top and bottom.
  case horizontally1, horizontally2, horizontally3, horizontally4, horizontally5

  /// 2, 4, 8, 16 or 24 points at top and bottom, and none left and right.
  case vertically1, vertically2, vertically3, vertically4, vertically5

  /// The insets in points.
  public var value: EdgeInsets { Self.values[rawValue] }

  /// The insets of all presets, in the order of the cases.
  private static let values: [EdgeInsets] = {
    let squares = [4, 8] + stride(from: 16.0, through: 64, by: 4)
    let short: [Double] = [2, 4, 8, 12, 16, 20, 24, 28, 32], single: [Double] = [2, 4, 8, 16, 24]
    return [.zero] + squares.map { inset($0, $0) } + short.map { inset($0, 2 * $0) } + short.map { inset(2 * $0, $0) }
      + single.map { inset(0, $0) } + single.map { inset($0, 0) }
  }()

  private static func inset(_ vertical: Double, _ horizontal: Double) -> EdgeInsets {
    EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}
