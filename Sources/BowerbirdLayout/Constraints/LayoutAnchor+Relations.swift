import BowerbirdSolver

// Each kind of anchor has its own functions below, because the Swift compiler ranks overloads of concrete types.
// Generic overloads are tried in turn, which would take five times as many attempts. The generic functions in the first
// extension are for generic code.

extension LayoutAnchor {
  /// Returns the inactive constraint `self relation other`.
  @inlinable
  func related(_ relation: Relation, to other: Self) -> LayoutConstraint {
    if others != nil || other.others != nil {
      return LayoutConstraint(expression: expression - other.expression, relation: relation).markedUnused()
    }
    return LayoutConstraint.relating(
      item, coefficient, code, minus: other.item, other.coefficient, other.code, constant - other.constant, relation)
  }

  /// Returns an inactive constraint that makes both sides equal.
  @_disfavoredOverload @inlinable
  public static func == (left: Self, right: Self) -> LayoutConstraint {
    left.related(.equal, to: right)
  }

  /// Returns an inactive constraint that keeps the left side no greater than the right side.
  @_disfavoredOverload @inlinable
  public static func <= (left: Self, right: Self) -> LayoutConstraint {
    left.related(.lessOrEqual, to: right)
  }

  /// Returns an inactive constraint that keeps the left side no less than the right side.
  @_disfavoredOverload @inlinable
  public static func >= (left: Self, right: Self) -> LayoutConstraint {
    left.related(.greaterOrEqual, to: right)
  }
}

extension LayoutAnchor where Kind == Length {
  /// Creates a constant length.
  @inlinable
  init(_ number: Double) { self.init(constant: number) }
}

// MARK: - ==

/// Returns an inactive constraint that makes two horizontal positions equal.
@inlinable
public func == (left: HorizontalAnchor, right: HorizontalAnchor) -> LayoutConstraint {
  left.related(.equal, to: right)
}

/// Returns an inactive constraint that makes two vertical positions equal.
@inlinable
public func == (left: VerticalAnchor, right: VerticalAnchor) -> LayoutConstraint {
  left.related(.equal, to: right)
}

/// Returns an inactive constraint that makes two lengths equal.
@inlinable
public func == (left: LengthAnchor, right: LengthAnchor) -> LayoutConstraint {
  left.related(.equal, to: right)
}

/// Returns an inactive constraint that makes a length equal to a number.
@inlinable
public func == (left: LengthAnchor, right: Double) -> LayoutConstraint {
  left.related(.equal, to: LengthAnchor(right))
}

// MARK: - <=

/// Returns an inactive constraint that keeps the first horizontal position no greater than the second position.
@inlinable
public func <= (left: HorizontalAnchor, right: HorizontalAnchor) -> LayoutConstraint {
  left.related(.lessOrEqual, to: right)
}

/// Returns an inactive constraint that keeps the first vertical position no greater than the second position.
@inlinable
public func <= (left: VerticalAnchor, right: VerticalAnchor) -> LayoutConstraint {
  left.related(.lessOrEqual, to: right)
}

/// Returns an inactive constraint that keeps the first length no greater than the second length.
@inlinable
public func <= (left: LengthAnchor, right: LengthAnchor) -> LayoutConstraint {
  left.related(.lessOrEqual, to: right)
}

/// Returns an inactive constraint that keeps a length no greater than a number.
@inlinable
public func <= (left: LengthAnchor, right: Double) -> LayoutConstraint {
  left.related(.lessOrEqual, to: LengthAnchor(right))
}

// MARK: - >=

/// Returns an inactive constraint that keeps the first horizontal position no less than the second position.
@inlinable
public func >= (left: HorizontalAnchor, right: HorizontalAnchor) -> LayoutConstraint {
  left.related(.greaterOrEqual, to: right)
}

/// Returns an inactive constraint that keeps the first vertical position no less than the second position.
@inlinable
public func >= (left: VerticalAnchor, right: VerticalAnchor) -> LayoutConstraint {
  left.related(.greaterOrEqual, to: right)
}

/// Returns an inactive constraint that keeps the first length no less than the second length.
@inlinable
public func >= (left: LengthAnchor, right: LengthAnchor) -> LayoutConstraint {
  left.related(.greaterOrEqual, to: right)
}

/// Returns an inactive constraint that keeps a length no less than a number.
@inlinable
public func >= (left: LengthAnchor, right: Double) -> LayoutConstraint {
  left.related(.greaterOrEqual, to: LengthAnchor(right))
}
