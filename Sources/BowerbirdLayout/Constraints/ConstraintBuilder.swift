/// Collects the constraints of a closure: lists, conditions, loops, arrays, optionals and composites.
///
/// Each statement gives its constraints the file and the line where it begins.
@resultBuilder public enum ConstraintBuilder {
  /// Takes a statement and notes where it stands.
  public static func buildExpression(
    _ source: some ConstraintSource, file: StaticString = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    buildExpression(source.layoutConstraints, file: file, line: line)
  }

  /// Takes a list written out; so a case that shall make nothing is written `[]`.
  public static func buildExpression(
    _ constraints: [LayoutConstraint], file: StaticString = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    for constraint in constraints { constraint.place(file: file, line: line) }
    return constraints
  }

  /// Puts the statements of a block together.
  public static func buildBlock(_ statements: [LayoutConstraint]...) -> [LayoutConstraint] { statements.flatMap { $0 } }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ constraints: [LayoutConstraint]?) -> [LayoutConstraint] { constraints ?? [] }

  /// Takes the first of two branches.
  public static func buildEither(first: [LayoutConstraint]) -> [LayoutConstraint] { first }

  /// Takes the second of two branches.
  public static func buildEither(second: [LayoutConstraint]) -> [LayoutConstraint] { second }

  /// Takes a loop.
  public static func buildArray(_ rounds: [[LayoutConstraint]]) -> [LayoutConstraint] { rounds.flatMap { $0 } }

  /// Takes a branch for some platforms.
  public static func buildLimitedAvailability(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }
}
