import BowerbirdLayout

/// Sizes tracks again when the size of their grid changes, for a grid kind that only calls ``TrackCompiler/apply(_:)``.
final class TrackResizer: LayoutNodeExtension {
  private unowned(unsafe) let compiler: TrackCompiler

  init(_ compiler: TrackCompiler) { self.compiler = compiler }

  func decideArrangement(of node: LayoutNode) {
    compiler.decide(node.decidingSize)
    node.extensionExtents = compiler.decidedExtents
  }
}
