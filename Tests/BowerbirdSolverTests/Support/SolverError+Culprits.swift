import BowerbirdSolver

extension SolverError {
  /// The handle that the error complains of, if that is its case.
  var unknownHandle: ConstraintHandle? {
    guard case .unknownConstraint(let culprit) = self else { return nil }
    return culprit.value
  }

  /// The variable of another solver that the error complains of, if that is its case.
  var foreignVariable: Variable? {
    guard case .foreignVariable(let culprit) = self else { return nil }
    return culprit.value
  }

  /// The conflict that the error reports, if that is its case.
  var reportedConflict: Conflict? {
    guard case .unsatisfiable(let conflict) = self else { return nil }
    return conflict
  }
}
