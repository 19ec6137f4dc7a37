/// The last frame of a node in the tree that the node has left.
///
/// When the node joins a tree again, its numbers that no constraint determines start from this frame.
struct FormerFrame {
  /// The frame that the last layout wrote, in the parent's coordinates.
  let frame: Rect

  /// The frame in the solution: measured from the parent's leading edge, and not rounded to any grid.
  let solved: Rect
}
