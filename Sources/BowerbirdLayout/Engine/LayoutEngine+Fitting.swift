import BowerbirdSolver

/// How small an item can be where items of the tree look at every solution before they are content with it.
///
/// What they decide is part of the answer, so that a copy of the solver is not enough: the tree is laid out for the question,
/// and then as it was. No frame is written in between.
extension LayoutEngine {
  /// The smallest size of a slot, given what is given.
  func reviewedSize(of slot: Int32, width: Double?, height: Double?) -> Size {
    asking { during(.layout) { askedSize(of: slot, width, height) } }
  }

  private func askedSize(of slot: Int32, _ width: Double?, _ height: Double?) -> Size {
    frames.keepFrames()
    let before = lastValues()
    releaseSize()
    askedSlot = slot
    askForFit(of: slot, true)
    let wishes = [ask(width, slot, .width), ask(height, slot, .height)].compactMap { $0 }
    settleDown(solveUnsized)
    let size = Size(width: solvedValue(slot, .width), height: solvedValue(slot, .height))
    // The wishes were made above, and nobody else knows them.
    try? solver.remove(wishes)
    askForFit(of: slot, false)
    askedSlot = nil
    releaseSize()
    if let given = self.size {
      resize(to: given)
      settleDown(solveUnsized)
    }
    putBack(before)
    forgetUnsettled()
    return size
  }

  /// Has what an item needs count more than what is in it, for the time of the question.
  private func askForFit(of slot: Int32, _ isAsked: Bool) {
    guard let node = slots.nodes[Int(slot)]?.node, node.content != nil else { return }
    node.isAskedForFit = isAsked
    listContent(of: node)
  }

  /// A row for the time being: that an extent is as given, or small.
  private func ask(_ extent: Double?, _ slot: Int32, _ place: Place) -> ConstraintHandle? {
    isUnsolved = true
    var expression = expression(slot, place)
    guard let extent, extent.isFinite else {
      return try? solver.add(Constraint(expression, .equal), priority: FittingSolver.fittingPriority)
    }
    if slot == root.slot {
      give(max(0, extent), place)
      return nil
    }
    expression.constant -= max(0, extent)
    return try? solver.add(Constraint(expression, .equal), priority: Self.givenPriority)
  }

  /// Inside of the tree, a given extent is wished for so strongly that only required constraints are stronger.
  private static let givenPriority = Priority(999.99)

  /// Lets the root have any size.
  private func releaseSize() {
    isUnsolved = true
    pendingSize = nil
    let handles = [givenWidth, givenHeight].compactMap { $0 }
    for handle in handles { owners[handle.rowIndex] = .unowned }
    givenWidth = nil
    givenHeight = nil
    mayReadmit = true
    // The handles are of rows that were there until now.
    try? solver.remove(handles)
  }

  /// Solves as it is, whatever size that gives the root.
  func solveUnsized() {
    pendingSize = nil
    prepare()
    lookForNothingNegative()
  }
}
