/// The alternatives that a layout has passed over, although they qualify now that other choices have changed.
///
/// A *move* is a change of a choice from one alternative to another. The next solution shows whether the move has made
/// an alternative qualify that an earlier choice has passed over. If the alternative still qualifies when the layout
/// ends, the report names both choices.
struct UndoneChoices {
  private struct Passed {
    let choice: LayoutChoice
    let index: Int

    /// The move that made the alternative qualify; nil if no move has.
    var undoneBy: Move?
  }

  private struct Move {
    let choice: LayoutChoice

    /// The index of the alternative from which the choice has moved.
    let from: Int
  }

  private var passed: [Passed] = []
  private var last: Move?

  /// The problems to report for alternatives that were ruled out because a later choice had left its first alternative.
  private var ruledOut: [LayoutProblem] = []

  /// Records that a choice takes its next alternative, and that later choices begin again.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - later: The later choices.
  ///   - other: The last of the later choices that has left the alternative with which it began; nil if there is none.
  mutating func noteMove(_ choice: LayoutChoice, _ later: ArraySlice<LayoutChoice>, undoneBy other: LayoutChoice?) {
    if let first = choice.alternatives, let second = other?.alternatives, let other {
      ruledOut.append(
        .undoneAlternative(
          host: first.host, alternative: first.name(choice.taken), by: second.host, other: second.name(other.taken)))
    }
    passed.removeAll { entry in later.contains { $0 === entry.choice } }
    if other == nil && choice.alternatives != nil { passed.append(Passed(choice: choice, index: choice.taken)) }
    last = Move(choice: choice, from: choice.taken)
  }

  /// Records which of the alternatives that were passed over qualify in the present solution.
  mutating func review(_ qualifies: (LayoutChoice, Int) -> Bool) {
    guard let last else { return }
    for index in passed.indices where passed[index].undoneBy == nil {
      if qualifies(passed[index].choice, passed[index].index) { passed[index].undoneBy = last }
    }
    self.last = nil
  }

  /// Returns the problems to report at the end of a layout.
  ///
  /// - Parameter qualifies: Returns whether an alternative qualifies in the last solution.
  /// - Returns: The problems.
  func problems(_ qualifies: (LayoutChoice, Int) -> Bool) -> [LayoutProblem] {
    ruledOut
      + passed.compactMap { entry in
        guard let set = entry.choice.alternatives, let move = entry.undoneBy, let other = move.choice.alternatives,
          qualifies(entry.choice, entry.index)
        else { return nil }
        let name = set.name(entry.index)
        if move.choice !== entry.choice {
          return .undoneAlternative(host: set.host, alternative: name, by: other.host, other: other.name(move.from))
        }
        let items = set.alternatives[entry.index].condition?.items ?? [set.host]
        if items.isEmpty || items.contains(where: { set.arranges($0) }) { return nil }
        return .circularAlternative(items[0], host: set.host, alternative: name)
      }
  }
}
