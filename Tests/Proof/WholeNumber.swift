/// A whole number of any size, stored in a machine word if it fits.
enum WholeNumber: Hashable, Sendable {
  case small(Int)

  /// A number that does not fit into a word.
  case large(isNegative: Bool, Digits)

  static let zero = WholeNumber.small(0)
  static let one = WholeNumber.small(1)

  init(isNegative: Bool, _ magnitude: Digits) {
    if magnitude.words.count <= 1, let word = Int(exactly: magnitude.words.first ?? 0) {
      self = .small(isNegative ? -word : word)
    } else {
      self = .large(isNegative: isNegative, magnitude)
    }
  }

  var isNegative: Bool {
    switch self {
    case .small(let word): word < 0
    case .large(let isNegative, _): isNegative
    }
  }

  var isZero: Bool { self == .zero }

  var magnitude: Digits {
    switch self {
    case .small(let word): Digits(word.magnitude)
    case .large(_, let magnitude): magnitude
    }
  }

  static prefix func - (number: Self) -> Self {
    if case .small(let word) = number, word != .min { return .small(-word) }
    return Self(isNegative: !number.isNegative, number.magnitude)
  }

  static func + (left: Self, right: Self) -> Self {
    if case (.small(let first), .small(let second)) = (left, right) {
      let (sum, overflow) = first.addingReportingOverflow(second)
      if !overflow { return .small(sum) }
    }
    var (first, second) = (left.magnitude, right.magnitude)
    if left.isNegative == right.isNegative { return Self(isNegative: left.isNegative, first + second) }
    if first < second {
      second.subtract(first)
      return Self(isNegative: right.isNegative, second)
    }
    first.subtract(second)
    return Self(isNegative: left.isNegative, first)
  }

  static func * (left: Self, right: Self) -> Self {
    if case (.small(let first), .small(let second)) = (left, right) {
      let (product, overflow) = first.multipliedReportingOverflow(by: second)
      if !overflow { return .small(product) }
    }
    return Self(isNegative: left.isNegative != right.isNegative, left.magnitude * right.magnitude)
  }

  /// Divides by a number other than 0, rounding towards 0.
  func divided(by other: Self) -> (quotient: Self, remainder: Self) {
    if case (.small(let first), .small(let second)) = (self, other), first != .min {
      let (quotient, remainder) = first.quotientAndRemainder(dividingBy: second)
      return (.small(quotient), .small(remainder))
    }
    let (quotient, remainder) = magnitude.divided(by: other.magnitude)
    return (
      Self(isNegative: isNegative != other.isNegative, quotient), Self(isNegative: isNegative, remainder)
    )
  }

  /// Returns the greatest common divisor, which is positive; the second number must not be 0.
  static func greatestCommonDivisor(_ left: Self, _ right: Self) -> Self {
    if left == .one || right == .one { return .one }
    if case (.small(let first), .small(let second)) = (left, right) {
      return Self(isNegative: false, Digits(greatestCommonDivisor(first.magnitude, second.magnitude)))
    }
    if left.isZero { return Self(isNegative: false, right.magnitude) }
    return Self(isNegative: false, Digits.greatestCommonDivisor(left.magnitude, right.magnitude))
  }

  private static func greatestCommonDivisor(_ left: UInt, _ right: UInt) -> UInt {
    if left == 0 { return right }
    let twos = min(left.trailingZeroBitCount, right.trailingZeroBitCount)
    var (first, second) = (left >> UInt(left.trailingZeroBitCount), right >> UInt(right.trailingZeroBitCount))
    while first != second {
      if first < second { swap(&first, &second) }
      first -= second
      first >>= UInt(first.trailingZeroBitCount)
    }
    return first << UInt(twos)
  }
}
