/// The result builder that collects the conditions in the closure of an expectation such as `forEverySize`.
///
/// A closure may contain conditions, lists of conditions, `if` statements and loops.
@resultBuilder
public enum SweptConditionBuilder {
  /// Returns one condition as a list.
  public static func buildExpression(_ condition: SweptCondition) -> [SweptCondition] { [condition] }

  /// Returns a list of conditions unchanged.
  public static func buildExpression(_ conditions: [SweptCondition]) -> [SweptCondition] { conditions }

  /// Returns the conditions of all statements.
  public static func buildBlock(_ first: [SweptCondition], _ others: [SweptCondition]...) -> [SweptCondition] {
    others.reduce(into: first) { $0 += $1 }
  }

  /// Unavailable: an expectation without a condition checks nothing.
  @available(*, unavailable, message: "state at least one condition, such as layout.isEverythingInside(container)")
  public static func buildBlock() -> [SweptCondition] { [] }

  /// Returns the conditions of an `if` without `else`.
  public static func buildOptional(_ conditions: [SweptCondition]?) -> [SweptCondition] { conditions ?? [] }

  /// Returns the conditions of the first branch.
  public static func buildEither(first conditions: [SweptCondition]) -> [SweptCondition] { conditions }

  /// Returns the conditions of the second branch.
  public static func buildEither(second conditions: [SweptCondition]) -> [SweptCondition] { conditions }

  /// Returns the conditions of a loop.
  public static func buildArray(_ conditions: [[SweptCondition]]) -> [SweptCondition] { conditions.flatMap { $0 } }
}
