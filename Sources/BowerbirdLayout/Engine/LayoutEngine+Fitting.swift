import BowerbirdSolver

/// How small an item can be where items of the tree look at every solution before they are content with it.
///
/// What they decide is part of the answer, so that a copy of the solver is not enough: the tree is laid out for the question,
/// and then as it was. No frame is written in between.
extension LayoutEngine {
  /// The smallest size of a slot, given what is given.
  func reviewedSize(of slot: Int32, width: Double?, height: Double?) -> Size {
    frames.keepFrames()
    releaseSize()
    let wishes = [ask(width, slot, .width), ask(height, slot, .height)].compactMap { $0 }
    settleDown()
    let size = Size(width: solvedValue(slot, .width), height: solvedValue(slot, .height))
    // The wishes were made above, and nobody else knows them.
    try? solver.remove(wishes)
    isUnsolved = true
    if let given = self.size {
      resize(to: given)
      settleDown()
    }
    return size
  }

  /// A row for the time being: that an extent is as given, or small.
  private func ask(_ extent: Double?, _ slot: Int32, _ place: Place) -> ConstraintHandle? {
    isUnsolved = true
    var expression = expression(slot, place)
    guard let extent, extent.isFinite else {
      return try? solver.add(Constraint(expression, .equal), priority: FittingSolver.fittingPriority)
    }
    expression.constant -= max(0, extent)
    return try? solver.add(Constraint(expression, .equal), priority: Self.givenPriority)
  }

  /// A given extent is wished for so strongly that only required constraints are stronger.
  private static let givenPriority = Priority(999.99)

  /// Lets the root have any size.
  private func releaseSize() {
    let handles = [givenWidth, givenHeight].compactMap { $0 }
    for handle in handles { owners[handle.rowIndex] = .nobody }
    givenWidth = nil
    givenHeight = nil
    // The handles are of rows that were there until now.
    try? solver.remove(handles)
  }

  /// Solves until no item wants anything changed.
  private func settleDown() {
    var rounds = 0
    repeat {
      prepare()
      lookForNothingNegative()
      rounds += 1
    } while rounds < Self.mostRounds && needsAnotherRound()
  }
}
