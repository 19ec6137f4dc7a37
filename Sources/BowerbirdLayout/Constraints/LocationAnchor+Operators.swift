import BowerbirdSolver

extension LocationAnchor {
  /// A number for each axis.
  public typealias Amounts = (x: Double, y: Double)

  /// Returns the point moved by a number on each axis.
  ///
  /// A positive `y` moves the point down. A positive `x` moves the point in reading direction. If a constraint involves
  /// left or right edges, but no leading or trailing edges, a positive `x` moves the point to the right.
  public static func + (left: Self, right: Amounts) -> Self { Self(x: left.x + right.x, y: left.y + right.y) }

  /// Returns the point moved back by a number on each axis.
  ///
  /// A positive `y` moves the point up. A positive `x` moves the point against reading direction. If a constraint
  /// involves left or right edges, but no leading or trailing edges, a positive `x` moves the point to the left.
  public static func - (left: Self, right: Amounts) -> Self { Self(x: left.x - right.x, y: left.y - right.y) }

  /// Returns the point moved by the same number on both axes.
  public static func + (left: Self, right: Double) -> Self { left + (x: right, y: right) }

  /// Returns the point moved back by the same number on both axes.
  public static func - (left: Self, right: Double) -> Self { left - (x: right, y: right) }
}

extension LocationAnchor {
  /// Returns constraints with the same relation on both axes.
  private func related(_ relation: Relation, to other: Self) -> LocationConstraints {
    LocationConstraints(x: x.related(relation, to: other.x), y: y.related(relation, to: other.y))
  }

  /// Returns inactive constraints that make two points coincide.
  public static func == (left: Self, right: Self) -> LocationConstraints { left.related(.equal, to: right) }

  /// Returns inactive constraints that keep the first point from lying after or below the second point.
  public static func <= (left: Self, right: Self) -> LocationConstraints { left.related(.lessOrEqual, to: right) }

  /// Returns inactive constraints that keep the first point from lying before or above the second point.
  public static func >= (left: Self, right: Self) -> LocationConstraints { left.related(.greaterOrEqual, to: right) }
}
