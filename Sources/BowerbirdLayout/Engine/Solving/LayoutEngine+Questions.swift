import BowerbirdSolver

/// Keeps questions from affecting later layouts.
extension LayoutEngine {
  /// Brings the solution up to date for a question, as a layout would, without writing frames.
  ///
  /// Updating the rows alone is not enough. An arrangement that no item has reviewed yet may contradict the lazy bounds
  /// that questions add. The question would then leave out a constraint that no layout leaves out.
  func solveForQuestion() {
    if activity != .nothing { return prepare() }
    noteConditions()
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
    let before = question.isAsking
    question.isAsking = true
    defer { question.isAsking = before }
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
    let written = writtenFrames(), problems = notes.problems
    let before = lastValues()
    question.isTrying = true
    question.isAsking = true
    body()
    if wasLaidOut, let size {
      _ = layout(size, grid)
      putBack(before)
      _ = layout(size, grid)
      restoreWrittenFrames(written)
    } else {
      startAgain()
    }
    question.isTrying = false
    question.isAsking = false
    notes.problems = problems
  }

  private func writtenFrames() -> [(item: ItemReference, frame: Rect)] {
    slots.nodes.compactMap { item in item?.node.map { (item: $0.reference, frame: $0.frame) } }
  }

  /// Restores the written frames.
  ///
  /// If a trial changed a frame by more than rounding, the next layout writes and reports it.
  private func restoreWrittenFrames(_ written: [(item: ItemReference, frame: Rect)]) {
    for (item, frame) in written where item.isIn(self) && item.slot >= 0 {
      let tried = frames.frame(at: item.slot)
      frames.keep(frame, at: item.slot)
      if !frame.isNearly(tried) { frames.markUnwritten(Int(item.slot)) }
    }
  }

  // MARK: - Undetermined numbers

  /// A number's item, its index among the numbers of all slots, and its value.
  typealias KnownValue = (item: ItemReference?, index: Int, value: Double)

  /// Returns the values that the frame table read last.
  func lastValues() -> [KnownValue] {
    (0..<SlotNumber.numberCount(ofSlots: min(slots.count, frames.slotCount))).map { index in
      (slots.node(atIndex: index), index, frames.value(at: index))
    }
  }

  /// Returns the values of the present solution, including substituted numbers.
  private func presentValues() -> [KnownValue] {
    solver.withValues { values in
      values.indices.map { index in
        (slots.node(atIndex: index), index, frames.substitutions.number(index, in: values))
      }
    }
  }

  /// Restores all substitutions as rows, and adds all lazy bounds, for a question about rows.
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
    let before = presentValues()
    addRows()
    putBack(before)
    solver.solve()
  }

  /// Moves numbers that no constraint determines back to their values from before a question.
  func putBack(_ before: [KnownValue]) {
    restoreReleased()
    // A tree that was rebuilt may have fewer slots than before.
    let before = before.filter { number in
      let slot = SlotNumber.slot(of: number.index)
      return number.item != nil && slot < slots.count && slots.nodes[slot] === number.item
    }
    var known: Set<Int> = []
    var edited: [Variable] = []
    while true {
      // A number that moves back may move other numbers, which are then moved back too.
      let moved = solver.withValues { values in
        before.filter { hasMoved($0, in: values) && known.insert($0.index).inserted }
      }
      if moved.isEmpty { break }
      for (_, index, value) in moved {
        if solver.suggest(slots.variables[index], value) { edited.append(slots.variables[index]) }
      }
    }
    if edited.isEmpty { return }
    solver.endSuggestions(edited)
    // The next question restores the values that are read here.
    readSolution()
  }

  private func hasMoved(_ known: KnownValue, in values: UnsafeBufferPointer<Double>) -> Bool {
    known.index < values.count && !frames.substitutions.isSubstituted(known.index)
      && !known.value.isNearly(values[known.index])
  }
}

extension Rect {
  fileprivate func isNearly(_ other: Rect) -> Bool {
    x.isNearly(other.x) && y.isNearly(other.y) && width.isNearly(other.width) && height.isNearly(other.height)
  }
}
