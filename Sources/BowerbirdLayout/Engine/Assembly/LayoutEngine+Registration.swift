import BowerbirdSolver

/// Gives the nodes of the tree slots in the engine's tables.
extension LayoutEngine {
  /// Registers the nodes that were added to the tree since the last call, and all nodes below them.
  func registerAdditions() {
    if pending.additions.isEmpty { return }
    let start = pending.queue.ends, firstSlot = slots.count
    var unset: [Int32] = []
    for reference in pending.takeAdditions() {
      guard let node = reference.node, node.slot < 0, isPlaceable(node) else { continue }
      takeInTree(node, &unset)
    }
    pending.queue.endRun(from: start, firstSlot: firstSlot)
    growTables()
    applyStartValues(unset)
  }

  /// Makes room for all slots in the tables of variables, terms and frames.
  private func growTables() {
    slots.provideVariables(in: &solver)
    builder.reserve(SlotNumber.numberCount(ofSlots: slots.count))
    frames.resize(to: slots.count)
  }

  /// Registers a node and all nodes below it, parents first, except nodes that are left out or postponed.
  ///
  /// The slots whose numbers must be set to start values are appended to `unset`.
  private func takeInTree(_ node: LayoutNode, _ unset: inout [Int32]) {
    var pending = [Unmanaged.passUnretained(node)]
    while let next = pending.popLast() {
      next._withUnsafeGuaranteedRef { node in
        register(node, &unset)
        node.children.withUnsafeBufferPointer { children in
          for index in children.indices.reversed() {
            let child = children[index].layoutNode
            if !child.isOmittedByAlternative && !callbackAdditions.isLate(child) {
              pending.append(.passUnretained(child))
            }
          }
        }
        for item in node.attachments.reversed() { pending.append(.passUnretained(item.layoutNode)) }
      }
    }
  }

  private func isPlaceable(_ node: LayoutNode) -> Bool {
    if node === root { return true }
    guard let parent = node.parent, !node.isOmittedByAlternative else { return false }
    return parent.engine === self && parent.slot >= 0
  }

  private func register(_ node: LayoutNode, _ unset: inout [Int32]) {
    if node.slot >= 0 { return }
    forgetPositions()
    // Most nodes have no extras, and need none of the calls that look for them.
    let hasExtras = node.extras != nil
    let parent = node === root ? -1 : node.reference.above?._withUnsafeGuaranteedRef { $0.slot } ?? -1
    let inherited = parent >= 0 && slots.isMirrored[Int(parent)]
    let mirrored = node.ownDirection.map { $0 == .rightToLeft } ?? inherited
    let occupied = slots.occupy(node.reference, parent: parent, isMirrored: mirrored)
    if occupied.isUsed || node.formerFrame != nil { unset.append(occupied.slot) }
    node.enterSlot(occupied.slot, of: self)
    if hasExtras { occupyScalarSlots(of: node, &unset) }
    listContent(of: node)
    // The item arranges its children again, because its direction may be different in this tree.
    if node.arrangesChildren || !node.extensions.isEmpty {
      node.needsArrangement = true
      node.alternativeArranger?.noteChange()
      node.contentChanges = nil
    }
    if node.needsArrangement { pending.note(arranging: node.reference) }
    if node.fit(.horizontal) != nil || node.fit(.vertical) != nil { flow.noteFits() }
    if node.alternativeArranger != nil { choiceState.noteAlternatives() }
    if hasExtras { beginChoices(of: node) }
    if hasExtras { queueAlternatives(of: node) }
    if node.needsDecision { pending.note(deciding: node.reference) }
    if node.readsSolutions { list(node) }
    notes.take(from: node)
    list(definitionsOf: node)
    queueConstraints(of: node.reference, mayBundle: !occupied.isUsed)
    frames.noteNew(occupied.slot, node.formerFrame?.frame ?? .zero)
    if node.isOmittedByContainer { frames.omitsItems = true }
  }

  /// Queues the constraints that mention an item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - mayBundle: Whether bundles may stay closed. Pass true only if the slots are new: the rows of closed bundles
  ///     are sorted by slot, and only new slots are in the order of the nodes.
  @inline(__always)
  private func queueConstraints(of item: ItemReference, mayBundle: Bool) {
    if item.newest != nil {
      if !mayBundle { item.openBundles() }
      item.visitBundles { bundle in
        if bundle.hasLostItem { bundle.open() } else { noteActivation(of: bundle) }
      }
    }
    item.processLosses()
    for mention in item.storedMentions {
      mention.link._withUnsafeGuaranteedRef { constraint in
        // A constraint that had no effect without this item affects the needs of its other items from now on.
        if constraint.stage == .waiting && !constraint.isOfContainer { constraint.noteForeignChange() }
        noteActivation(of: constraint)
      }
    }
  }

  /// Queues the constraints of an item's alternatives whose items are elsewhere in the tree, and were registered before
  /// this item.
  private func queueAlternatives(of node: LayoutNode) {
    for set in node.alternativeArranger?.sets ?? [] {
      for alternative in set.alternatives {
        for constraint in alternative.constraints where constraint.isActive && constraint.stage == .waiting {
          if constraint.containsTerm(where: { $0.item.isIn(self) }) { noteActivation(of: constraint) }
        }
      }
    }
  }

  /// Gives a registered node more slots, if its slots have no room for its new extra numbers.
  ///
  /// A slot has room for four extra numbers.
  func provideScalars(of node: LayoutNode) {
    var unset: [Int32] = []
    occupyScalarSlots(of: node, &unset)
    growTables()
    applyStartValues(unset)
  }

  /// Occupies slots for the extra numbers of a node that have no slot yet; a slot has room for four of them.
  ///
  /// Slots that were used before are appended to `unset`. The caller extends the tables, and applies start values to
  /// these slots. Start values require a solve, so the caller applies the start values of many nodes at once.
  private func occupyScalarSlots(of node: LayoutNode, _ unset: inout [Int32]) {
    while SlotNumber.numberCount(ofSlots: node.scalarSlots.count) < node.scalarNames.count {
      let occupied = slots.occupy(nil, parent: -1, isMirrored: false)
      node.scalarSlots.append(occupied.slot)
      if occupied.isUsed { unset.append(occupied.slot) }
    }
  }

  /// Sets the numbers of the slots `unset` to the last values of their nodes, or to 0.
  ///
  /// A number that no constraint determines keeps this start value.
  private func applyStartValues(_ unset: [Int32]) {
    if unset.isEmpty { return }
    removeObsoleteRows()
    solver.solve()
    solver.start(startMoves(of: unset))
  }

  /// Returns the variables of the slots `unset` whose values differ from their start values, with the start values.
  ///
  /// All values are read before any of them is changed.
  private func startMoves(of unset: [Int32]) -> [(variable: Variable, value: Double)] {
    var moves: [(variable: Variable, value: Double)] = []
    solver.withValues { values in
      for slot in unset {
        let start = start(of: slot)
        let starts = [start.x, start.y, start.width, start.height]
        for (index, start) in zip(SlotNumber.indices(in: Int(slot)), starts) {
          let variable = slots.variables[index]
          if values[variable.index] != start { moves.append((variable, start)) }
        }
      }
    }
    return moves
  }

  /// Returns the four start values of a slot's numbers, as a frame.
  ///
  /// A root starts at the origin, even if it was elsewhere as a child.
  private func start(of slot: Int32) -> Rect {
    guard let node = slots.nodes[Int(slot)]?.node, let solved = node.formerFrame?.solved else { return .zero }
    return node === root ? Rect(origin: .zero, size: solved.size) : solved
  }
}
