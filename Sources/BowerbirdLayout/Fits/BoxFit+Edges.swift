import BowerbirdSolver

/// Keeps the items of an alternative between the edges of its host in the alternative's natural size.
///
/// Most constraints do not relate the last item of a row to the host's far edge. Without a bound, the row would need no
/// width.
extension BoxFit {
  /// Returns the bounds that keep items between the edges along an axis.
  ///
  /// An item without constraints on its position has no bounds, because the alternative does not arrange it. A bound
  /// that contradicts the constraints must be ignored: the item then lies beyond an edge in every size.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The bounds; none for a plain box, which needs no more than its constraints ask for.
  func bounds(_ axis: Axis) -> [Constraint] {
    if scope == nil { return [] }
    var bounds: [Constraint] = []
    for node in nodes.dropFirst() {
      guard let start = start(of: node, axis), let length = inside[ObjectIdentifier(node.reference)]?.length(axis)
      else { continue }
      var room = LinearExpression(start.edges)
      room.add(start.position, times: -1)
      room -= length
      bounds.append(Constraint(start.position, .greaterOrEqual))
      bounds.append(Constraint(room, .greaterOrEqual))
    }
    return bounds
  }

  /// Returns an item's distance from the leading or top edge of the item that has the alternatives.
  ///
  /// - Returns: The distance, and the length between that item's edges; nil if no constraint involves the position.
  private func start(of item: LayoutNode, _ axis: Axis) -> (position: LinearExpression, edges: Variable)? {
    var position = LinearExpression(), node = item
    while let numbers = inside[ObjectIdentifier(node.reference)] {
      if node === box || node !== item && isOpened(node) { return (position, numbers.length(axis)) }
      guard let own = axis == .horizontal ? numbers.left : numbers.top, placed.contains(own),
        let parent = parents[ObjectIdentifier(node.reference)]
      else { return nil }
      position += own
      node = parent
    }
    return nil
  }
}
