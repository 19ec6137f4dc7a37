/// A fraction of whole numbers of any size, in lowest terms and with a positive denominator.
package struct Rational: Hashable, Sendable {
  let numerator: WholeNumber
  let denominator: WholeNumber

  package static let zero = Rational(0)
  package static let one = Rational(1)

  package init(_ number: Int) { self.init(lowest: .small(number), .one) }

  private init(lowest numerator: WholeNumber, _ denominator: WholeNumber) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Creates a fraction; the denominator must not be 0.
  init(_ numerator: WholeNumber, over denominator: WholeNumber) {
    let divisor = WholeNumber.greatestCommonDivisor(numerator, denominator)
    let (top, bottom) = (numerator.divided(by: divisor).quotient, denominator.divided(by: divisor).quotient)
    self.init(lowest: bottom.isNegative ? -top : top, bottom.isNegative ? -bottom : bottom)
  }

  package init(_ numerator: Int, over denominator: Int) { self.init(.small(numerator), over: .small(denominator)) }

  package var isZero: Bool { numerator.isZero }

  /// The sign: -1, 0 or 1.
  package var sign: Int { numerator.isNegative ? -1 : (numerator.isZero ? 0 : 1) }

  package static prefix func - (number: Self) -> Self { Self(lowest: -number.numerator, number.denominator) }

  package static func + (left: Self, right: Self) -> Self {
    let shared = WholeNumber.greatestCommonDivisor(left.denominator, right.denominator)
    let (first, second) = (left.denominator.over(shared), right.denominator.over(shared))
    let sum = left.numerator * second + right.numerator * first
    let common = WholeNumber.greatestCommonDivisor(sum, shared)
    return Self(lowest: sum.over(common), first * right.denominator.over(common))
  }

  package static func - (left: Self, right: Self) -> Self { left + -right }

  package static func * (left: Self, right: Self) -> Self {
    if left.isZero || right.isZero { return .zero }
    let first = WholeNumber.greatestCommonDivisor(left.numerator, right.denominator)
    let second = WholeNumber.greatestCommonDivisor(right.numerator, left.denominator)
    return Self(
      lowest: left.numerator.over(first) * right.numerator.over(second),
      left.denominator.over(second) * right.denominator.over(first))
  }

  /// Returns the quotient; the divisor must not be 0.
  package static func / (left: Self, right: Self) -> Self { left * right.inverse }

  private var inverse: Self {
    numerator.isNegative ? Self(lowest: -denominator, -numerator) : Self(lowest: denominator, numerator)
  }
}

extension WholeNumber {
  /// Returns the quotient by a divisor of the number.
  fileprivate func over(_ divisor: Self) -> Self { divisor == .one ? self : divided(by: divisor).quotient }
}

// MARK: - Doubles

extension Rational {
  /// Creates the fraction that a finite double probably stands for: the first convergent of its continued fraction that
  /// rounds to it.
  ///
  /// So `0.1` becomes one tenth, and `2.0 / 7` becomes two sevenths: a fraction with few digits is always one of the
  /// convergents. A double without such a fraction is taken exactly.
  package init(meantBy number: Double) {
    if let whole = Int(exactly: number) {
      self.init(whole)
      return
    }
    let exact = Self(exactly: number.magnitude)
    let meant = exact.firstConvergent { Double($0) / Double($1) == number.magnitude } ?? exact
    self = number < 0 ? -meant : meant
  }

  /// Creates the exact value of a finite double.
  package init(exactly number: Double) {
    if let whole = Int(exactly: number) {
      self.init(whole)
      return
    }
    let mantissa = WholeNumber.small(Int(number.significand * 0x1p52) * (number < 0 ? -1 : 1))
    let exponent = Int(number.exponent) - 52
    let power = WholeNumber(isNegative: false, Digits(1).shiftedLeft(by: Int(exponent.magnitude)))
    self = exponent < 0 ? Self(mantissa, over: power) : Self(lowest: mantissa * power, .one)
  }

  /// Returns the first convergent of the continued fraction that satisfies a condition; nil if none does whose
  /// numerator and denominator are exact as doubles.
  private func firstConvergent(_ isWanted: (Int, Int) -> Bool) -> Self? {
    var (top, bottom) = (numerator, denominator)
    var (last, present) = ((0, 1), (1, 0))
    while !bottom.isZero {
      let (quotient, rest) = top.divided(by: bottom)
      guard case .small(let digit) = quotient, digit < Self.mostExact else { return nil }
      let next = (
        digit.multipliedReportingOverflow(by: present.0).partialValue &+ last.0,
        digit.multipliedReportingOverflow(by: present.1).partialValue &+ last.1
      )
      let size = Double(digit) * Double(max(present.0, present.1))
      if size > Double(Self.mostExact) { return nil }
      (last, present) = (present, next)
      if isWanted(present.0, present.1) { return Self(present.0, over: present.1) }
      (top, bottom) = (bottom, rest)
    }
    return nil
  }

  /// Whole numbers up to this one are exact doubles.
  private static let mostExact = 1 << 52
}

extension Double {
  /// Creates the value of a fraction with a relative error of about 2⁻⁵⁰.
  package init(_ fraction: Rational) {
    let (top, bottom) = (fraction.numerator.magnitude, fraction.denominator.magnitude)
    let excess = top.bitCount - bottom.bitCount
    let quotient = Double(leading: top) / Double(leading: bottom)
    self = Double(fraction.sign) * Double(sign: .plus, exponent: max(-1100, min(1100, excess)), significand: quotient)
  }

  /// Creates a number from one half up to 1 from the leading bits of a number.
  private init(leading number: Digits) {
    let excess = number.bitCount - 62
    var leading = excess < 0 ? number.shiftedLeft(by: -excess) : number
    if excess > 0 { leading.shiftRight(by: excess) }
    self = Double(leading.words.first ?? 0) * 0x1p-62
  }
}
