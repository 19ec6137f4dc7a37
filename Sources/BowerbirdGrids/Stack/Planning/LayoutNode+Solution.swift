import BowerbirdLayout

extension LayoutNode {
  /// The length of the node in the present solution.
  func solvedLength(_ axis: Axis) -> Double { value(of: axis == .horizontal ? .width : .height) }

  /// The size for which what depends on it is decided: the one that the node is going to have, or else the present one.
  var decidingSize: Size {
    forecast ?? givenSize ?? latestSize
  }
}
