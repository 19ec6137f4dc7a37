extension Solver {
  /// Adds a constraint.
  ///
  /// ```swift
  /// let handle = try solver.add(x + 2 * y <= 30)
  /// try solver.add(x == 12.5, priority: .high)
  /// solver[x]                              // 12.5
  /// ```
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - priority: Its priority; required by default.
  /// - Returns: The constraint's handle, for changing and removing it.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` with a minimal conflict, if the required constraints cannot hold
  ///   together; ``SolverError/foreignVariable(_:)`` for a variable of another solver; ``SolverError/nonFinite(_:)``
  ///   for a coefficient, a sum of a variable's coefficients or a constant that is not a finite number, or for a
  ///   constant that is too large beside its coefficients; ``SolverError/invalidPriority(_:)`` for a priority outside
  ///   of 1…1000.
  /// - Complexity: O(*k*) for an optional constraint, and for a required equality with a variable that no other
  ///   constraint determines. Otherwise O(*k* + touched) for each exchange; most calls need none or one. *k* counts the
  ///   constraint's terms.
  @discardableResult
  public func add(_ constraint: Constraint, priority: Priority = .required) throws(SolverError) -> ConstraintHandle {
    let sawExtremes = simplex.hasExtremeNumbers
    let row = try allocateRow(constraint, priority)
    if priority.isRequired {
      if !simplex.admit(row) {
        let conflict = describeConflict(rejecting: [row])
        simplex.undoCall()
        takeBack([row], sawExtremes: sawExtremes)
        throw .unsatisfiable(conflict)
      }
    } else {
      simplex.markUnplaced(row)
    }
    mutationEnded()
    return handle(of: row)
  }

  // MARK: - Being refused

  /// Removes the rows of a refused call.
  func takeBack(_ batch: [Int32], sawExtremes: Bool) {
    for row in batch.reversed() {
      if !verbatim.isEmpty { verbatim[handle(of: row)] = nil }
      simplex.discard(row)
    }
    simplex.hasExtremeNumbers = sawExtremes
  }

  /// Returns the last conflict, with the rows of the present call apart from earlier ones.
  func describeConflict(rejecting batch: [Int32]) -> Conflict {
    var isNew = Set<Int32>()
    for row in batch { isNew.insert(row) }
    let factors = simplex.conflictFactors()
    var rejected: [Constraint] = [], rejectedFactors: [Double] = []
    var present: [ConstraintHandle] = [], presentFactors: [Double] = []
    for place in 0..<simplex.conflict.count {
      let row = simplex.conflict[place]
      if isNew.contains(row) {
        rejected.append(constraint(at: row))
        rejectedFactors.append(factors[place])
      } else {
        present.append(handle(of: row))
        presentFactors.append(factors[place])
      }
    }
    return Conflict(
      rejected: rejected, present: present,
      description: sentence(rejected: rejected, present: present.map { constraint(at: $0.row) }),
      rejectedFactors: rejectedFactors, presentFactors: presentFactors)
  }

  private func sentence(rejected: [Constraint], present: [Constraint]) -> String {
    let new = list(rejected)
    if present.isEmpty {
      return rejected.count == 1 ? "\(new) can never hold." : "\(new) cannot hold together."
    }
    return "\(new) cannot hold together with \(list(present))."
  }

  private func list(_ constraints: [Constraint]) -> String {
    var text = ""
    for (place, constraint) in constraints.enumerated() {
      if place > 0 { text += place == constraints.count - 1 ? " and " : ", " }
      text += describe(constraint)
    }
    return text
  }
}
