import BowerbirdSolver

// Whole numbers and `Double` mixed, beside anchors: see `LayoutAmount`.

extension LayoutAnchor {
  /// The anchor, moved or lengthened by a mixed number.
  @_disfavoredOverload
  public static func + (left: consuming Self, right: LayoutAmount) -> Self { left + right.value }

  /// The anchor, moved back or shortened by a mixed number.
  @_disfavoredOverload
  public static func - (left: consuming Self, right: LayoutAmount) -> Self { left - right.value }

  /// The anchor, multiplied by a mixed number.
  @_disfavoredOverload
  public static func * (left: Self, right: LayoutAmount) -> Self { left * right.value }

  /// The anchor, divided by a mixed number.
  @_disfavoredOverload
  public static func / (left: Self, right: LayoutAmount) -> Self { left / right.value }

  /// The anchor, moved or lengthened by a mixed number.
  @_disfavoredOverload
  public static func + (left: LayoutAmount, right: consuming Self) -> Self { left.value + right }

  /// The mixed number, less the anchor.
  @_disfavoredOverload
  public static func - (left: LayoutAmount, right: Self) -> Self { left.value - right }

  /// The anchor, multiplied by a mixed number.
  @_disfavoredOverload
  public static func * (left: LayoutAmount, right: Self) -> Self { left.value * right }
}

extension SizeAnchor {
  /// Longer by a mixed number both ways.
  @_disfavoredOverload
  public static func + (left: Self, right: LayoutAmount) -> Self { left + right.value }

  /// Shorter by a mixed number both ways.
  @_disfavoredOverload
  public static func - (left: Self, right: LayoutAmount) -> Self { left - right.value }

  /// Multiplied by a mixed number both ways.
  @_disfavoredOverload
  public static func * (left: Self, right: LayoutAmount) -> Self { left * right.value }

  /// Divided by a mixed number both ways.
  @_disfavoredOverload
  public static func / (left: Self, right: LayoutAmount) -> Self { left / right.value }
}

extension LocationAnchor {
  /// Moved by a mixed number on both axes.
  @_disfavoredOverload
  public static func + (left: Self, right: LayoutAmount) -> Self { left + right.value }

  /// Moved back by a mixed number on both axes.
  @_disfavoredOverload
  public static func - (left: Self, right: LayoutAmount) -> Self { left - right.value }
}

// MARK: - Relations

/// The constraint that a length is a mixed number, not active yet.
@_disfavoredOverload
public func == (left: consuming LengthAnchor, right: LayoutAmount) -> LayoutConstraint { left == right.value }

/// The constraint that a length is at most a mixed number, not active yet.
@_disfavoredOverload
public func <= (left: consuming LengthAnchor, right: LayoutAmount) -> LayoutConstraint { left <= right.value }

/// The constraint that a length is at least a mixed number, not active yet.
@_disfavoredOverload
public func >= (left: consuming LengthAnchor, right: LayoutAmount) -> LayoutConstraint { left >= right.value }
