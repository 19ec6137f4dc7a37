// `++` and `--` refuse whole numbers. None of these functions can be called.
//
// If `--` took whole numbers, `anchor -- (1 / 2)` would be a margin of 0: the compiler would take both literals for
// whole numbers. It prefers `Double` only for the operators of arithmetic and comparison, which it knows by name. The
// compiler does not try unavailable functions. The functions below are unavailable, so the margin is a half.

extension MarginAnchor {
  /// Refuses a whole number.
  @available(*, unavailable, message: "++ takes a Double: write ++ Double(gap)")
  public static func ++ (left: Self, right: some LayoutNumber) -> Self { left }

  /// Refuses a whole number.
  @available(*, unavailable, message: "-- takes a Double: write -- Double(gap)")
  public static func -- (left: Self, right: some LayoutNumber) -> Self { left }

  /// Refuses the result of mixed arithmetic.
  @available(*, unavailable, message: "++ takes a Double: write ++ Double(gap)")
  public static func ++ (left: Self, right: LayoutAmount) -> Self { left }

  /// Refuses the result of mixed arithmetic.
  @available(*, unavailable, message: "-- takes a Double: write -- Double(gap)")
  public static func -- (left: Self, right: LayoutAmount) -> Self { left }
}
