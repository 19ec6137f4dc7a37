import Testing

@testable import BowerbirdSolver

@Suite("Exact fractions")
struct FractionTests {
  private func fraction(_ up: Int, _ down: Int) -> Fraction { Fraction(Double(up)) / Fraction(Double(down)) }

  @Test func smallFractionsAreThoseOfSchool() {
    #expect(fraction(1, 3) + fraction(1, 6) == fraction(1, 2))
    #expect(fraction(1, 3) - fraction(1, 2) == fraction(-1, 6))
    #expect(fraction(-2, 3) * fraction(9, 4) == fraction(-3, 2))
    #expect(fraction(5, 7) / fraction(-10, 21) == fraction(-3, 2))
    #expect(fraction(1, 3) < fraction(34, 100) && fraction(-1, 2) < fraction(-1, 3))
    #expect((fraction(1, 3) + fraction(-1, 3)).isZero && Fraction.zero.sign == 0)
  }

  @Test func powersOfTwoStayShort() {
    var chain = Fraction.one
    for _ in 0..<200 { chain = chain * Fraction(0x1p-7) }
    #expect(chain.length == 2 && chain.asDouble == 0)
    for _ in 0..<200 { chain = chain / Fraction(0x1p-7) }
    #expect(chain == .one)
  }

  @Test("1 − 2⁻¹⁰⁰ is not 1")
  func nothingIsRoundedAway() {
    let small = Fraction(0x1p-100)
    let almost = Fraction.one - small
    #expect(almost != .one && almost < .one)
    #expect(almost.asDouble == 1)
    #expect((Fraction.one - almost).asDouble == 0x1p-100)
  }

  /// 3²⁰⁰ and 5²⁰⁰ have no common divisor, so nothing but the same factors takes them back.
  @Test func longNumbersMultiplyAndDivide() {
    var long = Fraction.one
    for _ in 0..<200 { long = long * fraction(3, 5) }
    for _ in 0..<200 { long = long / fraction(3, 5) }
    #expect(long == .one)
    var sum = Fraction.zero
    // 1/1·2 + 1/2·3 + … + 1/n·(n+1) = n/(n+1).
    for number in 1...120 { sum = sum + fraction(1, number * (number + 1)) }
    #expect(sum == fraction(120, 121))
  }

  @Test("A coefficient is read as the simplest fraction that rounds to it")
  func simplest() {
    #expect(Fraction(meantBy: 0.1) == fraction(1, 10))
    #expect(Fraction(meantBy: 0.001).map { $0 * Fraction(1000) } == .one)
    #expect(Fraction(meantBy: -2.0 / 7) == fraction(-2, 7))
    #expect(Fraction(meantBy: 1024) == Fraction(1024))
    #expect(Fraction(meantBy: 0x1p-40) == Fraction(0x1p-40))
    #expect(Fraction(meantBy: 0) == .zero)
  }

  @Test("A rounded product stands for no fraction", arguments: [Double.pi, 3 * 0.1])
  func unreadable(_ value: Double) {
    #expect(Fraction(meantBy: value) == nil)
  }

  @Test(arguments: [0.1, -1e-300, 1e300, .leastNonzeroMagnitude, 123456.789, 1.0 / 3])
  func doublesComeBack(_ value: Double) {
    #expect(Fraction(value).rounded == value)
  }

  @Test("Quotients round as those of doubles do", arguments: 1...60)
  func quotientsRound(_ number: Int) {
    let (up, down) = (Double(number * 7919), Double(number * number + 3))
    #expect((Fraction(up) / Fraction(down)).rounded == up / down)
  }
}
