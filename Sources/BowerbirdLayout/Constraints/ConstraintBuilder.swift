/// Collects the constraints of a closure: lists, conditions, loops, arrays, optionals and composites.
///
/// Each statement gives its constraints the file and the line of its beginning.
@resultBuilder public enum ConstraintBuilder {
  /// The constraints of one part of a closure.
  public enum Component {
    /// No constraint.
    case none

    /// One constraint.
    case one(LayoutConstraint)

    /// Several constraints, linked to each other.
    case chain(ConstraintChain)

    /// Several constraints, of which one may occur twice.
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
    message: "only constraints are allowed here: write == instead of =, and 'let _ = …' before any other call"
  )
  public static func buildExpression(_ nothing: Void) -> Component { .none }

  /// Refuses a Boolean value, such as a comparison of numbers.
  @available(*, unavailable, message: "this is not a constraint: one side must be an anchor, such as view.widthAnchor")
  public static func buildExpression(_ comparison: Bool) -> Component { .none }

  /// Refuses an anchor without a relation.
  @available(*, unavailable, message: "an anchor alone is not a constraint: relate it to another anchor or to a number")
  public static func buildExpression(_ anchor: LayoutAnchor<some AnchorKind>) -> Component { .none }

  /// Refuses several constraints in one statement.
  @available(*, unavailable, message: "write each constraint on a line of its own, without &&")
  public static func buildExpression(_ condition: AlternativeCondition) -> Component { .none }

  /// Takes an empty list.
  public static func buildBlock() -> Component { .none }

  /// Takes the only statement.
  @inlinable
  public static func buildBlock(_ only: consuming Component) -> Component { only }

  // One call takes all statements. A call for each, as with `buildPartialBlock`, would double the compile time. Parameters
  // with default values need no array, as `Component...` does, and each number of statements fits one function only.

  /// Takes two to eight statements in their order.
  public static func buildBlock(
    _ first: Component, _ second: Component, _ third: Component = .none, _ fourth: Component = .none,
    _ fifth: Component = .none, _ sixth: Component = .none, _ seventh: Component = .none, _ eighth: Component = .none
  ) -> Component {
    var whole = first
    whole.append(second)
    whole.append(third)
    whole.append(fourth)
    whole.append(fifth)
    whole.append(sixth)
    whole.append(seventh)
    whole.append(eighth)
    return whole
  }

  /// Takes more statements in their order.
  public static func buildBlock(
    _ first: Component, _ second: Component, _ third: Component, _ fourth: Component, _ fifth: Component,
    _ sixth: Component, _ seventh: Component, _ eighth: Component, _ ninth: Component, _ others: Component...
  ) -> Component {
    var whole = buildBlock(first, second, third, fourth, fifth, sixth, seventh, eighth)
    whole.append(ninth)
    for other in others { whole.append(other) }
    return whole
  }

  /// Takes an `if` without `else`.
  public static func buildOptional(_ component: Component?) -> Component { component ?? .none }

  /// Takes the first of two branches.
  public static func buildEither(first: Component) -> Component { first }

  /// Takes the second of two branches.
  public static func buildEither(second: Component) -> Component { second }

  /// Takes a loop.
  public static func buildArray(_ rounds: [Component]) -> Component {
    var whole = Component.none
    for round in rounds { whole.append(round) }
    return whole
  }

  /// Takes a branch of `if #available`.
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }

  /// Returns the constraints of the whole closure.
  public static func buildFinalResult(_ component: consuming Component) -> [LayoutConstraint] {
    component.takeConstraints()
  }
}

extension ConstraintBuilder.Component {
  /// Notes the file and the line of the constraints.
  @usableFromInline
  func place(file: StaticString, line: Int) {
    switch self {
    case .none: break
    case .one(let constraint): constraint.place(file: file, line: line)
    case .chain(let chain): chain.forEach { $0.place(file: file, line: line) }
    case .several(let constraints):
      for constraint in constraints { constraint.place(file: file, line: line) }
    }
  }

  /// Appends the constraints of another part.
  mutating func append(_ part: ConstraintBuilder.Component) {
    switch (self, part) {
    case (_, .none): return
    case (.none, _): self = part
    default: if !link(part) { join(part) }
    }
  }

  /// Appends another part as long as no constraint occurs twice.
  ///
  /// - Returns: Whether the part was appended. If not, neither part has changed.
  private mutating func link(_ part: ConstraintBuilder.Component) -> Bool {
    guard var chain = takeChain() else { return false }
    defer { self = .chain(chain) }
    switch part {
    case .one(let constraint): return chain.append(constraint)
    case .chain(let other):
      chain.append(other)
      return true
    case .none, .several: return false
    }
  }

  /// Empties the component and returns its chain, or a chain of its single constraint.
  ///
  /// - Returns: The chain; nil if the component is neither. Then it stays as it is.
  private mutating func takeChain() -> ConstraintChain? {
    let before = self
    self = .none
    switch before {
    case .chain(let chain): return chain
    case .one(let constraint): if let chain = ConstraintChain(constraint) { return chain }
    case .none, .several: break
    }
    self = before
    return nil
  }

  /// Appends another part in an array.
  private mutating func join(_ part: ConstraintBuilder.Component) {
    var list = takeConstraints()
    part.move(to: &list)
    self = .several(list)
  }

  /// Takes all constraints out, and ends their links.
  mutating func takeConstraints() -> [LayoutConstraint] {
    let before = self
    self = .none
    if case .several(let constraints) = before { return constraints }
    var list: [LayoutConstraint] = []
    before.move(to: &list)
    return list
  }

  private consuming func move(to list: inout [LayoutConstraint]) {
    switch consume self {
    case .none: break
    case .one(let constraint): list.append(constraint)
    case .chain(let chain):
      list.reserveCapacity(list.count + chain.count)
      chain.dissolve(into: &list)
    case .several(let constraints): list += constraints
    }
  }
}
