import BowerbirdLayout

extension LayoutNode {
  /// Returns the length of the node in the present solution.
  func solvedLength(_ axis: Axis) -> Double { value(of: axis == .horizontal ? .width : .height) }

  /// The size for which a grid decides: the size that the node is going to have if it is known, or else the present one.
  var decidingSize: Size {
    forecast ?? givenSize ?? latestSize
  }
}
