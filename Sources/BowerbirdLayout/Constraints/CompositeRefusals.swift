// Operators that reject numbers whose count or labels do not fit a composite anchor. None of these functions can be
// called: the Swift compiler shows a message.

extension SizeAnchor {
  /// Makes the Swift compiler reject a pair with wrong labels.
  @available(*, unavailable, message: "a size takes one number, or (width: 10, height: 20)")
  public static func + <First, Second>(left: Self, right: (First, Second)) -> Self { left }

  /// Makes the Swift compiler reject a pair with wrong labels.
  @available(*, unavailable, message: "a size takes one number, or (width: 10, height: 20)")
  public static func - <First, Second>(left: Self, right: (First, Second)) -> Self { left }

  /// Makes the Swift compiler reject a pair with wrong labels.
  @available(*, unavailable, message: "a size takes one number, or (width: 10, height: 20)")
  public static func * <First, Second>(left: Self, right: (First, Second)) -> Self { left }

  /// Makes the Swift compiler reject a pair with wrong labels.
  @available(*, unavailable, message: "a size takes one number, or (width: 10, height: 20)")
  public static func / <First, Second>(left: Self, right: (First, Second)) -> Self { left }

  /// Makes the Swift compiler reject a pair with wrong labels, or a pair of whole numbers.
  @available(*, unavailable, message: "++ takes one Double for both lengths, or two: (width: 10, height: 20)")
  public static func ++ <First, Second>(left: Self, right: (First, Second)) -> Self { left }

  /// Makes the Swift compiler reject a pair with wrong labels, or a pair of whole numbers.
  @available(*, unavailable, message: "-- takes one Double for both lengths, or two: (width: 10, height: 20)")
  public static func -- <First, Second>(left: Self, right: (First, Second)) -> Self { left }
}

extension LocationAnchor {
  /// Makes the Swift compiler reject a pair with wrong labels.
  @available(*, unavailable, message: "a location takes one number, or (x: 10, y: 20)")
  public static func + <First, Second>(left: Self, right: (First, Second)) -> Self { left }

  /// Makes the Swift compiler reject a pair with wrong labels.
  @available(*, unavailable, message: "a location takes one number, or (x: 10, y: 20)")
  public static func - <First, Second>(left: Self, right: (First, Second)) -> Self { left }
}

extension EdgesAnchor {
  /// Makes the Swift compiler reject insets with a left and a right side.
  @available(
    *, unavailable,
    message: "++ takes DirectionalEdgeInsets, which has leading and trailing in place of left and right"
  )
  public static func ++ (left: Self, right: EdgeInsets) -> Self { left }

  /// Makes the Swift compiler reject insets with a left and a right side.
  @available(
    *, unavailable,
    message: "-- takes DirectionalEdgeInsets, which has leading and trailing in place of left and right"
  )
  public static func -- (left: Self, right: EdgeInsets) -> Self { left }

  /// Makes the Swift compiler reject a pair with wrong labels, or a pair of whole numbers.
  @available(
    *, unavailable,
    message: "++ takes one Double, (horizontally: 10, vertically: 20), all four by name, or DirectionalEdgeInsets"
  )
  public static func ++ <First, Second>(left: Self, right: (First, Second)) -> Self { left }

  /// Makes the Swift compiler reject four numbers with wrong labels, or four whole numbers.
  @available(
    *, unavailable,
    message: "++ takes one Double, (horizontally: 10, vertically: 20), all four by name, or DirectionalEdgeInsets"
  )
  public static func ++ <First, Second, Third, Fourth>(left: Self, right: (First, Second, Third, Fourth)) -> Self {
    left
  }

  /// Makes the Swift compiler reject a pair with wrong labels, or a pair of whole numbers.
  @available(
    *, unavailable,
    message: "-- takes one Double, (horizontally: 10, vertically: 20), all four by name, or DirectionalEdgeInsets"
  )
  public static func -- <First, Second>(left: Self, right: (First, Second)) -> Self { left }

  /// Makes the Swift compiler reject four numbers with wrong labels, or four whole numbers.
  @available(
    *, unavailable,
    message: "-- takes one Double, (horizontally: 10, vertically: 20), all four by name, or DirectionalEdgeInsets"
  )
  public static func -- <First, Second, Third, Fourth>(left: Self, right: (First, Second, Third, Fourth)) -> Self {
    left
  }
}

extension HorizontalEdgesAnchor {
  /// Makes the Swift compiler reject a pair with wrong labels, or a pair of whole numbers.
  @available(*, unavailable, message: "++ takes one Double for both edges, or two: (leading: 10, trailing: 20)")
  public static func ++ <First, Second>(left: Self, right: (First, Second)) -> Self { left }

  /// Makes the Swift compiler reject a pair with wrong labels, or a pair of whole numbers.
  @available(*, unavailable, message: "-- takes one Double for both edges, or two: (leading: 10, trailing: 20)")
  public static func -- <First, Second>(left: Self, right: (First, Second)) -> Self { left }
}

extension VerticalEdgesAnchor {
  /// Makes the Swift compiler reject a pair with wrong labels, or a pair of whole numbers.
  @available(*, unavailable, message: "++ takes one Double for both edges, or two: (top: 10, bottom: 20)")
  public static func ++ <First, Second>(left: Self, right: (First, Second)) -> Self { left }

  /// Makes the Swift compiler reject a pair with wrong labels, or a pair of whole numbers.
  @available(*, unavailable, message: "-- takes one Double for both edges, or two: (top: 10, bottom: 20)")
  public static func -- <First, Second>(left: Self, right: (First, Second)) -> Self { left }
}

extension LocationAnchor {
  /// Makes the Swift compiler reject a relation of a location and a pair of numbers.
  @available(
    *, unavailable,
    message: "a location is not a pair of numbers: write other.leadingTopAnchor + (x: 10, y: 20)"
  )
  public static func == <First, Second>(left: Self, right: (First, Second)) -> LocationConstraints { left == left }

  /// Makes the Swift compiler reject a relation of a location and a pair of numbers.
  @available(
    *, unavailable,
    message: "a location is not a pair of numbers: write other.leadingTopAnchor + (x: 10, y: 20)"
  )
  public static func <= <First, Second>(left: Self, right: (First, Second)) -> LocationConstraints { left == left }

  /// Makes the Swift compiler reject a relation of a location and a pair of numbers.
  @available(
    *, unavailable,
    message: "a location is not a pair of numbers: write other.leadingTopAnchor + (x: 10, y: 20)"
  )
  public static func >= <First, Second>(left: Self, right: (First, Second)) -> LocationConstraints { left == left }
}
