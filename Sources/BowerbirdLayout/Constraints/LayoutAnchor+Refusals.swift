import BowerbirdSolver

// What must not compile, with the reason in words. None of this can be called.

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
  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func == (left: Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .equal)
  }

  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func <= (left: Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
  }

  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func >= (left: Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
  }

  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func == (left: Self, right: some LayoutNumber) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .equal)
  }

  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func <= (left: Self, right: some LayoutNumber) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
  }

  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func >= (left: Self, right: some LayoutNumber) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
  }
}

extension LayoutAnchor where Kind: PositionKind {
  /// Refuses a margin at both ends of what has no ends.
  @available(*, unavailable, message: "++ is for lengths and edges: move a position with +")
  public static func ++ (left: Self, right: Double) -> Self { left }

  /// Refuses a margin at both ends of what has no ends.
  @available(*, unavailable, message: "-- is for lengths and edges: move a position with -")
  public static func -- (left: Self, right: Double) -> Self { left }

  /// Refuses a margin at both ends of what has no ends.
  @available(*, unavailable, message: "++ is for lengths and edges: move a position with +")
  public static func ++ (left: Self, right: some LayoutNumber) -> Self { left }

  /// Refuses a margin at both ends of what has no ends.
  @available(*, unavailable, message: "-- is for lengths and edges: move a position with -")
  public static func -- (left: Self, right: some LayoutNumber) -> Self { left }
}

extension SizeAnchor {
  /// Refuses one number where there are two lengths.
  @available(*, unavailable, message: "a size is two numbers: write (width: 50, height: 50)")
  public static func == (left: Self, right: Double) -> SizeConstraints { left == left }

  /// Refuses one number where there are two lengths.
  @available(*, unavailable, message: "a size is two numbers: write (width: 50, height: 50)")
  public static func == (left: Self, right: some LayoutNumber) -> SizeConstraints { left == left }
}

// MARK: - Comparisons that make no constraint

extension LayoutAnchor {
  /// Refuses what no constraint can say.
  @available(*, unavailable, message: "constraints include their limit: write <=")
  public static func < (left: Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
  }

  /// Refuses what no constraint can say.
  @available(*, unavailable, message: "constraints include their limit: write >=")
  public static func > (left: Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
  }

  /// Refuses what no constraint can say.
  @available(*, unavailable, message: "constraints include their limit: write <=")
  public static func < (left: Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
  }

  /// Refuses what no constraint can say.
  @available(*, unavailable, message: "constraints include their limit: write >=")
  public static func > (left: Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
  }

  /// Refuses what no constraint can say.
  @available(*, unavailable, message: "no constraint keeps anchors apart: write <= or >= with a distance")
  public static func != (left: Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .equal)
  }

  /// Refuses what no constraint can say.
  @available(*, unavailable, message: "no constraint keeps a length from a number: write <= or >=")
  public static func != (left: Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .equal)
  }

  /// Refuses what no constraint can say.
  @available(*, unavailable, message: "constraints include their limit: write <=")
  public static func < (left: Self, right: some LayoutNumber) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
  }

  /// Refuses what no constraint can say.
  @available(*, unavailable, message: "constraints include their limit: write >=")
  public static func > (left: Self, right: some LayoutNumber) -> LayoutConstraint {
    LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
  }
}

extension ConstraintSource {
  /// Refuses one statement for two constraints.
  @available(*, unavailable, message: "write each constraint on a line of its own, without &&")
  public static func && (left: Self, right: some ConstraintSource) -> Self { left }
}

extension ConstraintModifier {
  /// Refuses a level where a change belongs.
  @available(*, unavailable, message: "write --! .priority(.high)")
  public static var high: Self { .activated }

  /// Refuses a level where a change belongs.
  @available(*, unavailable, message: "write --! .priority(.medium)")
  public static var medium: Self { .activated }

  /// Refuses a level where a change belongs.
  @available(*, unavailable, message: "write --! .priority(.low)")
  public static var low: Self { .activated }
}
