import BowerbirdSolver

// An axis of its own for each function below: the compiler ranks overloads of concrete types and tries generic ones in turn, so
// that one generic function costs it five times as many attempts. The generic functions serve generic code.

extension LayoutAnchor {
  /// The constraint that this anchor relates in a way to another one.
  @inlinable
  consuming func related(_ relation: Relation, to other: consuming Self) -> LayoutConstraint {
    LayoutConstraint(expression, relation, other.expression)
  }

  /// Returns an inactive constraint that both sides are equal.
  @_disfavoredOverload @inlinable
  public static func == (left: consuming Self, right: consuming Self) -> LayoutConstraint {
    left.related(.equal, to: right)
  }

  /// Returns an inactive constraint that the left side is at most the right side.
  @_disfavoredOverload @inlinable
  public static func <= (left: consuming Self, right: consuming Self) -> LayoutConstraint {
    left.related(.lessOrEqual, to: right)
  }

  /// Returns an inactive constraint that the left side is at least the right side.
  @_disfavoredOverload @inlinable
  public static func >= (left: consuming Self, right: consuming Self) -> LayoutConstraint {
    left.related(.greaterOrEqual, to: right)
  }
}

extension LayoutAnchor where Kind == Length {
  /// The length that is a number.
  @inlinable
  init(_ number: Double) { self.init(LayoutExpression(constant: number)) }
}

// MARK: - ==

/// Returns an inactive constraint that two places from left to right are equal.
@inlinable
public func == (left: consuming HorizontalAnchor, right: consuming HorizontalAnchor) -> LayoutConstraint {
  left.related(.equal, to: right)
}

/// Returns an inactive constraint that two places from top to bottom are equal.
@inlinable
public func == (left: consuming VerticalAnchor, right: consuming VerticalAnchor) -> LayoutConstraint {
  left.related(.equal, to: right)
}

/// Returns an inactive constraint that two lengths are equal.
@inlinable
public func == (left: consuming LengthAnchor, right: consuming LengthAnchor) -> LayoutConstraint {
  left.related(.equal, to: right)
}

/// Returns an inactive constraint that a length is a number.
@inlinable
public func == (left: consuming LengthAnchor, right: Double) -> LayoutConstraint {
  left.related(.equal, to: LengthAnchor(right))
}

// MARK: - <=

/// Returns an inactive constraint that the left place from left to right is at most the right one.
@inlinable
public func <= (left: consuming HorizontalAnchor, right: consuming HorizontalAnchor) -> LayoutConstraint {
  left.related(.lessOrEqual, to: right)
}

/// Returns an inactive constraint that the left place from top to bottom is at most the right one.
@inlinable
public func <= (left: consuming VerticalAnchor, right: consuming VerticalAnchor) -> LayoutConstraint {
  left.related(.lessOrEqual, to: right)
}

/// Returns an inactive constraint that the left length is at most the right one.
@inlinable
public func <= (left: consuming LengthAnchor, right: consuming LengthAnchor) -> LayoutConstraint {
  left.related(.lessOrEqual, to: right)
}

/// Returns an inactive constraint that a length is at most a number.
@inlinable
public func <= (left: consuming LengthAnchor, right: Double) -> LayoutConstraint {
  left.related(.lessOrEqual, to: LengthAnchor(right))
}

// MARK: - >=

/// Returns an inactive constraint that the left place from left to right is at least the right one.
@inlinable
public func >= (left: consuming HorizontalAnchor, right: consuming HorizontalAnchor) -> LayoutConstraint {
  left.related(.greaterOrEqual, to: right)
}

/// Returns an inactive constraint that the left place from top to bottom is at least the right one.
@inlinable
public func >= (left: consuming VerticalAnchor, right: consuming VerticalAnchor) -> LayoutConstraint {
  left.related(.greaterOrEqual, to: right)
}

/// Returns an inactive constraint that the left length is at least the right one.
@inlinable
public func >= (left: consuming LengthAnchor, right: consuming LengthAnchor) -> LayoutConstraint {
  left.related(.greaterOrEqual, to: right)
}

/// Returns an inactive constraint that a length is at least a number.
@inlinable
public func >= (left: consuming LengthAnchor, right: Double) -> LayoutConstraint {
  left.related(.greaterOrEqual, to: LengthAnchor(right))
}
