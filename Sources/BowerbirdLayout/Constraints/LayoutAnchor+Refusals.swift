import BowerbirdSolver

// Meaningless statements, which do not compile. None of these functions can be called.

// MARK: - Positions and numbers

extension LayoutAnchor where Kind: PositionKind {
  /// Makes the Swift compiler reject `++` for a position, because only lengths and edges have two ends.
  @available(*, unavailable, message: "++ is for lengths and edges: move a position with +")
  public static func ++ (left: Self, right: some PartNumber) -> Self { left }

  /// Makes the Swift compiler reject `--` for a position, because only lengths and edges have two ends.
  @available(*, unavailable, message: "-- is for lengths and edges: move a position with -")
  public static func -- (left: Self, right: some PartNumber) -> Self { left }
}

extension ConstraintSource {
  /// Makes the Swift compiler reject two constraints in one statement, joined by `&&`.
  @available(*, unavailable, message: "write each constraint on a line of its own, without &&")
  public static func && (left: Self, right: some ConstraintSource) -> Self { left }

  /// Makes the Swift compiler reject `||` between two constraints.
  @available(
    *, unavailable, message: "there is no ||: write an Alternative for each case, inside of alternatives { … }"
  )
  public static func || (left: Self, right: some ConstraintSource) -> Self { left }

  /// Makes the Swift compiler reject `!` before a constraint, which has no opposite.
  @available(*, unavailable, message: "a constraint has no opposite: write <= or >=")
  public static prefix func ! (constraint: Self) -> Self { constraint }

  /// Makes the Swift compiler reject a number in place of a modifier.
  @available(*, unavailable, message: "a number is not a modifier: write --! .priority(700)")
  public static func --! (left: Self, right: some PartNumber) -> Self { left }
}

extension ConstraintModifier {
  /// Makes the Swift compiler reject a modifier after `--`, which is for lengths and edges.
  @available(*, unavailable, message: "write --! before a modifier: -- is for lengths and edges")
  public static func -- (left: some PartNumber, right: Self) -> Double { 0 }

  /// Makes the Swift compiler reject a priority without `.priority`.
  @available(*, unavailable, message: "write --! .priority(.high)")
  public static var high: Self { .activated }

  /// Makes the Swift compiler reject a priority without `.priority`.
  @available(*, unavailable, message: "write --! .priority(.medium)")
  public static var medium: Self { .activated }

  /// Makes the Swift compiler reject a priority without `.priority`.
  @available(*, unavailable, message: "write --! .priority(.low)")
  public static var low: Self { .activated }

  /// Makes the Swift compiler reject a priority without `.priority`.
  @available(*, unavailable, message: "write --! .priority(.defaultHigh)")
  public static var defaultHigh: Self { .activated }

  /// Makes the Swift compiler reject a priority without `.priority`.
  @available(*, unavailable, message: "write --! .priority(.defaultLow)")
  public static var defaultLow: Self { .activated }

  /// Makes the Swift compiler reject `--! .required`, because constraints are required by default.
  @available(*, unavailable, message: "omit the priority: a constraint without one is required")
  public static var required: Self { .activated }

  /// Makes the Swift compiler reject a number in place of a priority.
  @available(*, unavailable, message: "a priority is a Priority: write .priority(Priority(Double(number)))")
  public static func priority(_ number: some PartNumber) -> Self { .activated }
}
