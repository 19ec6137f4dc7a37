import BowerbirdLayout

/// Counts something anew in each layout, so that what could come and go for ever ends.
struct LayoutTally {
  private var layout = 0
  private var count = 0

  /// Counts one more in the present layout.
  ///
  /// - Returns: How many there have been in it.
  mutating func next(in node: LayoutNode) -> Int {
    if layout != node.layoutNumber { (layout, count) = (node.layoutNumber, 0) }
    count += 1
    return count
  }

  /// Forgets those of the present layout.
  mutating func reset() { count = 0 }
}
