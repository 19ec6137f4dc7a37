/// The search for directions in which values can move without any cost.
///
/// Along such a direction, some basis entry leaves its target. Only stays, and rows with a free side, can leave their
/// targets without cost. So the search first moves each of these entries alone, as far as nonbasic rows allow. If a
/// nonbasic row blocks the move of an entry immediately, the entry may still be able to move together with other
/// entries. Sometimes the signs of the rates at which rows move already exclude this (see `LooseEntries`).
///
/// Next, the search rules out all entries that cannot move because rows stay on their targets (see `FixedRows` and
/// `RestrictedMoves`). The remaining entries move some variables. For each such variable without a direction, a copy of
/// the problem gets an optional constraint at a level below all others. The constraint asks for a larger or a smaller
/// value of the variable. Because of its low level, the constraint moves the variable only where no other violation
/// grows.
///
/// Directions are products and quotients of coefficients. If some of their numbers are so small that they may be
/// rounding, their part of the problem is searched again in exact numbers (see `ExactFreedom`).
///
/// The search works on a copy, so it changes no later result.
struct FreedomSearch: ~Copyable {
  /// A direction in which values can move, with the range of distances along the direction.
  struct Finding {
    var moves: [(variable: Int32, rate: Double)]
    var lowest: Double
    var highest: Double
  }

  /// What moves along a direction, in the order in which the caller receives the directions.
  enum Kind: CaseIterable { case stay, row, several }

  private var simplex: Simplex

  /// For each variable, whether it is wanted: whether the caller asks for directions that move it.
  private let isWanted: [Bool]

  /// Whether each variable may move, because some loose entry that no row bars moves the variable.
  ///
  /// The value is false for a wanted variable that cannot move, and for every variable that is not wanted.
  private var mayMove: [Bool]

  /// Whether each variable moves in one of the directions in `found`, indexed by variable.
  private var moves: [Bool]

  private var found: [(kind: Kind, finding: Finding)] = []

  /// The basis entries that may leave their targets at no cost, without those of parts that are searched exactly.
  private(set) var looseEntries = LooseEntries()

  /// Whether some parts of the problem are searched exactly, so that `looseEntries` is incomplete.
  private(set) var hasExactParts = false

  /// Whether each variable is in a part that is searched exactly, indexed by variable.
  private var isInExactPart: [Bool]

  /// Creates a search in a copy of a simplex that has no pending work.
  init(in original: borrowing Simplex, isWanted: [Bool]) {
    simplex = Simplex(copying: original)
    // The multipliers and the factors contain the rounding of many exchanges. The free sides of basic rows depend on
    // whether multipliers equal a bound, and a rate that is only rounding would seem to move a row off its target.
    if simplex.updates.sinceBuild > 0 {
      simplex.rebuildFactors()
      simplex.refreshValues()
    } else {
      simplex.recomputeMultipliers()
    }
    self.isWanted = isWanted
    mayMove = Array(repeating: false, count: isWanted.count)
    moves = mayMove
    isInExactPart = mayMove
  }

  /// Returns at least one direction for each wanted variable that can move.
  mutating func findings() -> [Finding] {
    search()
    settleDoubts()
    return Kind.allCases.flatMap { kind in found.filter { $0.kind == kind }.map { $0.finding } }
  }

  /// Returns the parts of a variable's value: basis entries, with the factors of their targets.
  ///
  /// The value is the sum of the factors times the targets. The result includes a stay only if its variable has another
  /// value in an equally good solution. For this purpose, rows that stay on their targets become basic in the places of
  /// stays. So the search cannot be used afterwards.
  mutating func composition(of variable: Int32) -> [(entry: BasisEntry, factor: Double)] {
    followEntries()
    let fixed = FixedRows(among: looseEntries.oneSidedRows(in: simplex), in: simplex)
    looseEntries.heldStays(in: simplex, fixing: fixed).makeFixedRowsBasic(in: &simplex)
    return simplex.compose(variable)
  }

  /// Searches the parts of the problem that are not searched exactly.
  private mutating func search() {
    found.removeAll()
    for index in moves.indices { moves[index] = false }
    followEntries()
    mayMove = looseEntries.movable(in: simplex)
    if hasUnknowns { ruleOutFixed() }
    if hasUnknowns { probe() }
  }

  // MARK: - Doubts

  /// Searches again, in exact numbers, where floating point may have missed a direction or followed rounding.
  private mutating func settleDoubts() {
    let parts = simplex.takePartsInDoubt().map { ExactFreedom(in: $0) }
    if parts.isEmpty { return }
    hasExactParts = true
    for part in parts { for variable in part.variables { isInExactPart[Int(variable)] = true } }
    search()
    for part in parts { for (kind, finding) in part.findings(of: isWanted) { note(finding, kind) } }
  }

  /// Records a doubt about a basis entry if its direction contains numbers so small that they may be rounding.
  ///
  /// The step vector and the moving rows must contain the direction.
  private mutating func noteDoubts(about entry: BasisEntry) {
    let hasDoubt =
      simplex.step.hasFaintNumbers(upTo: simplex.step.largestMagnitude * Tolerances.doubtful)
      || (0..<simplex.movingRows.count).contains { simplex.movingRows[$0].isFaint }
    if hasDoubt { simplex.noteDoubt(about: entry) }
  }

  // MARK: - One basis entry at a time

  private mutating func followEntries() {
    looseEntries = LooseEntries()
    followStays()
    followRows()
    looseEntries.finish()
  }

  private mutating func followStays() {
    for variable in 0..<Int32(simplex.variableCount) where simplex.basis.stayPosition[variable] >= 0 {
      if isInExactPart[Int(variable)] { continue }
      follow(simplex.basis.stayPosition[variable], lowest: -.infinity, highest: .infinity)
    }
  }

  private mutating func followRows() {
    for row in 0..<Int32(simplex.rows.count) where simplex.rows[row].stage == .live && simplex.rows[row].isBasic {
      if isInExactPart[Int(simplex.matrix.entries[simplex.matrix.spans[row].start].column)] { continue }
      if simplex.isBesideBound(row) { simplex.noteDoubt(about: .row(row)) }
      let freeSides = simplex.freeSides(of: row)
      if !freeSides.above && !freeSides.below { continue }
      follow(
        simplex.rows[row].position, lowest: freeSides.below ? -.infinity : 0, highest: freeSides.above ? .infinity : 0)
    }
  }

  /// Records the direction in which values move when the basis entry at a position leaves its target.
  ///
  /// The range of the direction starts as `lowest` to `highest`. The nonbasic rows that move narrow this range. The
  /// direction is recorded only if the remaining range is longer than 0, and the direction moves a wanted variable.
  private mutating func follow(_ position: Int32, lowest: Double, highest: Double) {
    var (lowest, highest) = (lowest, highest)
    let isStay = simplex.basis[position].isStay
    simplex.step.add(1, at: position)
    simplex.factors.value.solveTransposed(&simplex.step)
    simplex.collectMovingRows()
    noteDoubts(about: simplex.basis[position])
    looseEntries.append(simplex.basis[position], above: highest > 0, below: lowest < 0, isWanted, in: simplex)
    for index in 0..<simplex.movingRows.count { simplex.narrow(&lowest, &highest, by: simplex.movingRows[index]) }
    if movesWanted() && lowest != highest {
      let finding = Finding(moves: listMoves(), lowest: lowest, highest: highest)
      if isStay { note(finding, .stay) } else { note(finding.scaled(), .row) }
    }
    simplex.step.clear()
  }

  /// Returns whether the step vector moves a wanted variable.
  private func movesWanted() -> Bool {
    for index in 0..<simplex.step.walkCount {
      let variable = simplex.step.index(atStep: index)
      if simplex.step[variable] != 0 && isWanted[Int(variable)] { return true }
    }
    return false
  }

  private func listMoves() -> [(variable: Int32, rate: Double)] {
    var moves: [(variable: Int32, rate: Double)] = []
    for index in 0..<simplex.step.walkCount {
      let variable = simplex.step.index(atStep: index)
      if simplex.step[variable] != 0 { moves.append((variable, simplex.step[variable])) }
    }
    moves.sort { $0.variable < $1.variable }
    return moves
  }

  /// Records a direction if its range is longer than 0, and the direction moves a wanted variable.
  private mutating func note(_ finding: Finding, _ kind: Kind) {
    if finding.lowest == finding.highest || !finding.moves.contains(where: { isWanted[Int($0.variable)] }) { return }
    for move in finding.moves { moves[Int(move.variable)] = true }
    found.append((kind, finding.orientedUpwards()))
  }

  // MARK: - Several basis entries together

  /// Searches for a direction for each wanted variable that may move, but does not move in any recorded direction.
  private mutating func probe() {
    var probing = Simplex(copying: simplex)
    for variable in 0..<Int32(isWanted.count) where isUnknown(variable) {
      for way in [1.0, -1.0] where isUnknown(variable) {
        let row = probing.addWeakRow(for: variable, way)
        _ = probing.solve()
        if noteDifference(to: probing.values.elements) {
          probing = Simplex(copying: simplex)
        } else {
          probing.remove(row)
          _ = probing.solve()
        }
      }
    }
  }

  /// Rules out the variables that cannot move because rows stay on their targets.
  ///
  /// The wanted variables that remain can move. In some optimal solution, every row that can leave its target is off
  /// its target. From that solution, a small move is possible in every direction that keeps the fixed rows on their
  /// targets.
  private mutating func ruleOutFixed() {
    let fixed = FixedRows(among: looseEntries.oneSidedRows(in: simplex), in: simplex)
    if !fixed.isEmpty { mayMove = looseEntries.movable(in: simplex, fixing: fixed) }
    for entry in fixed.doubts { simplex.noteDoubt(about: entry) }
    if !hasUnknowns { return }
    let remaining = looseEntries.remainingMoves(in: simplex, fixing: fixed)
    let (isMovable, doubts) = remaining.movable(in: simplex)
    for index in mayMove.indices where !isMovable[index] { mayMove[index] = false }
    for entry in doubts { simplex.noteDoubt(about: entry) }
  }

  private var hasUnknowns: Bool { (0..<Int32(isWanted.count)).contains { isUnknown($0) } }

  private func isUnknown(_ variable: Int32) -> Bool {
    let index = Int(variable)
    return isWanted[index] && mayMove[index] && !moves[index]
  }

  /// Records the difference between the present values and `others` as a direction, if rows allow a move along this
  /// direction and the direction moves a wanted variable.
  ///
  /// - Returns: Whether any value differs.
  private mutating func noteDifference(to others: UnsafeMutableBufferPointer<Double>) -> Bool {
    var isDifferent = false
    for variable in 0..<Int32(simplex.variableCount) {
      let (present, other) = (simplex.values[variable], others[Int(variable)])
      let change = Simplex.Residual(value: other - present, size: present.magnitude + other.magnitude)
      if change.value != 0 { isDifferent = true }
      if change.isDoubtful { simplex.noteDoubt(about: .stay(of: variable)) }
      if !change.isZero { simplex.step.set(change.value, at: variable) }
    }
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    for row in 0..<Int32(simplex.rows.count) {
      if simplex.rows[row].stage != .live || simplex.rows[row].isDormant { continue }
      simplex.narrow(&lowest, &highest, by: simplex.rowRate(of: row))
    }
    // Everything between two optimal solutions is optimal, even if a row seems to bar the way because the difference of
    // two values has few digits.
    highest = max(1, highest)
    note(Finding(moves: listMoves(), lowest: lowest, highest: highest).scaled(), .several)
    simplex.step.clear()
    return isDifferent
  }
}

extension FreedomSearch.Finding {
  /// Returns the same direction with 1 as its fastest rate.
  func scaled() -> Self {
    var size = 0.0
    for move in moves { size = max(size, move.rate.magnitude) }
    return size == 0 ? self : divided(by: size)
  }

  /// Returns the same direction, turned if necessary so that its range extends above 0.
  fileprivate func orientedUpwards() -> Self { highest > 0 ? self : divided(by: -1) }

  private func divided(by unit: Double) -> Self {
    let (first, second) = (lowest * unit + 0, highest * unit + 0)
    return Self(
      moves: moves.map { ($0.variable, $0.rate / unit) }, lowest: min(first, second), highest: max(first, second))
  }
}

extension Simplex {
  /// Adds an optional constraint that asks for a larger or a smaller value of a variable.
  ///
  /// The level of the constraint is below all levels that a solver accepts.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - way: 1 for a larger value, -1 for a smaller one.
  /// - Returns: The index of the constraint's row.
  fileprivate mutating func addWeakRow(for variable: Int32, _ way: Double) -> Int32 {
    // For a large value, the target is farther away, so that the move is more than rounding.
    let target = values[variable] + way * (1 + values[variable].magnitude)
    let row = allocateRow(
      Row(
        priority: 0, generation: 0, lineage: Lineage(), weightExponent: 0,
        relation: way > 0 ? .greaterOrEqual : .lessOrEqual),
      target: target)
    matrix.appendEntry(row, variable, 1)
    markUnplaced(row)
    return row
  }
}
