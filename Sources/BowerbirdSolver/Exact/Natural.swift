/// A natural number of any size, 0 included.
///
/// Numbers below 2⁶⁴ need no allocation, and nearly all numbers are that small.
struct Natural: Equatable {
  private enum Storage: Equatable {
    case small(UInt64)

    /// The digits to base 2⁶⁴, the lowest first: at least two digits, of which the highest is not 0.
    case large([UInt64])
  }

  private var storage: Storage

  init(_ value: UInt64) { storage = .small(value) }

  /// Creates a number from its digits to base 2⁶⁴, the lowest first.
  init(digits: consuming [UInt64]) {
    while digits.last == 0 { digits.removeLast() }
    storage = digits.count > 1 ? .large(digits) : .small(digits.first ?? 0)
  }

  static let one = Natural(1)

  var isZero: Bool { small == 0 }
  var isOne: Bool { small == 1 }

  /// The number if it is below 2⁶⁴, otherwise nil.
  @inline(__always)
  var small: UInt64? {
    if case .small(let value) = storage { value } else { nil }
  }

  /// The digits to base 2⁶⁴, the lowest first.
  var digits: [UInt64] {
    switch storage {
    case .small(let value): [value]
    case .large(let digits): digits
    }
  }

  var bitWidth: Int {
    switch storage {
    case .small(let value): UInt64.bitWidth - value.leadingZeroBitCount
    case .large(let digits): digits.count * UInt64.bitWidth - digits[digits.count - 1].leadingZeroBitCount
    }
  }

  /// The number of digits to base 2⁶⁴.
  var digitCount: Int {
    if case .large(let digits) = storage { digits.count } else { 1 }
  }

  /// The exponent of the largest power of 2 that divides the number, which must not be 0.
  var trailingZeroBitCount: Int {
    switch storage {
    case .small(let value): return value.trailingZeroBitCount
    case .large(let digits):
      let index = digits.firstIndex { $0 != 0 } ?? 0
      return index * UInt64.bitWidth + digits[index].trailingZeroBitCount
    }
  }

  /// The leading 64 bits of the number, of which the highest is 1, and an exponent.
  ///
  /// The number is `bits` times 2 to the power of `exponent`, without the bits that were cut off.
  var leading: (bits: UInt64, exponent: Int) {
    let shift = bitWidth - UInt64.bitWidth
    return shift >= 0 ? ((self >> shift).small ?? 0, shift) : ((small ?? 0) << UInt64(-shift), shift)
  }
}

// MARK: - Order

extension Natural: Comparable {
  static func < (left: Natural, right: Natural) -> Bool {
    if let first = left.small, let second = right.small { return first < second }
    return isLess(left.digits, right.digits)
  }

  static func isLess(_ left: [UInt64], _ right: [UInt64]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for index in left.indices.reversed() where left[index] != right[index] { return left[index] < right[index] }
    return false
  }
}

// MARK: - Arithmetic

extension Natural {
  static func + (left: Natural, right: Natural) -> Natural {
    if let first = left.small, let second = right.small {
      let (sum, overflows) = first.addingReportingOverflow(second)
      return overflows ? Natural(digits: [sum, 1]) : Natural(sum)
    }
    var (sum, other) = (left.digits, right.digits)
    if sum.count < other.count { swap(&sum, &other) }
    var carry: UInt64 = 0
    for index in sum.indices {
      if index >= other.count && carry == 0 { break }
      let (first, overflows) = sum[index].addingReportingOverflow(index < other.count ? other[index] : 0)
      let (second, overflowsAgain) = first.addingReportingOverflow(carry)
      sum[index] = second
      carry = overflows || overflowsAgain ? 1 : 0
    }
    if carry > 0 { sum.append(carry) }
    return Natural(digits: sum)
  }

  /// Returns the difference of two numbers.
  ///
  /// - Precondition: `right` is not larger than `left`.
  static func - (left: Natural, right: Natural) -> Natural {
    if let first = left.small, let second = right.small { return Natural(first - second) }
    var difference = left.digits
    subtract(right.digits, from: &difference)
    return Natural(digits: difference)
  }

  private static func subtract(_ other: [UInt64], from digits: inout [UInt64], at start: Int = 0) {
    var borrow: UInt64 = 0
    for index in start..<digits.count {
      if index - start >= other.count && borrow == 0 { return }
      let (first, underflows) = digits[index].subtractingReportingOverflow(
        index - start < other.count ? other[index - start] : 0)
      let (second, underflowsAgain) = first.subtractingReportingOverflow(borrow)
      digits[index] = second
      borrow = underflows || underflowsAgain ? 1 : 0
    }
  }

  static func * (left: Natural, right: Natural) -> Natural {
    if let first = left.small, let second = right.small {
      let (high, low) = first.multipliedFullWidth(by: second)
      return high == 0 ? Natural(low) : Natural(digits: [low, high])
    }
    if left.isOne { return right }
    if right.isOne { return left }
    let (first, second) = (left.digits, right.digits)
    var product = [UInt64](repeating: 0, count: first.count + second.count)
    for (index, digit) in first.enumerated() { addProduct(of: second, digit, to: &product, at: index) }
    return Natural(digits: product)
  }

  private static func addProduct(of digits: [UInt64], _ factor: UInt64, to sum: inout [UInt64], at start: Int) {
    var carry: UInt64 = 0
    for (index, digit) in digits.enumerated() {
      var (high, low) = digit.multipliedFullWidth(by: factor)
      let (first, overflows) = low.addingReportingOverflow(sum[start + index])
      let (second, overflowsAgain) = first.addingReportingOverflow(carry)
      high &+= (overflows ? 1 : 0) + (overflowsAgain ? 1 : 0)
      (low, carry) = (second, high)
      sum[start + index] = low
    }
    sum[start + digits.count] = carry
  }

  static func << (number: Natural, shift: Int) -> Natural {
    if shift == 0 || number.isZero { return number }
    if let small = number.small, number.bitWidth + shift <= UInt64.bitWidth { return Natural(small << UInt64(shift)) }
    let (whole, part) = (shift / UInt64.bitWidth, UInt64(shift % UInt64.bitWidth))
    var shifted = [UInt64](repeating: 0, count: whole)
    var carry: UInt64 = 0
    for digit in number.digits {
      shifted.append(digit << part | carry)
      carry = part == 0 ? 0 : digit >> (64 - part)
    }
    shifted.append(carry)
    return Natural(digits: shifted)
  }

  static func >> (number: Natural, shift: Int) -> Natural {
    if shift == 0 { return number }
    if let small = number.small { return Natural(shift < UInt64.bitWidth ? small >> UInt64(shift) : 0) }
    let digits = number.digits
    let (whole, part) = (shift / UInt64.bitWidth, UInt64(shift % UInt64.bitWidth))
    guard whole < digits.count else { return Natural(0) }
    var shifted: [UInt64] = []
    shifted.reserveCapacity(digits.count - whole)
    for index in whole..<digits.count {
      let above = index + 1 < digits.count ? digits[index + 1] : 0
      shifted.append(digits[index] >> part | (part == 0 ? 0 : above << (64 - part)))
    }
    return Natural(digits: shifted)
  }
}
