import BowerbirdSolver

// Pairs and lists of four with whole numbers in them. The compiler prefers the functions for `Double`, so that literals stay
// fractions.

extension SizeAnchor {
  /// The numbers as `Double`.
  private static func amounts(_ right: (width: some PartNumber, height: some PartNumber)) -> Amounts {
    (right.width.partNumber, right.height.partNumber)
  }

  /// Longer by a number for each length.
  @_disfavoredOverload
  public static func + (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left + amounts(right)
  }

  /// Shorter by a number for each length.
  @_disfavoredOverload
  public static func - (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left - amounts(right)
  }

  /// Multiplied by a number for each length.
  @_disfavoredOverload
  public static func * (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left * amounts(right)
  }

  /// Divided by a number for each length.
  @_disfavoredOverload
  public static func / (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left / amounts(right)
  }

  /// The constraints that give both lengths, not active yet.
  @_disfavoredOverload
  public static func == (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left == amounts(right)
  }

  /// The constraints that limit both lengths from above, not active yet.
  @_disfavoredOverload
  public static func <= (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left <= amounts(right)
  }

  /// The constraints that limit both lengths from below, not active yet.
  @_disfavoredOverload
  public static func >= (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left >= amounts(right)
  }
}

extension LocationAnchor {
  /// The numbers as `Double`.
  private static func amounts(_ right: (x: some PartNumber, y: some PartNumber)) -> Amounts {
    (right.x.partNumber, right.y.partNumber)
  }

  /// Moved by a number on each axis.
  @_disfavoredOverload
  public static func + (left: Self, right: (x: some PartNumber, y: some PartNumber)) -> Self {
    left + amounts(right)
  }

  /// Moved back by a number on each axis.
  @_disfavoredOverload
  public static func - (left: Self, right: (x: some PartNumber, y: some PartNumber)) -> Self {
    left - amounts(right)
  }
}
