import BowerbirdSolver

// Operators of anchors with the result of mixed arithmetic as the second operand: see `LayoutAmount`.

extension LayoutAnchor {
  /// Moves or lengthens the anchor by a `LayoutAmount`.
  @_disfavoredOverload
  public static func + (left: consuming Self, right: LayoutAmount) -> Self { left + right.value }

  /// Moves back or shortens the anchor by a `LayoutAmount`.
  @_disfavoredOverload
  public static func - (left: consuming Self, right: LayoutAmount) -> Self { left - right.value }

  /// Multiplies the anchor by a `LayoutAmount`.
  @_disfavoredOverload
  public static func * (left: Self, right: LayoutAmount) -> Self { left * right.value }

  /// Divides the anchor by a `LayoutAmount`.
  @_disfavoredOverload
  public static func / (left: Self, right: LayoutAmount) -> Self { left / right.value }

  /// Moves or lengthens the anchor by a `LayoutAmount`.
  @_disfavoredOverload
  public static func + (left: LayoutAmount, right: consuming Self) -> Self { left.value + right }

  /// Subtracts the anchor from a `LayoutAmount`.
  @_disfavoredOverload
  public static func - (left: LayoutAmount, right: Self) -> Self { left.value - right }

  /// Multiplies the anchor by a `LayoutAmount`.
  @_disfavoredOverload
  public static func * (left: LayoutAmount, right: Self) -> Self { left.value * right }
}

extension SizeAnchor {
  /// Adds a `LayoutAmount` to both lengths.
  @_disfavoredOverload
  public static func + (left: Self, right: LayoutAmount) -> Self { left + right.value }

  /// Subtracts a `LayoutAmount` from both lengths.
  @_disfavoredOverload
  public static func - (left: Self, right: LayoutAmount) -> Self { left - right.value }

  /// Multiplies both lengths by a `LayoutAmount`.
  @_disfavoredOverload
  public static func * (left: Self, right: LayoutAmount) -> Self { left * right.value }

  /// Divides both lengths by a `LayoutAmount`.
  @_disfavoredOverload
  public static func / (left: Self, right: LayoutAmount) -> Self { left / right.value }
}

extension LocationAnchor {
  /// Moves the point by a `LayoutAmount` on both axes.
  @_disfavoredOverload
  public static func + (left: Self, right: LayoutAmount) -> Self { left + right.value }

  /// Moves the point back by a `LayoutAmount` on both axes.
  @_disfavoredOverload
  public static func - (left: Self, right: LayoutAmount) -> Self { left - right.value }
}

// MARK: - Relations

/// Returns an inactive constraint that makes a length equal to a `LayoutAmount`.
@_disfavoredOverload
public func == (left: consuming LengthAnchor, right: LayoutAmount) -> LayoutConstraint { left == right.value }

/// Returns an inactive constraint by which a length is at most a `LayoutAmount`.
@_disfavoredOverload
public func <= (left: consuming LengthAnchor, right: LayoutAmount) -> LayoutConstraint { left <= right.value }

/// Returns an inactive constraint by which a length is at least a `LayoutAmount`.
@_disfavoredOverload
public func >= (left: consuming LengthAnchor, right: LayoutAmount) -> LayoutConstraint { left >= right.value }
