/// The search for freedom in one part of the problem, in exact numbers.
///
/// The search follows the steps of `FreedomSearch`. First, each basis entry that may leave its target moves alone. Then
/// the search finds the rows that stay on their targets in every optimal solution. Elimination shows which variables
/// can move while these rows stay. For each of these variables without a direction, a constraint at the weakest level
/// asks for another value.
struct ExactFreedom {
  typealias Direction = (kind: FreedomSearch.Kind, finding: FreedomSearch.Finding)

  private let problem: ExactProblem

  /// The sides of each row's target to which the row may move at no cost, indexed by row.
  private let freeSides: [FreeSides]

  private var found: [Direction] = []

  /// Creates a search in a part of the problem.
  ///
  /// - Complexity: A factorization in exact numbers if the basis of the part is optimal.
  init(in part: ExactPart) {
    var problem = part.problem
    problem.optimise()
    self.problem = problem
    freeSides = problem.freeSides()
  }

  /// The variables of the part, by their numbers in the simplex.
  var variables: [Int32] { problem.variables }

  /// Returns at least one direction for each wanted variable that can move.
  ///
  /// - Complexity: A solve in exact numbers for each basis entry that may leave its target, a descent for each group of
  ///   rows that leave their targets together, and two descents for each variable that moves only with several entries.
  func findings(of isWanted: [Bool]) -> [Direction] {
    let wanted = problem.variables.indices.filter { isWanted[Int(problem.variables[$0])] }
    if wanted.isEmpty { return [] }
    var search = self
    search.followEntries()
    search.probe(wanted)
    return search.found
  }

  // MARK: - One basis entry at a time

  private mutating func followEntries() {
    let factors = ExactFactors(problem.basis.map(problem.terms))
    for (position, entry) in problem.basis.enumerated() {
      var (kind, lowest, highest) = (FreedomSearch.Kind.stay, -Double.infinity, Double.infinity)
      if case .row(let row) = entry {
        if !freeSides[row].above { highest = 0 }
        if !freeSides[row].below { lowest = 0 }
        kind = .row
      }
      if lowest == highest { continue }
      var unit = Array(repeating: Fraction.zero, count: problem.basis.count)
      unit[position] = .one
      note(factors.solve(unit), kind, lowest, highest)
    }
  }

  /// Records a direction if rows allow a move along it.
  private mutating func note(
    _ direction: [Fraction], _ kind: FreedomSearch.Kind, _ lowest: Double = -.infinity, _ highest: Double = .infinity
  ) {
    var (lowest, highest) = (lowest, highest)
    // If a single entry moves, the caller gives its range. All other basic rows stay on their targets.
    let isBasic = problem.isBasicByRow
    for (index, row) in problem.rows.enumerated() {
      let rate = row.sum(direction)
      if rate.isZero || kind != .several && isBasic[index] { continue }
      let residual = problem.exactResidual(of: index)
      freeSides[index].narrow(&lowest, &highest, rate: rate.asDouble, residual: residual.asDouble)
    }
    if lowest == highest { return }
    var moves: [(variable: Int32, rate: Double)] = []
    for (index, rate) in direction.enumerated() where !rate.isZero {
      moves.append((problem.variables[index], rate.asDouble))
    }
    let finding = FreedomSearch.Finding(moves: moves, lowest: lowest, highest: highest)
    found.append((kind, kind == .stay ? finding : finding.scaled()))
  }

  // MARK: - Several basis entries together

  /// Searches for a direction for each wanted variable that can move, but does not move in any recorded direction.
  private mutating func probe(_ wanted: [Int]) {
    let known = Set(found.flatMap { $0.finding.moves.map { $0.variable } })
    var missing = wanted.filter { !known.contains(problem.variables[$0]) }
    if missing.isEmpty { return }
    let isMovable = problem.movable(fixing: fixedRows())
    missing.removeAll { !isMovable[$0] }
    while let variable = missing.popLast() {
      guard let direction = direction(moving: variable) else { continue }
      note(direction, .several)
      missing.removeAll { !direction[$0].isZero }
    }
  }

  /// Returns the difference between the present solution and an equally good one with another value of a variable.
  private func direction(moving variable: Int) -> [Fraction]? {
    for way in [Fraction.one, -.one] {
      let other = problem.reaching(for: [(variable, way)])
      if other.solution[variable] == problem.solution[variable] { continue }
      return zip(other.solution, problem.solution).map { $0 - $1 }
    }
    return nil
  }

  /// Returns the indices of the rows that stay on their targets in every optimal solution.
  private func fixedRows() -> [Int] {
    let onTarget = problem.rows.indices.filter { problem.exactResidual(of: $0).isZero }
    var candidates = onTarget.filter { freeSides[$0].above != freeSides[$0].below }
    while !candidates.isEmpty {
      let other = problem.reaching(for: sumOfDistances(candidates))
      let left = candidates.filter { other.exactResidual(of: $0).isZero }
      if left.count == candidates.count { break }
      candidates = left
    }
    return onTarget.filter { !freeSides[$0].above && !freeSides[$0].below } + candidates
  }

  /// Returns the terms of the sum of the distances by which rows have left their targets, to their free sides.
  private func sumOfDistances(_ rows: [Int]) -> [ExactFactors.Term] {
    var sum: [Int: Fraction] = [:]
    for row in rows {
      for term in problem.rows[row].terms {
        let value = freeSides[row].above ? term.value : -term.value
        sum[term.column] = (sum[term.column] ?? .zero) + value
      }
    }
    return sum.sorted { $0.key < $1.key }.compactMap { $0.value.isZero ? nil : ($0.key, $0.value) }
  }
}
