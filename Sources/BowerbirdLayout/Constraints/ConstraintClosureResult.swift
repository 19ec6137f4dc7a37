/// The result of a closure that makes constraints: an array of constraints, or the list that ``ConstraintBuilder``
/// makes.
public protocol ConstraintClosureResult {
  /// The constraints as a list.
  var constraintList: ConstraintList { get }
}

extension ConstraintList: ConstraintClosureResult {
  /// The list itself.
  public var constraintList: ConstraintList { self }
}

extension [LayoutConstraint]: ConstraintClosureResult {
  /// The constraints of the array.
  public var constraintList: ConstraintList { ConstraintList(self) }
}
