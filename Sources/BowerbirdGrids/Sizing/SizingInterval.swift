/// The length of a grid for which its tracks are sized, and the range of lengths at which they are sized in the same
/// way.
///
/// Each comparison of two lengths is made for the grid's length, and narrows the range to the lengths at which its
/// result is the same. Outside the range, the tracks are sized again.
struct SizingInterval {
  private(set) var length: Double

  /// The least length at which all comparisons have the same results, apart from rounding.
  private(set) var lower = -Double.infinity

  private var upper = Double.infinity

  init(_ length: Double) { self.length = length }

  /// The lengths at which all comparisons have the same results.
  var range: Range<Double> {
    let lower = min(lower, length), upper = max(upper, length)
    return lower - Self.slack(at: lower)..<upper + Self.slack(at: upper)
  }

  private static func slack(at border: Double) -> Double { GridTolerances.border * max(1, border.magnitude) }

  /// Changes the length to another one in the range.
  mutating func move(to length: Double) { self.length = length }

  /// Compares a length with 0, and narrows the range to where the result is the same.
  ///
  /// - Returns: The sign of the length at present; plus for 0.
  @discardableResult
  mutating func narrow(toSignOf number: Affine) -> FloatingPointSign {
    let value = number.value(at: length), isNegative = value < 0
    if number.slope != 0 {
      let border = -number.constant / number.slope
      if isNegative == (number.slope > 0) { upper = min(upper, border) } else { lower = max(lower, border) }
    }
    return isNegative ? .minus : .plus
  }

  /// Returns the smaller of two lengths.
  mutating func least(_ left: Affine, _ right: Affine) -> Affine {
    narrow(toSignOf: right - left) == .minus ? right : left
  }

  /// Returns the greater of two lengths.
  mutating func greatest(_ left: Affine, _ right: Affine) -> Affine {
    narrow(toSignOf: left - right) == .minus ? right : left
  }

  /// Narrows the range to a part of it.
  mutating func narrow(to part: Range<Double>) {
    lower = max(lower, part.lowerBound)
    upper = min(upper, part.upperBound)
  }
}
