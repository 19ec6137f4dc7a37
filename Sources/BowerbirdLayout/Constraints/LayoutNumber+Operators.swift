import BowerbirdSolver

// Operators of anchors with whole numbers and `Float`. The operators are disfavored, so that literals become `Double`:
// `anchor * (1 / 3)` is a third, not 0. Without these operators, the Swift compiler would try every operator that
// exists for a whole number.

extension LayoutAnchor {
  /// Returns the sum of an anchor and a number.
  @_disfavoredOverload @inlinable
  public static func + (left: consuming Self, right: some LayoutNumber) -> Self { left + right.layoutNumber }

  /// Returns the difference of an anchor and a number.
  @_disfavoredOverload @inlinable
  public static func - (left: consuming Self, right: some LayoutNumber) -> Self { left - right.layoutNumber }

  /// Returns the product of an anchor and a number.
  @_disfavoredOverload @inlinable
  public static func * (left: Self, right: some LayoutNumber) -> Self { left * right.layoutNumber }

  /// Returns the quotient of an anchor and a number.
  @_disfavoredOverload @inlinable
  public static func / (left: Self, right: some LayoutNumber) -> Self { left / right.layoutNumber }

  /// Returns the sum of an anchor and a number.
  @_disfavoredOverload @inlinable
  public static func + (left: some LayoutNumber, right: consuming Self) -> Self { left.layoutNumber + right }

  /// Returns the difference of a number and an anchor.
  @_disfavoredOverload @inlinable
  public static func - (left: some LayoutNumber, right: Self) -> Self { left.layoutNumber - right }

  /// Returns the product of an anchor and a number.
  @_disfavoredOverload @inlinable
  public static func * (left: some LayoutNumber, right: Self) -> Self { left.layoutNumber * right }
}

// MARK: - Sizes and points

extension SizeAnchor {
  /// Returns the size with a number added to both lengths.
  @_disfavoredOverload
  public static func + (left: Self, right: some LayoutNumber) -> Self { left + right.layoutNumber }

  /// Returns the size with a number subtracted from both lengths.
  @_disfavoredOverload
  public static func - (left: Self, right: some LayoutNumber) -> Self { left - right.layoutNumber }

  /// Returns the size with both lengths multiplied by a number.
  @_disfavoredOverload
  public static func * (left: Self, right: some LayoutNumber) -> Self { left * right.layoutNumber }

  /// Returns the size with both lengths divided by a number.
  @_disfavoredOverload
  public static func / (left: Self, right: some LayoutNumber) -> Self { left / right.layoutNumber }
}

extension LocationAnchor {
  /// Returns the point moved by the same number on both axes.
  @_disfavoredOverload
  public static func + (left: Self, right: some LayoutNumber) -> Self { left + right.layoutNumber }

  /// Returns the point moved back by the same number on both axes.
  @_disfavoredOverload
  public static func - (left: Self, right: some LayoutNumber) -> Self { left - right.layoutNumber }
}

// MARK: - Relations

/// Returns an inactive constraint that makes a length equal to a number.
@_disfavoredOverload @inlinable
public func == (left: consuming LengthAnchor, right: some LayoutNumber) -> LayoutConstraint {
  left == right.layoutNumber
}

/// Returns an inactive constraint that keeps a length no greater than a number.
@_disfavoredOverload @inlinable
public func <= (left: consuming LengthAnchor, right: some LayoutNumber) -> LayoutConstraint {
  left <= right.layoutNumber
}

/// Returns an inactive constraint that keeps a length no less than a number.
@_disfavoredOverload @inlinable
public func >= (left: consuming LengthAnchor, right: some LayoutNumber) -> LayoutConstraint {
  left >= right.layoutNumber
}
