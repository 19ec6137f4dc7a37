import BowerbirdLayout

/// Named insets.
///
/// ```swift
/// container.grid.contentEdgeInsetsPreset = .square3         // 16 points on all sides
/// ```
public enum EdgeInsetsPreset: Hashable, Sendable, CaseIterable {
  /// No insets.
  case none

  /// 4 points on all sides.
  case square1

  /// 8 points on all sides.
  case square2

  /// 16 points on all sides.
  case square3

  /// 20 points on all sides.
  case square4

  /// 24 points on all sides.
  case square5

  /// 28 points on all sides.
  case square6

  /// 32 points on all sides.
  case square7

  /// 36 points on all sides.
  case square8

  /// 40 points on all sides.
  case square9

  /// 44 points on all sides.
  case square10

  /// 48 points on all sides.
  case square11

  /// 52 points on all sides.
  case square12

  /// 56 points on all sides.
  case square13

  /// 60 points on all sides.
  case square14

  /// 64 points on all sides.
  case square15

  /// 2 points at top and bottom, 4 left and right.
  case wideRectangle1

  /// 4 points at top and bottom, 8 left and right.
  case wideRectangle2

  /// 8 points at top and bottom, 16 left and right.
  case wideRectangle3

  /// 12 points at top and bottom, 24 left and right.
  case wideRectangle4

  /// 16 points at top and bottom, 32 left and right.
  case wideRectangle5

  /// 20 points at top and bottom, 40 left and right.
  case wideRectangle6

  /// 24 points at top and bottom, 48 left and right.
  case wideRectangle7

  /// 28 points at top and bottom, 56 left and right.
  case wideRectangle8

  /// 32 points at top and bottom, 64 left and right.
  case wideRectangle9

  /// 4 points at top and bottom, 2 left and right.
  case tallRectangle1

  /// 8 points at top and bottom, 4 left and right.
  case tallRectangle2

  /// 16 points at top and bottom, 8 left and right.
  case tallRectangle3

  /// 24 points at top and bottom, 12 left and right.
  case tallRectangle4

  /// 32 points at top and bottom, 16 left and right.
  case tallRectangle5

  /// 40 points at top and bottom, 20 left and right.
  case tallRectangle6

  /// 48 points at top and bottom, 24 left and right.
  case tallRectangle7

  /// 56 points at top and bottom, 28 left and right.
  case tallRectangle8

  /// 64 points at top and bottom, 32 left and right.
  case tallRectangle9

  /// 2 points left and right.
  case horizontally1

  /// 4 points left and right.
  case horizontally2

  /// 8 points left and right.
  case horizontally3

  /// 16 points left and right.
  case horizontally4

  /// 24 points left and right.
  case horizontally5

  /// 2 points at top and bottom.
  case vertically1

  /// 4 points at top and bottom.
  case vertically2

  /// 8 points at top and bottom.
  case vertically3

  /// 16 points at top and bottom.
  case vertically4

  /// 24 points at top and bottom.
  case vertically5

  /// The insets in points.
  public var value: EdgeInsets {
    switch self {
    case .none: inset(0, 0)
    case .square1: inset(4, 4)
    case .square2: inset(8, 8)
    case .square3: inset(16, 16)
    case .square4: inset(20, 20)
    case .square5: inset(24, 24)
    case .square6: inset(28, 28)
    case .square7: inset(32, 32)
    case .square8: inset(36, 36)
    case .square9: inset(40, 40)
    case .square10: inset(44, 44)
    case .square11: inset(48, 48)
    case .square12: inset(52, 52)
    case .square13: inset(56, 56)
    case .square14: inset(60, 60)
    case .square15: inset(64, 64)
    case .wideRectangle1: inset(2, 4)
    case .wideRectangle2: inset(4, 8)
    case .wideRectangle3: inset(8, 16)
    case .wideRectangle4: inset(12, 24)
    case .wideRectangle5: inset(16, 32)
    case .wideRectangle6: inset(20, 40)
    case .wideRectangle7: inset(24, 48)
    case .wideRectangle8: inset(28, 56)
    case .wideRectangle9: inset(32, 64)
    case .tallRectangle1: inset(4, 2)
    case .tallRectangle2: inset(8, 4)
    case .tallRectangle3: inset(16, 8)
    case .tallRectangle4: inset(24, 12)
    case .tallRectangle5: inset(32, 16)
    case .tallRectangle6: inset(40, 20)
    case .tallRectangle7: inset(48, 24)
    case .tallRectangle8: inset(56, 28)
    case .tallRectangle9: inset(64, 32)
    case .horizontally1: inset(0, 2)
    case .horizontally2: inset(0, 4)
    case .horizontally3: inset(0, 8)
    case .horizontally4: inset(0, 16)
    case .horizontally5: inset(0, 24)
    case .vertically1: inset(2, 0)
    case .vertically2: inset(4, 0)
    case .vertically3: inset(8, 0)
    case .vertically4: inset(16, 0)
    case .vertically5: inset(24, 0)
    }
  }

  private func inset(_ vertical: Double, _ horizontal: Double) -> EdgeInsets {
    EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }
}
