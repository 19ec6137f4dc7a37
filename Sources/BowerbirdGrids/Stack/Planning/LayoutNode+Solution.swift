import BowerbirdLayout

extension LayoutNode {
  /// The length of the node in the present solution.
  func solvedLength(_ axis: Axis) -> Double { value(of: axis == .horizontal ? .width : .height) }

  /// The length that the node's content wants in the present solution: its height is that in its present width.
  func solvedContent(_ axis: Axis) -> Double {
    guard let size = contentSize else { return 0 }
    return axis == .horizontal ? size.width : size.height
  }

  /// How many items the node is inside of; many count as one less than a hundred.
  var depth: Int {
    var depth = 0, node = parent
    while let present = node, depth < 99 {
      depth += 1
      node = present.parent
    }
    return depth
  }
}
