// MARK: - With numbers

extension LayoutAnchor {
  /// Moves or lengthens the anchor by a number.
  @inlinable
  public static func + (left: consuming Self, right: Double) -> Self {
    left.expression.constant += right
    return left
  }

  /// Moves the anchor back or shortens it by a number.
  @inlinable
  public static func - (left: consuming Self, right: Double) -> Self { left + -right }

  /// Multiplies the anchor by a number.
  @inlinable
  public static func * (left: Self, right: Double) -> Self { Self(left.expression * right) }

  /// Divides the anchor by a number.
  @inlinable
  public static func / (left: Self, right: Double) -> Self { Self(left.expression / right) }

  /// Moves or lengthens the anchor by a number.
  @inlinable
  public static func + (left: Double, right: consuming Self) -> Self { right + left }

  /// Subtracts the anchor from a number.
  @inlinable
  public static func - (left: Double, right: Self) -> Self { right * -1 + left }

  /// Multiplies the anchor by a number.
  @inlinable
  public static func * (left: Double, right: Self) -> Self { right * left }
}

extension LayoutAnchor where Kind == Length {
  /// The length with the opposite sign, for sums such as `-gap.widthAnchor + 100`.
  @inlinable
  public static prefix func - (length: Self) -> Self { length * -1 }

  /// The length with a margin outside at both ends: longer by twice the number.
  @inlinable
  public static func ++ (left: consuming Self, right: Double) -> Self { left + 2 * right }

  /// The length with a margin inside at both ends: shorter by twice the number.
  @inlinable
  public static func -- (left: consuming Self, right: Double) -> Self { left - 2 * right }
}

// MARK: - With each other

extension LayoutAnchor {
  /// The sum of two anchors of one kind, for averages of places and for sums of lengths.
  @inlinable
  public static func + (left: Self, right: Self) -> Self { Self(left.expression + right.expression) }
}

extension LayoutAnchor where Kind == Length {
  /// The difference of two lengths.
  @inlinable
  public static func - (left: Self, right: Self) -> Self { Self(left.expression - right.expression) }
}

extension LayoutAnchor where Kind: PositionKind {
  /// The distance from the right place to the left one.
  @inlinable
  public static func - (left: Self, right: Self) -> LengthAnchor { LengthAnchor(left.expression - right.expression) }

  /// The place that lies a length after another.
  @inlinable
  public static func + (left: Self, right: LengthAnchor) -> Self { Self(left.expression + right.expression) }

  /// The place that lies a length before another.
  @inlinable
  public static func - (left: Self, right: LengthAnchor) -> Self { Self(left.expression - right.expression) }
}
