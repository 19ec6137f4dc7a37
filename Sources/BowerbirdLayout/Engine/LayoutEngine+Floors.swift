import BowerbirdSolver

/// That no extent is negative.
///
/// Nearly all extents are positive without a row that says so. So the rows, the *floors*, are added where a solution turns
/// out negative without them, and stay from then on; where more than the one solution counts, all of them are added.
extension LayoutEngine {
  /// Adds the floors of what has come out negative.
  ///
  /// - Returns: Whether there were any, so that it has to be solved again.
  func raiseFloors() -> Bool {
    var batch = Batch()
    for slot in frames.takeNegative() where slots.nodes[Int(slot)] != nil {
      let values = frames.values + Int(slot) * 4
      if values[2] < FrameTable.leastExtent { appendFloor(slot, .horizontal, to: &batch) }
      if values[3] < FrameTable.leastExtent { appendFloor(slot, .vertical, to: &batch) }
    }
    return addFloors(batch)
  }

  /// Adds all floors that there are not yet: for whoever asks what else could be.
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
    if (axis == .horizontal ? floors.width : floors.height) != nil { return }
    let variable = variable(slot, axis == .horizontal ? .width : .height)
    batch.append(variable, 0, .greaterOrEqual, .required, .floor(slot, axis))
  }

  private func addFloors(_ batch: Batch) -> Bool {
    if batch.rows.isEmpty { return false }
    isUnsolved = true
    // Solving at this place may not make forgotten what changed before.
    gatherChanges()
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
        if giveWay(to: owner, floor, error) == nil { return false }
      }
    }
  }
}
