import BowerbirdSolver

extension Trial {
  /// Checks the conflict for which the solver has refused a call.
  ///
  /// The members must be constraints of the call or required rows of the solver, they must be unable to hold together,
  /// and the conflict must be minimal. If the numbers of the trial or of the call are very large or very small, only
  /// the handles in the conflict are checked.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - offered: The required constraints of the refused call.
  /// - Throws: A failure if a check fails.
  mutating func check(_ conflict: Conflict, offered: [Constraint]) throws(TrialFailure) {
    let isOrdinary = mirror.isComparable && offered.allSatisfy(\.isOrdinary)
    guard !isOrdinary || conflict.rejected.allSatisfy({ blamed in offered.contains { blamed.says($0) } }) else {
      throw TrialFailure("a conflict names a constraint that was not added: \(conflict)")
    }
    var members = conflict.rejected
    for handle in conflict.present {
      guard let row = mirror.rows.first(where: { $0.handle == handle }), row.priority.isRequired else {
        throw TrialFailure("a conflict names a row that is not in the solver or not required: \(conflict)")
      }
      members.append(row.constraint)
    }
    guard isOrdinary else { return }
    try proveRefusal(conflict)
    try expectConflict(of: members, conflict)
    for spared in members.indices.prefix(conflictMembersTried) {
      var rest = members
      rest.remove(at: spared)
      guard canHoldTogether(rest) else {
        throw TrialFailure("\(Transcript.swift(members[spared])) is not needed for a conflict: \(conflict)")
      }
    }
  }

  /// The largest number of members that are removed, one at a time, to check that the other members can hold.
  ///
  /// Each check needs a new solver.
  private var conflictMembersTried: Int { 16 }

  /// Checks that a fresh solver refuses the members of a conflict too.
  ///
  /// A fresh solver may accept members that contradict each other by less than the tolerance, because there are values
  /// at which all members hold within the tolerance. Whether a solver finds these values depends on the order of the
  /// rows. Such members pass the check if the conflict's certificate has been checked.
  private func expectConflict(of members: [Constraint], _ conflict: Conflict) throws(TrialFailure) {
    guard let values = valuesHolding(members) else { return }
    let isBorderline = members.allSatisfy { member in
      let (value, magnitude) = member.evaluated(at: values)
      return member.relation.violation(ofValue: value) <= tolerance * max(1, magnitude)
    }
    guard provesAnswers && isBorderline else {
      throw TrialFailure("the members of a conflict can hold together: \(conflict)")
    }
  }

  private func canHoldTogether(_ constraints: [Constraint]) -> Bool { valuesHolding(constraints) != nil }

  /// Returns the values at which constraints hold in a fresh solver; nil if the solver refuses the constraints.
  private func valuesHolding(_ constraints: [Constraint]) -> [Double]? {
    let fresh = Solver()
    let variables = mirror.variables.map { _ in fresh.variable() }
    guard (try? fresh.add(constraints.map { $0.moved(to: variables) })) != nil else { return nil }
    return fresh.withValues { Array($0) }
  }
}

extension Constraint {
  /// Whether all numbers are of moderate size, so that two solvers with the constraint should have almost equal errors.
  var isOrdinary: Bool {
    var mirror = Mirror()
    mirror.note(expression.terms.map(\.coefficient) + [expression.constant])
    return mirror.isComparable
  }
}
