/// Collects the constraints of a closure, which may contain conditions, loops, arrays, optionals and groups.
///
/// Each constraint gets the file and the line at which its statement begins.
@resultBuilder public enum ConstraintBuilder {
  /// The constraints of one or several statements of a closure.
  ///
  /// A component is bitwise copyable, because a closure passes each component through several functions. Counting
  /// references in these functions would cost more than making the constraints. A component owns its constraints until
  /// a `CollectedConstraints` value takes them over. Exactly one value must do so: otherwise, the constraints leak or
  /// are released twice.
  public struct Component: BitwiseCopyable {
    /// The forms in which a component has its constraints.
    enum Content: BitwiseCopyable {
      case nothing

      /// One constraint that nothing else references, and the file of its statement.
      case record(ConstraintRecord, StaticString)

      /// Several constraints that nothing else references, and the file of their statements.
      case records(RecordBlock, StaticString?)

      /// One constraint that something else references, or that a record cannot represent.
      case one(Unmanaged<LayoutConstraint>)

      /// Several constraints. Something else references at least one of them, or a record cannot represent it.
      case list(Unmanaged<ConstraintList>)
    }

    let content: Content

    /// Whether the content is ``Content/nothing``.
    ///
    /// The flag is stored because comparing the content would read all of its bytes.
    let isEmpty: Bool

    @inline(__always)
    init(_ content: Content) {
      self.content = content
      isEmpty = if case .nothing = content { true } else { false }
    }

    /// A component without constraints.
    public static var none: Component { Component(.nothing) }
  }

  /// Returns the constraints of a statement, after storing the file and line of the statement in them.
  ///
  /// This one function accepts constraints, groups, and arrays and optionals of both. A separate overload for each type
  /// would double the compile time.
  @inlinable
  public static func buildExpression<Source: ConstraintSource>(
    _ source: consuming Source, file: StaticString = #fileID, line: Int = #line
  ) -> Component {
    Source.component(of: source, file: file, line: line)
  }

  /// Returns the constraints of an array literal.
  ///
  /// With this overload, a branch without constraints can be written `[]`.
  @_disfavoredOverload
  public static func buildExpression(
    _ constraints: [LayoutConstraint], file: StaticString = #fileID, line: Int = #line
  ) -> Component {
    [LayoutConstraint].component(of: constraints, file: file, line: line)
  }

  /// Makes the Swift compiler reject a statement that makes no constraint.
  @available(
    *, unavailable,
    message: "only constraints are allowed here: write == instead of =, --! for a priority, 'let _ = …' before a call"
  )
  public static func buildExpression(_ nothing: Void) -> Component { .none }

  /// Makes the Swift compiler reject a Boolean value, such as a comparison of numbers.
  @available(*, unavailable, message: "this is not a constraint: one side must be an anchor, such as view.widthAnchor")
  public static func buildExpression(_ comparison: Bool) -> Component { .none }

  /// Makes the Swift compiler reject an anchor without a relation.
  @available(*, unavailable, message: "an anchor alone is not a constraint: relate it to another anchor or to a number")
  public static func buildExpression(_ anchor: LayoutAnchor<some AnchorKind>) -> Component { .none }

  /// Makes the Swift compiler reject several constraints in one statement, joined by `&&`.
  @available(*, unavailable, message: "write each constraint on a line of its own, without &&")
  public static func buildExpression(_ condition: AlternativeCondition) -> Component { .none }

  /// Returns no constraints, for a closure without statements.
  public static func buildBlock() -> Component { .none }

  /// Returns the constraints of the only statement.
  @inlinable
  public static func buildBlock(_ only: Component) -> Component { only }

  // One call of `buildBlock` receives all statements. A call for each statement, as with `buildPartialBlock`, would
  // double the compile time. Parameters with default values avoid the array that `Component...` needs. Each number of
  // statements fits only one of the functions.

  /// Returns the constraints of two to eight statements in their order.
  public static func buildBlock(
    _ first: Component, _ second: Component, _ third: Component = .none, _ fourth: Component = .none,
    _ fifth: Component = .none, _ sixth: Component = .none, _ seventh: Component = .none, _ eighth: Component = .none
  ) -> Component {
    var whole = CollectedConstraints(first)
    whole.take(second)
    whole.take(third)
    whole.take(fourth)
    whole.take(fifth)
    whole.take(sixth)
    whole.take(seventh)
    whole.take(eighth)
    return whole.component()
  }

  /// Returns the constraints of nine or more statements in their order.
  public static func buildBlock(
    _ first: Component, _ second: Component, _ third: Component, _ fourth: Component, _ fifth: Component,
    _ sixth: Component, _ seventh: Component, _ eighth: Component, _ ninth: Component, _ others: Component...
  ) -> Component {
    var whole = CollectedConstraints(buildBlock(first, second, third, fourth, fifth, sixth, seventh, eighth))
    whole.take(ninth)
    for other in others { whole.take(other) }
    return whole.component()
  }

  /// Returns the constraints of an `if` without `else`; no constraints if the condition is false.
  public static func buildOptional(_ component: Component?) -> Component { component ?? .none }

  /// Returns the constraints of the first of two branches.
  public static func buildEither(first: Component) -> Component { first }

  /// Returns the constraints of the second of two branches.
  public static func buildEither(second: Component) -> Component { second }

  /// Returns the constraints of all rounds of a loop.
  public static func buildArray(_ rounds: [Component]) -> Component {
    guard let first = rounds.first else { return .none }
    var whole = CollectedConstraints(first)
    whole.reserve(rounds: rounds.count)
    for round in rounds.dropFirst() { whole.take(round) }
    return whole.component()
  }

  /// Returns the constraints of a branch of `if #available`.
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }

  /// Returns the constraints of the whole closure.
  public static func buildFinalResult(_ component: Component) -> ConstraintList { ConstraintList(component) }

  /// Returns the constraints of the whole closure as objects, for functions that return an array.
  @_disfavoredOverload
  public static func buildFinalResult(_ component: Component) -> [LayoutConstraint] {
    ConstraintList(component).takeConstraints()
  }
}
