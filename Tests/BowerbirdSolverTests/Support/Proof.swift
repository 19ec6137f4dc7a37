import BowerbirdProof
import BowerbirdSolver

/// Proves answers and refusals with the certificates of the solver.
enum Proof {
  typealias SourcedRow = (row: Row, source: OptimalityCertificate.Source)

  /// Returns the flaw in the certificate of an answer to these rows; nil if the answer is optimal.
  static func flaw(in certificate: OptimalityCertificate, of rows: [SourcedRow]) -> String? {
    let active = Set(certificate.active)
    var multipliers: [OptimalityCertificate.Source: [ClaimedLevel]] = [:]
    for multiplier in certificate.multipliers {
      multipliers[multiplier.source] = multiplier.levels.map { ClaimedLevel($0.priority.value, $0.value) }
    }
    let claimed = rows.map { row, source in
      ClaimedRow(row.problemRow, isActive: active.contains(source), multiplier: multipliers[source] ?? [])
    }
    let claim = Claim(values: certificate.values, rows: claimed, stays: certificate.stays.map(\.index))
    do throws(Flaw) {
      try Checker.check(claim)
      return nil
    } catch {
      return error.description
    }
  }

  /// Returns the flaw in the factors of a conflict, whose members are the rejected rows followed by the present ones.
  static func flaw(in conflict: Conflict, of members: [Row]) -> String? {
    let factors = conflict.rejectedFactors + conflict.presentFactors
    guard factors.count == members.count else { return "\(factors.count) factors for \(members.count) rows" }
    do throws(Flaw) {
      try Checker.checkConflict(
        zip(members, factors).map { row, factor in
          // A row that was to become required still has its old priority here.
          var required = row.problemRow
          required.priority = 1000
          return (required, factor)
        })
      return nil
    } catch {
      return error.description
    }
  }

  /// Checks that a solver's answer is optimal for rows with these handles.
  static func prove(_ solver: Solver, _ rows: [Row], _ handles: [ConstraintHandle]) throws {
    let sourced = zip(rows, handles).map { (row: $0, source: OptimalityCertificate.Source.constraint($1)) }
    if let flaw = flaw(in: solver.certificate(), of: sourced) { throw Unexpected(flaw) }
  }
}

extension Row {
  var problemRow: ProblemRow {
    let relation: ProblemRow.Relation =
      switch relation {
      case .lessOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterOrEqual: .greaterOrEqual
      }
    return ProblemRow(
      terms.map { ($0.variable, $0.coefficient) }, constant: constant, relation, priority: priority)
  }
}
