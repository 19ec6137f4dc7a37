import BowerbirdSolver

// Meaningless operations on anchors, such as relations between anchors of different kinds, do not compile; the Swift
// compiler shows a message.
//
// The functions below are available, but each requires a conformance that is unavailable and carries the message. The
// Swift compiler then finds the mistake at once. If the functions themselves were unavailable, the compiler would first
// try all other overloads: a million attempts in a long expression.

/// A protocol for the overloads of `==`, `<=` and `>=` that reject anchors of different kinds.
///
/// All conformances are unavailable, so such a relation is a compile error with the message of the conformance.
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

/// Makes the Swift compiler reject a relation between anchors of different kinds.
///
/// Every conformance to ``RelatedToAllKinds`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func == <Kind: RelatedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutConstraint
{
  LayoutConstraint(expression: left.expression, relation: .equal)
}

/// Makes the Swift compiler reject a relation between anchors of different kinds.
///
/// Every conformance to ``RelatedToAllKinds`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func <= <Kind: RelatedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutConstraint
{
  LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
}

/// Makes the Swift compiler reject a relation between anchors of different kinds.
///
/// Every conformance to ``RelatedToAllKinds`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func >= <Kind: RelatedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutConstraint
{
  LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
}

// MARK: - Sums

/// A protocol for the overloads of `+` and `-` that reject anchors of different axes, and a length before a position.
///
/// All conformances are unavailable, so such a sum or difference is a compile error with the message of the
/// conformance.
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

/// Makes the Swift compiler reject a sum of anchors of different axes, or of a length and a position in this order.
///
/// Every conformance to ``AddedToAllKinds`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func + <Kind: AddedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutAnchor<Kind>
{ left }

/// Makes the Swift compiler reject a difference of anchors of different axes, or a length minus a position.
///
/// Every conformance to ``AddedToAllKinds`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func - <Kind: AddedToAllKinds, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutAnchor<Kind>
{ left }

// MARK: - Products

/// A protocol for the overloads of `*` and `/` that reject products and quotients of anchors.
///
/// All conformances are unavailable, so such a product or quotient is a compile error with the message of the
/// conformance.
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

/// Makes the Swift compiler reject a product of anchors.
///
/// Every conformance to ``MultipliedByAnchors`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func * <Kind: MultipliedByAnchors, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutAnchor<Kind>
{ left }

/// Makes the Swift compiler reject a quotient of anchors.
///
/// Every conformance to ``MultipliedByAnchors`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func / <Kind: MultipliedByAnchors, Other>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Other>)
  -> LayoutAnchor<Kind>
{ left }

/// Makes the Swift compiler reject a number divided by an anchor.
///
/// Every conformance to ``MultipliedByAnchors`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func / <Kind: MultipliedByAnchors>(left: some PartNumber, right: LayoutAnchor<Kind>) -> LayoutAnchor<Kind> {
  right
}

// MARK: - Strict relations

/// A protocol for the overloads of `<` that reject anchors.
///
/// All conformances are unavailable, so `<` between anchors is a compile error with the message of the conformance.
public protocol LessThanOperand: AnchorKind {}

@available(*, unavailable, message: "there is no strict inequality: write <=")
extension HorizontalPosition: LessThanOperand {}

@available(*, unavailable, message: "there is no strict inequality: write <=")
extension VerticalPosition: LessThanOperand {}

@available(*, unavailable, message: "there is no strict inequality: write <=")
extension Length: LessThanOperand {}

/// Makes the Swift compiler reject `<` between anchors, which is no constraint.
///
/// Every conformance to ``LessThanOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func < <Kind: LessThanOperand>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Kind>) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
}

/// Makes the Swift compiler reject `<` between an anchor and a number, which is no constraint.
///
/// Every conformance to ``LessThanOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func < <Kind: LessThanOperand>(left: LayoutAnchor<Kind>, right: some PartNumber) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .lessOrEqual)
}

/// A protocol for the overloads of `>` that reject anchors.
///
/// All conformances are unavailable, so `>` between anchors is a compile error with the message of the conformance.
public protocol GreaterThanOperand: AnchorKind {}

@available(*, unavailable, message: "there is no strict inequality: write >=")
extension HorizontalPosition: GreaterThanOperand {}

@available(*, unavailable, message: "there is no strict inequality: write >=")
extension VerticalPosition: GreaterThanOperand {}

@available(*, unavailable, message: "there is no strict inequality: write >=")
extension Length: GreaterThanOperand {}

/// Makes the Swift compiler reject `left > right` for two anchors, because a strict inequality is no constraint.
///
/// Every conformance to ``GreaterThanOperand`` is unavailable, so such an expression does not compile.
@_disfavoredOverload
public func > <Kind: GreaterThanOperand>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Kind>) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
}

/// Makes the Swift compiler reject `>` between an anchor and a number, which is no constraint.
///
/// Every conformance to ``GreaterThanOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func > <Kind: GreaterThanOperand>(left: LayoutAnchor<Kind>, right: some PartNumber) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .greaterOrEqual)
}

/// A protocol for the overloads of `!=` that reject anchors.
///
/// All conformances are unavailable, so `!=` between anchors is a compile error with the message of the conformance.
public protocol NotEqualOperand: AnchorKind {}

@available(
  *, unavailable, message: "!= is not a constraint: write <= or >="
)
extension HorizontalPosition: NotEqualOperand {}

@available(
  *, unavailable, message: "!= is not a constraint: write <= or >="
)
extension VerticalPosition: NotEqualOperand {}

@available(
  *, unavailable, message: "!= is not a constraint: write <= or >="
)
extension Length: NotEqualOperand {}

/// Makes the Swift compiler reject `!=` between anchors, which is no constraint.
///
/// Every conformance to ``NotEqualOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func != <Kind: NotEqualOperand>(left: LayoutAnchor<Kind>, right: LayoutAnchor<Kind>) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .equal)
}

/// Makes the Swift compiler reject `!=` between an anchor and a number, which is no constraint.
///
/// Every conformance to ``NotEqualOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func != <Kind: NotEqualOperand>(left: LayoutAnchor<Kind>, right: some PartNumber) -> LayoutConstraint {
  LayoutConstraint(expression: left.expression, relation: .equal)
}
