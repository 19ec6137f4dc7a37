import BowerbirdSolver

/// The relation between the two sides of a chain's statement.
///
/// The relation is written as an operator: `==`, `<=` or `>=`.
///
/// ```swift
/// view.layout.top(100, >=)
/// ```
public typealias ChainRelation = (ChainSide, ChainSide) -> Relation

/// One side of a relation in a chain; the type exists so that an operator can be passed as an argument.
public struct ChainSide {
  /// Returns the relation of equal sides.
  public static func == (left: Self, right: Self) -> Relation { .equal }

  /// Returns the relation of a left side that is at most the right side.
  public static func <= (left: Self, right: Self) -> Relation { .lessOrEqual }

  /// Returns the relation of a left side that is at least the right side.
  public static func >= (left: Self, right: Self) -> Relation { .greaterOrEqual }
}
