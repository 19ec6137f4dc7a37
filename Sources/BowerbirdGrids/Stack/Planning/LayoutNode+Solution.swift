import BowerbirdLayout

extension LayoutNode {
  /// Returns the length of the node in the present solution.
  func solvedLength(_ axis: Axis) -> Double { value(of: axis == .horizontal ? .width : .height) }

  /// The size for which a grid sizes its tracks: the node's next size, or its present one if the next is unknown.
  var decidingSize: Size {
    forecast ?? givenSize ?? latestSize
  }
}
