import BowerbirdSolver

// Pairs and lists of four with whole numbers in them. Each function stands behind that for `Double`.

extension SizeAnchor {
  /// Longer by a number for each length.
  @_disfavoredOverload
  public static func + (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left + (width: right.width.partNumber, height: right.height.partNumber)
  }

  /// Shorter by a number for each length.
  @_disfavoredOverload
  public static func - (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left - (width: right.width.partNumber, height: right.height.partNumber)
  }

  /// Multiplied by a number for each length.
  @_disfavoredOverload
  public static func * (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left * (width: right.width.partNumber, height: right.height.partNumber)
  }

  /// Divided by a number for each length.
  @_disfavoredOverload
  public static func / (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left / (width: right.width.partNumber, height: right.height.partNumber)
  }

  /// Longer by twice a number for each length.
  @_disfavoredOverload
  public static func ++ (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left ++ (width: right.width.partNumber, height: right.height.partNumber)
  }

  /// Shorter by twice a number for each length.
  @_disfavoredOverload
  public static func -- (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> Self {
    left -- (width: right.width.partNumber, height: right.height.partNumber)
  }

  /// The constraints that give both lengths, not active yet.
  @_disfavoredOverload
  public static func == (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left == Size(width: right.width.partNumber, height: right.height.partNumber)
  }

  /// The constraints that limit both lengths from above, not active yet.
  @_disfavoredOverload
  public static func <= (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left <= Size(width: right.width.partNumber, height: right.height.partNumber)
  }

  /// The constraints that limit both lengths from below, not active yet.
  @_disfavoredOverload
  public static func >= (left: Self, right: (width: some PartNumber, height: some PartNumber)) -> SizeConstraints {
    left >= Size(width: right.width.partNumber, height: right.height.partNumber)
  }
}

extension LocationAnchor {
  /// Moved by a number on each axis.
  @_disfavoredOverload
  public static func + (left: Self, right: (x: some PartNumber, y: some PartNumber)) -> Self {
    left + (x: right.x.partNumber, y: right.y.partNumber)
  }

  /// Moved back by a number on each axis.
  @_disfavoredOverload
  public static func - (left: Self, right: (x: some PartNumber, y: some PartNumber)) -> Self {
    left - (x: right.x.partNumber, y: right.y.partNumber)
  }
}

extension EdgesAnchor {
  /// The edges of each axis outside by a number.
  @_disfavoredOverload
  public static func ++ (left: Self, right: (horizontally: some PartNumber, vertically: some PartNumber)) -> Self {
    left ++ (horizontally: right.horizontally.partNumber, vertically: right.vertically.partNumber)
  }

  /// The edges of each axis inside by a number.
  @_disfavoredOverload
  public static func -- (left: Self, right: (horizontally: some PartNumber, vertically: some PartNumber)) -> Self {
    left -- (horizontally: right.horizontally.partNumber, vertically: right.vertically.partNumber)
  }

  /// Each edge outside by a number of its own.
  @_disfavoredOverload
  public static func ++ (
    left: Self,
    right: (leading: some PartNumber, trailing: some PartNumber, top: some PartNumber, bottom: some PartNumber)
  ) -> Self {
    left ++ (
      leading: right.leading.partNumber, trailing: right.trailing.partNumber, top: right.top.partNumber,
      bottom: right.bottom.partNumber
    )
  }

  /// Each edge inside by a number of its own.
  @_disfavoredOverload
  public static func -- (
    left: Self,
    right: (leading: some PartNumber, trailing: some PartNumber, top: some PartNumber, bottom: some PartNumber)
  ) -> Self {
    left -- (
      leading: right.leading.partNumber, trailing: right.trailing.partNumber, top: right.top.partNumber,
      bottom: right.bottom.partNumber
    )
  }
}

extension HorizontalEdgesAnchor {
  /// Each edge outside by a number of its own.
  @_disfavoredOverload
  public static func ++ (left: Self, right: (leading: some PartNumber, trailing: some PartNumber)) -> Self {
    left ++ (leading: right.leading.partNumber, trailing: right.trailing.partNumber)
  }

  /// Each edge inside by a number of its own.
  @_disfavoredOverload
  public static func -- (left: Self, right: (leading: some PartNumber, trailing: some PartNumber)) -> Self {
    left -- (leading: right.leading.partNumber, trailing: right.trailing.partNumber)
  }
}

extension VerticalEdgesAnchor {
  /// Each edge outside by a number of its own.
  @_disfavoredOverload
  public static func ++ (left: Self, right: (top: some PartNumber, bottom: some PartNumber)) -> Self {
    left ++ (top: right.top.partNumber, bottom: right.bottom.partNumber)
  }

  /// Each edge inside by a number of its own.
  @_disfavoredOverload
  public static func -- (left: Self, right: (top: some PartNumber, bottom: some PartNumber)) -> Self {
    left -- (top: right.top.partNumber, bottom: right.bottom.partNumber)
  }
}
