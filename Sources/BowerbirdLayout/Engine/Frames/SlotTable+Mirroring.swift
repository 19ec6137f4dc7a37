import BowerbirdSolver

/// Converts leading edges in the solution to left edges of frames.
///
/// In a parent whose inside runs from right to left, an item's leading edge is its right edge. The solver has leading
/// edges only: `DirectionalCoordinates.swift` expresses the left and right edges of constraints by leading edges.
extension SlotTable {
  /// Returns the slot of an item's parent if the parent's inside runs from right to left; nil otherwise.
  @inline(__always)
  func mirroredParent(of slot: Int32) -> Int32? {
    let parent = parents[Int(slot)]
    return parent >= 0 && isMirrored[Int(parent)] ? parent : nil
  }

  /// Returns the distance of an item's left edge from its parent's left edge.
  ///
  /// - Parameters:
  ///   - leading: The distance of the leading edge from the parent's leading edge.
  ///   - width: The width of the item.
  ///   - slot: The slot of the item.
  ///   - widthOfParent: A closure that returns the width of a mirrored parent by its slot.
  /// - Returns: The distance.
  @inline(__always)
  func left(
    fromLeading leading: Double, width: Double, at slot: Int32, _ widthOfParent: (Int32) -> Double
  ) -> Double {
    guard let parent = mirroredParent(of: slot) else { return leading }
    return widthOfParent(parent) - leading - width
  }
}
