import BowerbirdLayout

/// Sizes tracks again whenever their grid has another size, for a grid system that only applies plans.
final class TrackDecider: LayoutNodeExtension {
  private unowned(unsafe) let compiler: TrackCompiler

  init(_ compiler: TrackCompiler) { self.compiler = compiler }

  func arrangeChildren(of node: LayoutNode) {}

  func decideArrangement(of node: LayoutNode) {
    compiler.decide(node.decidingSize)
    node.steadyExtents = compiler.hasMixedBoxes ? nil : compiler.steadyExtents
    node.reviewsArrangement = compiler.hasMixedBoxes || !compiler.steadyExtents.isEverything
  }

  func reviewArrangement(of node: LayoutNode) -> Bool {
    let size = node.latestSize, steady = compiler.steadyExtents
    if compiler.reviewBoxes() { return true }
    if steady.width.contains(size.width) && steady.height.contains(size.height) { return false }
    node.noteDecision()
    return true
  }
}
