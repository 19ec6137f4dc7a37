import BowerbirdSolver

/// How a chain relates two sides: `==`, `<=` or `>=`, written as the operator itself.
///
/// ```swift
/// view.layout.top(100, >=)
/// ```
public typealias ChainRelation = (ChainSide, ChainSide) -> Relation

/// One side of a relation in a chain; it exists so that operators can be handed over by their name.
public struct ChainSide {
  /// The sides shall be equal.
  public static func == (left: Self, right: Self) -> Relation { .equal }

  /// The left side shall be at most the right one.
  public static func <= (left: Self, right: Self) -> Relation { .lessOrEqual }

  /// The left side shall be at least the right one.
  public static func >= (left: Self, right: Self) -> Relation { .greaterOrEqual }
}
