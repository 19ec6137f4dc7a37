import BowerbirdSolver

extension LocationAnchor {
  /// A number for each axis.
  public typealias Amounts = (x: Double, y: Double)

  /// Moved by a number on each axis: after and down, where the number is positive.
  public static func + (left: Self, right: Amounts) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }

  /// Moved back by a number on each axis: before and up, where the number is positive.
  public static func - (left: Self, right: Amounts) -> Self { Self(x: left.x - right.x, y: left.y - right.y) }

  /// Moved by the same number on both axes.
  public static func + (left: Self, right: Double) -> Self { left + (x: right, y: right) }

  /// Moved back by the same number on both axes.
  public static func - (left: Self, right: Double) -> Self { left - (x: right, y: right) }
}

extension LocationAnchor {
  /// The constraints that both places relate in the same way to another point.
  private func related(_ relation: Relation, to other: Self) -> LocationConstraints {
    LocationConstraints(x: x.related(relation, to: other.x), y: y.related(relation, to: other.y))
  }

  /// The constraints that two points coincide, not active yet.
  public static func == (left: Self, right: Self) -> LocationConstraints { left.related(.equal, to: right) }

  /// The constraints that the left point lies neither after nor below the right one, not active yet.
  public static func <= (left: Self, right: Self) -> LocationConstraints { left.related(.lessOrEqual, to: right) }

  /// The constraints that the left point lies neither before nor above the right one, not active yet.
  public static func >= (left: Self, right: Self) -> LocationConstraints { left.related(.greaterOrEqual, to: right) }
}
