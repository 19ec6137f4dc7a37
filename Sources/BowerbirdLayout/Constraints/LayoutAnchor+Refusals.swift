import BowerbirdSolver

// Meaningless statements, which do not compile. None of these functions can be called.

// MARK: - Positions and numbers

extension LayoutAnchor where Kind: PositionKind {
  /// Refuses `++` for a position, which has no second end.
  @available(*, unavailable, message: "++ is for lengths and edges: move a position with +")
  public static func ++ (left: Self, right: some PartNumber) -> Self { left }

  /// Refuses `--` for a position, which has no second end.
  @available(*, unavailable, message: "-- is for lengths and edges: move a position with -")
  public static func -- (left: Self, right: some PartNumber) -> Self { left }
}

extension ConstraintSource {
  /// Refuses two constraints in one statement.
  @available(*, unavailable, message: "write each constraint on a line of its own, without &&")
  public static func && (left: Self, right: some ConstraintSource) -> Self { left }

  /// Refuses a choice between two constraints.
  @available(
    *, unavailable, message: "constraints are no conditions: write alternatives { … } for one arrangement or another"
  )
  public static func || (left: Self, right: some ConstraintSource) -> Self { left }

  /// Refuses the opposite of a constraint.
  @available(*, unavailable, message: "a constraint has no opposite: write <= or >=")
  public static prefix func ! (constraint: Self) -> Self { constraint }

  /// Refuses a number in place of a modifier.
  @available(*, unavailable, message: "a number is not a modifier: write --! .priority(700)")
  public static func --! (left: Self, right: some PartNumber) -> Self { left }
}

extension ConstraintModifier {
  /// Refuses a modifier after an operator for lengths.
  @available(*, unavailable, message: "write --! before a modifier: -- is for lengths and edges")
  public static func -- (left: some PartNumber, right: Self) -> Double { 0 }

  /// Refuses a priority without `.priority`.
  @available(*, unavailable, message: "write --! .priority(.high)")
  public static var high: Self { .activated }

  /// Refuses a priority without `.priority`.
  @available(*, unavailable, message: "write --! .priority(.medium)")
  public static var medium: Self { .activated }

  /// Refuses a priority without `.priority`.
  @available(*, unavailable, message: "write --! .priority(.low)")
  public static var low: Self { .activated }

  /// Refuses a priority without `.priority`.
  @available(*, unavailable, message: "write --! .priority(.defaultHigh)")
  public static var defaultHigh: Self { .activated }

  /// Refuses a priority without `.priority`.
  @available(*, unavailable, message: "write --! .priority(.defaultLow)")
  public static var defaultLow: Self { .activated }

  /// Refuses `--! .required`, which is the default.
  @available(*, unavailable, message: "omit the priority: a constraint without one is required")
  public static var required: Self { .activated }

  /// Refuses a number in place of a priority.
  @available(*, unavailable, message: "a priority is a Priority: write .priority(Priority(Double(number)))")
  public static func priority(_ number: some PartNumber) -> Self { .activated }
}
