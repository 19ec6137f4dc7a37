import BowerbirdSolver

/// What questions leave behind: nothing that a later layout could show.
extension LayoutEngine {
  /// Settles what has changed since the last layout as a layout would, for a question about the solution; writes no frame.
  ///
  /// Rows alone would not do: what items decide from a solution they have not reviewed may contradict the floors that such
  /// questions add, and a constraint would be left out that no layout leaves out.
  func settleForQuestion() {
    if activity != .nothing { return prepare() }
    if !hasNews && !isUnsolved { return }
    let before = lastValues()
    asking {
      during(.layout) {
        frames.keepFrames()
        settleDown { if let size { bringUpToDate(size) } else { solveUnsized() } }
      }
    }
    putBack(before)
    forgetUnsettled()
  }

  /// Forgets all rows of a tree that has never been laid out, with the frames and values that trials gave it.
  func startAgain() {
    size = nil
    pendingSize = nil
    sizeToGive = nil
    reset()
  }

  /// Forgets that a question did not settle: the next layout may.
  func forgetUnsettled() {
    problems.removeAll { if case .unsettled = $0 { true } else { false } }
  }

  // MARK: - Trials

  /// Makes layouts for a question, and then the one that there was.
  func trying(_ body: () -> Void) {
    let wasLaidOut = size != nil, size = size, grid = grid
    if wasLaidOut { settleForQuestion() }
    frames.keepFrames()
    let written = writtenFrames(), problems = problems
    let before = lastValues()
    isTrying = true
    isAsking = true
    body()
    if wasLaidOut, let size {
      _ = layout(size, grid)
      putBack(before)
      _ = layout(size, grid)
      unwrite(written)
    } else {
      startAgain()
    }
    isTrying = false
    isAsking = false
    self.problems = problems
  }

  private func writtenFrames() -> [(item: ItemReference, frame: Rect)] {
    slots.nodes.compactMap { item in item?.node.map { (item: $0.reference, frame: $0.frame) } }
  }

  /// Has the next layout write the frames that trials have changed by more than rounding, and report them.
  private func unwrite(_ written: [(item: ItemReference, frame: Rect)]) {
    for (item, frame) in written where item.isIn(self) && item.slot >= 0 {
      let tried = frames.frame(at: item.slot)
      frames.keep(frame, at: item.slot)
      if !frame.isNearly(tried) { frames.touch(Int(item.slot)) }
    }
  }

  // MARK: - What nothing determines

  /// A number of an item, and its value.
  typealias KnownValue = (item: ItemReference?, place: Int, value: Double)

  /// The values that were looked at last.
  func lastValues() -> [KnownValue] {
    (0..<min(slots.count, frames.slotCount) * 4).map { (slots.nodes[$0 / 4], $0, frames.value(at: $0)) }
  }

  /// The values of the present solution, derived or not.
  private func presentValues() -> [KnownValue] {
    withSolution { values in
      values.indices.map { (slots.nodes[$0 / 4], $0, frames.derivations.number($0, in: values)) }
    }
  }

  /// Makes rows of all definitions and floors, for a question about rows.
  func completeRows() {
    keepingValues {
      writeOutAll()
      completeFloors()
    }
  }

  /// Adds rows that the present values satisfy.
  ///
  /// Where a layout is ambiguous, other answers are equally good, and new rows may lead to one of these.
  func keepingValues(_ addRows: () -> Void) {
    let before = presentValues()
    addRows()
    putBack(before)
    gatherChanges()
  }

  /// What nothing determines has gone along with the question, and goes back to where it was.
  func putBack(_ before: [KnownValue]) {
    settleOrphans()
    // A tree that begins again may have fewer slots than it had.
    let before = before.filter { $0.item != nil && $0.place / 4 < slots.count && slots.nodes[$0.place / 4] === $0.item }
    var known: Set<Int> = []
    var edited: [Variable] = []
    while true {
      // What goes back may take along what was in its place, which then goes back too.
      let moved = withSolution { values in
        before.filter { hasMoved($0, in: values) && known.insert($0.place).inserted }
      }
      if moved.isEmpty { break }
      for (_, place, value) in moved { edited += suggest(value, at: place) }
      isUnsolved = true
    }
    if edited.isEmpty { return }
    for variable in edited { try? solver.endEdit(variable) }
    isUnsolved = true
    // The next question puts back what is looked at here.
    look()
  }

  private func hasMoved(_ known: KnownValue, in values: UnsafeBufferPointer<Double>) -> Bool {
    known.place < values.count && !frames.derivations.isDerived(known.place)
      && !known.value.isNearly(values[known.place])
  }
}

extension Rect {
  fileprivate func isNearly(_ other: Rect) -> Bool {
    x.isNearly(other.x) && y.isNearly(other.y) && width.isNearly(other.width) && height.isNearly(other.height)
  }
}
