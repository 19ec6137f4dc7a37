/// Collects the constraints of a closure: lists, conditions, loops, arrays, optionals and composites.
///
/// Each statement gives its constraints the file and the line of its beginning.
@resultBuilder public enum ConstraintBuilder {
  /// The constraints of one part of a closure; a single constraint needs no array.
  public enum Component {
    /// One constraint.
    case one(LayoutConstraint)

    /// None, or several.
    case several([LayoutConstraint])
  }

  /// Takes a statement and notes its file and line.
  ///
  /// One function takes constraints, groups, arrays and optionals of them. An overload would double the compile time.
  @inlinable
  public static func buildExpression(
    _ source: some ConstraintSource, file: StaticString = #fileID, line: Int = #line
  ) -> Component {
    let component = source.constraintComponent
    component.place(file: file, line: line)
    return component
  }

  /// Takes an array literal, so that a branch without constraints can be written `[]`.
  @_disfavoredOverload
  public static func buildExpression(
    _ constraints: [LayoutConstraint], file: StaticString = #fileID, line: Int = #line
  ) -> Component {
    let component = Component.several(constraints)
    component.place(file: file, line: line)
    return component
  }

  /// Refuses a statement that makes no constraint.
  @available(
    *, unavailable,
    message: "only constraints stand here: write == in the place of =, and 'let _ = …' before any other call"
  )
  public static func buildExpression(_ nothing: Void) -> Component { .several([]) }

  /// Refuses a Boolean value, such as a comparison of numbers.
  @available(*, unavailable, message: "this is no constraint: one side has to be an anchor, such as view.widthAnchor")
  public static func buildExpression(_ comparison: Bool) -> Component { .several([]) }

  /// Refuses an anchor without a relation.
  @available(*, unavailable, message: "an anchor alone is no constraint: relate it to another one or to a number")
  public static func buildExpression(_ anchor: LayoutAnchor<some AnchorKind>) -> Component { .several([]) }

  /// Takes an empty list.
  public static func buildBlock() -> Component { .several([]) }

  /// Takes the only statement.
  @inlinable
  public static func buildBlock(_ only: consuming Component) -> Component { only }

  // One call takes all statements. A call for each, as with `buildPartialBlock`, would double the compile time.

  /// Takes the statements in their order.
  public static func buildBlock(_ parts: Component...) -> Component { joined(parts) }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ component: Component?) -> Component { component ?? .several([]) }

  /// Takes the first of two branches.
  public static func buildEither(first: Component) -> Component { first }

  /// Takes the second of two branches.
  public static func buildEither(second: Component) -> Component { second }

  /// Takes a loop.
  public static func buildArray(_ rounds: [Component]) -> Component { joined(rounds) }

  /// Takes a branch of `if #available`.
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }

  /// Returns the constraints of the whole closure.
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

  /// Notes the file and the line of the constraints.
  @usableFromInline
  func place(file: StaticString, line: Int) {
    switch self {
    case .one(let constraint): constraint.place(file: file, line: line)
    case .several(let constraints):
      for constraint in constraints { constraint.place(file: file, line: line) }
    }
  }

  func append(to list: inout [LayoutConstraint]) {
    switch self {
    case .one(let constraint): list.append(constraint)
    case .several(let constraints): list += constraints
    }
  }
}
