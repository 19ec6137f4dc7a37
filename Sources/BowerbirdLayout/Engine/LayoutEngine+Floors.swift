import BowerbirdSolver

/// The items of one parent along an axis, for which floors may be raised together.
struct FloorGroup: Hashable {
  var parent: Int32
  var axis: Axis
}

/// That no extent is negative.
///
/// Nearly all extents are positive without a row that says so. So the rows, the *floors*, are added where a solution turns
/// out negative without them, and stay from then on; where more than the one solution counts, all of them are added.
/// An extent that is derived is a variable again before it gets a floor.
extension LayoutEngine {
  /// Adds the floors of what has come out negative.
  ///
  /// In a row without enough room, one item gives way for all. With a floor, it hands what is lacking on to the next item. So
  /// where the floor of an item has not been enough for its siblings, all of them get their floors at once.
  ///
  /// - Parameter raised: The parents and axes along which earlier rounds have raised floors; this round adds its own.
  /// - Returns: Whether there were any, so that it has to be solved again.
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

  /// Adds the floors of all siblings where this is the second round that needs floors among them.
  ///
  /// Together they may contradict other constraints. Then none of them is added, and each round goes on with its own floors.
  ///
  /// - Returns: Whether there were any.
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
    // A slot that was looked at several times is listed several times.
    for slot in Set(frames.takeNegative()).sorted() where slots.nodes[Int(slot)] != nil {
      for axis in Axis.allCases where frames.value(at: place(slot, axis)) < FrameTable.leastExtent {
        extents.append((slot, axis))
      }
    }
    return extents
  }

  private func place(_ slot: Int32, _ axis: Axis) -> Int { Int(slot) * 4 + (axis == .horizontal ? 2 : 3) }

  private func isDerived(_ slot: Int32, _ axis: Axis) -> Bool { frames.derivations.isDerived(place(slot, axis)) }

  /// Takes out all floors of a conflict that is also about something inside of items which arrange what they hold in another way
  /// where there is no room for it.
  ///
  /// What is arranged for more room than there is now contradicts the floors, and nobody could see how little there is if that
  /// were left out that says so. It may be the floor of something outside, such as a mark beside a chart that is as high as
  /// something in it. Floors that are needed all the same come back.
  ///
  /// - Parameter error: Why the solver refused a row.
  /// - Returns: Whether there were any.
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

  /// Whether a row is about something inside of a node that decides for a size what it holds.
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

  /// Adds all floors that there are not yet, but for those of derived extents: for whoever asks what else could be.
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
    // Solving at this place may not make forgotten what changed before.
    gatherChanges()
    isUnsolved = true
    if add(batch) { return true }
    var hasAdded = false
    for (place, owner) in batch.owners.enumerated() where admit(batch.rows.constraint(at: place), owner) {
      hasAdded = true
    }
    return hasAdded
  }

  /// Adds a floor that contradicts constraints, the youngest of which give way.
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
