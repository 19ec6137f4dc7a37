/// Named spaces between views.
///
/// ```swift
/// container.grid.interimSpacePreset = .interimSpace3        // 4 points
/// ```
public enum InterimSpacePreset: Int, Hashable, Sendable, CaseIterable {
  /// No space.
  case none

  /// 1 point.
  case interimSpace1

  /// 2 points.
  case interimSpace2

  /// 4 points.
  case interimSpace3

  /// 8 points.
  case interimSpace4

  /// 12 points.
  case interimSpace5

  /// 16 points.
  case interimSpace6

  /// 20 points.
  case interimSpace7

  /// 24 points.
  case interimSpace8

  /// 28 points.
  case interimSpace9

  /// 32 points.
  case interimSpace10

  /// 36 points.
  case interimSpace11

  /// 40 points.
  case interimSpace12

  /// 44 points.
  case interimSpace13

  /// 48 points.
  case interimSpace14

  /// 52 points.
  case interimSpace15

  /// 56 points.
  case interimSpace16

  /// 60 points.
  case interimSpace17

  /// 64 points.
  case interimSpace18

  /// The space in points.
  public var value: InterimSpace {
    if self == .none { return 0 }
    return rawValue <= 2 ? InterimSpace(rawValue) : InterimSpace(4 * (rawValue - 2))
  }
}

/// A space between views, in points.
public typealias InterimSpace = Double
