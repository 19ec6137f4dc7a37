import BowerbirdSolver

/// Finds the smallest size of an item in a tree with computed fits, or with arrangements that depend on solutions.
///
/// Arrangements affect the answer, so a copy of the solver is not enough. The tree itself is laid out for the question,
/// and gets its former layout back afterwards. No frame is written in between.
extension LayoutEngine {
  /// Returns the smallest size of an item for a given width, a given height, both or neither.
  func reviewedSize(of item: ItemReference, width: Double?, height: Double?) -> Size {
    answeringQuestion { during(.layout) { askedSize(of: item, width, height) } }
  }

  /// Returns the smallest size of an item; zero if the item has no slot at the end of the question.
  ///
  /// During the question, the item may leave the tree and come back in another slot, because alternatives lend the item
  /// to each other. The wanted extents are therefore constraints of the item, and not rows of a slot.
  private func askedSize(of item: ItemReference, _ width: Double?, _ height: Double?) -> Size {
    frames.keepFrames()
    let before = lastValues()
    releaseSize()
    askForFit(of: item, true)
    let preferences = [ask(width, item, .horizontal), ask(height, item, .vertical)].compactMap { $0 }
    solveUntilSettled(solveUnsized)
    let smallest = item.isIn(self) ? item.node?.latestSize ?? .zero : .zero
    for preference in preferences { preference.isActive = false }
    askForFit(of: item, false)
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

  /// Begins or ends a question for an item's smallest size.
  ///
  /// During the question, the rows that keep the item at its fit have priority 999. They are then stronger than the
  /// content inside of the item.
  private func askForFit(of item: ItemReference, _ isAsked: Bool) {
    guard let node = item.node else { return }
    // The fits of a root's alternatives are computed only while a question needs them.
    if node.alternativeArranger != nil && node.parent == nil { node.setNeedsArrangement() }
    if node.content == nil { return }
    node.isAskedForFit = isAsked
    if item.isIn(self) { listContent(of: node) }
  }

  /// Activates a temporary constraint that sets an extent to a given value, or makes the extent as short as possible.
  ///
  /// - Returns: The constraint; nil for a given extent of the root, which has a row of its own.
  private func ask(_ extent: Double?, _ item: ItemReference, _ axis: Axis) -> LayoutConstraint? {
    var length = 0.0, priority = FittingSolver.fittingPriority
    if let extent, extent.isFinite {
      (length, priority) = (max(0, extent), Self.givenPriority)
      if item === root.reference {
        give(length, axis)
        return nil
      }
    }
    return LayoutConstraint(
      arranging: LayoutExpression(item, .length(along: axis), constant: -length), .equal, priority, "asked length")
  }

  /// The priority of a given extent of an item inside of the tree.
  ///
  /// Only required constraints are stronger.
  private static let givenPriority = Priority(999.99)

  /// Removes the rows of the root's size.
  private func releaseSize() {
    given.release()
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
    given.release()
    passChanges()
    solveWithoutNegativeExtents()
  }
}
