/// The length of a grid for which its tracks are sized, and the lengths around it at which they are sized in the same way.
///
/// Each choice between two lengths is made for the length that there is, and narrows the range to where it would be made
/// likewise. Outside of the range, the tracks are sized again.
struct SizingRoom {
  private(set) var length: Double

  /// The least length at which all choices are made as they were, but for rounding.
  private(set) var lower = -Double.infinity

  private var upper = Double.infinity

  init(_ length: Double) { self.length = length }

  /// The lengths at which all choices are made as they were.
  var range: Range<Double> {
    let lower = min(lower, length), upper = max(upper, length)
    return lower - Self.slack(at: lower)..<upper + Self.slack(at: upper)
  }

  private static func slack(at border: Double) -> Double { GridTolerances.border * max(1, border.magnitude) }

  /// Takes another length at which all choices are made as they were.
  mutating func move(to length: Double) { self.length = length }

  /// Whether a length is less than nothing.
  mutating func isNegative(_ number: Affine) -> Bool {
    let value = number.value(at: length), isNegative = value < 0
    if number.slope == 0 { return isNegative }
    let border = -number.constant / number.slope
    if isNegative == (number.slope > 0) { upper = min(upper, border) } else { lower = max(lower, border) }
    return isNegative
  }

  /// The smaller of two lengths.
  mutating func least(_ left: Affine, _ right: Affine) -> Affine { isNegative(right - left) ? right : left }

  /// The greater of two lengths.
  mutating func greatest(_ left: Affine, _ right: Affine) -> Affine { isNegative(left - right) ? right : left }

  /// Narrows the range to a part of it.
  mutating func narrow(to part: Range<Double>) {
    lower = max(lower, part.lowerBound)
    upper = min(upper, part.upperBound)
  }
}
