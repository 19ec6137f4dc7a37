import BowerbirdProof
import BowerbirdSolver

/// Proves answers and refusals by the certificates that the solver gives for them.
enum Proof {
  typealias SourcedRow = (row: Row, source: Certificate.Source)

  /// What is wrong with a certificate of an answer to these rows; nil if nothing better exists.
  static func flaw(in certificate: Certificate, of rows: [SourcedRow]) -> String? {
    let active = Set(certificate.active)
    var multipliers: [Certificate.Source: [ClaimedLevel]] = [:]
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

  /// What is wrong with the factors of a conflict: its members are those that were rejected and then those present.
  static func flaw(in conflict: Conflict, of members: [Row]) -> String? {
    let factors = conflict.rejectedFactors + conflict.presentFactors
    guard factors.count == members.count else { return "\(factors.count) factors for \(members.count) rows" }
    do throws(Flaw) {
      try Checker.checkConflict(
        zip(members, factors).map { row, factor in
          // A row that was to become required has its old priority still.
          var required = row.problemRow
          required.priority = 1000
          return (required, factor)
        })
      return nil
    } catch {
      return error.description
    }
  }

  /// Sees that nothing is better than a solver's answer to rows that are constraints with these handles.
  static func prove(_ solver: Solver, _ rows: [Row], _ handles: [ConstraintHandle]) throws {
    let sourced = zip(rows, handles).map { (row: $0, source: Certificate.Source.constraint($1)) }
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
