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

  /// Longer by twice a number for each length.
  @_disfavoredOverload
  public static func ++ (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left ++ amounts(right)
  }

  /// Shorter by twice a number for each length.
  @_disfavoredOverload
  public static func -- (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left -- amounts(right)
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

extension EdgesAnchor {
  /// The numbers as `Double`.
  private static func amounts(_ right: (horizontally: some PartNumber, vertically: some PartNumber)) -> AxisAmounts {
    (right.horizontally.partNumber, right.vertically.partNumber)
  }

  /// The numbers as `Double`.
  private static func amounts(
    _ right: (leading: some PartNumber, trailing: some PartNumber, top: some PartNumber, bottom: some PartNumber)
  ) -> Amounts {
    (right.leading.partNumber, right.trailing.partNumber, right.top.partNumber, right.bottom.partNumber)
  }

  /// The edges of each axis outside by a number.
  @_disfavoredOverload
  public static func ++ (left: Self, right: (horizontally: some PartNumber, vertically: some PartNumber)) -> Self {
    left ++ amounts(right)
  }

  /// The edges of each axis inside by a number.
  @_disfavoredOverload
  public static func -- (left: Self, right: (horizontally: some PartNumber, vertically: some PartNumber)) -> Self {
    left -- amounts(right)
  }

  /// Each edge outside by a number of its own.
  @_disfavoredOverload
  public static func ++ (
    left: Self,
    right: (leading: some PartNumber, trailing: some PartNumber, top: some PartNumber, bottom: some PartNumber)
  ) -> Self {
    left ++ amounts(right)
  }

  /// Each edge inside by a number of its own.
  @_disfavoredOverload
  public static func -- (
    left: Self,
    right: (leading: some PartNumber, trailing: some PartNumber, top: some PartNumber, bottom: some PartNumber)
  ) -> Self {
    left -- amounts(right)
  }
}

extension HorizontalEdgesAnchor {
  /// The numbers as `Double`.
  private static func amounts(_ right: (leading: some PartNumber, trailing: some PartNumber)) -> Amounts {
    (right.leading.partNumber, right.trailing.partNumber)
  }

  /// Each edge outside by a number of its own.
  @_disfavoredOverload
  public static func ++ (left: Self, right: (leading: some PartNumber, trailing: some PartNumber)) -> Self {
    left ++ amounts(right)
  }

  /// Each edge inside by a number of its own.
  @_disfavoredOverload
  public static func -- (left: Self, right: (leading: some PartNumber, trailing: some PartNumber)) -> Self {
    left -- amounts(right)
  }
}

extension VerticalEdgesAnchor {
  /// The numbers as `Double`.
  private static func amounts(_ right: (top: some PartNumber, bottom: some PartNumber)) -> Amounts {
    (right.top.partNumber, right.bottom.partNumber)
  }

  /// Each edge outside by a number of its own.
  @_disfavoredOverload
  public static func ++ (left: Self, right: (top: some PartNumber, bottom: some PartNumber)) -> Self {
    left ++ amounts(right)
  }

  /// Each edge inside by a number of its own.
  @_disfavoredOverload
  public static func -- (left: Self, right: (top: some PartNumber, bottom: some PartNumber)) -> Self {
    left -- amounts(right)
  }
}
