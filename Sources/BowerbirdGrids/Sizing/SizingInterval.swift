/// The length of a grid for which its tracks are sized, and the range of grid lengths in which the sizing holds.
///
/// The sizing compares lengths that are functions of the grid's length. Each comparison narrows the range to the grid
/// lengths at which the result of the comparison is the same. Outside the range, the tracks are sized again.
struct SizingInterval {
  private(set) var length: Double

  /// The range of lengths at which all comparisons have the same results.
  private(set) var range = -Double.infinity..<Double.infinity

  init(_ length: Double) { self.length = length }

  /// Changes the length to another length in the range.
  mutating func move(to length: Double) { self.length = length }

  /// Returns the sign of a number, and narrows the range to the grid lengths at which the sign is the same.
  ///
  /// A number that is 0 up to rounding is treated as positive. The sign depends only on the grid's length, and not on
  /// the present range. Each grid length therefore belongs to the range of one sign.
  ///
  /// - Parameter number: The number, as a function of the grid's length.
  /// - Returns: The sign of the number in a grid of the present length; plus for 0.
  @discardableResult
  mutating func narrow(toSignOf number: Affine) -> FloatingPointSign {
    let border = -number.constant / number.slope
    if !border.isFinite { return number.value(at: length) < 0 ? .minus : .plus }
    let tolerance = max(GridTolerances.border, border.magnitude * GridTolerances.relativeBorder)
    // The upper range begins at `first`, and the lower range ends before `first`. With a negative slope, the border
    // with its tolerance belongs to the lower range, so the upper range begins at the next number.
    let first = number.slope > 0 ? border - tolerance : (border + tolerance).nextUp
    let isAbove = length >= first
    narrow(to: isAbove ? first..<Double.infinity : -Double.infinity..<first)
    return isAbove == (number.slope > 0) ? .plus : .minus
  }

  /// Returns the smaller of two lengths, and narrows the range to the grid lengths at which this length is smaller.
  mutating func least(_ left: Affine, _ right: Affine) -> Affine {
    narrow(toSignOf: right - left) == .minus ? right : left
  }

  /// Returns the greater of two lengths, and narrows the range to the grid lengths at which this length is greater.
  mutating func greatest(_ left: Affine, _ right: Affine) -> Affine {
    narrow(toSignOf: left - right) == .minus ? right : left
  }

  /// Narrows the range to the part that another range contains.
  mutating func narrow(to part: Range<Double>) { range = range.clamped(to: part) }
}
