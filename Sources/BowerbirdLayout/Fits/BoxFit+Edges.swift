import BowerbirdSolver

/// Keeps the items of an alternative between the edges of the host while the alternative's natural size is computed.
///
/// Often, no constraint relates the last item in a row of items to the host's trailing edge. Without a bound, such a
/// row of items would need no width.
extension BoxFit {
  /// Adds bounds that keep contents as long as they are, but no longer than they ask for.
  ///
  /// Without these bounds, ``keepBetweenEdges(_:in:)`` would compress contents that no constraint compresses in a layout:
  /// contents that the alternative may compress, and contents that resist less than other contents hug.
  func keepContentLengths(in solver: Solver) {
    for (length, wanted) in asked {
      var kept = LinearExpression(length)
      kept.constant = -min(wanted, solver[length])
      _ = try? solver.add(Constraint(kept, .greaterOrEqual))
    }
  }

  /// Adds the bounds that keep items between the edges of the host along an axis, as far as they are violated.
  ///
  /// A bound is ignored if the item lies beyond an edge in every size: if the bound contradicts the constraints, or if
  /// it holds only in a host that is shorter than without the bound. An example of the latter is a glow that is 1.2
  /// times as wide as the host. The need of a box without alternatives depends on its constraints and contents alone, so
  /// no bounds are added for such a box.
  func keepBetweenEdges(_ axis: Axis, in solver: Solver) {
    let host = variable(0, .length(along: axis))
    var bounds = bounds(axis)
    // The most violated bound is added first, because it usually keeps all other items between the edges too.
    while let worst = bounds.map({ $0.value(in: solver) }).enumerated().min(by: { $0.element < $1.element }),
      worst.element < LayoutTolerances.leastExtent
    {
      let length = solver[host]
      let bound = try? solver.add(Constraint(bounds.remove(at: worst.offset), .greaterOrEqual))
      if let bound, solver[host] < length + LayoutTolerances.leastExtent { try? solver.remove(bound) }
    }
  }

  /// Returns the bounds along an axis: the distances of items from the host's edges, which must be at least 0.
  ///
  /// An item without constraints on its position is skipped, because the alternative does not arrange the item.
  private func bounds(_ axis: Axis) -> [LinearExpression] {
    var bounds: [LinearExpression] = []
    for slot in nodes.indices.dropFirst() {
      if let distances = distances(of: slot, axis) { bounds += [distances.start, distances.end] }
    }
    return bounds
  }

  /// Returns the distances of an item's edges from the edges of the closest host around the item.
  ///
  /// - Returns: The distances at the left or top edge, and at the opposite edge; nil if no constraint involves the
  ///   position of the item, or of an item between the host and the item.
  private func distances(of item: Int, _ axis: Axis) -> (start: LinearExpression, end: LinearExpression)? {
    var position = LinearExpression(), slot = item
    while slot != 0 && (slot == item || !isOpened(nodes[slot])) {
      let own = variable(slot, axis == .horizontal ? .leading : .top)
      if !placed[own.index] { return nil }
      let parent = parent(of: slot)
      if axis == .horizontal && isMirrored(inside: parent) {
        position += variable(parent, .width)
        position -= own
        position -= variable(slot, .width)
      } else {
        position += own
      }
      slot = parent
    }
    var room = LinearExpression(variable(slot, .length(along: axis)))
    room.add(position, times: -1)
    room -= variable(item, .length(along: axis))
    return (position, room)
  }
}

/// Tests of a solution with the alternative, for an alternative whose items are tied to items outside of the host.
///
/// The need ignores such a tie, because the lengths outside of the host are unknown before the solve.
extension BoxFit {
  /// Appends the tests along an axis to ``solutionTests``.
  ///
  /// A test holds if an item lies between the edges of the host, or if an item's content is not compressed more than in
  /// the natural size. What does not hold in the natural size itself is not tested.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - solver: The solver with the natural size.
  mutating func appendSolutionTests(_ axis: Axis, _ solver: Solver) {
    let length = LayoutAttribute.length(along: axis)
    for slot in nodes.indices.dropFirst() {
      let node = nodes[slot]
      if let content = node.content, scope.map({ content.compressionResistance[axis] >= $0.threshold }) ?? true,
        content.compressionResistance[axis] > FittingSolver.fittingPriority, let wanted = contentLength(at: slot, axis)
      {
        let natural = solver[variable(slot, .length(along: axis))]
        solutionTests.append(ChoiceTest(LayoutExpression(node.reference, length, constant: -min(wanted, natural))))
      }
      guard let naturals = distances(of: slot, axis) else { continue }
      let edges = edges(of: slot, axis)
      for (natural, distance) in [(naturals.start, edges.start), (naturals.end, edges.end)]
      where natural.value(in: solver) >= LayoutTolerances.leastExtent { solutionTests.append(ChoiceTest(distance)) }
    }
  }

  /// Returns the distances of an item's edges from the edges of the closest host around the item.
  private func edges(of item: Int, _ axis: Axis) -> (start: LayoutExpression, end: LayoutExpression) {
    let (start, length): (LayoutAttribute, LayoutAttribute) = axis == .horizontal ? (.left, .width) : (.top, .height)
    var first = LayoutExpression(constant: 0), last = LayoutExpression(constant: 0), slot = item
    while slot != 0 && (slot == item || !isOpened(nodes[slot])) {
      first.append(LayoutExpression.Term(nodes[slot].reference, start, coefficient: 1))
      last.append(LayoutExpression.Term(nodes[slot].reference, start, coefficient: -1))
      slot = parent(of: slot)
    }
    last.append(LayoutExpression.Term(nodes[slot].reference, length, coefficient: 1))
    last.append(LayoutExpression.Term(nodes[item].reference, length, coefficient: -1))
    return (first, last)
  }
}

extension LinearExpression {
  fileprivate func value(in solver: Solver) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * solver[$1.variable] }
  }
}
