import BowerbirdSolver

// Operators of anchors with whole numbers and `Float`. The operators are disfavored, so that literals become `Double`
// and keep their fractions. Without these operators, the Swift compiler would try every operator that exists for a
// whole number.

extension LayoutAnchor {
  /// Moves or lengthens the anchor by a number.
  @_disfavoredOverload @inlinable
  public static func + (left: consuming Self, right: some LayoutNumber) -> Self { left + right.layoutNumber }

  /// Moves back or shortens the anchor by a number.
  @_disfavoredOverload @inlinable
  public static func - (left: consuming Self, right: some LayoutNumber) -> Self { left - right.layoutNumber }

  /// Multiplies the anchor by a number.
  @_disfavoredOverload @inlinable
  public static func * (left: Self, right: some LayoutNumber) -> Self { left * right.layoutNumber }

  /// Divides the anchor by a number.
  @_disfavoredOverload @inlinable
  public static func / (left: Self, right: some LayoutNumber) -> Self { left / right.layoutNumber }

  /// Moves or lengthens the anchor by a number.
  @_disfavoredOverload @inlinable
  public static func + (left: some LayoutNumber, right: consuming Self) -> Self { left.layoutNumber + right }

  /// Subtracts the anchor from a number.
  @_disfavoredOverload @inlinable
  public static func - (left: some LayoutNumber, right: Self) -> Self { left.layoutNumber - right }

  /// Multiplies the anchor by a number.
  @_disfavoredOverload @inlinable
  public static func * (left: some LayoutNumber, right: Self) -> Self { left.layoutNumber * right }
}

// MARK: - Sizes and points

extension SizeAnchor {
  /// Adds a number to both lengths.
  @_disfavoredOverload
  public static func + (left: Self, right: some LayoutNumber) -> Self { left + right.layoutNumber }

  /// Subtracts a number from both lengths.
  @_disfavoredOverload
  public static func - (left: Self, right: some LayoutNumber) -> Self { left - right.layoutNumber }

  /// Multiplies both lengths by a number.
  @_disfavoredOverload
  public static func * (left: Self, right: some LayoutNumber) -> Self { left * right.layoutNumber }

  /// Divides both lengths by a number.
  @_disfavoredOverload
  public static func / (left: Self, right: some LayoutNumber) -> Self { left / right.layoutNumber }
}

extension LocationAnchor {
  /// Moves the point by the same number on both axes.
  @_disfavoredOverload
  public static func + (left: Self, right: some LayoutNumber) -> Self { left + right.layoutNumber }

  /// Moves the point back by the same number on both axes.
  @_disfavoredOverload
  public static func - (left: Self, right: some LayoutNumber) -> Self { left - right.layoutNumber }
}

// MARK: - Relations

/// Returns an inactive constraint that makes a length equal to a number.
@_disfavoredOverload @inlinable
public func == (left: consuming LengthAnchor, right: some LayoutNumber) -> LayoutConstraint {
  left == right.layoutNumber
}

/// Returns an inactive constraint by which a length is at most a number.
@_disfavoredOverload @inlinable
public func <= (left: consuming LengthAnchor, right: some LayoutNumber) -> LayoutConstraint {
  left <= right.layoutNumber
}

/// Returns an inactive constraint by which a length is at least a number.
@_disfavoredOverload @inlinable
public func >= (left: consuming LengthAnchor, right: some LayoutNumber) -> LayoutConstraint {
  left >= right.layoutNumber
}
