import BowerbirdLayout

extension LayoutNode {
  /// The length of the node in the present solution.
  func solvedLength(_ axis: Axis) -> Double { value(of: axis == .horizontal ? .width : .height) }

  /// The size for which what depends on it is decided: the one that the node is going to have, or else the present one.
  var decidingSize: Size {
    forecast ?? givenSize ?? latestSize
  }
}

extension SteadyExtents {
  /// Whether nothing depends on the extents.
  var isEverything: Bool { self == SteadyExtents() }

  /// The extents that are in another range too.
  func narrowed(to other: SteadyExtents) -> SteadyExtents {
    SteadyExtents(width: width.clamped(to: other.width), height: height.clamped(to: other.height))
  }
}
