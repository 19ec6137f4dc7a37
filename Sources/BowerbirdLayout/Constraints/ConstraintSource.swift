/// A source of constraints, which constraint builders, `--!` and `-->` take.
///
/// Constraints and groups are sources, and so are arrays and optionals of sources.
public protocol ConstraintSource {
  /// The constraints of the source, in order.
  var layoutConstraints: [LayoutConstraint] { get }

  /// The constraints in the form that builders use. A single constraint needs no array.
  var constraintComponent: ConstraintBuilder.Component { get }
}

extension ConstraintSource {
  /// All constraints as an array.
  public var constraintComponent: ConstraintBuilder.Component { .several(layoutConstraints) }
}

extension LayoutConstraint: ConstraintSource {
  /// An array of this constraint.
  public var layoutConstraints: [LayoutConstraint] { [self] }

  /// This constraint, without an array.
  @inlinable
  public var constraintComponent: ConstraintBuilder.Component { .one(self) }
}

extension Array: ConstraintSource where Element: ConstraintSource {
  /// The constraints of the elements, in order.
  public var layoutConstraints: [LayoutConstraint] { flatMap { $0.layoutConstraints } }
}

extension Optional: ConstraintSource where Wrapped: ConstraintSource {
  /// The constraints of the value; empty for nil.
  public var layoutConstraints: [LayoutConstraint] { self?.layoutConstraints ?? [] }
}
