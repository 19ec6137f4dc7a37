/// The greatest common divisor, and exact division.
extension Natural {
  /// Returns the greatest common divisor of two odd numbers.
  ///
  /// The leading 64 bits of both numbers determine about twenty steps of Euclid's algorithm, and one pass over all
  /// digits applies these steps (Lehmer). If the lengths of the numbers differ too much for that, the call makes the
  /// lowest digit of the larger number 0, by subtracting a multiple of the smaller number.
  ///
  /// - Complexity: O(*n*²), where *n* counts the digits of the larger number.
  static func commonDivisor(ofOdd left: Natural, _ right: Natural) -> Natural {
    if let first = left.small, let second = right.small { return Natural(commonDivisor(ofOdd: first, second)) }
    var (larger, smaller) = (left.digits, right.digits)
    if isLess(larger, smaller) { swap(&larger, &smaller) }
    while smaller.count > 1 {
      if let steps = LehmerSteps(larger, smaller) {
        steps.apply(to: &larger, &smaller)
        halve(&smaller)
      } else {
        cancelLowestDigit(of: &larger, by: smaller)
      }
      halve(&larger)
      if larger.isEmpty { return Natural(digits: smaller) }
      if smaller.isEmpty { return Natural(digits: larger) }
      if isLess(larger, smaller) { swap(&larger, &smaller) }
    }
    let rest = remainder(of: larger, by: smaller[0])
    if rest == 0 { return Natural(smaller[0]) }
    return Natural(commonDivisor(ofOdd: rest >> UInt64(rest.trailingZeroBitCount), smaller[0]))
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

  private static func remainder(of digits: [UInt64], by divisor: UInt64) -> UInt64 {
    if divisor == 1 { return 0 }
    var rest: UInt64 = 0
    for digit in digits.reversed() { rest = divisor.dividingFullWidth((rest, digit)).remainder }
    return rest
  }

  /// Subtracts from a number the multiple of an odd `divisor` that makes the number's lowest digit 0.
  ///
  /// A negative difference is replaced by its magnitude.
  private static func cancelLowestDigit(of digits: inout [UInt64], by divisor: [UInt64]) {
    let factor = digits[0] &* inverse(ofOdd: divisor[0])
    digits.append(0)
    if !subtractProduct(of: divisor, factor, from: &digits, at: 0, upTo: digits.count) { return }
    // The product was larger, so the digits are the two's complement of the negative difference.
    var carry = true
    for index in digits.indices {
      let (digit, overflows) = (~digits[index]).addingReportingOverflow(carry ? 1 : 0)
      digits[index] = digit
      carry = overflows
    }
  }

  /// Halves a number until it is odd; the number 0 becomes an empty array.
  private static func halve(_ digits: inout [UInt64]) {
    while digits.last == 0 { digits.removeLast() }
    guard let whole = digits.firstIndex(where: { $0 != 0 }) else { return }
    let part = UInt64(digits[whole].trailingZeroBitCount)
    if whole == 0 && part == 0 { return }
    for index in whole..<digits.count {
      let above = index + 1 < digits.count ? digits[index + 1] : 0
      digits[index - whole] = digits[index] >> part | (part == 0 ? 0 : above << (64 - part))
    }
    digits.removeLast(whole)
    if digits.last == 0 { digits.removeLast() }
  }

  // MARK: - Division

  /// Returns the quotient of this number and an odd divisor.
  ///
  /// The digits of the quotient are computed from the lowest to the highest. Each digit is a product with the inverse
  /// of the divisor's lowest digit (Jebelean), so no digit has to be guessed.
  ///
  /// - Precondition: The division leaves no remainder.
  func dividedExactly(by divisor: Natural) -> Natural {
    if divisor.isOne { return self }
    if let small, let other = divisor.small { return Natural(small / other) }
    let others = divisor.digits
    let inverse = Self.inverse(ofOdd: others[0])
    var rest = digits
    var quotient = [UInt64](repeating: 0, count: rest.count - others.count + 1)
    for index in quotient.indices {
      let digit = rest[index] &* inverse
      quotient[index] = digit
      // The digits of `rest` beyond the length of the quotient are never read, so they are not updated.
      if digit != 0 { Self.subtractProduct(of: others, digit, from: &rest, at: index, upTo: quotient.count) }
    }
    return Natural(digits: quotient)
  }

  /// Returns the inverse of an odd number modulo 2⁶⁴.
  ///
  /// Newton's method doubles the number of correct low bits in each step.
  private static func inverse(ofOdd number: UInt64) -> UInt64 {
    var inverse = number &* 3 ^ 2
    for _ in 0..<4 { inverse = inverse &* (2 &- number &* inverse) }
    return inverse
  }

  /// Subtracts `factor` times `other`, shifted up by `start` digits, from the digits in `start..<end`.
  ///
  /// - Returns: Whether the shifted product was larger than the number that these digits form.
  @discardableResult
  private static func subtractProduct(
    of other: [UInt64], _ factor: UInt64, from digits: inout [UInt64], at start: Int, upTo end: Int
  ) -> Bool {
    var carry: UInt64 = 0
    for index in start..<end {
      var product: (high: UInt64, low: UInt64) = (0, 0)
      if index - start < other.count {
        product = other[index - start].multipliedFullWidth(by: factor)
      } else if carry == 0 {
        return false
      }
      let (low, overflows) = product.low.addingReportingOverflow(carry)
      let (digit, underflows) = digits[index].subtractingReportingOverflow(low)
      digits[index] = digit
      carry = product.high &+ (overflows ? 1 : 0) &+ (underflows ? 1 : 0)
    }
    return carry != 0
  }
}
