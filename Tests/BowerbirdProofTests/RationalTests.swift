import BowerbirdProof
import Testing

@Suite("Rational numbers")
struct RationalTests {
  @Test("Sums and products of small fractions are those that one writes down")
  func smallFractions() {
    let third = Rational(1, over: 3), half = Rational(-1, over: -2)
    #expect(third + half == Rational(5, over: 6))
    #expect(third - half == Rational(-1, over: 6))
    #expect(third * half == Rational(1, over: 6))
    #expect(third / -half == Rational(2, over: -3))
    #expect(third - third == .zero)
    #expect((half - third).sign == 1 && (third - half).sign == -1 && (third - third).sign == 0)
  }

  /// `(2⁶³)² = 2¹²⁶`, and `1 + 2 + … + 2ⁿ = 2ⁿ⁺¹ − 1`.
  @Test("Numbers beyond a word are added, subtracted and multiplied")
  func beyondAWord() {
    var power = Rational.one, sum = Rational.zero
    for _ in 0..<400 {
      sum = sum + power
      power = power + power
    }
    #expect(sum + .one == power)
    #expect(power - sum == .one)
    let square = power * power
    #expect(square / power == power)
    #expect((square - .one) / (power - .one) == power + .one)
    #expect((square - .one) / (power + .one) == sum)
    #expect(Double(power) == 0x1p400 && Double(-sum) == -0x1p400)
    #expect(Double(.one / power) == 0x1p-400)
  }

  /// `1/(1·2) + 1/(2·3) + … + 1/(n(n+1)) = n/(n+1)`, and the factors of n! cancel one after the other.
  @Test("Fractions are kept in lowest terms")
  func lowestTerms() {
    var sum = Rational.zero, factorial = Rational.one
    for number in 1...200 {
      sum = sum + Rational(1, over: number * (number + 1))
      #expect(sum == Rational(number, over: number + 1))
      factorial = factorial * Rational(number)
    }
    for number in (1...200).reversed() { factorial = factorial / Rational(number) }
    #expect(factorial == .one)
  }

  /// `(a/b)·(b/c)·(c/a) = 1` and `(x + y)² − (x − y)² = 4xy` for numbers of many words.
  @Test("Laws hold for long random numbers", arguments: 1...20)
  func laws(seed: Int) {
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15
    func word() -> Rational {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Rational(Int(state >> 2) + 1)
    }
    func long() -> Rational { (0..<1 + seed % 7).reduce(word()) { sum, _ in sum * word() + word() } }
    let (a, b, c) = (long(), long(), long())
    #expect((a / b) * (b / c) * (c / a) == .one)
    let (x, y) = (a / b, b / c)
    #expect((x + y) * (x + y) - (x - y) * (x - y) == Rational(4) * x * y)
    #expect((x + y) - y == x)
    #expect((Double(x) / (Double(a) / Double(b)) - 1).magnitude < 1e-14)
  }

  @Test("A double is read as the fraction that is meant by it")
  func meaning() {
    #expect(Rational(meantBy: 0.1) == Rational(1, over: 10))
    #expect(Rational(meantBy: -0.6) == Rational(-3, over: 5))
    #expect(Rational(meantBy: 2.0 / 7) == Rational(2, over: 7))
    #expect(Rational(meantBy: 1e-9) == Rational(1, over: 1_000_000_000))
    #expect(Rational(meantBy: 17.25) == Rational(69, over: 4))
    #expect(Rational(meantBy: 0) == .zero && Rational(meantBy: -3) == Rational(-3))
    #expect(Rational(meantBy: 0x1p-40) == Rational(1, over: 1 << 40))
    #expect(Rational(meantBy: 0x1p-300) == Rational(exactly: 0x1p-300))
    #expect(Rational(meantBy: 0.001 / 128) == Rational(1, over: 128_000))
  }

  @Test("A double that comes from no short fraction is read as a number that rounds to it")
  func randomDoubles() {
    var state: UInt64 = 7
    for _ in 0..<1000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(state >> 11) * 0x1p-53 * 1000 - 500
      let error = Rational(meantBy: number) - Rational(exactly: number)
      #expect(Double(error).magnitude <= number.ulp / 2)
    }
  }
}
