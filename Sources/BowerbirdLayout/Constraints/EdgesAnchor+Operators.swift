extension EdgesAnchor {
  /// A number for each axis.
  public typealias AxisAmounts = (horizontally: Double, vertically: Double)

  /// A number for each edge.
  public typealias Amounts = (leading: Double, trailing: Double, top: Double, bottom: Double)

  /// Returns the edges, each moved outwards by a number of its own.
  public static func ++ (left: Self, right: Amounts) -> Self {
    Self(
      horizontal: left.horizontal ++ (leading: right.leading, trailing: right.trailing),
      vertical: left.vertical ++ (top: right.top, bottom: right.bottom))
  }

  /// Returns the edges, each moved inwards by a number of its own.
  public static func -- (left: Self, right: Amounts) -> Self {
    Self(
      horizontal: left.horizontal -- (leading: right.leading, trailing: right.trailing),
      vertical: left.vertical -- (top: right.top, bottom: right.bottom))
  }

  /// Returns the edges, moved outwards by one number for the horizontal pair and one number for the vertical pair.
  public static func ++ (left: Self, right: AxisAmounts) -> Self {
    Self(horizontal: left.horizontal ++ right.horizontally, vertical: left.vertical ++ right.vertically)
  }

  /// Returns the edges, moved inwards by one number for the horizontal pair and one number for the vertical pair.
  public static func -- (left: Self, right: AxisAmounts) -> Self {
    Self(horizontal: left.horizontal -- right.horizontally, vertical: left.vertical -- right.vertically)
  }

  /// Returns the edges, all moved outwards by a number.
  public static func ++ (left: Self, right: Double) -> Self { left ++ (horizontally: right, vertically: right) }

  /// Returns the edges, all moved inwards by a number.
  public static func -- (left: Self, right: Double) -> Self { left -- (horizontally: right, vertically: right) }

  /// Returns the edges, each moved outwards by its inset.
  public static func ++ (left: Self, right: DirectionalEdgeInsets) -> Self {
    left ++ (leading: right.leading, trailing: right.trailing, top: right.top, bottom: right.bottom)
  }

  /// Returns the edges, each moved inwards by its inset.
  public static func -- (left: Self, right: DirectionalEdgeInsets) -> Self {
    left -- (leading: right.leading, trailing: right.trailing, top: right.top, bottom: right.bottom)
  }
}

extension EdgesAnchor {
  /// Returns inactive constraints that make the edges of two rectangles equal.
  public static func == (left: Self, right: Self) -> EdgesConstraints {
    EdgesConstraints(horizontal: left.horizontal == right.horizontal, vertical: left.vertical == right.vertical)
  }

  /// Returns inactive constraints that keep the first rectangle inside the second rectangle.
  public static func <= (left: Self, right: Self) -> EdgesConstraints {
    EdgesConstraints(horizontal: left.horizontal <= right.horizontal, vertical: left.vertical <= right.vertical)
  }

  /// Returns inactive constraints that keep the first rectangle around the second rectangle.
  public static func >= (left: Self, right: Self) -> EdgesConstraints {
    EdgesConstraints(horizontal: left.horizontal >= right.horizontal, vertical: left.vertical >= right.vertical)
  }
}
