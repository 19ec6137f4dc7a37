import BowerbirdLayout

extension LayoutNode {
  /// The size for which a grid sizes its tracks: the node's next size, or its present one if the next is unknown.
  var decidingSize: Size {
    forecast ?? givenSize ?? latestSize
  }
}
