/// What a row of the solver is for.
enum RowOwner {
  /// No owner: the row is gone.
  case unowned

  /// A declared constraint, which is kept alive while it is active.
  case declared(Unmanaged<LayoutConstraint>)

  /// A constraint that is a record of a bundle. One of the items that list the bundle keeps it alive.
  case bundled(Unmanaged<ConstraintBundle>, Int32)

  /// That the extent of a slot's node along an axis is not negative.
  case floor(Int32, Axis)

  /// That the root is as large as it was told to be.
  case given(Axis)

  /// What a slot's node wants for its content: no larger, or no smaller.
  case content(Int32, Axis, isHugging: Bool)

  /// The constraint, where the row is for one; asking for it opens its bundle.
  var constraint: LayoutConstraint? {
    switch self {
    case .declared(let constraint): constraint.takeUnretainedValue()
    case .bundled(let bundle, let place): bundle.takeUnretainedValue().constraints[Int(place)]
    default: nil
    }
  }

  static func constraint(_ constraint: LayoutConstraint) -> RowOwner { .declared(Unmanaged.passUnretained(constraint)) }
}
