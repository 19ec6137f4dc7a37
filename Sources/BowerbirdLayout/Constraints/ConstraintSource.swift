/// The result of a closure that makes constraints: an array of them, or what ``ConstraintBuilder`` makes.
public protocol ConstraintSource {
  /// The constraints.
  var constraintList: ConstraintList { get }
}

extension ConstraintList: ConstraintSource {
  /// The list itself.
  public var constraintList: ConstraintList { self }
}

extension [LayoutConstraint]: ConstraintSource {
  /// The constraints of the array.
  public var constraintList: ConstraintList { ConstraintList(self) }
}
