import BowerbirdLayout

/// Whether a decision that may rest on itself has been tried anew since something changed: once in each layout, when
/// everything else has settled.
struct SettledTrial {
  /// The layout in which it was last tried.
  private var layout = 0

  /// The solution that this has come to.
  private var solution: SolutionStamp?

  /// Asks for a trial, but not where the last one has come to this very solution.
  mutating func ask(_ node: LayoutNode) {
    if layout == node.layoutNumber {
      solution = node.solutionStamp
    } else if solution != node.solutionStamp {
      node.askWhenSettled()
    }
  }

  /// Whether there has been a trial in the present layout.
  func isOver(_ node: LayoutNode) -> Bool { layout == node.layoutNumber }

  /// Notes that there is one now.
  mutating func begin(_ node: LayoutNode) { layout = node.layoutNumber }
}
