/// The last place of a node in a tree that it has left.
///
/// When the node is in a tree again, numbers that no constraint determines start from this place.
struct RestingPlace {
  /// The frame.
  let frame: Rect

  /// The frame in the solution: measured from the parent's leading edge, and not rounded to any grid.
  let solved: Rect
}
