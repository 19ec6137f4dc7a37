import BowerbirdSolver

// Relations with the number on the left: `100 == view.widthAnchor`.

/// The constraint that a length is a number, not active yet.
public func == (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right == left }

/// The constraint that a length is a number, not active yet.
@_disfavoredOverload
public func == (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right == left.layoutNumber
}

/// The constraint that a length is at least a number, not active yet.
public func <= (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right >= left }

/// The constraint that a length is at least a number, not active yet.
@_disfavoredOverload
public func <= (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right >= left.layoutNumber
}

/// The constraint that a length is at most a number, not active yet.
public func >= (left: Double, right: consuming LengthAnchor) -> LayoutConstraint { right <= left }

/// The constraint that a length is at most a number, not active yet.
@_disfavoredOverload
public func >= (left: some LayoutNumber, right: consuming LengthAnchor) -> LayoutConstraint {
  right <= left.layoutNumber
}

extension LayoutAnchor where Kind: PositionKind {
  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func == (left: Double, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: right.expression, relation: .equal)
  }

  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func == (left: some LayoutNumber, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: right.expression, relation: .equal)
  }

  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func <= (left: Double, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: right.expression, relation: .greaterOrEqual)
  }

  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func <= (left: some LayoutNumber, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: right.expression, relation: .greaterOrEqual)
  }

  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func >= (left: Double, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: right.expression, relation: .lessOrEqual)
  }

  /// Refuses to relate what cannot be compared.
  @available(
    *, unavailable,
    message: "a position is no number by itself: relate it to another anchor, as in container.topAnchor + 20"
  )
  public static func >= (left: some LayoutNumber, right: Self) -> LayoutConstraint {
    LayoutConstraint(expression: right.expression, relation: .lessOrEqual)
  }
}
