/// An exact fraction: ± numerator / denominator · 2 to a power.
///
/// Numerator and denominator are odd and have no common divisor. Coefficients differ mostly by powers of two, which the
/// exponent stores. So the products of long chains of coefficients stay short.
struct Fraction {
  private(set) var isNegative: Bool
  private var numerator: Natural
  private var denominator: Natural
  private var exponent: Int

  static let zero = Fraction(0)
  static let one = Fraction(1)

  /// Creates the fraction that equals a floating-point number; 0 for a number that is not finite.
  init(_ value: Double) {
    isNegative = value < 0
    denominator = .one
    if value == 0 || !value.isFinite {
      numerator = Natural(0)
      exponent = 0
      return
    }
    let bits = value.significandBitPattern | (value.isNormal ? 1 << UInt64(Double.significandBitCount) : 0)
    let zeros = bits.trailingZeroBitCount
    numerator = Natural(bits >> UInt64(zeros))
    let power = value.isNormal ? Int(value.exponent) : Int(Double.leastNormalMagnitude.exponent)
    exponent = power - Double.significandBitCount + zeros
  }

  /// Creates a simple fraction that rounds to a coefficient: 1/10 for 0.1, rather than the exact value of the double.
  ///
  /// Sums of such coefficients cancel as they do on paper. The initializer returns nil if no fraction with a small
  /// numerator and denominator rounds to the coefficient. For example, no such fraction rounds to `3 * 0.1`, a double
  /// that differs from `0.3`.
  init?(meantBy value: Double) {
    self.init(value)
    if numerator.bitWidth <= Self.shortWidth || value == 0 { return }
    let unit = value.magnitude.exponent
    guard let (up, down) = Self.convergent(of: value.magnitude.significand) else { return nil }
    numerator = Natural(up)
    denominator = Natural(down)
    exponent = Int(unit)
    reduceTwos()
  }

  /// The largest width, in bits, of a double's odd numerator with which `init(meantBy:)` keeps the double's exact
  /// value.
  private static let shortWidth = 24

  /// Returns the numerator and the denominator of the first convergent of a number's continued fraction that rounds to
  /// the number; nil if the denominator would reach 2²⁴.
  ///
  /// - Precondition: The number is at least 1 and below 2.
  private static func convergent(of value: Double) -> (UInt64, UInt64)? {
    var (up, down, upBefore, downBefore) = (UInt64(1), UInt64(0), UInt64(0), UInt64(1))
    var rest = value
    while true {
      let whole = rest.rounded(.down)
      guard whole < 0x1p24 else { return nil }
      (up, upBefore) = (UInt64(whole) * up + upBefore, up)
      (down, downBefore) = (UInt64(whole) * down + downBefore, down)
      if down >= 1 << 24 { return nil }
      if Double(up) / Double(down) == value { return (up, down) }
      if rest == whole { return nil }
      rest = 1 / (rest - whole)
    }
  }

  private mutating func reduceTwos() {
    let (above, below) = (numerator.trailingZeroBitCount, denominator.trailingZeroBitCount)
    numerator = numerator >> above
    denominator = denominator >> below
    exponent += above - below
  }

  private init(isNegative: Bool, _ numerator: Natural, _ denominator: Natural, _ exponent: Int) {
    self.isNegative = isNegative
    self.numerator = numerator
    self.denominator = denominator
    self.exponent = exponent
  }

  var isZero: Bool { numerator.isZero }

  /// The length of the fraction: the number of digits to base 2⁶⁴ of numerator and denominator.
  var length: Int { numerator.digitCount + denominator.digitCount }

  /// The sign: -1, 0 or 1.
  var sign: Int { isZero ? 0 : isNegative ? -1 : 1 }

  var magnitude: Fraction { Fraction(isNegative: false, numerator, denominator, exponent) }

  /// The fraction as a double, to within a unit in the last place.
  var asDouble: Double {
    if isZero { return 0 }
    let (above, below) = (numerator.leading, denominator.leading)
    let power = above.exponent - below.exponent + exponent
    let quotient = Double(above.bits) / Double(below.bits)
    // Scales in two steps, so that an intermediate result underflows only if the final result does.
    let half = max(-1000, min(1000, power))
    let size = Double(
      sign: .plus, exponent: power - half, significand: Double(sign: .plus, exponent: half, significand: quotient))
    return isNegative ? -size : size
  }

  /// The double nearest to the fraction.
  var rounded: Double {
    let near = asDouble
    return near.isFinite ? near + (self - Fraction(near)).asDouble : near
  }
}

// MARK: - Arithmetic

extension Fraction {
  static prefix func - (number: Fraction) -> Fraction {
    Fraction(isNegative: !number.isNegative, number.numerator, number.denominator, number.exponent)
  }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    if left.isZero { return right }
    if right.isZero { return left }
    let low = min(left.exponent, right.exponent)
    let hasUnitDenominators = left.denominator.isOne && right.denominator.isOne
    var (first, second) = (left.numerator << (left.exponent - low), right.numerator << (right.exponent - low))
    if !hasUnitDenominators { (first, second) = (first * right.denominator, second * left.denominator) }
    var sum = Fraction(isNegative: left.isNegative, first, left.denominator * right.denominator, low)
    if left.isNegative == right.isNegative {
      sum.numerator = first + second
    } else if first < second {
      sum.numerator = second - first
      sum.isNegative = right.isNegative
    } else {
      sum.numerator = first - second
    }
    if sum.isZero { return .zero }
    sum.reduce()
    return sum
  }

  static func - (left: Fraction, right: Fraction) -> Fraction { left + -right }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    if left.isZero || right.isZero { return .zero }
    let (first, second) = (
      Self.reduced(left.numerator, right.denominator), Self.reduced(right.numerator, left.denominator)
    )
    return Fraction(
      isNegative: left.isNegative != right.isNegative, first.0 * second.0, first.1 * second.1,
      left.exponent + right.exponent)
  }

  /// Returns the quotient of two fractions.
  ///
  /// - Precondition: `right` is not 0.
  static func / (left: Fraction, right: Fraction) -> Fraction {
    left * Fraction(isNegative: right.isNegative, right.denominator, right.numerator, -right.exponent)
  }

  private mutating func reduce() {
    let zeros = numerator.trailingZeroBitCount
    if zeros > 0 {
      numerator = numerator >> zeros
      exponent += zeros
    }
    (numerator, denominator) = Self.reduced(numerator, denominator)
  }

  /// Returns two odd numbers, both divided by their greatest common divisor.
  private static func reduced(_ above: Natural, _ below: Natural) -> (Natural, Natural) {
    if above.isOne || below.isOne { return (above, below) }
    let divisor = Natural.commonDivisor(ofOdd: above, below)
    return divisor.isOne ? (above, below) : (above.dividedExactly(by: divisor), below.dividedExactly(by: divisor))
  }
}

extension Fraction: Comparable {
  static func == (left: Fraction, right: Fraction) -> Bool { (left - right).isZero }
  static func < (left: Fraction, right: Fraction) -> Bool { (left - right).sign < 0 }
}
