import BowerbirdTestSupport
import Testing

@testable import BowerbirdSolver

@Suite("Exact factors")
struct ExactFactorsTests {
  @Test("The matrix of Hilbert has determinant and inverse in whole numbers: the sum of its inverse is n²")
  func hilbert() {
    let order = 9
    let rows = (0..<order).map { row in
      (0..<order).map { (column: $0, value: Fraction.one / Fraction(Double(row + $0 + 1))) }
    }
    let factors = ExactFactors(rows)
    let solution = factors.solve(Array(repeating: .one, count: order))
    #expect(solution.reduce(.zero, +) == Fraction(Double(order * order)))
  }

  @Test func dependentRowsHaveNoPivots() {
    let row: [ExactFactors.Term] = [(0, Fraction(0x1p-30)), (1, Fraction(3))]
    let multiple: [ExactFactors.Term] = [(0, Fraction(0x1p-29)), (1, Fraction(6))]
    #expect(ExactFactors([row, multiple]).pivots.count == 1)
  }

  @Test("For rounded factors a dependent row is left without a pivot, and no pivot is small beside its column")
  func factorsToBeRounded() {
    let row: [ExactFactors.Term] = [(0, Fraction(0x1p-30)), (1, Fraction(3))]
    let multiple: [ExactFactors.Term] = [(0, Fraction(0x1p-29)), (1, Fraction(6))]
    let dependent = ExactFactors([row, multiple], isToBeRounded: true)
    #expect(dependent.pivots.count == 1)

    let small: [ExactFactors.Term] = [(0, Fraction(0x1p-30))]
    let large: [ExactFactors.Term] = [(0, Fraction(1)), (1, Fraction(1))]
    let factors = ExactFactors([small, large], isToBeRounded: true)
    #expect(factors.pivots.map(\.row) == [1, 0])
    #expect(factors.eliminations.isEmpty)
  }

  @Test("Solutions give the right sides back, both ways", arguments: [UInt64(1), 2, 3, 4, 5, 6])
  func solutions(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let order = 12
    let rows = (0..<order).map { row -> [ExactFactors.Term] in
      var columns = Set([row])
      while columns.count < 4 { columns.insert(random.whole(0...order - 1)) }
      return columns.sorted().map { column in
        let power = random.whole(-14...14)
        return (column, Fraction(Double(sign: random.oneIn(2) ? .plus : .minus, exponent: power, significand: 1)))
      }
    }
    let sides = (0..<order).map { _ in Fraction(Double(random.whole(-1000...1000)) / 8) }
    let factors = ExactFactors(rows)
    if factors.pivots.count < order { return }
    let solution = factors.solve(sides)
    for (row, side) in zip(rows, sides) {
      #expect(row.reduce(.zero) { $0 + $1.value * solution[$1.column] } == side, "seed \(seed)")
    }
    let multipliers = factors.solveTransposed(sides)
    var sums = Array(repeating: Fraction.zero, count: order)
    for (row, multiplier) in zip(rows, multipliers) {
      for term in row { sums[term.column] = sums[term.column] + term.value * multiplier }
    }
    #expect(sums == sides, "seed \(seed)")
  }
}
