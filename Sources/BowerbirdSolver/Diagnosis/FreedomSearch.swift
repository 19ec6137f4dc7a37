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
/// The search works on a copy, so it changes no later result.
struct FreedomSearch: ~Copyable {
  /// A direction in which values can move, with the range of distances along the direction.
  struct Finding {
    var moves: [(variable: Int32, rate: Double)]
    var lowest: Double
    var highest: Double
  }

  private var simplex: Simplex

  /// For each variable, whether it is wanted: whether the caller asks for directions that move it.
  private let isWanted: [Bool]

  /// Whether each variable may move, because some loose entry that no row bars moves the variable.
  ///
  /// The value is false for a wanted variable that cannot move, and for every variable that is not wanted.
  private var mayMove: [Bool]

  /// Whether each variable moves in one of the directions in `found`, indexed by variable.
  private var moves: [Bool]

  private var found: [Finding] = []

  /// The basis entries that may leave their targets at no cost.
  private(set) var looseEntries = LooseEntries()

  /// Creates a search in a copy of a simplex that has no pending work.
  init(in original: borrowing Simplex, isWanted: [Bool]) {
    simplex = Simplex(copying: original)
    // The free sides of basic rows depend on whether their multipliers equal a bound. The multipliers contain the
    // rounding of many exchanges, so they are recomputed first.
    simplex.recomputeMultipliers()
    self.isWanted = isWanted
    mayMove = Array(repeating: false, count: isWanted.count)
    moves = mayMove
  }

  /// Returns at least one direction for each wanted variable that can move.
  mutating func findings() -> [Finding] {
    freeStays()
    freeRows()
    looseEntries.finish()
    mayMove = looseEntries.movable(in: simplex)
    if hasDoubts { ruleOutFixed() }
    if hasDoubts { probe() }
    return found
  }

  /// Returns the parts of a variable's value: basis entries, with the factors of their targets.
  ///
  /// The value is the sum of the factors times the targets. The result includes a stay only if its variable has another
  /// value in an equally good solution. For this purpose, rows that stay on their targets become basic in the places of
  /// stays. So the search cannot be used afterwards.
  mutating func composition(of variable: Int32) -> [(entry: BasisEntry, factor: Double)] {
    freeStays()
    freeRows()
    looseEntries.finish()
    let fixed = FixedRows(among: looseEntries.oneSidedRows(in: simplex), in: simplex)
    looseEntries.heldStays(in: simplex, fixing: fixed).makeFixedRowsBasic(in: &simplex)
    return simplex.compose(variable)
  }

  // MARK: - One basis entry at a time

  private mutating func freeStays() {
    for variable in 0..<Int32(simplex.variableCount) where simplex.basis.stayPosition[variable] >= 0 {
      follow(simplex.basis.stayPosition[variable], lowest: -.infinity, highest: .infinity)
    }
  }

  private mutating func freeRows() {
    for row in 0..<Int32(simplex.rows.count) where simplex.rows[row].stage == .live && simplex.rows[row].isBasic {
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
    looseEntries.append(simplex.basis[position], above: highest > 0, below: lowest < 0, isWanted, in: simplex)
    for index in 0..<simplex.movingRows.count { simplex.narrow(&lowest, &highest, by: simplex.movingRows[index]) }
    if movesWanted() && lowest != highest {
      let finding = Finding(moves: listMoves(), lowest: lowest, highest: highest)
      note(isStay ? finding : finding.scaled())
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
  private mutating func note(_ finding: Finding) {
    if finding.lowest == finding.highest || !finding.moves.contains(where: { isWanted[Int($0.variable)] }) { return }
    for move in finding.moves { moves[Int(move.variable)] = true }
    found.append(finding.orientedUpwards())
  }

  // MARK: - Several basis entries together

  /// Searches for a direction for each wanted variable that may move, but does not move in any recorded direction.
  private mutating func probe() {
    var probing = Simplex(copying: simplex)
    for variable in 0..<Int32(isWanted.count) where isInDoubt(variable) {
      for way in [1.0, -1.0] where isInDoubt(variable) {
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
    if !hasDoubts { return }
    let isMovable = looseEntries.remainingMoves(in: simplex, fixing: fixed).movable(in: simplex)
    for index in mayMove.indices where !isMovable[index] { mayMove[index] = false }
  }

  private var hasDoubts: Bool { (0..<Int32(isWanted.count)).contains { isInDoubt($0) } }

  private func isInDoubt(_ variable: Int32) -> Bool {
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
      if !change.isZero { simplex.step.set(change.value, at: variable) }
    }
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    for row in 0..<Int32(simplex.rows.count) {
      if simplex.rows[row].stage != .live || simplex.rows[row].isDormant { continue }
      simplex.narrow(&lowest, &highest, by: simplex.rowRate(of: row))
    }
    note(Finding(moves: listMoves(), lowest: lowest, highest: highest).scaled())
    simplex.step.clear()
    return isDifferent
  }
}

extension FreedomSearch.Finding {
  /// Returns the same direction with 1 as its fastest rate.
  fileprivate func scaled() -> Self {
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
