/// An exact fraction of small whole numbers in lowest terms; traps on overflow.
struct Rational: Hashable, Sendable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    let divisor = Self.greatestCommonDivisor(numerator, denominator) * denominator.signum()
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  var magnitude: Rational { numerator < 0 ? -self : self }

  var asDouble: Double { Double(numerator) / Double(denominator) }

  private static func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
    var (left, right) = (left.magnitude, right.magnitude)
    while right != 0 { (left, right) = (right, left % right) }
    return Int(left)
  }
}

extension Rational: Comparable {
  static let zero = Rational(0)

  static prefix func - (number: Rational) -> Rational { Rational(-number.numerator, number.denominator) }

  static func + (left: Rational, right: Rational) -> Rational {
    Rational(
      left.numerator * right.denominator + right.numerator * left.denominator, left.denominator * right.denominator)
  }

  static func - (left: Rational, right: Rational) -> Rational { left + -right }

  static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  static func / (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.denominator, left.denominator * right.numerator)
  }

  static func < (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(value) }
}
