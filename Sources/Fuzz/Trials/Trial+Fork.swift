import BowerbirdSolver

extension Trial {
  /// Continues with a fork, after checking that changes of the original do not affect the fork.
  mutating func fork() throws(TrialFailure) {
    record { _ in "solver = solver.fork()" }
    let original = solver
    let twin = original.fork()
    let before = twin.withValues { Array($0) }
    guard before.isIdentical(to: original.withValues { Array($0) }) else {
      throw TrialFailure("a fork's values differ from those of its original")
    }
    disturb(original)
    guard before.isIdentical(to: twin.withValues { Array($0) }) else {
      throw TrialFailure("a change of the original changed its fork")
    }
    solver = twin
    lastRead = before
  }

  /// Adds, removes and changes rows of the original, and solves the original.
  ///
  /// These changes write to the storage that the original shares with its fork. The trial no longer uses the original.
  private func disturb(_ original: Solver) {
    let variable = original.variable()
    let first = mirror.variable(at: 0)
    _ = try? original.add(first - variable == 17, priority: 999)
    if let row = mirror.rows.last { try? original.remove(row.handle) }
    if let row = mirror.rows.first { try? original.update(row.handle, constant: 5) }
    if let edit = mirror.edits.first { try? original.suggest(edit.variable, -3) }
    original.solve()
  }
}
