import BowerbirdSolver

// Relations as UIKit spells them, with the same meaning.

extension LayoutAnchor {
  /// Returns the inactive constraint `self == other + constant`.
  public func constraint(
    equalTo other: Self, constant: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self == other + constant).placed(file: file, line: line)
  }

  /// Returns the inactive constraint `self <= other + constant`.
  public func constraint(
    lessThanOrEqualTo other: Self, constant: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self <= other + constant).placed(file: file, line: line)
  }

  /// Returns the inactive constraint `self >= other + constant`.
  public func constraint(
    greaterThanOrEqualTo other: Self, constant: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self >= other + constant).placed(file: file, line: line)
  }
}

extension LayoutAnchor where Kind == Length {
  /// Returns the inactive constraint `self == other * multiplier + constant`.
  public func constraint(
    equalTo other: Self, multiplier: Double, constant: Double = 0, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self == other * multiplier + constant).placed(file: file, line: line)
  }

  /// Returns the inactive constraint `self <= other * multiplier + constant`.
  public func constraint(
    lessThanOrEqualTo other: Self, multiplier: Double, constant: Double = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    (self <= other * multiplier + constant).placed(file: file, line: line)
  }

  /// Returns the inactive constraint `self >= other * multiplier + constant`.
  public func constraint(
    greaterThanOrEqualTo other: Self, multiplier: Double, constant: Double = 0, file: StaticString = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    (self >= other * multiplier + constant).placed(file: file, line: line)
  }

  /// Returns the inactive constraint `self == constant`.
  public func constraint(
    equalToConstant constant: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self == constant).placed(file: file, line: line)
  }

  /// Returns the inactive constraint `self <= constant`.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self <= constant).placed(file: file, line: line)
  }

  /// Returns the inactive constraint `self >= constant`.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    (self >= constant).placed(file: file, line: line)
  }
}

extension LayoutAnchor where Kind == HorizontalPosition {
  /// Returns the inactive constraint `self == other + 8 * multiplier`, where 8 is the system spacing.
  public func constraint(
    equalToSystemSpacingAfter other: Self, multiplier: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(.equal, from: other, multiplier, file, line)
  }

  /// Returns the inactive constraint `self <= other + 8 * multiplier`, where 8 is the system spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: Self, multiplier: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(.lessOrEqual, from: other, multiplier, file, line)
  }

  /// Returns the inactive constraint `self >= other + 8 * multiplier`, where 8 is the system spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: Self, multiplier: Double, file: StaticString = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    spaced(.greaterOrEqual, from: other, multiplier, file, line)
  }
}

extension LayoutAnchor where Kind == VerticalPosition {
  /// Returns the inactive constraint `self == other + 8 * multiplier`, where 8 is the system spacing.
  public func constraint(
    equalToSystemSpacingBelow other: Self, multiplier: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(.equal, from: other, multiplier, file, line)
  }

  /// Returns the inactive constraint `self <= other + 8 * multiplier`, where 8 is the system spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: Self, multiplier: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(.lessOrEqual, from: other, multiplier, file, line)
  }

  /// Returns the inactive constraint `self >= other + 8 * multiplier`, where 8 is the system spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: Self, multiplier: Double, file: StaticString = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    spaced(.greaterOrEqual, from: other, multiplier, file, line)
  }
}

extension LayoutAnchor where Kind: PositionKind {
  /// Returns a constraint between this position and another position that is moved by a multiple of the system spacing.
  private func spaced(
    _ relation: Relation, from other: Self, _ multiplier: Double, _ file: StaticString, _ line: Int
  ) -> LayoutConstraint {
    related(relation, to: other + 8 * multiplier).placed(file: file, line: line)
  }

  /// Returns the distance from this position to another position.
  public func anchorWithOffset(to other: Self) -> LengthAnchor { other - self }
}
