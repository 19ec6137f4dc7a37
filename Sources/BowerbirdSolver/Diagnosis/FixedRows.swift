/// The rows among given candidates that stay on their targets in every optimal solution.
///
/// A candidate's multiplier lets the candidate leave its target to one side at no cost, but other rows may keep the
/// candidate on its target. To find out, a copy of the problem gets an optional constraint at a level below all others.
/// The constraint asks for a large sum of the candidates' distances from their targets. Each candidate may go to one
/// side only, so no distance cancels another. If the constraint moves no candidate, all candidates are fixed. Otherwise
/// the search is repeated without the candidates that have moved.
struct FixedRows {
  /// A row on its target that may leave the target to one side at no cost.
  struct Candidate {
    let row: Int32

    /// The side to which the row may go: 1 for above its target, -1 for below.
    let side: Double
  }

  private var rows: Set<Int32> = []

  /// The stays of variables whose moves may be rounding only.
  private(set) var doubts: [BasisEntry] = []

  /// Creates an empty set of rows.
  init() {}

  /// Finds the fixed rows among candidates.
  ///
  /// Candidates with extreme numbers are not examined, and are never part of the result.
  ///
  /// - Complexity: One solve of a copy, and one more for each solve that moves a candidate.
  init(among candidates: [Candidate], in simplex: borrowing Simplex) {
    var candidates = candidates.filter { simplex.residual(of: $0.row).size < Tolerances.extreme }
    while !candidates.isEmpty {
      let moved = moved(of: candidates, in: simplex)
      if moved.isEmpty { break }
      candidates.removeAll { moved.contains($0.row) }
    }
    rows = Set(candidates.map { $0.row })
  }

  var isEmpty: Bool { rows.isEmpty }

  func contains(_ row: Int32) -> Bool { rows.contains(row) }

  /// Returns the rows of the candidates that leave their targets in a copy of the problem with the additional
  /// constraint.
  private mutating func moved(of candidates: [Candidate], in simplex: borrowing Simplex) -> Set<Int32> {
    var probing = Simplex(copying: simplex)
    probing.addWeakRow(forSumOf: candidates)
    _ = probing.solve()
    for variable in 0..<Int32(simplex.variableCount) {
      let (present, other) = (simplex.values[variable], probing.values[variable])
      let change = Simplex.Residual(value: other - present, size: present.magnitude + other.magnitude)
      if change.isDoubtful { doubts.append(.stay(of: variable)) }
      if !change.isZero { probing.step.set(change.value, at: variable) }
    }
    var moved: Set<Int32> = []
    for candidate in candidates where probing.rowRate(of: candidate.row).rate * candidate.side > 0 {
      moved.insert(candidate.row)
    }
    return moved
  }
}

extension Simplex {
  /// Adds an optional constraint that asks for a larger sum of the candidates' distances from their targets.
  ///
  /// The level of the constraint is below all levels that a solver accepts.
  fileprivate mutating func addWeakRow(forSumOf candidates: [FixedRows.Candidate]) {
    var sum: [Int32: Double] = [:], value = 0.0, size = 0.0
    for candidate in candidates {
      for index in matrix.indices(of: candidate.row) {
        let entry = matrix.entries[index]
        let term = candidate.side * entry.value * values[entry.column]
        sum[entry.column, default: 0] += candidate.side * entry.value
        value += term
        size += term.magnitude
      }
    }
    // The row is scaled so that its largest coefficient is in [1, 2), as in all rows.
    let largest = sum.values.reduce(0) { max($0, $1.magnitude) }
    if largest == 0 { return }
    let scale = Double(sign: .plus, exponent: -largest.exponent, significand: 1)
    // For large values, the target is farther away, so that the move is more than rounding.
    let row = allocateRow(
      Row(priority: 0, generation: 0, lineage: Lineage(), weightExponent: 0, relation: .greaterOrEqual),
      target: (value + 1 + size) * scale)
    for (variable, coefficient) in sum.sorted(by: { $0.key < $1.key }) where coefficient != 0 {
      matrix.appendEntry(row, variable, coefficient * scale)
    }
    markUnplaced(row)
  }
}
