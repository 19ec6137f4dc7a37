/// A whole number from 0 on, of any size.
///
/// Numbers below 2⁶⁴ are kept without an allocation, and nearly all are that small.
struct Natural: Equatable {
  /// The number, where it fits.
  private var small: UInt64

  /// The digits to base 2⁶⁴ of a number that does not fit, the lowest first; empty for all others.
  private var digits: [UInt64]

  init(_ value: UInt64) {
    small = value
    digits = []
  }

  /// Makes a number from its digits to base 2⁶⁴, the lowest first.
  private init(digits: consuming [UInt64]) {
    while digits.last == 0 { digits.removeLast() }
    if digits.count > 1 {
      small = 0
      self.digits = digits
    } else {
      small = digits.first ?? 0
      self.digits = []
    }
  }

  static let one = Natural(1)

  var isZero: Bool { small == 0 && digits.isEmpty }
  var isOne: Bool { small == 1 }
  private var isSmall: Bool { digits.isEmpty }

  /// All digits, of small numbers too.
  private var allDigits: [UInt64] { isSmall ? [small] : digits }

  var bitWidth: Int {
    guard let top = digits.last else { return UInt64.bitWidth - small.leadingZeroBitCount }
    return digits.count * UInt64.bitWidth - top.leadingZeroBitCount
  }

  /// How many digits to base 2⁶⁴ there are.
  var digitCount: Int { isSmall ? 1 : digits.count }

  /// How often 2 divides the number, which is not 0.
  var trailingZeroBitCount: Int {
    if isSmall { return small.trailingZeroBitCount }
    let place = digits.firstIndex { $0 != 0 } ?? 0
    return place * UInt64.bitWidth + digits[place].trailingZeroBitCount
  }

  /// The highest 64 bits, shifted up so that the first is set; the number is about this times 2 to the second part.
  var leading: (bits: UInt64, exponent: Int) {
    let shift = bitWidth - UInt64.bitWidth
    return shift >= 0 ? ((self >> shift).small, shift) : (small << UInt64(-shift), shift)
  }
}

// MARK: - Order

extension Natural: Comparable {
  static func < (left: Natural, right: Natural) -> Bool {
    if left.isSmall && right.isSmall { return left.small < right.small }
    if left.digits.count != right.digits.count { return left.digits.count < right.digits.count }
    for place in left.digits.indices.reversed() where left.digits[place] != right.digits[place] {
      return left.digits[place] < right.digits[place]
    }
    return false
  }
}

// MARK: - Arithmetic

extension Natural {
  static func + (left: Natural, right: Natural) -> Natural {
    if left.isSmall && right.isSmall {
      let (sum, overflows) = left.small.addingReportingOverflow(right.small)
      return overflows ? Natural(digits: [sum, 1]) : Natural(sum)
    }
    var (sum, other) = (left.allDigits, right.allDigits)
    if sum.count < other.count { swap(&sum, &other) }
    var carry: UInt64 = 0
    for place in sum.indices {
      if place >= other.count && carry == 0 { break }
      let (first, overflows) = sum[place].addingReportingOverflow(place < other.count ? other[place] : 0)
      let (second, overflowsAgain) = first.addingReportingOverflow(carry)
      sum[place] = second
      carry = overflows || overflowsAgain ? 1 : 0
    }
    if carry > 0 { sum.append(carry) }
    return Natural(digits: sum)
  }

  /// Subtracts a number that is not larger.
  static func - (left: Natural, right: Natural) -> Natural {
    if left.isSmall { return Natural(left.small - right.small) }
    var difference = left.digits
    subtract(right.allDigits, from: &difference)
    return Natural(digits: difference)
  }

  private static func subtract(_ other: [UInt64], from digits: inout [UInt64], at start: Int = 0) {
    var borrow: UInt64 = 0
    for place in start..<digits.count {
      if place - start >= other.count && borrow == 0 { return }
      let (first, underflows) = digits[place].subtractingReportingOverflow(
        place - start < other.count ? other[place - start] : 0)
      let (second, underflowsAgain) = first.subtractingReportingOverflow(borrow)
      digits[place] = second
      borrow = underflows || underflowsAgain ? 1 : 0
    }
  }

  static func * (left: Natural, right: Natural) -> Natural {
    if left.isSmall && right.isSmall {
      let (high, low) = left.small.multipliedFullWidth(by: right.small)
      return high == 0 ? Natural(low) : Natural(digits: [low, high])
    }
    if left.isOne { return right }
    if right.isOne { return left }
    let (first, second) = (left.allDigits, right.allDigits)
    var product = [UInt64](repeating: 0, count: first.count + second.count)
    for (place, digit) in first.enumerated() { addProduct(of: second, digit, to: &product, at: place) }
    return Natural(digits: product)
  }

  private static func addProduct(of digits: [UInt64], _ factor: UInt64, to sum: inout [UInt64], at start: Int) {
    var carry: UInt64 = 0
    for (place, digit) in digits.enumerated() {
      var (high, low) = digit.multipliedFullWidth(by: factor)
      let (first, overflows) = low.addingReportingOverflow(sum[start + place])
      let (second, overflowsAgain) = first.addingReportingOverflow(carry)
      high &+= (overflows ? 1 : 0) + (overflowsAgain ? 1 : 0)
      (low, carry) = (second, high)
      sum[start + place] = low
    }
    sum[start + digits.count] = carry
  }

  static func << (number: Natural, shift: Int) -> Natural {
    if shift == 0 || number.isZero { return number }
    if number.bitWidth + shift <= UInt64.bitWidth { return Natural(number.small << UInt64(shift)) }
    let (whole, part) = (shift / UInt64.bitWidth, UInt64(shift % UInt64.bitWidth))
    var shifted = [UInt64](repeating: 0, count: whole)
    var carry: UInt64 = 0
    for digit in number.allDigits {
      shifted.append(digit << part | carry)
      carry = part == 0 ? 0 : digit >> (64 - part)
    }
    shifted.append(carry)
    return Natural(digits: shifted)
  }

  static func >> (number: Natural, shift: Int) -> Natural {
    if shift == 0 { return number }
    if number.isSmall { return Natural(shift < UInt64.bitWidth ? number.small >> UInt64(shift) : 0) }
    let (whole, part) = (shift / UInt64.bitWidth, UInt64(shift % UInt64.bitWidth))
    guard whole < number.digits.count else { return Natural(0) }
    var shifted: [UInt64] = []
    shifted.reserveCapacity(number.digits.count - whole)
    for place in whole..<number.digits.count {
      let above = place + 1 < number.digits.count ? number.digits[place + 1] : 0
      shifted.append(number.digits[place] >> part | (part == 0 ? 0 : above << (64 - part)))
    }
    return Natural(digits: shifted)
  }

  /// Divides an odd or even number by an odd one that divides it.
  ///
  /// From the lowest digit on each digit of the quotient follows from the inverse of the divisor's, without a trial (Jebelean).
  func dividedExactly(by divisor: Natural) -> Natural {
    if divisor.isOne { return self }
    if isSmall { return Natural(small / divisor.small) }
    let others = divisor.allDigits
    let inverse = Self.inverse(ofOdd: others[0])
    var rest = digits
    var quotient = [UInt64](repeating: 0, count: rest.count - others.count + 1)
    for place in quotient.indices {
      let digit = rest[place] &* inverse
      quotient[place] = digit
      if digit == 0 { continue }
      var product = [UInt64](repeating: 0, count: others.count + 1)
      Self.addProduct(of: others, digit, to: &product, at: 0)
      Self.subtract(product, from: &rest, at: place)
    }
    return Natural(digits: quotient)
  }

  /// The inverse of an odd number modulo 2⁶⁴; each step doubles the number of right bits.
  private static func inverse(ofOdd number: UInt64) -> UInt64 {
    var inverse = number &* 3 ^ 2
    for _ in 0..<4 { inverse = inverse &* (2 &- number &* inverse) }
    return inverse
  }

  /// The greatest common divisor of two odd numbers.
  static func commonDivisor(ofOdd left: Natural, _ right: Natural) -> Natural {
    var (larger, smaller) = left < right ? (right, left) : (left, right)
    while !larger.isSmall && larger != smaller && !smaller.isOne {
      larger.subtractAndHalve(smaller)
      if larger < smaller { swap(&larger, &smaller) }
    }
    return larger.isSmall ? Natural(commonDivisor(ofOdd: larger.small, smaller.small)) : smaller
  }

  private static func commonDivisor(ofOdd left: UInt64, _ right: UInt64) -> UInt64 {
    var (larger, smaller) = (max(left, right), min(left, right))
    while smaller != larger {
      larger -= smaller
      larger >>= UInt64(larger.trailingZeroBitCount)
      if larger < smaller { swap(&larger, &smaller) }
    }
    return smaller
  }

  /// Subtracts a smaller odd number from an odd one, and halves the difference until it is odd, all in place.
  private mutating func subtractAndHalve(_ other: Natural) {
    if other.isSmall { Self.subtract([other.small], from: &digits) } else { Self.subtract(other.digits, from: &digits) }
    let shift = trailingZeroBitCount
    let (whole, part) = (shift / UInt64.bitWidth, UInt64(shift % UInt64.bitWidth))
    for place in whole..<digits.count {
      let above = place + 1 < digits.count ? digits[place + 1] : 0
      digits[place - whole] = digits[place] >> part | (part == 0 ? 0 : above << (64 - part))
    }
    digits.removeLast(whole)
    while digits.last == 0 { digits.removeLast() }
    if digits.count > 1 { return }
    small = digits.first ?? 0
    digits = []
  }
}
