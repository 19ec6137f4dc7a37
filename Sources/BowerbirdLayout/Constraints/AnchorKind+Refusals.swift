import BowerbirdSolver

// Relations between anchors of different kinds, which must not compile.
//
// Elsewhere the refusing function is unavailable. The compiler looks at such functions only after it has tried everything else,
// and that takes a million attempts in a longer expression. A conformance that is unavailable it takes into account at once.

/// A kind of anchors that can be related to every other kind: there is none.
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

/// Refuses to relate what cannot be compared.
@_disfavoredOverload
public func == <Kind: RelatedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutConstraint
{
  LayoutConstraint(expression: left.expression, relation: .equal)
}

/// Refuses to relate what cannot be compared.
@_disfavoredOverload
public func <= <Kind: RelatedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutConstraint
{
  LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
}

/// Refuses to relate what cannot be compared.
@_disfavoredOverload
public func >= <Kind: RelatedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutConstraint
{
  LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
}
