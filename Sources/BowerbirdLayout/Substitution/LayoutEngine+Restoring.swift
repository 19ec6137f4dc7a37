import BowerbirdSolver

/// Restores substituted numbers, and makes rows again when substitutions change.
///
/// Restoring a number ends its substitution, and makes a row of its definition.
extension LayoutEngine {
  /// Schedules a rebuild of the rows that may contain a number or one of its followers.
  ///
  /// Nothing is scheduled if there are no such rows.
  func noteReshaping(at index: Int) {
    let hasRows = slots.hasRows[SlotNumber.slot(of: index)]
    if hasRows || frames.substitutions.isFollowed(index) { pending.note(reshaped: index) }
  }

  /// Removes the rows that may contain a number of ``PendingChanges/reshaped`` or a follower of such a number.
  ///
  /// The constraints of these rows are queued again. A number may occur in rows anywhere inside of its item. One search
  /// is made for all numbers, so that it visits each item only once.
  func reshapeRows() {
    if pending.reshaped.isEmpty { return }
    let indices = pending.takeReshaped()
    for constraint in dependents(of: indices + frames.substitutions.followers(of: indices)) {
      guard let handle = constraint.handle else { continue }
      retire(handle)
      constraint.handle = nil
      constraint.stage = .queued
      pending.queue.append(constraint)
    }
    removeObsoleteRows()
  }

  /// Returns the constraints with rows that may contain any of the numbers at `indices`.
  ///
  /// A constraint may be listed several times. If a number is an extent of an item, the call also removes the rows of
  /// the item's content along the axis of the extent.
  private func dependents(of indices: [Int]) -> [LayoutConstraint] {
    var listed: Set<Int32> = []
    for index in indices {
      let slot = SlotNumber.slot(of: index)
      guard slots.hasRows[slot], let node = slots.nodes[slot]?.node else { continue }
      listed.insert(Int32(slot))
      if let axis = SlotNumber(at: index).axisOfLength { reshapeOwnRows(of: node, axis) }
    }
    return RowSearch(engine: self, slots: listed).constraints()
  }

  /// Removes the rows of a node's content along an axis, and lists the content, so that the rows are made again.
  private func reshapeOwnRows(of node: LayoutNode, _ axis: Axis) {
    guard let content = node.content else { return }
    let rows = content.rows[axis]
    if rows.hugging == nil { return }
    removeRows(rows, axis, content)
    listContent(of: node)
  }

  // MARK: - Restoring

  /// Restores the numbers whose substitutions may take part in the conflict of a refused row.
  ///
  /// The constraints of their definitions can then be reported and left out.
  ///
  /// - Parameters:
  ///   - owner: The owner of the refused row.
  ///   - error: The error with which the solver refused the row.
  /// - Returns: Whether any number was restored, so that the refused row must be tried again.
  func restore(_ owner: RowOwner, _ error: SolverError) -> Bool {
    guard !frames.substitutions.isEmpty, case .unsatisfiable(let conflict) = error else { return false }
    var nodes: [LayoutNode] = []
    for owner in [owner] + conflict.present.map({ self.owner(of: $0) }) {
      switch owner {
      case .declared(let constraint):
        constraint.takeUnretainedValue().expression.forEachTerm { _, term in
          if let node = term.item.node { appendSubstituted(from: node, to: &nodes) }
        }
      case .lazyBound(let slot, _), .content(let slot, _, _):
        if let node = slots.nodes[Int(slot)]?.node { appendSubstituted(from: node, to: &nodes) }
      case .given, .unowned, .bundled: break
      }
    }
    restore(nodes)
    return !nodes.isEmpty
  }

  /// Restores all substituted numbers, for questions about rows.
  func restoreAll() {
    if frames.substitutions.isEmpty { return }
    restore(
      slots.nodes.compactMap { $0?.node }.filter { frames.substitutions.isAnySubstituted(inSlot: Int($0.slot)) })
  }

  /// Appends a node and its ancestors to a list, except nodes without substituted numbers and nodes listed already.
  private func appendSubstituted(from node: LayoutNode, to nodes: inout [LayoutNode]) {
    var next: LayoutNode? = node
    while let present = next, present.engine === self, present.slot >= 0 {
      if frames.substitutions.isAnySubstituted(inSlot: Int(present.slot)), !nodes.contains(where: { $0 === present }) {
        nodes.append(present)
      }
      next = present.parent
    }
  }

  /// Restores the substituted numbers of nodes.
  ///
  /// One search for all nodes finds the rows that contain these numbers, because a search visits all items inside of a
  /// node.
  func restore(_ nodes: [LayoutNode]) {
    if nodes.isEmpty { return }
    let indices = nodes.flatMap { SlotNumber.indices(in: Int($0.slot)) }
    let dependents = dependents(of: indices + frames.substitutions.followers(of: indices))
    removeForReadmission(dependents)
    let rows = nodes.flatMap { turnDefinitionsIntoRows(of: $0) }
    for constraint in rows + dependents where constraint.stage == .dequeued { admit(constraint) }
    var batch = Batch()
    updateContents(adding: &batch)
    _ = add(batch)
  }

  private func removeForReadmission(_ constraints: [LayoutConstraint]) {
    // A constraint is listed twice if it involves two of the nodes, or one node twice.
    for constraint in constraints where constraint.handle != nil {
      takeOut(constraint)
      constraint.stage = .dequeued
    }
  }

  /// Ends the substitutions of a node, and returns the constraints of its definitions.
  ///
  /// The caller must add the rows of these constraints to the solver.
  private func turnDefinitionsIntoRows(of node: LayoutNode) -> [LayoutConstraint] {
    guard let definitions = node.ownDefinitions else { return [] }
    return ItemDefinitions.indices.compactMap { order in
      guard let index = definitions[order]?.index, index >= 0 else { return nil }
      frames.endSubstitution(Int(index))
      return definitions.makeRow(order, of: node.reference, in: self, .dequeued)
    }
  }
}
