import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Constants that are changed in one call: all of them, or none.
@Suite struct CommonMoveLawTests {
  @Test(
    "The answer is that of a fresh solve, and a refusal changes nothing", arguments: all(0..<UInt64(60), inDebug: 20))
  func commonMoves(seed: UInt64) throws {
    var trial = try Trial(seed: seed, size: seed % 5 == 0 ? 25 : 8)
    var random = SplitMix64(seed: seed &* 31 &+ 7)
    for step in 0..<10 {
      for _ in 0..<random.whole(0...3) { try trial.step() }
      let isGentle = step.isMultiple(of: 2)
      if let flaw = try trial.moveTogether(isGentle: isGentle, &random) { throw Unexpected("step \(step): \(flaw)") }
    }
  }

  @Test("A chain moves with all its distances")
  func chain() throws {
    let solver = Solver(), x = solver.variables(40)
    var handles = [try solver.add(x[0] == 0)]
    for index in 1..<40 { handles.append(try solver.add(x[index] == x[index - 1] + 3)) }
    // The constant of `x - y - distance == 0` is the negative distance.
    let isMoved = solver.move(handles.indices.map { (handles[$0], $0 == 0 ? 0 : -Double($0)) })
    #expect(isMoved)
    for index in 0..<40 { #expect(solver[x[index]] == Double(index * (index + 1)) / 2) }
  }
}

extension Trial {
  /// Changes about half of all constants in one call, and returns what is wrong then, or nil.
  ///
  /// A gentle change keeps all required rows holding at the problem's point. Any other change is taken back, because
  /// the next steps of the trial add rows that hold there.
  fileprivate mutating func moveTogether(isGentle: Bool, _ random: inout SplitMix64) throws -> String? {
    var moved = mirror, constants: [(handle: ConstraintHandle, constant: Double)] = []
    for index in moved.entries.indices where random.oneIn(2) {
      var row = moved.entries[index].row
      row.constant += Double(random.whole(-6...6))
      if isGentle && row.isRequired && row.violation(at: problem.point) != 0 { continue }
      moved.entries[index].row = row
      constants.append((moved.entries[index].handle, row.constant))
    }
    let before = solver.valueBits, isPossible = (try? moved.fresh()) != nil
    if solver.move(constants) != isPossible { return "moved or refused wrongly" }
    if !isPossible { return solver.valueBits == before ? nil : "a refused move changed a value" }
    let former = mirror
    mirror = moved
    try compareWithFresh()
    if isGentle { return nil }
    mirror = former
    let back = former.entries.map { (handle: $0.handle, constant: $0.row.constant) }
    if !solver.move(back) { return "the former constants were refused" }
    try compareWithFresh()
    return nil
  }
}
