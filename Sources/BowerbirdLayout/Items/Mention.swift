/// A term of a constraint that involves a given node.
///
/// A mention need not keep its constraint alive, because an active constraint does so itself.
struct Mention {
  let link: Unmanaged<LayoutConstraint>
  let term: Int32

  var constraint: LayoutConstraint { link.takeUnretainedValue() }
}
