/// A source of constraints for constraint builders, `--!` and `-->`.
///
/// Constraints and groups are sources, and so are arrays and optionals of sources.
public protocol ConstraintSource {
  /// The constraints of the source, in order.
  var layoutConstraints: [LayoutConstraint] { get }

  /// Returns the constraints as a component for builders, after storing the file and line of the statement in each.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - file: The file of the statement.
  ///   - line: The line of the statement.
  /// - Returns: The constraints as a component of a closure.
  static func component(of source: consuming Self, file: StaticString, line: Int) -> ConstraintBuilder.Component

  /// Prepares the source for `-->`, which stores the source in a variable.
  ///
  /// The variable may be weak. A plain record must therefore not replace a constraint object while the constraint is
  /// active.
  func noteStored()
}

extension ConstraintSource {
  /// Does nothing, because a group, an array or an optional keeps its constraints alive.
  public func noteStored() {}
}

extension ConstraintSource {
  /// Returns all constraints as one component, after storing the file and line of the statement in each constraint.
  public static func component(
    of source: consuming Self, file: StaticString, line: Int
  ) -> ConstraintBuilder.Component {
    let constraints = source.layoutConstraints
    // A group that was made for this statement is released here, so that nothing but the array references its
    // constraints.
    _ = consume source
    for constraint in constraints { constraint.setSource(file: file, line: line) }
    return CollectedConstraints(constraints).component()
  }
}

extension LayoutConstraint: ConstraintSource {
  /// An array of this constraint.
  public var layoutConstraints: [LayoutConstraint] { [self] }
}

extension Array: ConstraintSource where Element: ConstraintSource {
  /// The constraints of the elements, in order.
  public var layoutConstraints: [LayoutConstraint] { flatMap { $0.layoutConstraints } }
}

extension Optional: ConstraintSource where Wrapped: ConstraintSource {
  /// The constraints of the value; empty for nil.
  public var layoutConstraints: [LayoutConstraint] { self?.layoutConstraints ?? [] }
}
