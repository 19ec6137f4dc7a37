/// A mention: a back reference from an item to a term of a constraint that involves the item.
///
/// A mention need not keep its constraint alive, because an active constraint keeps itself alive.
struct Mention {
  let link: Unmanaged<LayoutConstraint>
  let term: Int32

  var constraint: LayoutConstraint { link.takeUnretainedValue() }
}
