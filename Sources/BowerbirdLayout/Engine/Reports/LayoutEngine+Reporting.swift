import BowerbirdSolver

extension LayoutEngine {
  /// Returns the report at the end of a layout; an empty report for a trial.
  ///
  /// The next report does not repeat the dropped constraints, the ties, and most of the problems of this report.
  func report() -> LayoutReport {
    // The findings of a trial are left to the report of the next layout that the program requests.
    if question.isTrying { return LayoutReport() }
    standing.forgetEnded()
    notes.take(from: root)
    notes.prepareReport(of: self)
    var warnings = warnings()
    let alternatives = choiceState.hasAlternatives && choiceState.hasChoices ? takenAlternatives() : []
    if choiceState.hasAlternatives && choiceState.hasChoices {
      notes.note(choiceOrder.mistakes + undoneChoices + choices.flatMap { $0.alternatives?.unfitted ?? [] })
      warnings += choices.flatMap { $0.alternatives?.lengthWarnings ?? [] }
    }
    let report = LayoutReport(
      conflicts: standing.conflicts, dropped: notes.dropped, problems: notes.problems,
      warnings: warnings, ties: ties.newTies(in: &solver), alternatives: alternatives, emptied: notes.takeEmptied(),
      slots: frames.changed, nodes: slots.nodes,
      moves: frames.moves.isEmpty
        ? SubstitutedMoves() : SubstitutedMoves(moves: frames.moves, substitutions: frames.substitutions))
    notes.endReport()
    return report
  }
}
