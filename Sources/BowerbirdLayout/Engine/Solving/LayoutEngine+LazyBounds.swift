import BowerbirdSolver

/// The children of one parent along an axis, whose lazy bounds may be added together.
struct LazyBoundGroup: Hashable {
  /// The slot of the parent; -1 for the group that contains only the root.
  var parent: Int32
  var axis: Axis
}

/// Adds and removes the lazy bounds that keep extents from being negative.
///
/// Nearly all extents are positive without a bound. So a bound is added when a solution makes an extent negative. The
/// bound stays, unless ``removeLazyBounds(_:)`` removes it. A question that compares solutions, such as an ambiguity, a
/// fitting size or a steady region, adds the bounds of all extents in ``unboundedExtents``. If arrangements in the tree
/// depend on sizes, the next layout removes the bounds that the question has added.
///
/// A substituted extent is restored before it gets a bound.
extension LayoutEngine {
  /// Adds the bounds of extents that have become negative.
  ///
  /// If siblings have too little room, a solution makes one extent negative by the whole shortage. A bound on this
  /// extent makes the extent of another sibling negative. So if one bound was not enough, all siblings get bounds at
  /// once.
  ///
  /// - Parameter bounded: The groups in which earlier rounds have added bounds. The method inserts the groups of the
  ///   present round.
  /// - Returns: Whether anything was added, so that the tree must be solved again.
  func addLazyBounds(after bounded: inout Set<LazyBoundGroup>) -> Bool {
    let negative = frames.takeNegativeExtents(in: slots)
    var substituted: [LayoutNode] = []
    for (slot, axis) in negative where isSubstituted(slot, axis) {
      guard let node = slots.nodes[Int(slot)]?.node, substituted.last !== node else { continue }
      substituted.append(node)
    }
    restore(substituted)
    let hasBoundSiblings = addSiblingBounds(of: negative, &bounded)
    var batch = Batch()
    for (slot, axis) in negative { appendLazyBound(slot, axis, to: &batch) }
    return addBounds(batch) || hasBoundSiblings || !substituted.isEmpty
  }

  /// Adds the bounds of all siblings, in each group that has a negative extent now and had one in an earlier round.
  ///
  /// The bounds may together contradict other constraints. In that case, none of these bounds is added, and the round
  /// adds the bounds of the negative extents only.
  ///
  /// - Returns: Whether any bound was added.
  private func addSiblingBounds(
    of negative: [(slot: Int32, axis: Axis)], _ bounded: inout Set<LazyBoundGroup>
  ) -> Bool {
    var batch = Batch()
    var groups = Set<LazyBoundGroup>()
    for (slot, axis) in negative {
      let group = LazyBoundGroup(parent: slots.parents[Int(slot)], axis: axis)
      if !groups.insert(group).inserted || !bounded.contains(group) || group.parent < 0 { continue }
      for child in slots.nodes[Int(group.parent)]?.node?.children ?? [] where child.layoutNode.engine === self {
        appendLazyBound(child.layoutNode.slot, axis, to: &batch)
      }
    }
    bounded.formUnion(groups)
    if batch.rows.isEmpty { return false }
    solver.solve()
    return add(batch)
  }

  private func isSubstituted(_ slot: Int32, _ axis: Axis) -> Bool {
    frames.substitutions.isSubstituted(SlotNumber.length(along: axis).index(in: slot))
  }

  /// Removes the lazy bounds in a conflict that involves the inside of an item whose arrangement depends on its size.
  ///
  /// The present arrangement may have been made for an earlier, larger size, and so contradict the bounds. If a
  /// constraint of the arrangement were left out, the item would not notice the shortage. So the bounds give way, and
  /// bounds that are still needed are added again. All lazy bounds of the conflict are removed, even those of items
  /// outside of the arranged item. Constraints may relate such items to items inside of it.
  ///
  /// - Parameter error: The solver's reason for refusing a row.
  /// - Returns: Whether any bound was removed; false also if the engine is not passing changes to the solver.
  func removeLazyBounds(_ error: SolverError) -> Bool {
    guard isPassingChanges, case .unsatisfiable(let conflict) = error else { return false }
    if !conflict.present.contains(where: { mentionsUnsteady(owner(of: $0)) }) { return false }
    var hasRemoved = false
    for handle in conflict.present {
      guard case .lazyBound(let slot, let axis) = owners[handle] else { continue }
      lazyBounds.remove(slot, axis)
      takeOut(handle)
      hasRemoved = true
    }
    return hasRemoved
  }

  /// Returns whether a row involves an item inside of a node whose arrangement depends on the node's size.
  private func mentionsUnsteady(_ owner: RowOwner) -> Bool {
    switch owner {
    case .lazyBound(let slot, _), .content(let slot, _, _): return isInUnsteady(slot)
    case .declared(let constraint):
      return constraint._withUnsafeGuaranteedRef { constraint in
        (0..<constraint.termCount).contains { isInUnsteady(constraint.reading(ofTerm: $0).slot) }
      }
    case .given, .unowned, .bundled: return false
    }
  }

  private func isInUnsteady(_ slot: Int32) -> Bool {
    var outer = slot
    while outer >= 0 {
      outer = slots.parents[Int(outer)]
      if outer >= 0, slots.nodes[Int(outer)]?.node?.commonExtents != nil { return true }
    }
    return false
  }

  /// Whether bounds that are added now are for a question, so that the next layout removes them.
  ///
  /// Without reviewers in the tree, the bounds of questions stay, because no arrangement depends on sizes.
  var areBoundsOfQuestions: Bool {
    !reviewerList.items.isEmpty && (question.isAsking || activity == .nothing)
  }

  /// Removes the bounds that questions have added, unless a question is still making trial layouts.
  func removeBoundsOfQuestions() {
    if question.isTrying { return }
    for bound in lazyBounds.takeBoundsOfQuestions() { retire(bound) }
  }

  /// Adds the bounds of all ``unboundedExtents``, except substituted extents, for a question that compares solutions.
  ///
  /// If any bound was added, left-out constraints that can hold again are admitted.
  func completeLazyBounds() {
    var batch = Batch()
    for (slot, axis) in unboundedExtents { appendLazyBound(slot, axis, to: &batch) }
    if addBounds(batch) { readmit() }
  }

  /// The extents without a lazy bound that no container decides.
  ///
  /// A question needs bounds of these extents. An extent that a container decides needs no bound, because it is at
  /// least 0 in each size for which the container has decided. In another size, a bound would keep the container as
  /// large as its former decision requires.
  var unboundedExtents: [(slot: Int32, axis: Axis)] {
    slots.nodes.compactMap { $0?.node }.flatMap { node in
      Axis.allCases.compactMap { axis in
        node.lengthDecision[axis].isByContainer || lazyBounds[node.slot, axis] != nil ? nil : (node.slot, axis)
      }
    }
  }

  private func appendLazyBound(_ slot: Int32, _ axis: Axis, to batch: inout Batch) {
    if isSubstituted(slot, axis) || lazyBounds[slot, axis] != nil { return }
    let variable = variable(slot, .length(along: axis))
    batch.append(variable, 0, .greaterOrEqual, .required, .lazyBound(slot, axis))
  }

  private func addBounds(_ batch: borrowing Batch) -> Bool {
    if batch.rows.isEmpty { return false }
    solver.solve()
    if add(batch) { return true }
    var hasAdded = false
    for index in 0..<batch.owners.count {
      let owner = batch.owners[index]
      let row = batch.rows.constraint(at: index)
      let isAdded = repeatLeavingOutYoungest(for: owner, row: { row }) { () throws(SolverError) in
        noteRow(try solver.add(row), of: owner)
      }
      hasAdded = hasAdded || isAdded
    }
    return hasAdded
  }
}
