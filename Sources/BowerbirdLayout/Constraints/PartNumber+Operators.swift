import BowerbirdSolver

// Operators with pairs that contain whole numbers. The operators are disfavored, so that literals become `Double`: in
// `size * (width: 1 / 2, height: 1)`, the width becomes a half.

extension SizeAnchor {
  /// Returns both numbers as `Double`.
  private static func amounts(_ right: (width: some PartNumber, height: some PartNumber)) -> Amounts {
    (right.width.partNumber, right.height.partNumber)
  }

  /// Returns the size with a separate number added to each length.
  @_disfavoredOverload
  public static func + (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left + amounts(right)
  }

  /// Returns the size with a separate number subtracted from each length.
  @_disfavoredOverload
  public static func - (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left - amounts(right)
  }

  /// Returns the size with each length multiplied by a number of its own.
  @_disfavoredOverload
  public static func * (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left * amounts(right)
  }

  /// Returns the size with each length divided by a number of its own.
  @_disfavoredOverload
  public static func / (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left / amounts(right)
  }

  /// Returns inactive constraints that make each length equal to its number.
  @_disfavoredOverload
  public static func == (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left == amounts(right)
  }

  /// Returns inactive constraints that keep each length no greater than its number.
  @_disfavoredOverload
  public static func <= (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left <= amounts(right)
  }

  /// Returns inactive constraints that keep each length no less than its number.
  @_disfavoredOverload
  public static func >= (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left >= amounts(right)
  }
}

extension LocationAnchor {
  /// Returns both numbers as `Double`.
  private static func amounts(_ right: (x: some PartNumber, y: some PartNumber)) -> Amounts {
    (right.x.partNumber, right.y.partNumber)
  }

  /// Returns the point moved by a number on each axis.
  ///
  /// A positive `y` moves the point down. A positive `x` moves the point in reading direction. If a constraint involves
  /// left or right edges, but no leading or trailing edges, a positive `x` moves the point to the right.
  @_disfavoredOverload
  public static func + (left: Self, right: (x: some PartNumber, y: some PartNumber)) -> Self {
    left + amounts(right)
  }

  /// Returns the point moved back by a number on each axis.
  ///
  /// A positive `y` moves the point up. A positive `x` moves the point against reading direction. If a constraint
  /// involves left or right edges, but no leading or trailing edges, a positive `x` moves the point to the left.
  @_disfavoredOverload
  public static func - (left: Self, right: (x: some PartNumber, y: some PartNumber)) -> Self {
    left - amounts(right)
  }
}
