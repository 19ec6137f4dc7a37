/// What constraint builders take and what `--!` and `-->` work on: anything that stands for constraints.
///
/// A constraint is one, so is a group, and so are arrays and optionals of them.
public protocol ConstraintSource {
  /// The constraints that it stands for, in order.
  var layoutConstraints: [LayoutConstraint] { get }

  /// The same constraints for a builder; a single one takes no array.
  var constraintComponent: ConstraintBuilder.Component { get }
}

extension ConstraintSource {
  /// All constraints in one array.
  public var constraintComponent: ConstraintBuilder.Component { .several(layoutConstraints) }
}

extension LayoutConstraint: ConstraintSource {
  /// The constraint alone.
  public var layoutConstraints: [LayoutConstraint] { [self] }

  /// The constraint, without an array around it.
  @inlinable
  public var constraintComponent: ConstraintBuilder.Component { .one(self) }
}

extension Array: ConstraintSource where Element: ConstraintSource {
  /// The constraints of the elements, in order.
  public var layoutConstraints: [LayoutConstraint] { flatMap { $0.layoutConstraints } }
}

extension Optional: ConstraintSource where Wrapped: ConstraintSource {
  /// The constraints of what is there, none if there is nothing.
  public var layoutConstraints: [LayoutConstraint] { self?.layoutConstraints ?? [] }
}
