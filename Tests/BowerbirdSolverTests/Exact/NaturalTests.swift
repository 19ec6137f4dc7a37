import BowerbirdTestSupport
import Testing

@testable import BowerbirdSolver

@Suite("Whole numbers of any size")
struct NaturalTests {
  private func commonDivisor(_ left: Int, _ right: Int) -> Int {
    right == 0 ? left : commonDivisor(right, left % right)
  }

  private func power(of base: UInt64, _ exponent: Int) -> Natural {
    (0..<exponent).reduce(.one) { product, _ in product * Natural(base) }
  }

  /// The common divisor of 2ᵃ − 1 and 2ᵇ − 1 is 2 to the common divisor of a and b, minus 1.
  @Test("Common divisors of numbers one below powers of two", arguments: [UInt64(1), 2, 3, 4])
  func mersenne(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let unit = random.whole(1...200)
      let (first, second) = (unit * random.whole(1...12), unit * random.whole(1...12))
      let numbers = [first, second, commonDivisor(first, second)].map { Natural.one << $0 - .one }
      #expect(Natural.commonDivisor(ofOdd: numbers[0], numbers[1]) == numbers[2], "seed \(seed): \(first), \(second)")
    }
  }

  /// Euclid's algorithm takes most steps for Fibonacci's numbers.
  ///
  /// The common divisor of two is that of their places.
  @Test func fibonacci() {
    var numbers = [Natural(0), .one]
    for index in 2...900 { numbers.append(numbers[index - 1] + numbers[index - 2]) }
    for (first, second) in [(899, 898), (895, 890), (880, 616), (704, 448), (850, 100), (100, 98), (833, 595)] {
      // Every third one is even.
      if first % 3 == 0 || second % 3 == 0 { continue }
      let common = Natural.commonDivisor(ofOdd: numbers[first], numbers[second])
      #expect(common == numbers[commonDivisor(first, second)])
    }
  }

  @Test("A common factor is found, and taken out, however much the numbers differ in length", arguments: 0..<40)
  func products(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<25 {
      let common = power(of: 11, random.whole(0...60)) * power(of: 13, random.whole(0...40))
      let first = power(of: 3, random.whole(0...300)) * power(of: 5, random.whole(0...20))
      let second = power(of: 7, random.whole(0...120)) * power(of: 17, random.whole(0...20))
      #expect(Natural.commonDivisor(ofOdd: common * first, common * second) == common, "seed \(seed)")
      #expect((common * first).dividedExactly(by: common) == first, "seed \(seed)")
      #expect((common * first << 77).dividedExactly(by: first) == common << 77, "seed \(seed)")
    }
  }

  /// The leading digits are alike, so that no step can be told from them alone.
  @Test func neighbours() {
    for exponent in [64, 65, 127, 128, 129, 640] {
      let number = (Natural.one << exponent) + .one
      #expect(Natural.commonDivisor(ofOdd: number, number).bitWidth == exponent + 1)
      #expect(Natural.commonDivisor(ofOdd: number, number + Natural(2)) == .one)
      #expect(Natural.commonDivisor(ofOdd: number * number, number) == number)
      #expect(Natural.commonDivisor(ofOdd: number * number, number * (number + Natural(2))) == number)
    }
  }
}
