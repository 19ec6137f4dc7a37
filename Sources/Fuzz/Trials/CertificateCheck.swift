import BowerbirdProof
import BowerbirdSolver

extension Trial {
  /// Checks the certificates by which the solver and a fresh solver prove that their answers are optimal.
  ///
  /// The function does nothing if `provesAnswers` is false.
  mutating func proveAnswers(of fresh: FreshSolver) throws(TrialFailure) {
    if !provesAnswers { return }
    try prove(solver.certificate(), handles: mirror.rows.map(\.handle), "")
    try prove(fresh.solver.certificate(), handles: fresh.handles, ", of a fresh solver")
    provedAnswers += 1
  }

  private func prove(_ certificate: OptimalityCertificate, handles: [ConstraintHandle], _ whose: String)
    throws(TrialFailure)
  {
    do throws(Flaw) {
      try Checker.check(mirror.claim(of: certificate, handles: handles))
    } catch {
      throw TrialFailure("\(error)\(whose)")
    }
  }

  /// Checks the factors that prove that the members of a conflict cannot hold together, and that each member is needed.
  ///
  /// The function does nothing if `provesAnswers` is false.
  mutating func proveRefusal(_ conflict: Conflict) throws(TrialFailure) {
    if !provesAnswers { return }
    var members = zip(conflict.rejected, conflict.rejectedFactors).map { ($0.problemRow(.required), $1) }
    for (handle, factor) in zip(conflict.present, conflict.presentFactors) {
      guard let row = mirror.rows.first(where: { $0.handle == handle }) else { continue }
      members.append((row.constraint.problemRow(row.priority), factor))
    }
    do throws(Flaw) {
      try Checker.checkConflict(members)
    } catch {
      throw TrialFailure("\(error)")
    }
    provedRefusals += 1
  }
}

extension Mirror {
  /// Returns the claim of a certificate about the model, in the form that the checker of proofs takes.
  ///
  /// - Parameters:
  ///   - certificate: The certificate of a solver with the model.
  ///   - handles: The handles of the model's rows in that solver, in the order of `rows`.
  /// - Returns: The claim.
  func claim(of certificate: OptimalityCertificate, handles: [ConstraintHandle]) -> Claim {
    let active = Set(certificate.active.map(\.subject))
    var multipliers: [Subject: [ClaimedLevel]] = [:]
    for multiplier in certificate.multipliers {
      multipliers[multiplier.source.subject] = multiplier.levels.map { ClaimedLevel($0.priority.value, $0.value) }
    }
    func claimed(_ row: ProblemRow, _ subject: Subject) -> ClaimedRow {
      ClaimedRow(row, isActive: active.contains(subject), multiplier: multipliers[subject] ?? [])
    }
    let rows = zip(self.rows, handles).map { row, handle in
      claimed(row.constraint.problemRow(row.priority), .row(handle))
    }
    let edits = self.edits.compactMap { edit in
      edit.suggestion.map { suggestion in
        let constraint = Constraint(LinearExpression(edit.variable) - suggestion, .equal)
        return claimed(constraint.problemRow(edit.priority), .edit(edit.variable.index))
      }
    }
    return Claim(values: certificate.values, rows: rows + edits, stays: certificate.stays.map(\.index))
  }
}

/// A row, an edit or a stay in a certificate, with variables by index.
///
/// Forks and fresh solvers have variables of their own, so only the indices can be compared.
private enum Subject: Hashable {
  case row(ConstraintHandle)
  case edit(Int)
  case stay(Int)
}

extension OptimalityCertificate.Source {
  fileprivate var subject: Subject {
    switch self {
    case .constraint(let handle): .row(handle)
    case .edit(let variable): .edit(variable.index)
    case .stay(let variable): .stay(variable.index)
    }
  }
}

extension Constraint {
  /// Returns the constraint as plain data, in the form that the checker of proofs takes.
  fileprivate func problemRow(_ priority: Priority) -> ProblemRow {
    let relation: ProblemRow.Relation =
      switch relation {
      case .lessOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterOrEqual: .greaterOrEqual
      }
    return ProblemRow(
      expression.terms.map { ($0.variable.index, $0.coefficient) }, constant: expression.constant, relation,
      priority: priority.value)
  }
}
