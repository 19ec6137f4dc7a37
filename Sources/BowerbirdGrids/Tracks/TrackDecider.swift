import BowerbirdLayout

/// Sizes tracks again whenever their grid has another size, for a grid system that only applies plans.
final class TrackDecider: LayoutNodeExtension {
  private unowned(unsafe) let compiler: TrackCompiler

  init(_ compiler: TrackCompiler) { self.compiler = compiler }

  func decideArrangement(of node: LayoutNode) {
    compiler.decide(node.decidingSize)
    node.extensionExtents = compiler.decidedExtents
  }
}
