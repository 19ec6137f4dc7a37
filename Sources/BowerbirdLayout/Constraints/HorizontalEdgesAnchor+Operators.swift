import BowerbirdSolver

extension HorizontalEdgesAnchor {
  /// A number for each edge.
  public typealias Amounts = (leading: Double, trailing: Double)

  /// Returns the edges, each moved outwards by a number of its own.
  public static func ++ (left: Self, right: Amounts) -> Self {
    Self(leading: left.leading - right.leading, trailing: left.trailing + right.trailing)
  }

  /// Returns the edges, each moved inwards by a number of its own.
  public static func -- (left: Self, right: Amounts) -> Self {
    Self(leading: left.leading + right.leading, trailing: left.trailing - right.trailing)
  }

  /// Returns the edges, both moved outwards by a number.
  public static func ++ (left: Self, right: Double) -> Self { left ++ (leading: right, trailing: right) }

  /// Returns the edges, both moved inwards by a number.
  public static func -- (left: Self, right: Double) -> Self { left -- (leading: right, trailing: right) }
}

extension HorizontalEdgesAnchor {
  /// Returns constraints of the leading and of the trailing edges, each with a relation of its own.
  private func related(_ leading: Relation, _ trailing: Relation, to other: Self) -> HorizontalEdgesConstraints {
    HorizontalEdgesConstraints(
      leading: self.leading.related(leading, to: other.leading),
      trailing: self.trailing.related(trailing, to: other.trailing))
  }

  /// Returns inactive constraints: the leading edges are equal, and the trailing edges are equal.
  public static func == (left: Self, right: Self) -> HorizontalEdgesConstraints {
    left.related(.equal, .equal, to: right)
  }

  /// Returns inactive constraints that keep the first pair of edges inside the second pair.
  public static func <= (left: Self, right: Self) -> HorizontalEdgesConstraints {
    left.related(.greaterOrEqual, .lessOrEqual, to: right)
  }

  /// Returns inactive constraints that keep the first pair of edges around the second pair.
  public static func >= (left: Self, right: Self) -> HorizontalEdgesConstraints {
    left.related(.lessOrEqual, .greaterOrEqual, to: right)
  }
}
