import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Chains in which each one pushes the next: what is free takes its place without an exchange.
///
/// With an exchange each, and a solve along what has been pushed before, they would take quadratic time.
@Suite("Chains of gaps")
struct ChainTests {
  let count = 200

  @Test("Optional gaps push a row from its first to its last box", arguments: [Priority.required, 750, 1])
  func gaps(_ priority: Priority) throws {
    let solver = Solver()
    let x = solver.variables(count)
    for index in 1..<count { try solver.add(x[index] >= x[index - 1] + 10, priority: priority) }
    for index in 0..<count { #expect(solver[x[index]] == Double(index) * 10) }
    try solver.add(x[0] == 5)
    for index in 0..<count { #expect(solver[x[index]] == Double(index) * 10 + 5) }
    #expect(solver.statistics.pivots < 4)
  }

  @Test("Floors that hold anyway make no difference")
  func gapsAboveFloors() throws {
    let solver = Solver()
    let x = solver.variables(count)
    for index in 0..<count { try solver.add(x[index] >= 0) }
    for index in 1..<count { try solver.add(x[index] >= x[index - 1] + 10, priority: .medium) }
    for index in 0..<count { #expect(solver[x[index]] == Double(index) * 10) }
    #expect(solver.statistics.pivots < 4)
  }

  @Test("Floors that are higher than the gaps come first")
  func gapsBelowFloors() throws {
    let solver = Solver()
    let x = solver.variables(count)
    for index in 1..<count { try solver.add(x[index] >= x[index - 1] + 10, priority: .medium) }
    for index in 0..<count { try solver.add(x[index] >= (index == 100 ? 5000 : 0)) }
    for index in 0..<100 { #expect(solver[x[index]] == Double(index) * 10) }
    for index in 100..<count { #expect(solver[x[index]] == Double(index - 100) * 10 + 5000) }
  }

  @Test("Ceilings that are lower than the gaps give exactly the gaps up that they must")
  func gapsBelowCeilings() throws {
    let solver = Solver()
    let x = solver.variables(count)
    try solver.add(x[0] >= 0)
    try solver.add(x[count - 1] <= 100)
    let gaps = try (1..<count).map { try solver.add(x[$0] >= x[$0 - 1] + 10, priority: .medium) }
    // 199 gaps of 10 ask for 1990 where there are 100.
    let missing = gaps.reduce(0) { $0 + solver.violation(of: $1) }
    #expect((missing - 1890).magnitude < 1e-9)
  }

  @Test("Boxes with widths of their own, in batches of any order", arguments: [false, true])
  func boxes(isReversed: Bool) throws {
    let solver = Solver()
    let (x, width) = (solver.variables(count), solver.variables(count))
    var batch: [(Constraint, Priority)] = []
    for index in 0..<count {
      batch.append((width[index] >= 0, .required))
      batch.append((width[index] == Double(index), .low))
      if index > 0 { batch.append((x[index] >= x[index - 1] + width[index - 1] + 8, .high)) }
    }
    try solver.add(isReversed ? batch.reversed() : batch)
    try solver.add(x[0] == 3)
    // The widths before a place are 0, 1, 2, …: their sum is a triangular number.
    for index in 0..<count {
      #expect(solver[x[index]] >= 3 + Double(index * 8 + index * (index - 1) / 2))
      #expect(solver[width[index]] == Double(index))
    }
  }

  @Test("Boxes of equal width leave a row and come back, and the others share its room", arguments: 1...3)
  func equalBoxes(seed: Int) throws {
    // So long a cycle of dependences fills solves up half way: each width depends on all.
    let (count, room) = (60, 6000.0)
    let solver = Solver()
    let (x, width) = (solver.variables(count), solver.variables(count))
    func link(_ box: Int, _ before: Int?) throws -> ConstraintHandle {
      try solver.add(before.map { x[box] == x[$0] + width[$0] + 8 } ?? (x[box] == 8))
    }
    var links: [ConstraintHandle?] = try (0..<count).map { try link($0, $0 == 0 ? nil : $0 - 1) }
    var equals: [ConstraintHandle?] = [nil] + (try (1..<count).map { try solver.add(width[$0] == width[0]) })
    try solver.add(x[count - 1] + width[count - 1] == room - 8)
    var present = Array(0..<count)
    var random = SplitMix64(seed: UInt64(seed))
    for step in 0..<200 {
      let box = random.whole(1...count - 2)
      let next = present.first { $0 > box } ?? count - 1
      let before = present.last { $0 < box } ?? 0
      for handle in [links[box], links[next], equals[box]] { if let handle { try solver.remove(handle) } }
      if present.contains(box) {
        (links[box], equals[box]) = (nil, nil)
        links[next] = try link(next, before)
        present.removeAll { $0 == box }
      } else {
        links[box] = try link(box, before)
        links[next] = try link(next, box)
        equals[box] = try solver.add(width[box] == width[0])
        present = (present + [box]).sorted()
      }
      let share = (room - 8 * Double(present.count + 1)) / Double(present.count)
      for (index, box) in present.enumerated() {
        let left = 8 + Double(index) * (share + 8)
        let (xError, widthError) = ((solver[x[box]] - left).magnitude, (solver[width[box]] - share).magnitude)
        #expect(xError < 1e-8 && widthError < 1e-9, "step \(step)")
      }
    }
  }
}

/// Many weak wishes and a strong one that all stand in the way of stronger ones: the weak ones give way first.
///
/// If the strong one were released first, all values that depend on it would move, and each of the others would be exchanged
/// for the last one. The factors would fill up, and a linear task would take cubic time.
@Suite("Contents in a room that is too small")
struct SqueezeTests {
  @Test("Each content gives way once, however many there are")
  func contents() throws {
    let solver = Solver()
    let count = 120
    let (room, share) = (solver.variable(), solver.variable())
    let heights = solver.variables(count)
    try solver.add(room >= 0)
    for height in heights {
      try solver.add(height <= 7, priority: .low)
      try solver.add(height >= 7, priority: .high)
      try solver.add(height <= share, priority: Priority(960))
    }
    try solver.add(10 * share == room, priority: Priority(910))
    try solver.edit(room, priority: Priority(999))
    for (length, expected) in [(80.0, 7.0), (50, 5), (80, 7), (20, 2)] {
      let before = solver.statistics
      try solver.suggest(room, length)
      #expect(solver[share] == length / 10)
      for height in heights { #expect((solver[height] - expected).magnitude < 1e-12) }
      #expect(solver.statistics.pivots - before.pivots < count + 10)
      #expect(solver.statistics.flips - before.flips < 2 * count + 10)
    }
  }
}
