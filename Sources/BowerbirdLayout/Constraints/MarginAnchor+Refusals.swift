// `++` and `--` reject whole numbers, so that `anchor -- (1 / 2)` is a margin of a half. None of these functions can be
// called.
//
// The Swift compiler prefers `Double` for literals only beside operators of arithmetic and comparison, which the
// compiler knows by name. If `--` accepted whole numbers, the literals 1 and 2 would be whole numbers, and the margin
// would be 0. The compiler does not try unavailable functions, such as the functions below.

extension MarginAnchor {
  /// Makes the Swift compiler reject a whole number after `++`.
  @available(*, unavailable, message: "++ takes a Double: write ++ Double(gap)")
  public static func ++ (left: Self, right: some LayoutNumber) -> Self { left }

  /// Makes the Swift compiler reject a whole number after `--`.
  @available(*, unavailable, message: "-- takes a Double: write -- Double(gap)")
  public static func -- (left: Self, right: some LayoutNumber) -> Self { left }

  /// Makes the Swift compiler reject a ``LayoutAmount``, the result of mixed arithmetic, after `++`.
  @available(*, unavailable, message: "++ takes a Double: write ++ Double(gap)")
  public static func ++ (left: Self, right: LayoutAmount) -> Self { left }

  /// Makes the Swift compiler reject a ``LayoutAmount``, the result of mixed arithmetic, after `--`.
  @available(*, unavailable, message: "-- takes a Double: write -- Double(gap)")
  public static func -- (left: Self, right: LayoutAmount) -> Self { left }
}
