/// A tree in breadth-first order, in which every node has four children as long as there are nodes left.
struct TreeShape {
  let size: Int

  /// The distance of each node from the root.
  ///
  /// Nodes at an even depth place their children in a row, nodes at an odd depth in a column.
  let depths: [Int]

  init(size: Int) {
    self.size = size
    var depths = Array(repeating: 0, count: size)
    for node in 1..<max(1, size) { depths[node] = depths[(node - 1) / 4] + 1 }
    self.depths = depths
  }

  func children(of node: Int) -> Range<Int> { min(4 * node + 1, size)..<min(4 * node + 5, size) }

  func isRow(_ node: Int) -> Bool { depths[node].isMultiple(of: 2) }

  var nodesWithFourLeaves: [Int] {
    (0..<size).filter { node in
      let children = children(of: node)
      return children.count == 4 && children.allSatisfy { self.children(of: $0).isEmpty }
    }
  }

  /// Returns the width of the root for a width of the deepest leaves, or the height for a height.
  ///
  /// - Parameters:
  ///   - length: The width or height of the deepest leaves.
  ///   - alongRows: Whether lengths are widths.
  /// - Returns: The width or height of the root.
  func rootLength(ofLeaves length: Double, alongRows: Bool) -> Double {
    var length = length
    for depth in stride(from: (depths.last ?? 0) - 1, through: 0, by: -1) {
      length = depth.isMultiple(of: 2) == alongRows ? 4 * length + 40 : length + 16
    }
    return length
  }
}
