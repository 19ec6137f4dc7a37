/// The owner of a row of the solver: the constraint, bound, given size or content that the row was made from.
enum RowOwner: BitwiseCopyable {
  /// No owner: the row was removed.
  case unowned

  /// A declared constraint, which keeps itself alive while it is active.
  case declared(Unmanaged<LayoutConstraint>)

  /// A record of a bundle, by its index in the bundle; the items of the bundle keep the bundle alive.
  case bundled(Unmanaged<ConstraintBundle>, Int32)

  /// The bound that keeps an extent of a slot's node from being negative.
  case lazyBound(Int32, Axis)

  /// The given extent of the root along an axis.
  case given(Axis)

  /// The hugging or the resistance of the content of a slot's node, along an axis.
  case content(Int32, Axis, isHugging: Bool)

  /// The constraint of the row, if it has one.
  ///
  /// If the owner is a record, reading the property opens the record's bundle.
  var constraint: LayoutConstraint? {
    switch self {
    case .declared(let constraint): constraint.takeUnretainedValue()
    case .bundled(let bundle, let index): bundle.takeUnretainedValue().constraints[Int(index)]
    default: nil
    }
  }

  static func constraint(_ constraint: LayoutConstraint) -> RowOwner { .declared(Unmanaged.passUnretained(constraint)) }
}
