import BowerbirdSolver

/// Reads and writes frames with substituted numbers, which are computed from other numbers; see ``Substitution``.
extension SlotFrames {
  /// Returns the value of a number by its index, substituted or not.
  func value(at index: Int) -> Double {
    if !substitutions.isSubstituted(index) { return values[index] }
    return substitutions.value(of: index, in: UnsafeBufferPointer(values.elements))
  }

  /// Returns the index of the number that a definition determines, and the number's substitution; nil if the
  /// definition must be a row.
  func substitution(
    for definition: Definition, at slot: Int32, in container: ItemReference
  ) -> (index: Int, substitution: Substitution)? {
    withSubstitutions { $0.substitution(for: definition, at: slot, in: container) }
  }

  /// Returns whether a row may contain the terms of a number's substitution.
  func isInRows(_ index: Int) -> Bool { withSubstitutions { $0.isInRows(index) } }

  // MARK: - Changes of substitutions

  /// Stores the present frame of a slot, before one of the slot's substitutions begins or ends.
  ///
  /// Until frames are written again, only the first call for a slot has an effect.
  func noteSubstitutionChange(_ slot: Int32) {
    while framesBefore.count < slotCount { framesBefore.append(nil) }
    if framesBefore[Int(slot)] != nil { return }
    framesBefore[Int(slot)] = frame(at: slot)
    resubstituted.append(slot)
  }

  /// Begins the substitution of the number at an index.
  func substitute(_ index: Int, _ substitution: Substitution) {
    noteSubstitutionChange(Int32(SlotNumber.slot(of: index)))
    changeSubstitutions { $0.insert(substitution, at: index, slotCount: slotCount) }
    if keepsFrames { markFollowersUnwritten(of: index) }
  }

  /// Ends the substitution of the number at an index.
  ///
  /// The number keeps its value until the solution is read again.
  func endSubstitution(_ index: Int) {
    noteSubstitutionChange(Int32(SlotNumber.slot(of: index)))
    let value = value(at: index)
    changeSubstitutions { $0.remove(at: index) }
    values[index] = value
    new.append(Int32(SlotNumber.slot(of: index)))
  }

  // MARK: - Extents

  /// Adds to ``negative`` the slots with negative substituted extents.
  ///
  /// Only extents that may have become negative are checked.
  func readSubstitutedExtents() {
    for index in small { substitutions.forEachFollower(of: Int(index)) { noteIfNegative($0) } }
    small.removeAll(keepingCapacity: true)
    if substitutions.isEmpty { return }
    for index in substitutions.takeUnseen() { noteIfNegative(Int(index)) }
    for index in substitutions.watched { noteIfNegative(Int(index)) }
  }

  private func noteIfNegative(_ index: Int) {
    if !SlotNumber.isLength(at: index) || !substitutions.isSubstituted(index) { return }
    let extent = substitutions.value(of: index, in: UnsafeBufferPointer(values.elements))
    if extent < LayoutTolerances.leastExtent { negative.append(Int32(SlotNumber.slot(of: index))) }
  }

  // MARK: - Followers

  /// Records the change of a number that has followers.
  ///
  /// If frames are stored apart from values, the call adds the slots of the followers to ``unwritten``. If frames and
  /// values share storage, the call adds the change to ``moves``.
  func noteMove(of index: Int, by distance: Double) {
    if keepsFrames { return markFollowersUnwritten(of: index) }
    moves.append(SubstitutedMoves.Move(index: Int32(index), distance: distance))
  }

  private func markFollowersUnwritten(of index: Int) {
    withSubstitutions { $0.forEachFollower(of: index) { markUnwritten(SlotNumber.slot(of: $0)) } }
  }

  func markResubstituted() { for slot in resubstituted { markUnwritten(Int(slot)) } }

  /// Stores the frames of slots with substituted numbers, when the table begins to store frames apart from values.
  func keepSubstitutedFrames() {
    if substitutions.isEmpty { return }
    for slot in 0..<slotCount where substitutions.isAnySubstituted(inSlot: slot) {
      keep(solvedFrame(at: Int32(slot)), at: Int32(slot))
    }
    // A slot whose substitutions have changed since the last layout keeps the frame of that layout.
    for slot in resubstituted {
      if let frame = framesBefore[Int(slot)] { keep(frame, at: slot) }
    }
    for move in moves { markFollowersUnwritten(of: Int(move.index)) }
    moves.removeAll()
  }

  /// Adds to ``unwritten`` the slots whose frames have changed because a substitution began or ended.
  ///
  /// The list of slots with changed substitutions is empty afterwards.
  ///
  /// - Precondition: Frames share storage with values.
  func writeResubstituted() {
    for slot in resubstituted where frame(at: slot) != framesBefore[Int(slot)] { markUnwritten(Int(slot)) }
    forgetResubstituted()
  }

  func forgetResubstituted() {
    for slot in resubstituted { framesBefore[Int(slot)] = nil }
    resubstituted.removeAll(keepingCapacity: true)
  }
}
