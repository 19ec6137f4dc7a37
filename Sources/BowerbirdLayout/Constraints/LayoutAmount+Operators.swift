import BowerbirdSolver

// Operators of anchors with the result of mixed arithmetic as the second operand: see `LayoutAmount`.

extension LayoutAnchor {
  /// Returns the sum of an anchor and a `LayoutAmount`.
  @_disfavoredOverload
  public static func + (left: consuming Self, right: LayoutAmount) -> Self { left + right.value }

  /// Returns the difference of an anchor and a `LayoutAmount`.
  @_disfavoredOverload
  public static func - (left: consuming Self, right: LayoutAmount) -> Self { left - right.value }

  /// Returns the product of an anchor and a `LayoutAmount`.
  @_disfavoredOverload
  public static func * (left: Self, right: LayoutAmount) -> Self { left * right.value }

  /// Returns the quotient of an anchor and a `LayoutAmount`.
  @_disfavoredOverload
  public static func / (left: Self, right: LayoutAmount) -> Self { left / right.value }

  /// Returns the sum of an anchor and a `LayoutAmount`.
  @_disfavoredOverload
  public static func + (left: LayoutAmount, right: consuming Self) -> Self { left.value + right }

  /// Returns the difference of a `LayoutAmount` and an anchor.
  @_disfavoredOverload
  public static func - (left: LayoutAmount, right: Self) -> Self { left.value - right }

  /// Returns the product of an anchor and a `LayoutAmount`.
  @_disfavoredOverload
  public static func * (left: LayoutAmount, right: Self) -> Self { left.value * right }
}

extension SizeAnchor {
  /// Returns the size with a `LayoutAmount` added to both lengths.
  @_disfavoredOverload
  public static func + (left: Self, right: LayoutAmount) -> Self { left + right.value }

  /// Returns the size with a `LayoutAmount` subtracted from both lengths.
  @_disfavoredOverload
  public static func - (left: Self, right: LayoutAmount) -> Self { left - right.value }

  /// Returns the size with both lengths multiplied by a `LayoutAmount`.
  @_disfavoredOverload
  public static func * (left: Self, right: LayoutAmount) -> Self { left * right.value }

  /// Returns the size with both lengths divided by a `LayoutAmount`.
  @_disfavoredOverload
  public static func / (left: Self, right: LayoutAmount) -> Self { left / right.value }
}

extension LocationAnchor {
  /// Returns the point moved by the same `LayoutAmount` on both axes.
  @_disfavoredOverload
  public static func + (left: Self, right: LayoutAmount) -> Self { left + right.value }

  /// Returns the point moved back by the same `LayoutAmount` on both axes.
  @_disfavoredOverload
  public static func - (left: Self, right: LayoutAmount) -> Self { left - right.value }
}

// MARK: - Relations

/// Returns an inactive constraint that makes a length equal to a `LayoutAmount`.
@_disfavoredOverload
public func == (left: consuming LengthAnchor, right: LayoutAmount) -> LayoutConstraint { left == right.value }

/// Returns an inactive constraint that keeps a length no greater than a `LayoutAmount`.
@_disfavoredOverload
public func <= (left: consuming LengthAnchor, right: LayoutAmount) -> LayoutConstraint { left <= right.value }

/// Returns an inactive constraint that keeps a length no less than a `LayoutAmount`.
@_disfavoredOverload
public func >= (left: consuming LengthAnchor, right: LayoutAmount) -> LayoutConstraint { left >= right.value }
