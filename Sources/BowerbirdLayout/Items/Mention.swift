/// A mention: a back reference from an item to a term of a constraint that involves the item.
///
/// A mention need not keep its constraint alive, because an active constraint keeps itself alive.
struct Mention {
  /// The constraint, which is not retained.
  let link: Unmanaged<LayoutConstraint>
  /// The index of the term.
  let term: Int32

  var constraint: LayoutConstraint { link.takeUnretainedValue() }
}
