/// Frames whose numbers are made up of others.
extension FrameTable {
  /// A number of a slot: a value of the solver's, or what is made up of several.
  func value(at place: Int) -> Double {
    derivations.isDerived(place) ? derivations.value(of: place, in: values.elements) : values[place]
  }

  // MARK: - Changes of what is derived from what

  /// A number is about to be made up of others, or not any more.
  func noteRederiving(_ slot: Int32) {
    while framesBefore.count < slotCount { framesBefore.append(nil) }
    if framesBefore[Int(slot)] != nil { return }
    framesBefore[Int(slot)] = frame(at: slot)
    rederived.append(slot)
  }

  /// Reports that somebody still has speak of what followed what when they were made.
  private func keepReports() {
    if isKnownUniquelyReferenced(&derivations) { return }
    derivations = derivations.copy()
  }

  /// Has a number made up of others.
  func derive(_ place: Int, _ derivation: Derivation) {
    noteRederiving(Int32(place / 4))
    keepReports()
    derivations.reserve(slotCount: slotCount)
    derivations.insert(derivation, at: place)
    if keepsFrames { touchFollowers(of: place) }
  }

  /// A number is one of the solver's again, and keeps its value until that is looked at.
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

  /// Notes which derived extents are negative, without looking at those that cannot be.
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

  /// Something has moved that other numbers follow.
  func noteMove(of place: Int, by distance: Double) {
    if keepsFrames { return touchFollowers(of: place) }
    moves.append(DerivedMoves.Move(place: Int32(place), distance: distance))
  }

  private func touchFollowers(of place: Int) { derivations.forEachFollower(of: place) { touch($0 / 4) } }

  func touchRederived() { for slot in rederived { touch(Int(slot)) } }

  /// From now on frames are kept apart: those that are derived have to be written.
  func keepDerivedFrames() {
    if derivations.isEmpty { return }
    for slot in 0..<slotCount where derivations.isAnyDerived(inSlot: slot) {
      keep(solvedFrame(at: Int32(slot)), at: Int32(slot))
    }
    // What is derived in another way since the last layout has the frame from then.
    for slot in rederived {
      if let frame = framesBefore[Int(slot)] { keep(frame, at: slot) }
    }
    for move in moves { touchFollowers(of: Int(move.place)) }
    moves.removeAll()
  }

  /// Where frames are the values: notes which of the slots have another frame that are derived in another way.
  func writeRederived() {
    for slot in rederived where frame(at: slot) != framesBefore[Int(slot)] { touch(Int(slot)) }
    forgetRederived()
  }

  func forgetRederived() {
    for slot in rederived { framesBefore[Int(slot)] = nil }
    rederived.removeAll(keepingCapacity: true)
  }
}
