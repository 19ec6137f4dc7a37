/// Refusing a call whose required constraints cannot hold: the rows of the call are removed, and the conflict is
/// described.
extension Solver {
  /// Removes the rows of a refused call.
  ///
  /// - Parameters:
  ///   - batch: The rows.
  ///   - sawExtremes: The value of `NumberSizes.hasExtremes` before the call, which is restored.
  func rollBack(_ batch: [Int32], sawExtremes: Bool) {
    for row in batch.reversed() {
      if !verbatim.isEmpty { verbatim[handle(of: row)] = nil }
      simplex.discard(row)
    }
    simplex.sizes.hasExtremes = sawExtremes
  }

  /// Returns the conflict that the simplex recorded last.
  ///
  /// Its rows that are in `batch` become the rejected constraints, its other rows the present constraints.
  func describeConflict(rejecting batch: [Int32]) -> Conflict {
    var isNew = Set<Int32>()
    for row in batch { isNew.insert(row) }
    let factors = simplex.conflictFactors()
    var rejected: [Constraint] = [], rejectedFactors: [Double] = []
    var present: [ConstraintHandle] = [], presentFactors: [Double] = []
    for index in 0..<simplex.conflict.count {
      let row = simplex.conflict[index]
      if isNew.contains(row) {
        rejected.append(constraint(at: row))
        rejectedFactors.append(factors[index])
      } else {
        present.append(handle(of: row))
        presentFactors.append(factors[index])
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
    for (index, constraint) in constraints.enumerated() {
      if index > 0 { text += index == constraints.count - 1 ? " and " : ", " }
      text += describe(constraint)
    }
    return text
  }
}
