import BowerbirdSolver

/// Finds the smallest size of an item in a tree whose items review solutions.
///
/// The decisions of these items affect the answer, so a copy of the solver is not enough. The tree itself is laid out
/// for the question, and gets its former layout back afterwards. No frame is written in between.
extension LayoutEngine {
  /// Returns the smallest size of a slot's item for a given width, a given height, both or neither.
  func reviewedSize(of slot: Int32, width: Double?, height: Double?) -> Size {
    answeringQuestion { during(.layout) { askedSize(of: slot, width, height) } }
  }

  private func askedSize(of slot: Int32, _ width: Double?, _ height: Double?) -> Size {
    frames.keepFrames()
    let before = lastValues()
    releaseSize()
    askForFit(of: slot, true)
    let preferences = [ask(width, slot, .horizontal), ask(height, slot, .vertical)].compactMap { $0 }
    solveUntilSettled(solveUnsized)
    let smallest = Size(width: solvedValue(slot, .width), height: solvedValue(slot, .height))
    solver.remove(preferences)
    askForFit(of: slot, false)
    question.asked = nil
    releaseSize()
    if let size = given.last {
      resize(to: size)
      solveUntilSettled(solveUnsized)
    }
    putBack(before)
    notes.forgetUnsettled()
    return smallest
  }

  /// Begins or ends a question for an item's smallest size, in which the item's fit outweighs the content inside of it.
  private func askForFit(of slot: Int32, _ isAsked: Bool) {
    guard let node = slots.nodes[Int(slot)]?.node else { return }
    // The fits of a root's alternatives are computed only while a question needs them.
    if node.alternativeArranger != nil && node.parent == nil { node.setNeedsArrangement() }
    if node.content == nil { return }
    node.isAskedForFit = isAsked
    listContent(of: node)
  }

  /// Adds a temporary row that sets an extent to a given value, or makes the extent as short as possible.
  ///
  /// - Returns: The handle; nil for a given extent of the root, which has a row of its own.
  private func ask(_ extent: Double?, _ slot: Int32, _ axis: Axis) -> ConstraintHandle? {
    var expression = expression(slot, .length(along: axis))
    guard let extent, extent.isFinite else {
      return try? solver.add(Constraint(expression, .equal), priority: FittingSolver.fittingPriority)
    }
    if slot == root.slot {
      give(max(0, extent), axis)
      return nil
    }
    expression.constant -= max(0, extent)
    return try? solver.add(Constraint(expression, .equal), priority: Self.givenPriority)
  }

  /// The priority of a given extent of an item inside of the tree.
  ///
  /// Only required constraints are stronger.
  private static let givenPriority = Priority(999.99)

  /// Removes the rows of the root's size.
  private func releaseSize() {
    given.pending = nil
    let handles = given.rows
    for handle in handles { owners.release(handle) }
    given.forgetRows()
    standing.noteRoom()
    solver.remove(handles)
  }

  /// Solves without a given size.
  ///
  /// The constraints determine the root's size.
  func solveUnsized() {
    given.pending = nil
    prepare()
    solveWithoutNegativeExtents()
  }
}
