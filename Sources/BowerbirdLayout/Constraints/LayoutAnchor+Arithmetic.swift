// MARK: - With numbers

extension LayoutAnchor {
  /// Returns the sum of an anchor and a number.
  @inlinable
  public static func + (left: Self, right: Double) -> Self {
    var sum = left
    sum.constant += right
    return sum
  }

  /// Returns the difference of an anchor and a number.
  @inlinable
  public static func - (left: Self, right: Double) -> Self { left + -right }

  // A constant of 0 stays 0, so that a report of a division by 0 shows the infinite coefficient alone.

  /// Returns the product of an anchor and a number.
  @inlinable
  public static func * (left: Self, right: Double) -> Self {
    if left.others != nil { return Self(left.expression * right) }
    var product = left
    product.coefficient *= right
    if product.constant != 0 { product.constant *= right }
    return product
  }

  /// Returns the quotient of an anchor and a number.
  @inlinable
  public static func / (left: Self, right: Double) -> Self {
    if left.others != nil { return Self(left.expression / right) }
    var quotient = left
    quotient.coefficient /= right
    if quotient.constant != 0 { quotient.constant /= right }
    return quotient
  }

  /// Returns the sum of an anchor and a number.
  @inlinable
  public static func + (left: Double, right: Self) -> Self { right + left }

  /// Returns the difference of a number and an anchor.
  @inlinable
  public static func - (left: Double, right: Self) -> Self { right * -1 + left }

  /// Returns the product of an anchor and a number.
  @inlinable
  public static func * (left: Double, right: Self) -> Self { right * left }
}

extension LayoutAnchor where Kind == Length {
  /// Returns the length with the opposite sign, for sums such as `-gap.widthAnchor + 100`.
  @inlinable
  public static prefix func - (length: Self) -> Self { length * -1 }

  /// Returns the length with a margin outside of both ends: the length plus twice the number.
  @inlinable
  public static func ++ (left: Self, right: Double) -> Self { left + 2 * right }

  /// Returns the length with a margin inside of both ends: the length minus twice the number.
  @inlinable
  public static func -- (left: Self, right: Double) -> Self { left - 2 * right }
}

// MARK: - With anchors

extension LayoutAnchor {
  /// Adds `factor` times another anchor.
  ///
  /// The terms of the other anchor are appended, so that a sum in a loop copies no terms if the sum has one owner.
  @usableFromInline
  mutating func add<Other>(_ other: LayoutAnchor<Other>, times factor: Double) {
    constant += other.constant * factor
    guard let first = other.item else { return }
    let rest = (other.others ?? []).map { LayoutExpression.Term(copying: $0, coefficient: $0.coefficient * factor) }
    if item == nil {
      (item, coefficient, code) = (first, other.coefficient * factor, other.code)
      if !rest.isEmpty { others = rest }
      return
    }
    let term = LayoutExpression.Term(first, code: other.code, coefficient: other.coefficient * factor)
    if others == nil { others = [term] } else { others?.append(term) }
    if !rest.isEmpty { others?.append(contentsOf: rest) }
  }

  /// Returns the sum of two anchors of the same kind, for averages of positions and for sums of lengths.
  @inlinable
  public static func + (left: consuming Self, right: Self) -> Self {
    left.add(right, times: 1)
    return left
  }
}

extension LayoutAnchor where Kind == Length {
  /// Returns the difference of two lengths.
  @inlinable
  public static func - (left: consuming Self, right: Self) -> Self {
    left.add(right, times: -1)
    return left
  }
}

extension LayoutAnchor where Kind: PositionKind {
  /// Returns the distance from the second position to the first position, which is positive if the first position is
  /// larger.
  @inlinable
  public static func - (left: Self, right: Self) -> LengthAnchor { LengthAnchor(left.expression - right.expression) }

  /// Returns the position moved by a length.
  @inlinable
  public static func + (left: consuming Self, right: LengthAnchor) -> Self {
    left.add(right, times: 1)
    return left
  }

  /// Returns the position moved back by a length.
  @inlinable
  public static func - (left: consuming Self, right: LengthAnchor) -> Self {
    left.add(right, times: -1)
    return left
  }
}
