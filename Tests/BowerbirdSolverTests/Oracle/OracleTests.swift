import Testing

/// The oracle against problems solved by hand.
@Suite struct OracleTests {
  @Test func strongerLevelWins() {
    // x == 10 strong, x == 20 weak.
    let rows = [TinyRow([1], -10, .equal, priority: 750), TinyRow([1], -20, .equal, priority: 250)]
    #expect(TinyOracle.optimum(of: rows) == [.init(priority: 750, error: 0), .init(priority: 250, error: 10)])
  }

  @Test func medianWithinALevel() {
    let rows = [0, 3, 10].map { TinyRow([1], -$0, .equal, priority: 500) }
    #expect(TinyOracle.optimum(of: rows) == [.init(priority: 500, error: 10)])
  }

  @Test func aCoefficientIsAWeight() {
    // |x − 1| + |x − 2| + 3·|x − 9|: at 9, 8 + 7.
    let rows = [
      TinyRow([1], -1, .equal, priority: 500), TinyRow([1], -2, .equal, priority: 500),
      TinyRow([3], -27, .equal, priority: 500),
    ]
    #expect(TinyOracle.optimum(of: rows) == [.init(priority: 500, error: 15)])
  }

  @Test func fractions() {
    // 2x + y = 2 and x + 3y = 3 meet at (3/5, 4/5).
    let rows = [
      TinyRow([2, 1], -2, .equal), TinyRow([1, 3], -3, .equal), TinyRow([1, 0], 0, .equal, priority: 750),
      TinyRow([0, 1], -1, .greaterOrEqual, priority: 250),
    ]
    #expect(
      TinyOracle.optimum(of: rows) == [
        .init(priority: 1000, error: 0), .init(priority: 750, error: Rational(3, 5)),
        .init(priority: 250, error: Rational(1, 5)),
      ])
  }

  @Test func threeLevelsShareABudget() {
    // x + y <= 4; x = 3 first, so y = 1, which is 2 from 3 and 2 from x.
    let rows = [
      TinyRow([1, 1], -4, .lessOrEqual), TinyRow([1, 0], -3, .equal, priority: 750),
      TinyRow([0, 1], -3, .equal, priority: 500), TinyRow([1, -1], 0, .equal, priority: 250),
    ]
    #expect(
      TinyOracle.optimum(of: rows) == [
        .init(priority: 1000, error: 0), .init(priority: 750, error: 0), .init(priority: 500, error: 2),
        .init(priority: 250, error: 2),
      ])
  }

  @Test func freeDirections() {
    // Nothing says where along x + y = 4 the point is, and z is in no row at all.
    let rows = [TinyRow([1, 1, 0], -4, .equal), TinyRow([2, 2, 0], -9, .lessOrEqual, priority: 250)]
    #expect(TinyOracle.optimum(of: rows) == [.init(priority: 1000, error: 0), .init(priority: 250, error: 0)])
  }

  @Test func rowsWithoutVariables() {
    #expect(TinyOracle.optimum(of: [TinyRow([0], 0, .equal)]) == [.init(priority: 1000, error: 0)])
    #expect(TinyOracle.optimum(of: [TinyRow([0], 1, .lessOrEqual)]) == nil)
    #expect(
      TinyOracle.optimum(of: [TinyRow([0], 7, .lessOrEqual, priority: 250)]) == [.init(priority: 250, error: 7)])
    #expect(TinyOracle.optimum(of: []) == [])
  }

  @Test func conflicts() {
    let floor = TinyRow([1, 0], -2, .greaterOrEqual)
    let order = TinyRow([1, -1], 0, .lessOrEqual)
    let ceiling = TinyRow([0, 1], -1, .lessOrEqual)
    let bystander = TinyRow([1, 1], 0, .greaterOrEqual)
    #expect(TinyOracle.optimum(of: [floor, order, ceiling]) == nil)
    #expect(TinyOracle.isMinimalConflict([floor, order, ceiling]))
    #expect(!TinyOracle.isMinimalConflict([floor, order, ceiling, bystander]))
    #expect(!TinyOracle.isMinimalConflict([floor, order]))
  }

  @Test func fractionsInLowestTerms() {
    #expect(Rational(6, -4) == Rational(-3, 2))
    #expect(Rational(1, 3) + Rational(1, 6) == Rational(1, 2))
    #expect(Rational(1, 3) - Rational(1, 2) < .zero)
    #expect(Rational(2, 3) / Rational(-4, 9) == Rational(-3, 2))
    #expect(Rational(0, 5) == 0)
    #expect(Rational(-7, 4).asDouble == -1.75)
  }
}
