import BowerbirdSolver
import Testing

/// Directions that cost nothing, on problems solved by hand.
@Suite struct FreedomSearchTests {
  let solver = Solver()
  let x: Variable
  let y: Variable
  let z: Variable

  init() {
    x = solver.variable("x")
    y = solver.variable("y")
    z = solver.variable("z")
  }

  @Test func nothingSaysAnything() {
    let freedoms = solver.freedom()
    #expect(freedoms.map { $0.movements.map(\.variable) } == [[x], [y], [z]])
    #expect(freedoms.allSatisfy { $0.range == -Double.infinity...Double.infinity })
    #expect(freedoms[1].description == "y = s, for any s")
    #expect(Solver().freedom().isEmpty)
  }

  @Test func whatIsDeterminedIsNotFree() throws {
    try solver.add([x == 3, x + y == 10, z >= y + 1])
    try solver.add(z == 0, priority: .low)
    #expect(solver.values == [3, 7, 8])
    #expect(solver.freedom().isEmpty)
  }

  @Test("A sum leaves its parts free together, within their bounds")
  func sumWithBounds() throws {
    try solver.add([x + y == 10, x >= 0, y >= 0, z == 1])
    let freedom = try #require(solver.freedom().first)
    #expect(solver.freedom().count == 1)
    #expect(freedom.rate(of: x) == -freedom.rate(of: y))
    #expect(freedom.rate(of: x).magnitude == 1)
    #expect(freedom.rate(of: z) == 0)
    // The present values are one end of 0...10, or somewhere within.
    #expect(freedom.range.upperBound - freedom.range.lowerBound == 10)
    #expect(freedom.range.contains(0))
    let ends = [freedom.range.lowerBound, freedom.range.upperBound].map { freedom.value(of: x, at: $0) }
    #expect(Set(ends) == [0, 10])
    #expect(freedom.value(of: z, at: 1) == nil)
    #expect(freedom.description == "x = s, y = 10 - s, for s from 0 to 10")
  }

  @Test func exampleIsAnotherAnswer() throws {
    try solver.add([2 * x - y == 0, x >= 0, y <= 1])
    let freedom = try #require(solver.freedom(of: [x]).first)
    let example = Dictionary(uniqueKeysWithValues: freedom.example.map { ($0.variable, $0.value) })
    let (atX, atY) = try (#require(example[x]), #require(example[y]))
    #expect(atX != 0)
    #expect(2 * atX == atY)
    #expect((0...0.5).contains(atX))
  }

  @Test("A direction that can be followed in one sense only starts at 0 and leads up")
  func oneSided() throws {
    try solver.add([x <= 0, y == 0, z == 0])
    let freedom = try #require(solver.freedom().first)
    #expect(freedom.range == 0...Double.infinity)
    #expect(freedom.rate(of: x) == -1)
    #expect(freedom.description == "x = -s, for s from 0 on")
    #expect(freedom.example.map(\.value) == [-1])
  }

  @Test func onlyWhatIsAskedFor() throws {
    try solver.add(x == y)
    #expect(solver.freedom(of: [z]).map { $0.movements.map(\.variable) } == [[z]])
    #expect(solver.freedom(of: [y]).map { $0.movements.map(\.variable) } == [[x, y]])
    #expect(solver.freedom(of: []).isEmpty)
    #expect(solver.freedom(of: [Solver().variable("x")]).isEmpty)
  }

  // MARK: - Ties

  @Test("Between two equally strong targets every value costs the same")
  func tieOfTwoWishes() throws {
    try solver.add([x == 0, x == 10], priority: .medium)
    try solver.add([y == 0, z == 0])
    let freedoms = solver.freedom()
    #expect(freedoms.count == 1)
    let freedom = try #require(freedoms.first)
    #expect(freedom.movements.map(\.variable) == [x])
    let ends = [freedom.range.lowerBound, freedom.range.upperBound].map { freedom.value(of: x, at: $0) }
    #expect(Set(ends) == [0, 10])
  }

  @Test("A third target, or a weaker one, breaks the tie")
  func brokenTies() throws {
    try solver.add([y == 0, z == 0])
    try solver.add([x == 0, x == 10], priority: .medium)
    let third = try solver.add(x == 4, priority: .medium)
    #expect(solver[x] == 4)
    #expect(solver.freedom().isEmpty)
    try solver.update(third, priority: .low)
    #expect(solver[x] == 4)
    #expect(solver.freedom().isEmpty)
    try solver.remove(third)
    #expect(solver.freedom().count == 1)
  }

  @Test("Two boxes share what is missing in any way, if both miss it at one priority")
  func sharedShortage() throws {
    try solver.add([x + y <= 100, z == 0])
    try solver.add([x == 80, y == 70], priority: .high)
    let freedom = try #require(solver.freedom().first)
    #expect(solver.freedom().count == 1)
    #expect(freedom.rate(of: x) == -freedom.rate(of: y))
    // x + y is 100, x lies between 30 and 80.
    let ends = [freedom.range.lowerBound, freedom.range.upperBound].map { freedom.value(of: x, at: $0) }
    #expect(Set(ends) == [30, 80])
    try solver.add(x == y, priority: 1)
    #expect(solver.values == [50, 50, 0])
    #expect(solver.freedom().isEmpty)
  }

  @Test("An optional row that depends on others at no cost is determined by them")
  func redundantWish() throws {
    try solver.add([x == 5, y == 0, z == 0])
    try solver.add([x == 5, x <= 5, x >= 5], priority: .low)
    #expect(solver.freedom().isEmpty)
  }

  @Test("Rows that stop each single direction may still let several move together")
  func directionsInEachOthersWay() throws {
    // Nothing can move alone: x and y are equal, though no row is active that says so.
    try solver.add(x >= y)
    try solver.add(y >= x)
    try solver.add(z == 0)
    let freedoms = solver.freedom()
    #expect(freedoms.count == 1)
    let freedom = try #require(freedoms.first)
    #expect(freedom.rate(of: x) == freedom.rate(of: y))
    #expect(freedom.rate(of: x) != 0)
    #expect(freedom.range == -Double.infinity...Double.infinity)
  }

  @Test("Inequalities that meet in one point determine it")
  func pinchedBetweenInequalities() throws {
    try solver.add([x >= 0, y >= 0, x + y <= 0, z == 0])
    #expect(solver.freedom().isEmpty)
  }

  /// No variable of the circle can move alone, whatever its direction.
  @Test("A long circle of inequalities moves as a whole, or not at all", arguments: [3, 600])
  func longCircle(count: Int) throws {
    let solver = Solver()
    let circle = solver.variables(count)
    for index in 0..<count { try solver.add(circle[index] >= circle[(index + 1) % count]) }
    let freedoms = solver.freedom()
    #expect(freedoms.count == 1)
    #expect(freedoms[0].movements.map(\.variable) == circle)
    #expect(Set(freedoms[0].movements.map(\.rate)) == [1])
    try solver.add(circle[count / 2] == 5)
    #expect(solver.values.allSatisfy { $0 == 5 })
    #expect(solver.freedom().isEmpty)
    // Beside the circle, what can move is still found.
    let (left, right) = (solver.variable("left"), solver.variable("right"))
    try solver.add([left + right == 10, left >= circle[0] - 5, right >= 0])
    #expect(solver.freedom().map { $0.movements.map(\.variable) } == [[left, right]])
  }

  // MARK: - Numbers of different sizes

  /// The removed rows leave rounding in the factors, which seemed to move `y` off `y == -3`.
  ///
  /// `y` is -3 because of two constraints that hold. What is left is `z <= y` and `x <= -z`.
  @Test("Rounding of removed rows bars no direction")
  func roundingOfRemovedRows() throws {
    let pin = try solver.add(0.01 * x == 10)
    try solver.add(y - z >= 0, priority: 500)
    try solver.remove(pin)
    try solver.add(0.01 * x + 0.01 * z <= 0, priority: 250)
    #expect(solver[x].isFinite)
    let first = try solver.add(-1 * x + 100 * y + 0.01 * z == 0, priority: 250)
    try solver.add(y >= -3, priority: 250)
    let second = try solver.add(-1 * x + 100 * z == 1, priority: 500)
    try solver.remove(second)
    try solver.add(y <= -3, priority: 500)
    try solver.remove(first)
    #expect(Set(solver.freedom().flatMap { $0.movements.map(\.variable) }) == [x, z])
    #expect(solver.freedom(of: [y]).isEmpty)
  }

  /// `y` is a millionth of `z`, and `x` a millionth of `y`.
  @Test("A direction whose rates differ by a factor of a million millions")
  func rateOfAMillionthOfAMillionth() throws {
    try solver.add([1000 * x - 0.001 * y == 0, 1000 * y - 0.001 * z == 0, z >= 0, z <= 1000])
    let freedom = try #require(solver.freedom(of: [x]).first)
    #expect(solver.freedom().count == 1)
    #expect(freedom.movements.map(\.variable) == [x, y, z])
    #expect(freedom.rate(of: y) / freedom.rate(of: z) == 1e-6)
    #expect((freedom.rate(of: x) / freedom.rate(of: z) - 1e-12).magnitude < 1e-27)
    #expect(freedom.range.upperBound - freedom.range.lowerBound == 1000 / freedom.rate(of: z).magnitude)
    try solver.add(x == 0, priority: 1)
    #expect(solver.freedom().isEmpty)
  }

  // MARK: - Editing, and traces

  @Test func editsDetermine() throws {
    try solver.add([x == y, z == 0])
    try solver.edit(x)
    #expect(solver.freedom().count == 1)
    try solver.suggest(x, 4)
    #expect(solver.freedom().isEmpty)
    try solver.endEdit(x)
    #expect(solver.freedom().count == 1)
    #expect(solver.freedom().first?.description == "x = 4 + s, y = 4 + s, for any s")
  }

  @Test("Looking leaves no trace")
  func looking() throws {
    func values(looking: Bool) throws -> [UInt64] {
      var trial = try Trial(seed: 7)
      for _ in 0..<60 {
        try trial.step()
        if !looking { continue }
        let before = Snapshot(of: trial.solver)
        _ = trial.solver.freedom()
        for variable in trial.variables { _ = trial.solver.explanation(of: variable) }
        #expect(Snapshot(of: trial.solver) == before)
      }
      return trial.solver.valueBits
    }
    #expect(try values(looking: true) == values(looking: false))
  }
}
