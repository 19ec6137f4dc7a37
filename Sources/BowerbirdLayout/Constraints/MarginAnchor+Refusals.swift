// Refusals of whole numbers beside `++` and `--`. None of these can be called.
//
// If `--` took whole numbers, the compiler would take `anchor -- (1 / 2)` for whole numbers, and the margin would be 0. It chooses
// well only for the operators that it knows by name, those of arithmetic and comparison. Functions that are unavailable it does
// not try at all, so with these the margin is a half.

extension MarginAnchor {
  /// Refuses a whole number.
  @available(*, unavailable, message: "++ takes a Double: write ++ Double(gap)")
  public static func ++ (left: Self, right: some LayoutNumber) -> Self { left }

  /// Refuses a whole number.
  @available(*, unavailable, message: "-- takes a Double: write -- Double(gap)")
  public static func -- (left: Self, right: some LayoutNumber) -> Self { left }

  /// Refuses a whole number among others.
  @available(*, unavailable, message: "++ takes a Double: write ++ Double(gap)")
  public static func ++ (left: Self, right: LayoutAmount) -> Self { left }

  /// Refuses a whole number among others.
  @available(*, unavailable, message: "-- takes a Double: write -- Double(gap)")
  public static func -- (left: Self, right: LayoutAmount) -> Self { left }
}
