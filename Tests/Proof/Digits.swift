/// An unsigned whole number of any size, as words from the least significant one on; the last word is not 0.
struct Digits: Hashable, Sendable {
  private(set) var words: [UInt]

  init(_ word: UInt) { words = word == 0 ? [] : [word] }

  private init(trimming words: [UInt]) {
    self.words = words
    trim()
  }

  var isZero: Bool { words.isEmpty }
  var bitCount: Int { words.count * UInt.bitWidth - (words.last?.leadingZeroBitCount ?? 0) }

  private mutating func trim() {
    while words.last == 0 { words.removeLast() }
  }

  // MARK: - Comparing and shifting

  static func < (left: Self, right: Self) -> Bool {
    if left.words.count != right.words.count { return left.words.count < right.words.count }
    for index in left.words.indices.reversed() where left.words[index] != right.words[index] {
      return left.words[index] < right.words[index]
    }
    return false
  }

  var trailingZeroBitCount: Int {
    guard let index = words.firstIndex(where: { $0 != 0 }) else { return 0 }
    return index * UInt.bitWidth + words[index].trailingZeroBitCount
  }

  mutating func shiftRight(by bits: Int) {
    let (whole, part) = bits.quotientAndRemainder(dividingBy: UInt.bitWidth)
    if whole > 0 { words.removeFirst(min(whole, words.count)) }
    if part == 0 || words.isEmpty { return }
    for index in words.indices {
      let above = index + 1 < words.count ? words[index + 1] : 0
      words[index] = words[index] >> UInt(part) | above << UInt(UInt.bitWidth - part)
    }
    trim()
  }

  func shiftedLeft(by bits: Int) -> Self {
    let (whole, part) = bits.quotientAndRemainder(dividingBy: UInt.bitWidth)
    var shifted = Array(repeating: UInt(0), count: whole)
    var carry: UInt = 0
    for word in words {
      shifted.append(word << UInt(part) | carry)
      carry = part == 0 ? 0 : word >> UInt(UInt.bitWidth - part)
    }
    shifted.append(carry)
    return Self(trimming: shifted)
  }

  // MARK: - Arithmetic

  static func + (left: Self, right: Self) -> Self {
    let (long, short) = left.words.count < right.words.count ? (right.words, left.words) : (left.words, right.words)
    var sum = long
    var carry = false
    for index in long.indices {
      if index >= short.count && !carry { break }
      let (first, overflow) = long[index].addingReportingOverflow(index < short.count ? short[index] : 0)
      let (second, again) = first.addingReportingOverflow(carry ? 1 : 0)
      sum[index] = second
      carry = overflow || again
    }
    if carry { sum.append(1) }
    return Self(trimming: sum)
  }

  /// Subtracts a number that is not larger.
  mutating func subtract(_ other: Self) {
    var borrow = false
    for index in words.indices {
      if index >= other.words.count && !borrow { break }
      let (first, overflow) = words[index].subtractingReportingOverflow(
        index < other.words.count ? other.words[index] : 0)
      let (second, again) = first.subtractingReportingOverflow(borrow ? 1 : 0)
      words[index] = second
      borrow = overflow || again
    }
    trim()
  }

  static func * (left: Self, right: Self) -> Self {
    if left.isZero || right.isZero { return Self(0) }
    var product = Array(repeating: UInt(0), count: left.words.count + right.words.count)
    for (start, factor) in left.words.enumerated() {
      var carry: UInt = 0
      for (index, word) in right.words.enumerated() {
        var (high, low) = factor.multipliedFullWidth(by: word)
        add(carry, to: &low, &high)
        add(product[start + index], to: &low, &high)
        product[start + index] = low
        carry = high
      }
      product[start + right.words.count] = carry
    }
    return Self(trimming: product)
  }

  private static func add(_ word: UInt, to low: inout UInt, _ high: inout UInt) {
    let (sum, overflow) = low.addingReportingOverflow(word)
    low = sum
    if overflow { high &+= 1 }
  }

  /// Returns the quotient and the remainder, digit by digit (Knuth, The Art of Computer Programming 4.3.1, algorithm
  /// D).
  func divided(by divisor: Self) -> (quotient: Self, remainder: Self) {
    if self < divisor { return (Self(0), self) }
    let shift = divisor.words[divisor.words.count - 1].leadingZeroBitCount
    let divisorWords = divisor.shiftedLeft(by: shift).words
    var rest = shiftedLeft(by: shift).words
    rest += Array(repeating: 0, count: words.count + 1 - rest.count)
    let length = divisorWords.count
    var quotient = Array(repeating: UInt(0), count: rest.count - length)
    for start in quotient.indices.reversed() {
      quotient[start] = Self.digit(of: &rest, at: start, dividingBy: divisorWords)
    }
    var remainder = Self(trimming: rest)
    remainder.shiftRight(by: shift)
    return (Self(trimming: quotient), remainder)
  }

  /// Returns one digit of a quotient, and subtracts its multiple of the divisor from the rest.
  private static func digit(of rest: inout [UInt], at start: Int, dividingBy divisor: [UInt]) -> UInt {
    let length = divisor.count
    let (top, leading) = (rest[start + length], divisor[length - 1])
    var digit = top >= leading ? UInt.max : leading.dividingFullWidth((top, rest[start + length - 1])).quotient
    var carry: UInt = 0
    var borrow = false
    for index in 0...length {
      var (high, low) = digit.multipliedFullWidth(by: index < length ? divisor[index] : 0)
      add(carry, to: &low, &high)
      carry = high
      let (first, overflow) = rest[start + index].subtractingReportingOverflow(low)
      let (second, again) = first.subtractingReportingOverflow(borrow ? 1 : 0)
      rest[start + index] = second
      borrow = overflow || again
    }
    // The estimate is at most two too large.
    while borrow {
      digit -= 1
      var isCarrying = false
      for index in 0...length {
        let (first, overflow) = rest[start + index].addingReportingOverflow(index < length ? divisor[index] : 0)
        let (second, again) = first.addingReportingOverflow(isCarrying ? 1 : 0)
        rest[start + index] = second
        isCarrying = overflow || again
      }
      borrow = !isCarrying
    }
    return digit
  }

  /// Returns the greatest common divisor of two numbers other than 0.
  static func greatestCommonDivisor(_ left: Self, _ right: Self) -> Self {
    let twos = min(left.trailingZeroBitCount, right.trailingZeroBitCount)
    var (first, second) = (left, right)
    // One division gives a long and a short number about equal lengths.
    if first < second { swap(&first, &second) }
    first = first.divided(by: second).remainder
    if first.isZero { return right < left ? right : left }
    first.shiftRight(by: first.trailingZeroBitCount)
    second.shiftRight(by: second.trailingZeroBitCount)
    while first != second {
      if first < second { swap(&first, &second) }
      first.subtract(second)
      first.shiftRight(by: first.trailingZeroBitCount)
    }
    return first.shiftedLeft(by: twos)
  }
}
