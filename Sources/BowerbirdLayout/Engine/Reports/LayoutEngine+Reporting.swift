import BowerbirdSolver

extension LayoutEngine {
  /// Returns the report at the end of a layout, and empties the notes for it; returns an empty report for a trial.
  ///
  /// The next report does not repeat the dropped constraints, the ties, and most of the problems of this report.
  func takeReport() -> LayoutReport {
    // The findings of a trial are left to the report of the next layout that the program requests.
    if question.isTrying { return LayoutReport() }
    standing.forgetEnded()
    notes.take(from: root)
    if !notes.isEmpty { notes.prepareReport(of: self) }
    var warnings = notes.hasWarners ? warnings() : []
    let alternatives = choiceState.hasDeclaredChoices ? takenAlternatives() : []
    if choiceState.hasDeclaredChoices {
      notes.note(choiceOrder.mistakes + undoneChoices + choices.flatMap { $0.alternatives?.unfitted ?? [] })
      let sets = choices.compactMap { $0.alternatives }
      warnings += sets.flatMap { $0.lengthWarnings } + sets.compactMap { $0.ignoredConditionWarning }
    }
    let report = LayoutReport(
      conflicts: standing.conflictsByAge, dropped: notes.dropped, problems: notes.problems, warnings: warnings,
      ties: ties.isEmpty ? [] : ties.newTies(in: &solver), alternatives: alternatives, emptied: notes.takeEmptied(),
      slots: frames.visiblyChanged(below: root), nodes: slots.nodes,
      moves: frames.moves.isEmpty
        ? SubstitutedMoves() : SubstitutedMoves(moves: frames.moves, substitutions: frames.substitutions))
    if !notes.isEmpty { notes.endReport() }
    return report
  }
}
