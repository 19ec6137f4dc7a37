/// The last frame of a node in a tree that it has left.
///
/// When the node is in a tree again, numbers that no constraint determines start from this frame.
struct FormerFrame {
  /// The frame as it was written, in the parent's coordinates.
  let frame: Rect

  /// The frame in the solution, which is measured from the parent's leading edge and not rounded to any grid.
  let solved: Rect
}
