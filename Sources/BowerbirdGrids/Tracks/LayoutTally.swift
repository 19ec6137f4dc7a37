import BowerbirdLayout

/// Counts something anew in each layout.
struct LayoutTally {
  private var layout = 0
  private var total = 0

  /// Counts one more in the present layout.
  ///
  /// - Returns: How many there have been in it.
  @discardableResult
  mutating func count(in node: LayoutNode) -> Int {
    if layout != node.layoutNumber { (layout, total) = (node.layoutNumber, 0) }
    total += 1
    return total
  }

  /// How many there have been in the present layout.
  func total(in node: LayoutNode) -> Int { layout == node.layoutNumber ? total : 0 }

  /// Forgets those of the present layout.
  mutating func reset() { total = 0 }
}
