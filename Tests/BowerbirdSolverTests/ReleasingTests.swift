import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Many constraints that are removed at once.
@Suite("Removing many constraints")
struct ReleasingTests {
  /// Boxes in a row of a given length, all as wide as the first.
  private final class Row {
    let solver = Solver()
    let lefts: [Variable]
    let widths: [Variable]
    private(set) var equalities: [ConstraintHandle] = []
    static let length = 4096.0

    init(_ count: Int, priority: Priority = .required) throws {
      let solver = solver
      let lefts = (0..<count).map { solver.variable("left \($0)") }
      let widths = (0..<count).map { solver.variable("width \($0)") }
      self.lefts = lefts
      self.widths = widths
      var chain = [lefts[0] == 0, lefts[count - 1] + widths[count - 1] == Self.length]
      for index in 1..<count { chain.append(lefts[index] == lefts[index - 1] + widths[index - 1]) }
      try solver.add(chain)
      equalities = try solver.add((1..<count).map { widths[$0] == widths[0] }, priority: priority)
    }

    /// The largest difference of any box from where it is when all are equal.
    func distance(fromWidth width: Double) -> Double {
      let distances = widths.indices.map {
        max((solver[widths[$0]] - width).magnitude, (solver[lefts[$0]] - width * Double($0)).magnitude)
      }
      return distances.max() ?? 0
    }
  }

  @Test("The equalities with one variable go in one step", arguments: [Priority.required, .high, .low])
  func theHubOfAStar(_ priority: Priority) throws {
    let row = try Row(1024, priority: priority)
    #expect(row.distance(fromWidth: 4) < 1e-9)
    let before = row.solver.statistics
    try row.solver.remove(row.equalities)
    // Nothing determines the widths now, so they stay.
    #expect(row.distance(fromWidth: 4) < 1e-9)
    let after = row.solver.statistics
    #expect(after.pivots - before.pivots < 16)
    #expect(after.refactorisations - before.refactorisations < 8)
    // The length still holds: what one box gains, another one loses.
    try row.solver.add(row.widths[7] == 104)
    let widths = row.widths.map { row.solver[$0] }
    #expect((widths.reduce(0, +) - Row.length).magnitude < 1e-6 && (widths[7] - 104).magnitude < 1e-9)
  }

  @Test("Each box of a star takes its own wish when the hub goes", arguments: [false, true], [false, true])
  func wishesOfAStar(areDifferent: Bool, haveMinima: Bool) throws {
    let solver = Solver(), count = 1024
    let widths = (0..<count).map { _ in solver.variable() }
    // Half of the wishes are on either side of the common width, even if all of them are on it.
    let wishes = widths.indices.map { areDifferent ? 40 + Double($0 % 2) : 40 }
    try solver.add(widths.indices.map { widths[$0] == wishes[$0] }, priority: .low)
    if haveMinima { try solver.add(widths.map { $0 >= 20 }) }
    let equalities = try solver.add((1..<count).map { widths[$0] == widths[0] })
    let hub = try solver.add(widths[0] == 50, priority: .low)
    solver.solve()
    let before = solver.statistics
    try solver.remove(equalities + [hub])
    solver.solve()
    let after = solver.statistics
    #expect(widths.indices.allSatisfy { (solver[widths[$0]] - wishes[$0]).magnitude < 1e-9 })
    #expect(after.pivots - before.pivots < 16)
    #expect(after.refactorisations - before.refactorisations < 8)
    solver.checkInvariants()
  }

  @Test("An equality that rested beside others holds when they go")
  func restingEqualities() throws {
    let row = try Row(256)
    // These agree with what holds already, so they are not active.
    let wishes = try row.solver.add((1..<256).map { row.widths[$0] == row.widths[$0 - 1] }, priority: .medium)
    row.solver.solve()
    try row.solver.remove(row.equalities)
    #expect(row.distance(fromWidth: 16) < 1e-9)
    try row.solver.add(row.widths[0] == 32)
    // The others share what is left equally: any other way down from 32 ends lower, and all steps down add up to the way.
    let violation = wishes.reduce(0) { $0 + row.solver.violation(of: $1) }
    #expect((violation - (32 - (Row.length - 32) / 255)).magnitude < 1e-6)
  }

  @Test("Constraints take the places of removed ones, and are removed in their turn", arguments: [UInt64(1), 2, 3, 4])
  func inPlacesOfOthers(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let count = generator.whole(30...60)
      let solver = Solver()
      let variables = (0..<count).map { solver.variable("x\($0)") }
      var handles = [ConstraintHandle?](repeating: nil, count: count)
      var values = [Double](repeating: 0, count: count)
      // No solve comes between, so batches find those before them leaving, and get the numbers of the rows before those.
      for round in 1...generator.whole(3...8) {
        for index in 0..<count {
          guard let handle = handles[index], !generator.oneIn(8) else { continue }
          try solver.remove(handle)
          handles[index] = nil
        }
        let indices = (0..<count).filter { handles[$0] == nil && !generator.oneIn(8) }
        for index in indices { values[index] = Double(1000 * round + index) }
        let added =
          generator.oneIn(2)
          ? try solver.add(indices.map { variables[$0] == values[$0] })
          : try indices.map { try solver.add(variables[$0] == values[$0]) }
        for (index, handle) in zip(indices, added) { handles[index] = handle }
      }
      let removed = (0..<count).filter { handles[$0] != nil && !generator.oneIn(4) }
      for index in removed {
        try solver.remove(handles[index]!)
        handles[index] = nil
      }
      solver.solve()
      solver.checkInvariants()
      // Held values stay, and a free value goes where a new constraint puts it.
      let wishes = try solver.add(variables.map { $0 == 7 }, priority: .high)
      for index in 0..<count {
        #expect(solver[variables[index]] == (handles[index] == nil ? 7 : values[index]), "seed \(seed)")
      }
      try solver.remove(wishes)
      solver.checkInvariants()
    }
  }

  @Test("The remaining rows are as in a solver that never had the others", arguments: [UInt64(1), 2, 3, 4])
  func randomRemovals(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let count = generator.whole(30...80)
      let solver = Solver(), fresh = Solver()
      let variables = (0..<count).map { _ in solver.variable() }, others = (0..<count).map { _ in fresh.variable() }
      // Every variable is determined by what stays.
      let kept = (0..<count).map { index in
        let known = index == 0 ? -1 : generator.whole(-1...index - 1)
        return (known, Double(generator.whole(-9...9)), generator.oneIn(3) ? Priority.required : .medium)
      }
      func constraint(_ index: Int, _ all: [Variable]) -> Constraint {
        kept[index].0 < 0 ? all[index] == kept[index].1 : all[index] - all[kept[index].0] == kept[index].1
      }
      var removed: [ConstraintHandle] = []
      for index in 0..<count {
        let hub = generator.whole(0...3), target = Double(generator.whole(-9...9))
        if index > 3 { removed.append(try solver.add(variables[index] - variables[hub] == target, priority: .high)) }
      }
      try solver.add((0..<count).map { (constraint($0, variables), kept[$0].2) })
      try fresh.add((0..<count).map { (constraint($0, others), kept[$0].2) })
      if generator.oneIn(2) { solver.solve() }
      try solver.remove(removed)
      for index in 0..<count {
        #expect((solver[variables[index]] - fresh[others[index]]).magnitude < 1e-6, "seed \(seed)")
      }
    }
  }
}
