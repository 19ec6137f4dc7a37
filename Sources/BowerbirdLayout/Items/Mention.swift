/// That a constraint speaks of a node, in one of its terms.
///
/// Active constraints keep themselves alive until they are deactivated, so a mention need not.
struct Mention {
  let link: Unmanaged<LayoutConstraint>
  let term: Int32

  var constraint: LayoutConstraint { link.takeUnretainedValue() }
}
