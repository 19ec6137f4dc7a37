import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Many widths that give way alike, against the least errors that sorting finds.
@Suite("Many widths that share a total")
struct SharedTotalTests {
  @Test(
    "Every edit ends at the least errors, as a fresh solve does",
    arguments: all(1...16 as ClosedRange<UInt64>, inDebug: 5))
  func edits(seed: UInt64) throws {
    var session = try SharedTotalSession(seed: seed)
    try session.compare()
    for _ in 0..<12 {
      try session.step()
      try session.compare()
    }
  }

  @Test("The least errors of widths, by hand")
  func byHand() {
    func row(_ target: Double, _ relation: Relation, _ priority: Double = 1000) -> Row {
      Row([(0, 1)], -target, relation, priority: priority)
    }
    // From 0 on, the first width costs 2 less a unit at 700 up to 10, and the second 1 less at 800 up to 5.
    let widths = SharedTotal(rows: [
      [row(0, .greaterOrEqual), Row([(0, 2)], -20, .equal, priority: 700)],
      [row(0, .greaterOrEqual), row(5, .greaterOrEqual, 800), row(8, .lessOrEqual)],
    ])
    #expect(widths.levels == [800, 700])
    #expect(widths.leastErrors(total: -1) == nil)
    #expect(widths.leastErrors(total: 3) == [2, 20])
    #expect(widths.leastErrors(total: 9) == [0, 12])
    #expect(widths.leastErrors(total: 18) == [0, 0])
    #expect(widths.leastErrors(total: 20) == [0, 4])
    #expect(widths.errors(at: [6, 1]) == [4, 8])
    #expect(widths.worstViolation(at: [6, 9.5]) == 1.5)
  }
}

/// Widths in a solver whose rows come, go and change many at a time, as those of a container do.
private struct SharedTotalSession {
  private let seed: UInt64
  private var random: SplitMix64
  private let solver = Solver()
  private let widths: [Variable]
  private let total: Variable
  private let isChain: Bool
  private var wanted = 0.0
  private var model: SharedTotal
  private var handles: [[ConstraintHandle]] = []

  /// The levels of this seed's optional rows: one, a few, or as many as there are widths.
  private let levels: [Double]

  init(seed: UInt64) throws {
    self.seed = seed
    var random = SplitMix64(seed: seed)
    let count = random.whole(70...130)
    levels = (0..<random.pick([1, 2, 4, count])).map { 200 + Double($0) * 4 }
    widths = solver.variables(count)
    total = solver.variable("total")
    isChain = random.oneIn(2)
    model = SharedTotal(rows: [])
    for index in 0..<count {
      var own = [Self.row(index, 1, Double(random.whole(0...3) * random.whole(0...4)), .greaterOrEqual, 1000)]
      if random.oneIn(4) { own.append(Self.row(index, 1, Double(random.whole(40...90)), .lessOrEqual, 1000)) }
      for _ in 0..<random.whole(1...3) { own.append(Self.wish(index, levels, &random)) }
      model.rows.append(own)
    }
    self.random = random
    try Self.couple(solver, widths, total, isChain: isChain)
    try solver.edit(total, priority: 990)
    handles = try Self.add(model.rows, to: solver, widths)
    try suggest()
  }

  private static func row(
    _ index: Int, _ coefficient: Double, _ target: Double, _ relation: Relation, _ priority: Double
  ) -> Row {
    Row([(index, coefficient)], -target * coefficient, relation, priority: priority)
  }

  /// A wish of a width; many have the same target as another row, as a label's content has for both of its wishes.
  private static func wish(_ index: Int, _ levels: [Double], _ random: inout SplitMix64) -> Row {
    row(
      index, random.pick([1, 1, 1, 1, 2, 0.5, -1]), Double(random.whole(0...8) * 10),
      random.pick([.greaterOrEqual, .lessOrEqual, .equal]), random.pick(levels))
  }

  /// Makes the widths add up, in one row or in a chain of edges.
  private static func couple(_ solver: Solver, _ widths: [Variable], _ total: Variable, isChain: Bool) throws {
    if !isChain {
      try solver.add(widths.reduce(LinearExpression()) { $0 + $1 } == total)
      return
    }
    let edges = solver.variables(widths.count) + [total]
    try solver.add([edges[0] == 0] + widths.indices.map { edges[$0 + 1] == edges[$0] + widths[$0] })
  }

  private static func add(
    _ rows: [[Row]], to solver: Solver, _ widths: [Variable]
  ) throws -> [[ConstraintHandle]] {
    let batch = rows.joined().map {
      ($0.onItsOwn.constraint(over: [widths[$0.terms[0].variable]]), Priority($0.priority))
    }
    var handles = try solver.add(batch)[...]
    return rows.map { own in
      defer { handles = handles.dropFirst(own.count) }
      return Array(handles.prefix(own.count))
    }
  }

  // MARK: - Edits

  mutating func step() throws {
    switch random.whole(0...5) {
    case 0: try changePriorities()
    case 1: try moveTargets()
    case 2: try replaceRows()
    default: try suggest()
    }
  }

  private mutating func suggest() throws {
    // No width can be longer than the total allows, so it is kept at what the least lengths take.
    let least = model.rows.indices.reduce(0.0) { $0 - model.rows[$1][0].constant }
    wanted = least + Double(random.whole(0...70) * random.whole(0...widths.count))
    try solver.suggest(total, wanted)
  }

  /// Gives all wishes of a level another one.
  private mutating func changePriorities() throws {
    let (old, new) = (random.pick(levels), random.pick(levels) + Double(random.whole(0...1)))
    try changeWishes {
      $0.priority == old && $0.priority != new
    } by: {
      $0.priority = new
    }
  }

  /// Moves the targets of half of all wishes.
  private mutating func moveTargets() throws {
    let way = Double(random.whole(-20...20))
    var random = random
    try changeWishes { _ in
      random.oneIn(2)
    } by: {
      $0.constant -= way * $0.terms[0].coefficient
    }
    self.random = random
  }

  private mutating func changeWishes(where isMeant: (Row) -> Bool, by change: (inout Row) -> Void) throws {
    for position in model.rows.indices {
      for index in model.rows[position].indices
      where !model.rows[position][index].isRequired && isMeant(model.rows[position][index]) {
        let before = model.rows[position][index]
        change(&model.rows[position][index])
        let after = model.rows[position][index], handle = handles[position][index]
        if after.priority != before.priority { try solver.update(handle, priority: Priority(after.priority)) }
        if after.constant != before.constant { try solver.update(handle, constant: after.constant) }
      }
    }
  }

  /// Removes the last wish of every other width, and gives each width without a wish a new one.
  private mutating func replaceRows() throws {
    var removed: [ConstraintHandle] = []
    for index in model.rows.indices where !model.rows[index][model.rows[index].count - 1].isRequired && random.oneIn(2)
    {
      model.rows[index].removeLast()
      removed.append(handles[index].removeLast())
    }
    try solver.remove(removed)
    for index in model.rows.indices where model.rows[index].allSatisfy(\.isRequired) {
      let wish = Self.wish(index, levels, &random)
      model.rows[index].append(wish)
      handles[index].append(
        try solver.add(wish.onItsOwn.constraint(over: [widths[index]]), priority: Priority(wish.priority)))
    }
  }

  // MARK: - Comparison

  func compare() throws {
    let reachable = model.rows.reduce(0.0) { $0 + upperBound($1) }
    let sum = min(wanted, reachable)
    let due = try #require(model.leastErrors(total: sum), "seed \(seed)")
    expect(solver, widths, total, sum, due, "edited")
    let fresh = Solver()
    let freshWidths = fresh.variables(widths.count), freshTotal = fresh.variable()
    try Self.couple(fresh, freshWidths, freshTotal, isChain: isChain)
    try fresh.edit(freshTotal, priority: 990)
    try fresh.suggest(freshTotal, wanted)
    _ = try Self.add(model.rows, to: fresh, freshWidths)
    expect(fresh, freshWidths, freshTotal, sum, due, "fresh")
  }

  private func upperBound(_ own: [Row]) -> Double {
    own.filter { $0.isRequired && $0.relation == .lessOrEqual }.map { -$0.constant }.min() ?? .infinity
  }

  private func expect(
    _ solver: Solver, _ widths: [Variable], _ total: Variable, _ sum: Double, _ due: [Double], _ name: String
  ) {
    let values = widths.map { solver[$0] }
    #expect(close(solver[total], sum) && close(values.reduce(0, +), sum), "seed \(seed), \(name)")
    #expect(model.worstViolation(at: values) <= 1e-9, "seed \(seed), \(name)")
    for (level, (error, least)) in zip(model.levels, zip(model.errors(at: values), due)) {
      #expect(close(error, least, 1e-8), "seed \(seed), \(name), level \(level): \(error) against \(least)")
    }
  }
}

extension Row {
  /// The same row of one variable, which is the only one there is.
  fileprivate var onItsOwn: Row { Row([(0, terms[0].coefficient)], constant, relation, priority: priority) }
}
