/// The length of a grid for which its tracks are sized, and the range of lengths at which they are sized in the same
/// way.
///
/// Each comparison of two lengths is made for the grid's length, and narrows the range to the lengths at which its
/// result is the same. Outside the range, the tracks are sized again.
struct SizingInterval {
  private(set) var length: Double

  /// The range of lengths at which all comparisons have the same results.
  private(set) var range = -Double.infinity..<Double.infinity

  init(_ length: Double) { self.length = length }

  /// Changes the length to another one in the range.
  mutating func move(to length: Double) { self.length = length }

  /// Compares a length with 0, and narrows the range to where the result is the same.
  ///
  /// A length that is 0 up to rounding counts as positive. The result depends only on the grid's length, not on the
  /// present range. So each length of the grid belongs to the range of one result.
  ///
  /// - Returns: The sign of the compared length in a grid of the present length; plus for 0.
  @discardableResult
  mutating func narrow(toSignOf number: Affine) -> FloatingPointSign {
    let border = -number.constant / number.slope
    if !border.isFinite { return number.value(at: length) < 0 ? .minus : .plus }
    let tolerance = GridTolerances.border * max(1, border.magnitude)
    // The upper range begins here, and the lower range ends before it. With a negative slope, the border with its
    // tolerance belongs to the lower range, so the upper range begins at the next number.
    let first = number.slope > 0 ? border - tolerance : (border + tolerance).nextUp
    let isAbove = length >= first
    narrow(to: isAbove ? first..<Double.infinity : -Double.infinity..<first)
    return isAbove == (number.slope > 0) ? .plus : .minus
  }

  /// Returns the smaller of two lengths, and narrows the range to where it is the smaller one.
  mutating func least(_ left: Affine, _ right: Affine) -> Affine {
    narrow(toSignOf: right - left) == .minus ? right : left
  }

  /// Returns the greater of two lengths, and narrows the range to where it is the greater one.
  mutating func greatest(_ left: Affine, _ right: Affine) -> Affine {
    narrow(toSignOf: left - right) == .minus ? right : left
  }

  /// Narrows the range to a part of it.
  mutating func narrow(to part: Range<Double>) { range = range.clamped(to: part) }
}
