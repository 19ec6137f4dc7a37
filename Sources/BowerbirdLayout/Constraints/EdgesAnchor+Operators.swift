extension EdgesAnchor {
  /// A number for each axis.
  public typealias AxisAmounts = (horizontally: Double, vertically: Double)

  /// A number for each edge.
  public typealias Amounts = (leading: Double, trailing: Double, top: Double, bottom: Double)

  /// Each edge outside by a number of its own.
  public static func ++ (left: Self, right: Amounts) -> Self {
    Self(
      horizontal: left.horizontal ++ (leading: right.leading, trailing: right.trailing),
      vertical: left.vertical ++ (top: right.top, bottom: right.bottom))
  }

  /// Each edge inside by a number of its own.
  public static func -- (left: Self, right: Amounts) -> Self {
    Self(
      horizontal: left.horizontal -- (leading: right.leading, trailing: right.trailing),
      vertical: left.vertical -- (top: right.top, bottom: right.bottom))
  }

  /// The edges of each axis outside by a number.
  public static func ++ (left: Self, right: AxisAmounts) -> Self {
    Self(horizontal: left.horizontal ++ right.horizontally, vertical: left.vertical ++ right.vertically)
  }

  /// The edges of each axis inside by a number.
  public static func -- (left: Self, right: AxisAmounts) -> Self {
    Self(horizontal: left.horizontal -- right.horizontally, vertical: left.vertical -- right.vertically)
  }

  /// All edges outside by a number.
  public static func ++ (left: Self, right: Double) -> Self { left ++ (horizontally: right, vertically: right) }

  /// All edges inside by a number.
  public static func -- (left: Self, right: Double) -> Self { left -- (horizontally: right, vertically: right) }

  /// Each edge outside by insets.
  public static func ++ (left: Self, right: DirectionalEdgeInsets) -> Self {
    left ++ (leading: right.leading, trailing: right.trailing, top: right.top, bottom: right.bottom)
  }

  /// Each edge inside by insets.
  public static func -- (left: Self, right: DirectionalEdgeInsets) -> Self {
    left -- (leading: right.leading, trailing: right.trailing, top: right.top, bottom: right.bottom)
  }
}

extension EdgesAnchor {
  /// The constraints that all edges coincide, not active yet.
  public static func == (left: Self, right: Self) -> EdgesConstraints {
    EdgesConstraints(horizontal: left.horizontal == right.horizontal, vertical: left.vertical == right.vertical)
  }

  /// The constraints that the left edges lie inside the right ones, not active yet.
  public static func <= (left: Self, right: Self) -> EdgesConstraints {
    EdgesConstraints(horizontal: left.horizontal <= right.horizontal, vertical: left.vertical <= right.vertical)
  }

  /// The constraints that the left edges lie outside the right ones, not active yet.
  public static func >= (left: Self, right: Self) -> EdgesConstraints {
    EdgesConstraints(horizontal: left.horizontal >= right.horizontal, vertical: left.vertical >= right.vertical)
  }
}
