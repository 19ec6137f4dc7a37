/// A statement in the closure of an alternative.
public enum AlternativeContent {
  /// Constraints that are active while the alternative is taken.
  case constraints([LayoutConstraint])

  /// An item that fills the host, such as a grid.
  case arrangement(any LayoutItem)

  /// Alternatives within the alternative.
  case nested(Alternatives)
}

/// Collects the statements of an alternative: constraints, items that fill the host, and nested alternatives.
///
/// ```swift
/// Alternative("row") {
///   Grid.horizontal { ok.auto(); cancel.auto() }
/// }
/// ```
@resultBuilder public enum AlternativeBuilder {
  /// Returns a statement with constraints, in which the file and line of the statement are stored.
  public static func buildExpression(
    _ source: some ConstraintSource, file: StaticString = #fileID, line: Int = #line
  ) -> [AlternativeContent] {
    let constraints = source.layoutConstraints
    for constraint in constraints { constraint.setSource(file: file, line: line) }
    return [.constraints(constraints)]
  }

  /// Returns statements as they are; `[]` is a branch without statements.
  public static func buildExpression(_ content: [AlternativeContent]) -> [AlternativeContent] { content }

  /// Returns a statement with an item that fills the host.
  public static func buildExpression(_ item: any LayoutItem) -> [AlternativeContent] { [.arrangement(item)] }

  /// Returns a statement with nested alternatives.
  public static func buildExpression(_ alternatives: Alternatives) -> [AlternativeContent] { [.nested(alternatives)] }

  /// Returns all statements in their order.
  public static func buildBlock(_ parts: [AlternativeContent]...) -> [AlternativeContent] { parts.flatMap { $0 } }

  /// Returns the statements of an `if` without `else`; no statements if the condition is false.
  public static func buildOptional(_ part: [AlternativeContent]?) -> [AlternativeContent] { part ?? [] }

  /// Returns the first of two branches.
  public static func buildEither(first part: [AlternativeContent]) -> [AlternativeContent] { part }

  /// Returns the second of two branches.
  public static func buildEither(second part: [AlternativeContent]) -> [AlternativeContent] { part }

  /// Returns the statements of a loop.
  public static func buildArray(_ parts: [[AlternativeContent]]) -> [AlternativeContent] { parts.flatMap { $0 } }

  /// Returns the statements of a branch of `if #available`.
  public static func buildLimitedAvailability(_ part: [AlternativeContent]) -> [AlternativeContent] { part }
}

/// Collects alternatives in their order.
@resultBuilder public enum AlternativesBuilder {
  /// Returns one alternative as a list.
  public static func buildExpression(_ alternative: Alternative) -> [Alternative] { [alternative] }

  /// Refuses a constraint outside of an alternative.
  @available(*, unavailable, message: "write the constraint in an alternative: Alternative(\"name\") { … }")
  public static func buildExpression(_ source: some ConstraintSource) -> [Alternative] { [] }

  /// Returns several alternatives.
  public static func buildExpression(_ alternatives: [Alternative]) -> [Alternative] { alternatives }

  /// Returns all statements in their order.
  public static func buildBlock(_ parts: [Alternative]...) -> [Alternative] { parts.flatMap { $0 } }

  /// Returns the statements of an `if` without `else`; no statements if the condition is false.
  public static func buildOptional(_ part: [Alternative]?) -> [Alternative] { part ?? [] }

  /// Returns the first of two branches.
  public static func buildEither(first part: [Alternative]) -> [Alternative] { part }

  /// Returns the second of two branches.
  public static func buildEither(second part: [Alternative]) -> [Alternative] { part }

  /// Returns the statements of a loop.
  public static func buildArray(_ parts: [[Alternative]]) -> [Alternative] { parts.flatMap { $0 } }

  /// Returns the statements of a branch of `if #available`.
  public static func buildLimitedAvailability(_ part: [Alternative]) -> [Alternative] { part }
}
