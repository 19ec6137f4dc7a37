/// The search for directions in which values may move without costing anything.
///
/// Where the active set is left, some active code goes off its target. Only stays and rows with leeway may do that for nothing,
/// so each of them is let go alone first, as far as passive rows let it. Where one of those is in its way at once, several
/// codes may still be able to move together. Whether they can is asked of a copy of the problem: a wish for another value, at
/// a level below all others, comes true only as far as nothing else has to pay for it.
///
/// All this happens in a copy, so that looking leaves no trace.
struct FreedomSearch: ~Copyable {
  /// A direction, with the range in which it may be followed.
  struct Finding {
    var moves: [(variable: Int32, rate: Double)]
    var lowest: Double
    var highest: Double
  }

  private var simplex: Simplex

  /// By variable: whether anybody wants to know.
  private let isWanted: [Bool]

  /// By variable: whether some row with leeway, or stay, moves it; nothing else can move at all.
  private var mayMove: [Bool]

  /// By variable: whether a finding moves it.
  private var moves: [Bool]

  private var found: [Finding] = []

  /// The basic rows that may go to one side of their targets for nothing, with that side.
  private var oneSided: [(row: Int32, side: Double)] = []

  /// Whether a code that may go to both sides moves a wanted variable or a passive row.
  private var hasTwoSided = false

  /// Starts from a simplex that is up to date.
  init(in original: borrowing Simplex, isWanted: [Bool]) {
    simplex = Simplex(copying: original)
    // What has come through many exchanges carries their rounding; here it decides what is at its bound.
    simplex.recomputeMultipliers()
    self.isWanted = isWanted
    mayMove = Array(repeating: false, count: isWanted.count)
    moves = mayMove
  }

  /// Finds at least one direction for each wanted variable that may move.
  consuming func findings() -> [Finding] {
    freeStays()
    freeRows()
    probe()
    return found
  }

  // MARK: - One code at a time

  private mutating func freeStays() {
    for variable in 0..<Int32(simplex.variableCount) where simplex.stayPosition[variable] >= 0 {
      follow(simplex.stayPosition[variable], lowest: -.infinity, highest: .infinity)
    }
  }

  private mutating func freeRows() {
    for row in 0..<Int32(simplex.rows.count) where simplex.rows[row].stage == .live && simplex.rows[row].isBasic {
      let ranging = simplex.ranging(of: row)
      if !ranging.rises && !ranging.falls { continue }
      if ranging.rises != ranging.falls { oneSided.append((row, ranging.rises ? 1 : -1)) }
      follow(
        simplex.rows[row].position, lowest: ranging.falls ? -.infinity : 0, highest: ranging.rises ? .infinity : 0)
    }
  }

  /// Follows the direction of one position as far as passive rows allow.
  private mutating func follow(_ position: Int32, lowest: Double, highest: Double) {
    var (lowest, highest) = (lowest, highest)
    let isStay = simplex.basis[position] < 0, isTwoSided = lowest < 0 && highest > 0
    simplex.step.add(1, at: position)
    simplex.factors.solveTransposed(&simplex.step)
    simplex.collectMovingRows()
    for place in 0..<simplex.movingRows.count { simplex.narrow(&lowest, &highest, by: simplex.movingRows[place]) }
    let finding = Finding(moves: listMoves(), lowest: lowest, highest: highest)
    for move in finding.moves { mayMove[Int(move.variable)] = true }
    if isTwoSided && (simplex.movingRows.count > 0 || finding.moves.contains { isWanted[Int($0.variable)] }) {
      hasTwoSided = true
    }
    note(isStay ? finding : finding.scaled())
    simplex.step.clear()
  }

  private func listMoves() -> [(variable: Int32, rate: Double)] {
    var moves: [(variable: Int32, rate: Double)] = []
    for place in 0..<simplex.step.walkCount {
      let variable = simplex.step.place(atStep: place)
      if simplex.step[variable] != 0 { moves.append((variable, simplex.step[variable])) }
    }
    moves.sort { $0.variable < $1.variable }
    return moves
  }

  /// Keeps a direction that leads anywhere and moves a wanted variable.
  private mutating func note(_ finding: Finding) {
    if finding.lowest == finding.highest || !finding.moves.contains(where: { isWanted[Int($0.variable)] }) { return }
    for move in finding.moves { moves[Int(move.variable)] = true }
    found.append(finding.facingUp())
  }

  // MARK: - Several codes together

  /// Asks about the variables that might move and have not been found to.
  private mutating func probe() {
    if !(0..<Int32(isWanted.count)).contains(where: { isInDoubt($0) }) || isRigid() { return }
    var probing = Simplex(copying: simplex)
    for variable in 0..<Int32(isWanted.count) where isInDoubt(variable) {
      for way in [1.0, -1.0] where isInDoubt(variable) {
        let wish = probing.wish(variable, way)
        _ = probing.solve()
        if noteDifference(to: probing.values.elements) {
          probing = Simplex(copying: simplex)
        } else {
          probing.remove(wish)
          _ = probing.solve()
        }
      }
    }
  }

  /// Returns whether no code can go off its target, so that nothing wanted moves.
  ///
  /// Where each code may go to one side only, the sum of the ways that all of them go grows with each. If a wish for a
  /// larger sum changes nothing, none of them goes anywhere. One solve answers this, instead of two for each variable.
  private func isRigid() -> Bool {
    if hasTwoSided || !found.isEmpty { return false }
    var sum: [Int32: Double] = [:], value = 0.0, size = 0.0
    for (row, side) in oneSided {
      for place in simplex.matrix.places(of: row) {
        let entry = simplex.matrix.entries[place]
        sum[entry.column, default: 0] += side * entry.value
        value += side * entry.value * simplex.values[entry.column]
        size += (entry.value * simplex.values[entry.column]).magnitude
      }
    }
    var probing = Simplex(copying: simplex)
    probing.wish(sum.filter { $0.value != 0 }, target: value + 1 + size)
    _ = probing.solve()
    for variable in 0..<Int32(simplex.variableCount) {
      let (present, other) = (simplex.values[variable], probing.values[variable])
      if !Simplex.Residual(value: other - present, size: present.magnitude + other.magnitude).isZero { return false }
    }
    return true
  }

  private func isInDoubt(_ variable: Int32) -> Bool {
    let place = Int(variable)
    return isWanted[place] && mayMove[place] && !moves[place]
  }

  /// Makes a direction of the way to other values, and keeps it if every row agrees.
  ///
  /// - Returns: Whether any value is different.
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
  /// The same direction with 1 as its fastest rate.
  fileprivate func scaled() -> Self {
    var size = 0.0
    for move in moves { size = max(size, move.rate.magnitude) }
    return size == 0 ? self : divided(by: size)
  }

  /// The same direction turned so that it can be followed upwards.
  fileprivate func facingUp() -> Self { highest > 0 ? self : divided(by: -1) }

  private func divided(by unit: Double) -> Self {
    let (first, second) = (lowest * unit + 0, highest * unit + 0)
    return Self(
      moves: moves.map { ($0.variable, $0.rate / unit) }, lowest: min(first, second), highest: max(first, second))
  }
}

extension Simplex {
  /// Wishes for a value beside the present one, more weakly than anything that a solver accepts.
  ///
  /// - Returns: The row of the wish.
  fileprivate mutating func wish(_ variable: Int32, _ way: Double) -> Int32 {
    // As far away as the value is large, so that large values move as well.
    let target = values[variable] + way * (1 + values[variable].magnitude)
    let row = occupyRow(
      Row(
        priority: 0, tenancy: 0, lineage: Lineage(), weightExponent: 0,
        relation: way > 0 ? .greaterOrEqual : .lessOrEqual),
      target: target)
    matrix.appendEntry(row, variable, 1)
    markUnplaced(row)
    return row
  }

  /// Wishes for a larger sum, as weakly as for a value.
  fileprivate mutating func wish(_ sum: [Int32: Double], target: Double) {
    // Rows have a largest coefficient from 1 to 2.
    let largest = sum.values.reduce(0) { max($0, $1.magnitude) }
    if largest == 0 { return }
    let scale = Double(sign: .plus, exponent: -largest.exponent, significand: 1)
    let row = occupyRow(
      Row(
        priority: 0, tenancy: 0, lineage: Lineage(), weightExponent: 0, relation: .greaterOrEqual),
      target: target * scale)
    for (variable, coefficient) in sum.sorted(by: { $0.key < $1.key }) {
      matrix.appendEntry(row, variable, coefficient * scale)
    }
    markUnplaced(row)
  }
}
