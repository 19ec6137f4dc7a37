/// Several steps of Euclid's algorithm on two long numbers, computed from their leading bits.
///
///     larger  becomes ±(larger · firsts.0 - smaller · firsts.1)
///     smaller becomes ∓(larger · seconds.0 - smaller · seconds.1)
///
/// The upper signs apply if the number of steps is even. The four numbers in `firsts` and `seconds`, each below 2³²,
/// combine about twenty steps. So one pass over the digits does the work of twenty passes.
struct LehmerSteps {
  private var firsts: (UInt64, UInt64) = (1, 0)
  private var seconds: (UInt64, UInt64) = (0, 1)

  /// Whether the number of steps is even.
  ///
  /// In that case, the products with `firsts.0` and `seconds.1` are added, and the other two products are subtracted.
  private var isEven = true

  /// Creates the steps that the leading 64 bits of two numbers determine, or nil if these bits determine no step.
  ///
  /// - Parameters:
  ///   - larger: The digits of a number to base 2⁶⁴, the lowest first; at least two digits.
  ///   - smaller: The digits of a number that is not larger than `larger`.
  init?(_ larger: [UInt64], _ smaller: [UInt64]) {
    let last = larger.count - 1, shift = UInt64(larger[last].leadingZeroBitCount)
    func leading(_ digits: [UInt64]) -> UInt64 {
      let high = digits.count > last ? digits[last] : 0, low = digits.count >= last ? digits[last - 1] : 0
      return shift == 0 ? high : high << shift | low >> (64 - shift)
    }
    var (above, below) = (leading(larger), leading(smaller))
    var next: (UInt64, UInt64) = (0, 1), present: (UInt64, UInt64) = (1, 0)
    var count = 0
    // While the remainders are this large, the quotients do not depend on the bits below the leading ones (Collins).
    while below >= next.1 && above - below >= present.1 + next.1 {
      let (quotient, rest) = above.quotientAndRemainder(dividingBy: below)
      (firsts, seconds) = (present, next)
      (present, next) = (next, (present.0 + quotient * next.0, present.1 + quotient * next.1))
      (above, below) = (below, rest)
      count += 1
    }
    // The last step is left out, because its result may depend on bits beyond the leading bits.
    if count < 2 { return nil }
    isEven = count % 2 == 1
  }

  /// Applies the steps to both numbers.
  func apply(to larger: inout [UInt64], _ smaller: inout [UInt64]) {
    while smaller.count < larger.count { smaller.append(0) }
    var first = Difference(), second = Difference()
    for index in larger.indices {
      let (above, below) = (larger[index], smaller[index])
      if isEven {
        larger[index] = first.next(above, firsts.0, below, firsts.1)
        smaller[index] = second.next(below, seconds.1, above, seconds.0)
      } else {
        larger[index] = first.next(below, firsts.1, above, firsts.0)
        smaller[index] = second.next(above, seconds.0, below, seconds.1)
      }
    }
  }

  /// The subtraction of one product from another, digit by digit, the lowest digit first.
  private struct Difference {
    private var carry: UInt64 = 0
    private var deduction: UInt64 = 0

    @inline(__always)
    mutating func next(_ digit: UInt64, _ factor: UInt64, _ other: UInt64, _ otherFactor: UInt64) -> UInt64 {
      let product = digit.multipliedFullWidth(by: factor), subtracted = other.multipliedFullWidth(by: otherFactor)
      let (sum, overflows) = product.low.addingReportingOverflow(carry)
      carry = product.high &+ (overflows ? 1 : 0)
      let (less, overflowsToo) = subtracted.low.addingReportingOverflow(deduction)
      let (difference, underflows) = sum.subtractingReportingOverflow(less)
      deduction = subtracted.high &+ (overflowsToo ? 1 : 0) &+ (underflows ? 1 : 0)
      return difference
    }
  }
}
