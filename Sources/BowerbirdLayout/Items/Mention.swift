/// That a constraint speaks of a node, in one of its terms.
///
/// Active constraints keep themselves alive until they are deactivated, so a mention need not.
struct Mention {
  unowned(unsafe) let constraint: LayoutConstraint
  let term: Int32
}
