/// Collects the constraints of a closure: lists, conditions, loops, arrays, optionals and composites.
///
/// Each statement gives its constraints the file and the line where it begins.
@resultBuilder public enum ConstraintBuilder {
  /// Constraints on their way through the builder; a single one takes no array.
  public enum Component {
    /// One constraint.
    case one(LayoutConstraint)

    /// None, or several.
    case several([LayoutConstraint])
  }

  /// Takes a statement that is one constraint, and notes where it stands.
  public static func buildExpression(
    _ constraint: LayoutConstraint, file: StaticString = #fileID, line: Int = #line
  ) -> Component {
    constraint.place(file: file, line: line)
    return .one(constraint)
  }

  /// Takes a statement and notes where it stands.
  public static func buildExpression(
    _ source: some ConstraintSource, file: StaticString = #fileID, line: Int = #line
  ) -> Component {
    buildExpression(source.layoutConstraints, file: file, line: line)
  }

  /// Takes a list written out; so a case that shall make nothing is written `[]`.
  public static func buildExpression(
    _ constraints: [LayoutConstraint], file: StaticString = #fileID, line: Int = #line
  ) -> Component {
    for constraint in constraints { constraint.place(file: file, line: line) }
    return .several(constraints)
  }

  /// Puts the statements of a block together.
  public static func buildBlock(_ statements: Component...) -> Component {
    statements.count == 1 ? statements[0] : joined(statements)
  }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ component: Component?) -> Component { component ?? .several([]) }

  /// Takes the first of two branches.
  public static func buildEither(first: Component) -> Component { first }

  /// Takes the second of two branches.
  public static func buildEither(second: Component) -> Component { second }

  /// Takes a loop.
  public static func buildArray(_ rounds: [Component]) -> Component { joined(rounds) }

  /// Takes a branch for some platforms.
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }

  /// Gives the constraints of the whole closure.
  public static func buildFinalResult(_ component: Component) -> [LayoutConstraint] { component.constraints }
}

extension ConstraintBuilder {
  private static func joined(_ components: [Component]) -> Component {
    var count = 0
    for component in components { count += component.count }
    var constraints: [LayoutConstraint] = []
    constraints.reserveCapacity(count)
    for component in components { component.append(to: &constraints) }
    return .several(constraints)
  }
}

extension ConstraintBuilder.Component {
  var count: Int {
    switch self {
    case .one: 1
    case .several(let constraints): constraints.count
    }
  }

  var constraints: [LayoutConstraint] {
    switch self {
    case .one(let constraint): [constraint]
    case .several(let constraints): constraints
    }
  }

  func append(to list: inout [LayoutConstraint]) {
    switch self {
    case .one(let constraint): list.append(constraint)
    case .several(let constraints): list += constraints
    }
  }
}
