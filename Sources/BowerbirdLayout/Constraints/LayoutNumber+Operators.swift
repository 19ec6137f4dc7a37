import BowerbirdSolver

// Whole numbers and `Float` beside anchors. The compiler prefers the functions for `Double`, so that literals stay fractions.
// Without these, it would try every operator that there is for a whole number.

extension LayoutAnchor {
  /// The anchor, moved or lengthened by a number.
  @_disfavoredOverload @inlinable
  public static func + (left: consuming Self, right: some LayoutNumber) -> Self { left + right.layoutNumber }

  /// The anchor, moved back or shortened by a number.
  @_disfavoredOverload @inlinable
  public static func - (left: consuming Self, right: some LayoutNumber) -> Self { left - right.layoutNumber }

  /// The anchor, multiplied by a number.
  @_disfavoredOverload @inlinable
  public static func * (left: Self, right: some LayoutNumber) -> Self { left * right.layoutNumber }

  /// The anchor, divided by a number.
  @_disfavoredOverload @inlinable
  public static func / (left: Self, right: some LayoutNumber) -> Self { left / right.layoutNumber }

  /// The anchor, moved or lengthened by a number.
  @_disfavoredOverload @inlinable
  public static func + (left: some LayoutNumber, right: consuming Self) -> Self { left.layoutNumber + right }

  /// The number, less the anchor.
  @_disfavoredOverload @inlinable
  public static func - (left: some LayoutNumber, right: Self) -> Self { left.layoutNumber - right }

  /// The anchor, multiplied by a number.
  @_disfavoredOverload @inlinable
  public static func * (left: some LayoutNumber, right: Self) -> Self { left.layoutNumber * right }
}

// MARK: - Sizes and points

extension SizeAnchor {
  /// Longer by a number both ways.
  @_disfavoredOverload
  public static func + (left: Self, right: some LayoutNumber) -> Self { left + right.layoutNumber }

  /// Shorter by a number both ways.
  @_disfavoredOverload
  public static func - (left: Self, right: some LayoutNumber) -> Self { left - right.layoutNumber }

  /// Multiplied by a number both ways.
  @_disfavoredOverload
  public static func * (left: Self, right: some LayoutNumber) -> Self { left * right.layoutNumber }

  /// Divided by a number both ways.
  @_disfavoredOverload
  public static func / (left: Self, right: some LayoutNumber) -> Self { left / right.layoutNumber }
}

extension LocationAnchor {
  /// Moved by the same number on both axes.
  @_disfavoredOverload
  public static func + (left: Self, right: some LayoutNumber) -> Self { left + right.layoutNumber }

  /// Moved back by the same number on both axes.
  @_disfavoredOverload
  public static func - (left: Self, right: some LayoutNumber) -> Self { left - right.layoutNumber }
}

// MARK: - Relations

/// The constraint that a length is a number, not active yet.
@_disfavoredOverload @inlinable
public func == (left: consuming LengthAnchor, right: some LayoutNumber) -> LayoutConstraint {
  left == right.layoutNumber
}

/// The constraint that a length is at most a number, not active yet.
@_disfavoredOverload @inlinable
public func <= (left: consuming LengthAnchor, right: some LayoutNumber) -> LayoutConstraint {
  left <= right.layoutNumber
}

/// The constraint that a length is at least a number, not active yet.
@_disfavoredOverload @inlinable
public func >= (left: consuming LengthAnchor, right: some LayoutNumber) -> LayoutConstraint {
  left >= right.layoutNumber
}
