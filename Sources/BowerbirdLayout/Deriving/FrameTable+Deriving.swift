/// Frames with derived numbers.
extension FrameTable {
  /// Returns the value of a number of a slot, derived or not.
  func value(at place: Int) -> Double {
    derivations.isDerived(place) ? derivations.value(of: place, in: values.elements) : values[place]
  }

  // MARK: - Changes of derivations

  /// Remembers the frame of a slot before one of its derivations begins or ends.
  func noteRederiving(_ slot: Int32) {
    while framesBefore.count < slotCount { framesBefore.append(nil) }
    if framesBefore[Int(slot)] != nil { return }
    framesBefore[Int(slot)] = frame(at: slot)
    rederived.append(slot)
  }

  /// Copies the derivations if a report refers to them, so that the report keeps the followers that it was made with.
  private func keepReports() {
    if isKnownUniquelyReferenced(&derivations) { return }
    derivations = derivations.copy()
  }

  /// Derives a number from others.
  func derive(_ place: Int, _ derivation: Derivation) {
    noteRederiving(Int32(place / 4))
    keepReports()
    derivations.reserve(slotCount: slotCount)
    derivations.insert(derivation, at: place)
    if keepsFrames { touchFollowers(of: place) }
  }

  /// Ends the derivation of a number.
  ///
  /// The number keeps its value until the solution is read again.
  ///
  /// - Returns: The value.
  func endDeriving(_ place: Int) -> Double {
    noteRederiving(Int32(place / 4))
    keepReports()
    let value = derivations.value(of: place, in: values.elements)
    derivations.remove(at: place)
    values[place] = value
    new.append(Int32(place / 4))
    return value
  }

  // MARK: - Extents

  /// Lists derived extents that are negative, without checking those that cannot be.
  func lookAtDerivedExtents() {
    for place in small { derivations.forEachFollower(of: Int(place)) { noteIfNegative($0) } }
    small.removeAll(keepingCapacity: true)
    if derivations.isEmpty { return }
    for place in derivations.takeUnseen() { noteIfNegative(Int(place)) }
    for place in derivations.watched { noteIfNegative(Int(place)) }
  }

  private func noteIfNegative(_ place: Int) {
    if place % 4 < 2 || !derivations.isDerived(place) { return }
    if derivations.value(of: place, in: values.elements) < Self.leastExtent { negative.append(Int32(place / 4)) }
  }

  // MARK: - Followers

  /// Records the move of a number that other numbers follow.
  func noteMove(of place: Int, by distance: Double) {
    if keepsFrames { return touchFollowers(of: place) }
    moves.append(DerivedMoves.Move(place: Int32(place), distance: distance))
  }

  private func touchFollowers(of place: Int) { derivations.forEachFollower(of: place) { touch($0 / 4) } }

  func touchRederived() { for slot in rederived { touch(Int(slot)) } }

  /// Stores the frames with derived numbers, when frames begin to be stored apart.
  func keepDerivedFrames() {
    if derivations.isEmpty { return }
    for slot in 0..<slotCount where derivations.isAnyDerived(inSlot: slot) {
      keep(solvedFrame(at: Int32(slot)), at: Int32(slot))
    }
    // A slot whose derivations have changed since the last layout has the frame from then.
    for slot in rederived {
      if let frame = framesBefore[Int(slot)] { keep(frame, at: slot) }
    }
    for move in moves { touchFollowers(of: Int(move.place)) }
    moves.removeAll()
  }

  /// Touches the slots whose frames have changed with their derivations.
  ///
  /// Frames must share storage with values.
  func writeRederived() {
    for slot in rederived where frame(at: slot) != framesBefore[Int(slot)] { touch(Int(slot)) }
    forgetRederived()
  }

  func forgetRederived() {
    for slot in rederived { framesBefore[Int(slot)] = nil }
    rederived.removeAll(keepingCapacity: true)
  }
}
