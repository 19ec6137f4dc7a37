/// A mention: a back reference from an item to a term of a constraint that involves the item.
///
/// A mention does not keep its constraint alive. An active constraint keeps itself alive.
struct Mention {
  /// The constraint, which is not retained.
  let link: Unmanaged<LayoutConstraint>
  /// The index of the term in the constraint.
  let term: Int32

  var constraint: LayoutConstraint { link.takeUnretainedValue() }
}
