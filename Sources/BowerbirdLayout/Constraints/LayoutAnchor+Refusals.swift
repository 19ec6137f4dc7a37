import BowerbirdSolver

// Refusals of statements without a meaning, each with a message. None of these can be called.

// MARK: - Anchors of different kinds

extension LayoutAnchor {
  /// Refuses a sum that is no place and no length.
  @available(
    *, unavailable,
    message: "anchors of different axes cannot be added, nor a position to a length: write position + length"
  )
  public static func + <Other>(left: Self, right: LayoutAnchor<Other>) -> Self { left }

  /// Refuses a difference that is no place and no length.
  @available(
    *, unavailable, message: "anchors of different axes have no difference, and a length has none from a position"
  )
  public static func - <Other>(left: Self, right: LayoutAnchor<Other>) -> Self { left }
}

// MARK: - Positions and numbers

extension LayoutAnchor where Kind: PositionKind {
  /// Refuses to relate a position to a number.
  @available(
    *, unavailable,
    message: "a position is not a number: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func == (left: Self, right: some PartNumber) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .equal)
  }

  /// Refuses to relate a position to a number.
  @available(
    *, unavailable,
    message: "a position is not a number: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func <= (left: Self, right: some PartNumber) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
  }

  /// Refuses to relate a position to a number.
  @available(
    *, unavailable,
    message: "a position is not a number: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func >= (left: Self, right: some PartNumber) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
  }

  /// Refuses to relate a position to a number.
  @available(
    *, unavailable,
    message: "a position is not a number: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func == (left: some PartNumber, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: right.expression, relation: .equal)
  }

  /// Refuses to relate a position to a number.
  @available(
    *, unavailable,
    message: "a position is not a number: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func <= (left: some PartNumber, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: right.expression, relation: .greaterOrEqual)
  }

  /// Refuses to relate a position to a number.
  @available(
    *, unavailable,
    message: "a position is not a number: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func >= (left: some PartNumber, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: right.expression, relation: .lessOrEqual)
  }

  /// Refuses a margin at both ends of a position.
  @available(*, unavailable, message: "++ is for lengths and edges: move a position with +")
  public static func ++ (left: Self, right: some PartNumber) -> Self { left }

  /// Refuses a margin at both ends of a position.
  @available(*, unavailable, message: "-- is for lengths and edges: move a position with -")
  public static func -- (left: Self, right: some PartNumber) -> Self { left }
}

extension SizeAnchor {
  /// Refuses one number where there are two lengths.
  @available(*, unavailable, message: "a size is two numbers: write (width: 50, height: 50)")
  public static func == (left: Self, right: some PartNumber) -> SizeConstraints { left == left }
}

// MARK: - Comparisons that make no constraint

extension LayoutAnchor {
  /// Refuses a comparison that makes no constraint.
  @available(*, unavailable, message: "constraints include their limit: write <=")
  public static func < (left: Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
  }

  /// Refuses a comparison that makes no constraint.
  @available(*, unavailable, message: "constraints include their limit: write >=")
  public static func > (left: Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
  }

  /// Refuses a comparison that makes no constraint.
  @available(*, unavailable, message: "constraints include their limit: write <=")
  public static func < (left: Self, right: some PartNumber) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
  }

  /// Refuses a comparison that makes no constraint.
  @available(*, unavailable, message: "constraints include their limit: write >=")
  public static func > (left: Self, right: some PartNumber) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
  }

  /// Refuses a comparison that makes no constraint.
  @available(*, unavailable, message: "no constraint keeps anchors apart: write <= or >= with a distance")
  public static func != (left: Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .equal)
  }

  /// Refuses a comparison that makes no constraint.
  @available(*, unavailable, message: "no constraint keeps a length from a number: write <= or >=")
  public static func != (left: Self, right: some PartNumber) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .equal)
  }
}

extension ConstraintSource {
  /// Refuses one statement for two constraints.
  @available(*, unavailable, message: "write each constraint on a line of its own, without &&")
  public static func && (left: Self, right: some ConstraintSource) -> Self { left }

  /// Refuses a number where a modifier belongs.
  @available(*, unavailable, message: "a number is no modifier: write --! .priority(700)")
  public static func --! (left: Self, right: some PartNumber) -> Self { left }
}

extension ConstraintModifier {
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

  /// Refuses a priority without `.priority`.
  @available(*, unavailable, message: "leave it out: a constraint without a priority is required")
  public static var required: Self { .activated }

  /// Refuses a number where a priority belongs.
  @available(*, unavailable, message: "a priority is a Priority: write .priority(Priority(Double(number)))")
  public static func priority(_ number: some PartNumber) -> Self { .activated }
}
