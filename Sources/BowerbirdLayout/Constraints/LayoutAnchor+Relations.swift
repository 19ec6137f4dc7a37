import BowerbirdSolver

extension LayoutAnchor {
  /// The constraint that this anchor relates in a way to another one.
  @inlinable
  consuming func related(_ relation: Relation, to other: consuming Self) -> LayoutConstraint {
    LayoutConstraint(expression, relation, other.expression)
  }

  /// The constraint that both sides are equal, not active yet.
  @inlinable
  public static func == (left: consuming Self, right: consuming Self) -> LayoutConstraint {
    left.related(.equal, to: right)
  }

  /// The constraint that the left side is at most the right side, not active yet.
  @inlinable
  public static func <= (left: consuming Self, right: consuming Self) -> LayoutConstraint {
    left.related(.lessOrEqual, to: right)
  }

  /// The constraint that the left side is at least the right side, not active yet.
  @inlinable
  public static func >= (left: consuming Self, right: consuming Self) -> LayoutConstraint {
    left.related(.greaterOrEqual, to: right)
  }
}

extension LayoutAnchor where Kind == Length {
  /// The length that is a number.
  @inlinable
  init(_ number: Double) { self.init(LayoutExpression(constant: number)) }

  /// The constraint that a length is a number, not active yet.
  @inlinable
  public static func == (left: consuming Self, right: Double) -> LayoutConstraint {
    left.related(.equal, to: Self(right))
  }

  /// The constraint that a length is at most a number, not active yet.
  @inlinable
  public static func <= (left: consuming Self, right: Double) -> LayoutConstraint {
    left.related(.lessOrEqual, to: Self(right))
  }

  /// The constraint that a length is at least a number, not active yet.
  @inlinable
  public static func >= (left: consuming Self, right: Double) -> LayoutConstraint {
    left.related(.greaterOrEqual, to: Self(right))
  }
}
