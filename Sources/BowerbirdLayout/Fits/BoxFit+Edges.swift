import BowerbirdSolver

/// Keeps the items of an alternative between the edges of the host while the alternative's natural size is computed.
///
/// Often, no constraint relates the last item in a row of items to the host's trailing edge. Without a bound, such a
/// row of items would need no width.
extension BoxFit {
  /// Adds the bounds that keep items between the edges of the host along an axis, as far as they are violated.
  ///
  /// A bound that contradicts the constraints is ignored, because the item then lies beyond an edge in every size. If
  /// ``scope`` is nil, no bound is added: the need of a box without alternatives depends on its constraints and
  /// contents alone.
  func keepBetweenEdges(_ axis: Axis, in solver: Solver) {
    if scope == nil { return }
    var bounds = bounds(axis)
    // The most violated bound is added first, because it usually keeps all other items between the edges too.
    while let worst = bounds.map({ $0.value(in: solver) }).enumerated().min(by: { $0.element < $1.element }),
      worst.element < LayoutTolerances.leastExtent
    {
      _ = try? solver.add(Constraint(bounds.remove(at: worst.offset), .greaterOrEqual))
    }
  }

  /// Returns the bounds along an axis: the distances of items from the host's edges, which must be at least 0.
  ///
  /// An item without constraints on its position is skipped, because the alternative does not arrange the item.
  private func bounds(_ axis: Axis) -> [LinearExpression] {
    var bounds: [LinearExpression] = []
    for slot in nodes.indices.dropFirst() {
      guard let start = start(of: slot, axis) else { continue }
      var room = LinearExpression(start.edges)
      room.add(start.position, times: -1)
      room -= variable(slot, .length(along: axis))
      bounds += [start.position, room]
    }
    return bounds
  }

  /// Returns an item's distance from the leading or top edge of the closest host around the item.
  ///
  /// - Returns: The distance, and the variable of the host's length along the axis; nil if no constraint involves the
  ///   position of the item, or of an item between the host and the item.
  private func start(of item: Int, _ axis: Axis) -> (position: LinearExpression, edges: Variable)? {
    var position = LinearExpression(), slot = item
    while slot != 0 && (slot == item || !isOpened(nodes[slot])) {
      let own = variable(slot, axis == .horizontal ? .leading : .top)
      if !placed[own.index] { return nil }
      position += own
      slot = parent(of: slot)
    }
    return (position, variable(slot, .length(along: axis)))
  }
}

extension LinearExpression {
  fileprivate func value(in solver: Solver) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * solver[$1.variable] }
  }
}
