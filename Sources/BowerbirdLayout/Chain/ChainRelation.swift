import BowerbirdSolver

/// The relation between the two sides of a chain's statement.
///
/// The relation is written as an operator: `==`, `<=` or `>=`.
///
/// ```swift
/// view.layout.top(100, >=)                              // at least 100 below the parent's upper edge
/// view.layout.right(20, <=)                             // at least 20 to the left of the parent's right edge
/// ```
public typealias ChainRelation = (ChainSide, ChainSide) -> Relation

/// One side of a relation in a chain; the type exists so that an operator can be passed as an argument.
public struct ChainSide {
  /// Returns `Relation.equal`.
  public static func == (left: Self, right: Self) -> Relation { .equal }

  /// Returns `Relation.lessOrEqual`.
  public static func <= (left: Self, right: Self) -> Relation { .lessOrEqual }

  /// Returns `Relation.greaterOrEqual`.
  public static func >= (left: Self, right: Self) -> Relation { .greaterOrEqual }
}
