/// Where a node was when it left its tree: what nothing else decides is as it was when the node is in a tree again.
struct RestingPlace {
  /// The frame.
  let frame: Rect

  /// What the solver had for it: the distance from the parent's leading edge, not rounded to any grid.
  let solved: Rect
}
