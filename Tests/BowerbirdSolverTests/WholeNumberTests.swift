import BowerbirdSolver
import Testing

/// Whole numbers beside variables, alone and mixed with `Double`: the same mathematics as with `Double`.
@Suite struct WholeNumberTests {
  let solver: Solver, x: Variable, y: Variable

  init() { (solver, x, y) = Solver.withVariables("x", "y") }

  private func expect(_ made: LinearExpression, x: Double, y: Double = 0, constant: Double) {
    var sums = [0.0, 0.0]
    for term in made.terms { sums[term.variable.index] += term.coefficient }
    #expect(sums == [x, y])
    #expect(made.constant == constant)
  }

  @Test func `on both sides of every operator`() {
    let four = 4, e = 2 * x + 1
    expect(e + four, x: 2, constant: 5)
    expect(four + e, x: 2, constant: 5)
    expect(e - four, x: 2, constant: -3)
    expect(four - e, x: -2, constant: 3)
    expect(e * four, x: 8, constant: 4)
    expect(four * e, x: 8, constant: 4)
    expect(e / four, x: 0.5, constant: 0.25)
    expect(x / four, x: 0.25, constant: 0)
  }

  @Test func `in every relation`() {
    let four = 4
    for (made, relation) in [(x == four, Relation.equal), (x <= four, .lessOrEqual), (x >= four, .greaterOrEqual)] {
      expect(made.expression, x: 1, constant: -4)
      #expect(made.relation == relation)
    }
    for (made, relation) in [(four == x, Relation.equal), (four <= x, .lessOrEqual), (four >= x, .greaterOrEqual)] {
      expect(made.expression, x: -1, constant: 4)
      #expect(made.relation == relation)
    }
  }

  @Test func `between two whole numbers Swift divides`() {
    let seven = 7
    expect(x + seven / 2, x: 1, constant: 3)
    expect(x / 2 + seven, x: 0.5, constant: 7)
  }

  @Test func `literals without a variable stay fractions`() {
    expect(x * (1 / 4), x: 0.25, constant: 0)
    expect(3 / 2 + x, x: 1, constant: 1.5)
    expect(x + (1 / 2) * 2.5, x: 1, constant: 1.25)
  }

  @Test func `other whole numbers`() {
    let small: UInt8 = 10, large: Int64 = -20
    expect(x * small - large, x: 10, constant: 20)
  }

  @Test func `mixed with Double`() {
    let three = 3, half = 0.5
    expect(x + three * half, x: 1, constant: 1.5)
    expect(x + half * three, x: 1, constant: 1.5)
    expect(x - three / half, x: 1, constant: -6)
    expect(x * (three + half), x: 3.5, constant: 0)
    expect((three - half) * x, x: 2.5, constant: 0)
    expect(x / (half - three), x: -0.4, constant: 0)
    expect((three + half) + x - three * half * 2, x: 1, constant: 0.5)
    expect((three * half) - x, x: -1, constant: 1.5)
    expect((x <= three * half + three).expression, x: 1, constant: -4.5)
    expect((x == half * three).expression, x: 1, constant: -1.5)
    expect((x >= y * three - half / three * 6).expression, x: 1, y: -3, constant: 1)
  }

  @Test func `arithmetic without variables keeps its types`() {
    let product = 2 * 2.5, fraction = (1 + 2) * 2.5 - 4
    let values: [Double] = [product, fraction]
    #expect(values == [5, 3.5])
  }

  @Test func `a quotient is what a person computes`() throws {
    let parts = 5
    try solver.add([x == 100, y == (x - 32) / parts])
    #expect(solver[y] == 13.6)
  }

  @Test func `a batch with a whole number`() throws {
    let five = 5, z = solver.variable("z")
    try solver.add([x + y + z == 100, x >= 10, y >= five * 5, z == y])
    #expect(solver[x] + solver[y] + solver[z] == 100)
    #expect(solver[x] >= 10 && solver[y] >= 25 && solver[z] == solver[y])
  }

  @Test func `sums of a list`() throws {
    expect([x, y, x].reduce(0, +), x: 2, y: 1, constant: 0)
    expect([2 * x, y + 1].reduce(3, -), x: -2, y: -1, constant: 2)
    expect([Variable]().reduce(7, +), x: 0, constant: 7)
    try solver.add([x, y].reduce(0, +) == 12)
    #expect(solver[x] + solver[y] == 12)
  }
}
