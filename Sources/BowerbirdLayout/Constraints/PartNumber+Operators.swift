import BowerbirdSolver

// Operators with pairs that contain whole numbers. The operators are disfavored, so that literals become `Double` and
// keep their fractions.

extension SizeAnchor {
  /// Returns the numbers as `Double`.
  private static func amounts(_ right: (width: some PartNumber, height: some PartNumber)) -> Amounts {
    (right.width.partNumber, right.height.partNumber)
  }

  /// Adds a number to each length.
  @_disfavoredOverload
  public static func + (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left + amounts(right)
  }

  /// Subtracts a number from each length.
  @_disfavoredOverload
  public static func - (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left - amounts(right)
  }

  /// Multiplies each length by a number of its own.
  @_disfavoredOverload
  public static func * (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left * amounts(right)
  }

  /// Divides each length by a number of its own.
  @_disfavoredOverload
  public static func / (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left / amounts(right)
  }

  /// Returns inactive constraints that fix both lengths.
  @_disfavoredOverload
  public static func == (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left == amounts(right)
  }

  /// Returns inactive constraints that limit both lengths from above.
  @_disfavoredOverload
  public static func <= (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left <= amounts(right)
  }

  /// Returns inactive constraints that limit both lengths from below.
  @_disfavoredOverload
  public static func >= (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left >= amounts(right)
  }
}

extension LocationAnchor {
  /// Returns the numbers as `Double`.
  private static func amounts(_ right: (x: some PartNumber, y: some PartNumber)) -> Amounts {
    (right.x.partNumber, right.y.partNumber)
  }

  /// Moves the point by a number on each axis.
  @_disfavoredOverload
  public static func + (left: Self, right: (x: some PartNumber, y: some PartNumber)) -> Self {
    left + amounts(right)
  }

  /// Moves the point back by a number on each axis.
  @_disfavoredOverload
  public static func - (left: Self, right: (x: some PartNumber, y: some PartNumber)) -> Self {
    left - amounts(right)
  }
}
