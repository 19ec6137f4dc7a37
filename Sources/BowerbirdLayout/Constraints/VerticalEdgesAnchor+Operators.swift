import BowerbirdSolver

extension VerticalEdgesAnchor {
  /// A number for each edge.
  public typealias Amounts = (top: Double, bottom: Double)

  /// Returns the edges, each moved outwards by a number of its own.
  public static func ++ (left: Self, right: Amounts) -> Self {
    Self(top: left.top - right.top, bottom: left.bottom + right.bottom)
  }

  /// Returns the edges, each moved inwards by a number of its own.
  public static func -- (left: Self, right: Amounts) -> Self {
    Self(top: left.top + right.top, bottom: left.bottom - right.bottom)
  }

  /// Returns the edges, both moved outwards by a number.
  public static func ++ (left: Self, right: Double) -> Self { left ++ (top: right, bottom: right) }

  /// Returns the edges, both moved inwards by a number.
  public static func -- (left: Self, right: Double) -> Self { left -- (top: right, bottom: right) }
}

extension VerticalEdgesAnchor {
  /// Returns constraints of the upper and of the lower edges, each with a relation of its own.
  private func related(_ top: Relation, _ bottom: Relation, to other: Self) -> VerticalEdgesConstraints {
    VerticalEdgesConstraints(
      top: self.top.related(top, to: other.top), bottom: self.bottom.related(bottom, to: other.bottom))
  }

  /// Returns inactive constraints: the upper edges are equal, and the lower edges are equal.
  public static func == (left: Self, right: Self) -> VerticalEdgesConstraints {
    left.related(.equal, .equal, to: right)
  }

  /// Returns inactive constraints that keep the first pair of edges inside the second pair.
  public static func <= (left: Self, right: Self) -> VerticalEdgesConstraints {
    left.related(.greaterOrEqual, .lessOrEqual, to: right)
  }

  /// Returns inactive constraints that keep the first pair of edges around the second pair.
  public static func >= (left: Self, right: Self) -> VerticalEdgesConstraints {
    left.related(.lessOrEqual, .greaterOrEqual, to: right)
  }
}
