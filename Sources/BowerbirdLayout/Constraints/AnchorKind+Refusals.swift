import BowerbirdSolver

// Relations between anchors of different kinds, which must not compile.
//
// An unavailable function would be found last: the compiler tries everything else first, which takes a million attempts in a
// longer expression. An unavailable conformance is found at once.

/// A kind of anchors that can be related to every other kind; no kind is available as one.
public protocol RelatedToAllKinds: AnchorKind {}

@available(
  *, unavailable, message: "a horizontal anchor cannot be related to a vertical anchor, nor a position to a length"
)
extension HorizontalPosition: RelatedToAllKinds {}

@available(
  *, unavailable, message: "a horizontal anchor cannot be related to a vertical anchor, nor a position to a length"
)
extension VerticalPosition: RelatedToAllKinds {}

@available(
  *, unavailable, message: "a horizontal anchor cannot be related to a vertical anchor, nor a position to a length"
)
extension Length: RelatedToAllKinds {}

/// Refuses to relate anchors of different kinds.
@_disfavoredOverload
public func == <Kind: RelatedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutConstraint
{
  LayoutConstraint(expression: left.expression, relation: .equal)
}

/// Refuses to relate anchors of different kinds.
@_disfavoredOverload
public func <= <Kind: RelatedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutConstraint
{
  LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
}

/// Refuses to relate anchors of different kinds.
@_disfavoredOverload
public func >= <Kind: RelatedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutConstraint
{
  LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
}
