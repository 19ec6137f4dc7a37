import BowerbirdSolver

/// Keeps questions from affecting later layouts.
extension LayoutEngine {
  /// Brings the solution up to date for a question, as a layout would, without writing frames.
  ///
  /// During a layout, the call only passes the recorded changes to the solver.
  ///
  /// Updating the rows alone is not enough. An arrangement that its item has not reviewed yet may contradict the lazy
  /// bounds that questions add. The question would then leave out a constraint that no layout leaves out.
  func solveForQuestion() {
    if activity != .nothing { return passChanges() }
    if choiceState.hasDeclaredChoices { noteConditions() }
    if pending.isEmpty && !solver.isUnsolved { return }
    let before = lastValues()
    answeringQuestion {
      during(.layout) {
        frames.keepFrames()
        solveUntilSettled { if let size = given.last { passChangesAndSolve(size) } else { solveUnsized() } }
      }
    }
    putBack(before)
    notes.forgetUnsettled()
  }

  /// Runs a closure that solves to answer a question, and marks all its solves as solves for a question.
  func answeringQuestion<Answer>(_ body: () -> Answer) -> Answer {
    let before = question.begin()
    defer { question.end(before) }
    return body()
  }

  /// Discards all rows of a tree that has never been laid out, with the frames and values from trials.
  func startAgain() {
    given.forgetSizes()
    reset()
  }

  // MARK: - Trials

  /// Runs a closure that makes trial layouts for a question, and then restores the earlier layout.
  func trying(_ body: () -> Void) {
    let size = given.last, wasLaidOut = size != nil, grid = rounding.grid
    if wasLaidOut { solveForQuestion() }
    frames.keepFrames()
    let written = slots.nodes.compactMap { item in item?.node.map { (item: $0.reference, frame: $0.writtenFrame) } }
    let before = lastValues(), problems = notes.problems
    question.beginTrials()
    body()
    if wasLaidOut, let size {
      _ = layout(size, grid)
      putBack(before)
      _ = layout(size, grid)
      for (item, frame) in written where item.isIn(self) && item.slot >= 0 { frames.restore(frame, at: item.slot) }
    } else {
      startAgain()
    }
    question.endTrials()
    notes.restore(problems)
  }

  // MARK: - Undetermined numbers

  /// Returns the values that the frame table read last.
  func lastValues() -> KnownValues { KnownValues(in: frames, slots) }

  /// Restores all substitutions as rows, and adds the bounds of all ``unboundedExtents``, for a question that needs
  /// every constraint as a row.
  func completeRows() {
    solver.solveIfNeeded()
    if frames.substitutions.isEmpty && unboundedExtents.isEmpty { return }
    keepingValues {
      restoreAll()
      completeLazyBounds()
    }
  }

  /// Calls a closure that adds rows which the present values satisfy, and then restores these values.
  ///
  /// In an ambiguous layout, other solutions are equally good, and new rows may lead to another solution.
  func keepingValues(_ addRows: () -> Void) {
    let before = KnownValues(in: &solver, slots, frames.substitutions)
    addRows()
    putBack(before)
    solver.solve()
  }

  /// Moves numbers that no constraint determines back to their values from before a question.
  func putBack(_ before: KnownValues) {
    restoreReleased()
    let edited = before.suggest(to: &solver, slots, frames.substitutions)
    if edited.isEmpty { return }
    solver.endSuggestions(edited)
    // The next question compares with the values that are read here, and restores them.
    solveAndRead()
  }
}
