import BowerbirdLayout

/// The choice of a stack whose cells only a solution sizes: its expanded cells share what is left, or else act like auto cells.
///
/// Each layout begins with the first alternative, and takes the second where nothing is left under the first one's own
/// constraints. So what was chosen before has no say.
struct SharingChoice {
  private var isShared = true
  private var layout = -1

  /// Whether the cells share what is left.
  mutating func isShared(in node: LayoutNode) -> Bool {
    begin(node)
    return isShared
  }

  /// Looks at a solution.
  ///
  /// - Returns: Whether the other alternative counts now.
  mutating func review(_ node: LayoutNode, rest: () -> Double) -> Bool {
    let wasShared = isShared
    begin(node)
    if isShared != wasShared { return true }
    if !isShared || rest() > StackSizer.tolerance { return false }
    isShared = false
    return true
  }

  private mutating func begin(_ node: LayoutNode) {
    if layout == node.layoutNumber { return }
    (layout, isShared) = (node.layoutNumber, true)
  }
}
