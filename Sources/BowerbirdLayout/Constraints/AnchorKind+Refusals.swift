import BowerbirdSolver

// Relations between anchors of different kinds do not compile; the Swift compiler shows a message.
//
// The functions below are available, but require a conformance that is unavailable and carries the message. The Swift
// compiler finds this mistake at once. It would try all other overloads first if the functions themselves were
// unavailable: a million attempts in a long expression.

/// A kind of anchor that can be related to every other kind; all conformances are unavailable.
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

// MARK: - Sums

/// A kind of anchor that can be added to every other kind; all conformances are unavailable.
public protocol AddedToAllKinds: AnchorKind {}

@available(
  *, unavailable,
  message:
    "anchors of different axes cannot be added or subtracted, and a length only comes second: write position + length"
)
extension HorizontalPosition: AddedToAllKinds {}

@available(
  *, unavailable,
  message:
    "anchors of different axes cannot be added or subtracted, and a length only comes second: write position + length"
)
extension VerticalPosition: AddedToAllKinds {}

@available(
  *, unavailable,
  message:
    "anchors of different axes cannot be added or subtracted, and a length only comes second: write position + length"
)
extension Length: AddedToAllKinds {}

/// Refuses a sum that is neither a position nor a length.
@_disfavoredOverload
public func + <Kind: AddedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutAnchor<Kind>
{ left }

/// Refuses a difference that is neither a position nor a length.
@_disfavoredOverload
public func - <Kind: AddedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutAnchor<Kind>
{ left }

// MARK: - Products

/// A kind of anchor that can be multiplied by anchors; all conformances are unavailable.
public protocol MultipliedByAnchors: AnchorKind {}

@available(
  *, unavailable, message: "constraints are linear: multiply and divide an anchor by a number, not by another anchor"
)
extension HorizontalPosition: MultipliedByAnchors {}

@available(
  *, unavailable, message: "constraints are linear: multiply and divide an anchor by a number, not by another anchor"
)
extension VerticalPosition: MultipliedByAnchors {}

@available(
  *, unavailable, message: "constraints are linear: multiply and divide an anchor by a number, not by another anchor"
)
extension Length: MultipliedByAnchors {}

/// Refuses a product of anchors.
@_disfavoredOverload
public func * <Kind: MultipliedByAnchors, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutAnchor<Kind>
{ left }

/// Refuses a quotient of anchors.
@_disfavoredOverload
public func / <Kind: MultipliedByAnchors, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutAnchor<Kind>
{ left }

/// Refuses a number divided by an anchor.
@_disfavoredOverload
public func / <Kind: MultipliedByAnchors>(left: some PartNumber, right: LayoutAnchor<Kind>) -> LayoutAnchor<Kind> {
  right
}

// MARK: - Strict relations

/// A kind of anchor that can stand on both sides of `<`; all conformances are unavailable.
public protocol KeptBelow: AnchorKind {}

@available(*, unavailable, message: "there is no strict inequality: write <=")
extension HorizontalPosition: KeptBelow {}

@available(*, unavailable, message: "there is no strict inequality: write <=")
extension VerticalPosition: KeptBelow {}

@available(*, unavailable, message: "there is no strict inequality: write <=")
extension Length: KeptBelow {}

/// Refuses a relation that makes no constraint.
@_disfavoredOverload
public func < <Kind: KeptBelow>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Kind>) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
}

/// Refuses a relation that makes no constraint.
@_disfavoredOverload
public func < <Kind: KeptBelow>(left: LayoutAnchor<Kind>, right: some PartNumber) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
}

/// A kind of anchor that can stand on both sides of `>`; all conformances are unavailable.
public protocol KeptAbove: AnchorKind {}

@available(*, unavailable, message: "there is no strict inequality: write >=")
extension HorizontalPosition: KeptAbove {}

@available(*, unavailable, message: "there is no strict inequality: write >=")
extension VerticalPosition: KeptAbove {}

@available(*, unavailable, message: "there is no strict inequality: write >=")
extension Length: KeptAbove {}

/// Refuses a relation that makes no constraint.
@_disfavoredOverload
public func > <Kind: KeptAbove>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Kind>) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
}

/// Refuses a relation that makes no constraint.
@_disfavoredOverload
public func > <Kind: KeptAbove>(left: LayoutAnchor<Kind>, right: some PartNumber) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
}

/// A kind of anchor that can stand on both sides of `!=`; all conformances are unavailable.
public protocol KeptApart: AnchorKind {}

@available(
  *, unavailable, message: "!= is not a constraint: write <= or >="
)
extension HorizontalPosition: KeptApart {}

@available(
  *, unavailable, message: "!= is not a constraint: write <= or >="
)
extension VerticalPosition: KeptApart {}

@available(
  *, unavailable, message: "!= is not a constraint: write <= or >="
)
extension Length: KeptApart {}

/// Refuses a relation that makes no constraint.
@_disfavoredOverload
public func != <Kind: KeptApart>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Kind>) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .equal)
}

/// Refuses a relation that makes no constraint.
@_disfavoredOverload
public func != <Kind: KeptApart>(left: LayoutAnchor<Kind>, right: some PartNumber) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .equal)
}
