import BowerbirdSolver

extension Trial {
  /// The tolerance for violations, relative to the magnitudes of the terms in a row or in the rows of a level.
  var tolerance: Double { 1e-9 }

  /// Compares the solver with a fresh solver to which the same model is added at once.
  ///
  /// If the trial has had very large or very small numbers, the function checks only the invariants and the contents of
  /// the solver.
  mutating func compare() throws(TrialFailure) {
    if checksInvariants { checkInvariants() }
    try compareContents()
    guard mirror.isComparable else { return }
    let fresh = try freshSolver()
    try compareErrors(with: fresh.solver)
    try proveAnswers(of: fresh)
  }

  /// Ends the program if an invariant of the solver is broken between calls.
  package mutating func checkInvariants() {
    record { _ in "solver.checkInvariants()" }
    solver.checkInvariants()
  }

  private func freshSolver() throws(TrialFailure) -> FreshSolver {
    do throws(SolverError) {
      return try mirror.freshSolver()
    } catch {
      throw TrialFailure("a fresh solver refuses constraints that were accepted one by one: \(error)")
    }
  }

  private func compareErrors(with fresh: Solver) throws(TrialFailure) {
    let here = LevelErrors(of: mirror, at: values)
    let there = LevelErrors(of: mirror, at: fresh.withValues { Array($0) })
    try expectRequired(here, "of the solver")
    try expectRequired(there, "of a fresh solver")
    for (level, other) in zip(here.levels, there.levels) where !level.agrees(with: other, within: tolerance) {
      throw TrialFailure(
        "level \(level.priority): the error is \(level.error), but \(other.error) in a fresh solver, "
          + "with numbers up to \(level.scale)")
    }
  }

  private func expectRequired(_ errors: LevelErrors, _ whose: String) throws(TrialFailure) {
    guard errors.worstRequired.excess <= tolerance else {
      let row = mirror.rows[errors.worstRequired.row]
      throw TrialFailure(
        "required row \(Transcript.swift(row.constraint)) \(whose) is violated by \(errors.worstRequired.excess) "
          + "of the size of its numbers")
    }
  }

  /// Checks that the solver has every row of the mirror, with the same priority, and that no value is NaN.
  ///
  /// If all numbers are of moderate size, the solver must also return the constraint of each row as it was added, and
  /// report the correct violation of the row.
  private func compareContents() throws(TrialFailure) {
    let now = values
    guard now.count == mirror.variables.count else { throw TrialFailure("missing values: \(now.count)") }
    guard !now.contains(where: \.isNaN) else { throw TrialFailure("a value is not a number") }
    for row in mirror.rows {
      guard let known = solver.constraint(for: row.handle), solver.priority(of: row.handle) == row.priority else {
        throw TrialFailure("\(Transcript.swift(row.constraint)) is missing, or its priority is not \(row.priority)")
      }
      guard mirror.isComparable else { continue }
      guard known.says(row.constraint) else {
        throw TrialFailure("\(Transcript.swift(row.constraint)) is stored as another constraint")
      }
      let (value, magnitude) = row.constraint.evaluated(at: now)
      let violation = row.constraint.relation.violation(ofValue: value)
      guard !((solver.violation(of: row.handle) - violation).magnitude > 1e-9 * max(1, magnitude)) else {
        throw TrialFailure(
          "\(Transcript.swift(row.constraint)) is violated by \(violation), but the solver reports "
            + "\(solver.violation(of: row.handle))")
      }
    }
  }
}
