import BowerbirdSolver

extension SolverError {
  /// The handle of an `unknownConstraint` error, or nil for other errors.
  var unknownHandle: ConstraintHandle? {
    guard case .unknownConstraint(let culprit) = self else { return nil }
    return culprit.value
  }

  /// The variable of a `foreignVariable` error, or nil for other errors.
  var foreignVariable: Variable? {
    guard case .foreignVariable(let culprit) = self else { return nil }
    return culprit.value
  }

  /// The conflict of an `unsatisfiable` error, or nil for other errors.
  var reportedConflict: Conflict? {
    guard case .unsatisfiable(let conflict) = self else { return nil }
    return conflict
  }
}
