import BowerbirdSolver

/// The children of one parent along an axis, whose floors may be added together.
struct FloorGroup: Hashable {
  var parent: Int32
  var axis: Axis
}

/// Lazy bounds that keep extents from being negative.
///
/// Nearly all extents are positive without a bound. So a bound, called a *floor*, is added when a solution makes an
/// extent negative, and stays from then on. Questions about other solutions add all floors. A derived extent becomes a
/// variable again before it gets a floor.
extension LayoutEngine {
  /// Adds the floors of extents that have become negative.
  ///
  /// Among siblings without enough room, one takes the whole shortage. Its floor passes the rest on to the next. So
  /// if one floor was not enough, all the siblings get their floors at once.
  ///
  /// - Parameter raised: The groups in which earlier rounds have added floors. This round inserts its own.
  /// - Returns: Whether anything was added, so that the tree must be solved again.
  func raiseFloors(after raised: inout Set<FloorGroup>) -> Bool {
    let negative = negativeExtents()
    var hasWrittenOut = false
    for (slot, axis) in negative where isDerived(slot, axis) {
      guard let node = slots.nodes[Int(slot)]?.node else { continue }
      writeOut(node)
      hasWrittenOut = true
    }
    let hasRaisedSiblings = raiseSiblingFloors(of: negative, &raised)
    var batch = Batch()
    for (slot, axis) in negative { appendFloor(slot, axis, to: &batch) }
    return addFloors(batch) || hasRaisedSiblings || hasWrittenOut
  }

  /// Adds the floors of all siblings in groups that needed floors in an earlier round too.
  ///
  /// Together the floors may contradict other constraints. Then none of them is added, and each round continues with
  /// the floors of the negative extents only.
  ///
  /// - Returns: Whether any was added.
  private func raiseSiblingFloors(of negative: [(slot: Int32, axis: Axis)], _ raised: inout Set<FloorGroup>) -> Bool {
    var batch = Batch()
    var groups = Set<FloorGroup>()
    for (slot, axis) in negative {
      let group = FloorGroup(parent: slots.parents[Int(slot)], axis: axis)
      if !groups.insert(group).inserted || !raised.contains(group) || group.parent < 0 { continue }
      for child in slots.nodes[Int(group.parent)]?.node?.children ?? [] where child.layoutNode.engine === self {
        appendFloor(child.layoutNode.slot, axis, to: &batch)
      }
    }
    raised.formUnion(groups)
    if batch.rows.isEmpty { return false }
    gatherChanges()
    if !add(batch) { return false }
    isUnsolved = true
    return true
  }

  private func negativeExtents() -> [(slot: Int32, axis: Axis)] {
    var extents: [(slot: Int32, axis: Axis)] = []
    // A slot that was read several times may be listed several times.
    for slot in Set(frames.takeNegative()).sorted() where slots.nodes[Int(slot)] != nil {
      for axis in Axis.allCases where frames.value(at: place(slot, axis)) < FrameTable.leastExtent {
        extents.append((slot, axis))
      }
    }
    return extents
  }

  private func place(_ slot: Int32, _ axis: Axis) -> Int { Int(slot) * 4 + (axis == .horizontal ? 2 : 3) }

  private func isDerived(_ slot: Int32, _ axis: Axis) -> Bool { frames.derivations.isDerived(place(slot, axis)) }

  /// Removes the floors in a conflict that involves the inside of an item whose arrangement depends on its size.
  ///
  /// Such an arrangement may still be the one for more room, and contradict the floors. Leaving out one of its
  /// constraints would hide the shortage from the item. The floors may also be those of items outside, such as a mark
  /// beside a chart that is as high as something in the chart. Floors that are still needed are added again.
  ///
  /// - Parameter error: The solver's reason for refusing a row.
  /// - Returns: Whether any floor was removed.
  func lowerFloors(_ error: SolverError) -> Bool {
    guard isPreparing, case .unsatisfiable(let conflict) = error else { return false }
    if !conflict.present.contains(where: { speaksOfUnsteady(owner(of: $0)) }) { return false }
    var hasLowered = false
    for handle in conflict.present {
      guard case .floor(let slot, let axis) = owners[handle.rowIndex] else { continue }
      if axis == .horizontal { slots.floors[Int(slot)].width = nil } else { slots.floors[Int(slot)].height = nil }
      isUnsolved = true
      takeOut(handle)
      hasLowered = true
    }
    return hasLowered
  }

  /// Returns whether a row involves something inside a node that decides its arrangement by its size.
  private func speaksOfUnsteady(_ owner: RowOwner) -> Bool {
    switch owner {
    case .floor(let slot, _), .content(let slot, _, _): return isInUnsteady(slot)
    case .declared(let constraint):
      return constraint._withUnsafeGuaranteedRef { constraint in
        (0..<constraint.expression.termCount).contains { isInUnsteady(constraint.expression.reading(ofTerm: $0).slot) }
      }
    case .given, .unowned, .bundled: return false
    }
  }

  private func isInUnsteady(_ slot: Int32) -> Bool {
    if slot < 0 { return false }
    var parent = slots.parents[Int(slot)]
    while parent >= 0 {
      if slots.nodes[Int(parent)]?.node?.commonExtents != nil { return true }
      parent = slots.parents[Int(parent)]
    }
    return false
  }

  /// Adds all missing floors, except those of derived extents, for questions about other solutions.
  func completeFloors() {
    var batch = Batch()
    for slot in slots.floors.indices where slots.nodes[slot] != nil {
      appendFloor(Int32(slot), .horizontal, to: &batch)
      appendFloor(Int32(slot), .vertical, to: &batch)
    }
    if addFloors(batch) { readmit() }
  }

  private func appendFloor(_ slot: Int32, _ axis: Axis, to batch: inout Batch) {
    let floors = slots.floors[Int(slot)]
    if isDerived(slot, axis) { return }
    if (axis == .horizontal ? floors.width : floors.height) != nil { return }
    let variable = variable(slot, axis == .horizontal ? .width : .height)
    batch.append(variable, 0, .greaterOrEqual, .required, .floor(slot, axis))
  }

  private func addFloors(_ batch: Batch) -> Bool {
    if batch.rows.isEmpty { return false }
    // Adding may solve, and discards the solver's list of earlier changes. So they are collected first.
    gatherChanges()
    isUnsolved = true
    if add(batch) { return true }
    var hasAdded = false
    for (place, owner) in batch.owners.enumerated() where admit(batch.rows.constraint(at: place), owner) {
      hasAdded = true
    }
    return hasAdded
  }

  /// Adds a floor that contradicts constraints.
  ///
  /// The youngest constraint of each conflict is left out.
  private func admit(_ floor: Constraint, _ owner: RowOwner) -> Bool {
    while true {
      do {
        settle(try solver.add(floor), owner)
        return true
      } catch {
        if writeOut(owner, error) { continue }
        if giveWay(to: owner, floor, error) == nil { return false }
      }
    }
  }
}
