import BowerbirdSolver

// Overloads for operations on an anchor and a number that have no meaning, such as a position equal to a number. Code
// that needs one of these overloads does not compile. `RelatedToAllKinds` is for relations of two anchors.

/// A type whose values cannot be related to a number: positions, anchors with several parts, and constraints.
///
/// All conformances are unavailable, so such a relation is a compile error with the message of the conformance.
public protocol RelatedToNumbers {}

@available(
  *, unavailable,
  message: "a position is not a number: relate it to another anchor, as in container.topAnchor + 20"
)
extension LayoutAnchor: RelatedToNumbers where Kind: PositionKind {}

@available(*, unavailable, message: "a size is two numbers: write (width: 50, height: 50)")
extension SizeAnchor: RelatedToNumbers {}

@available(*, unavailable, message: "a location is not a number: write other.leadingTopAnchor + (x: 10, y: 20)")
extension LocationAnchor: RelatedToNumbers {}

@available(
  *, unavailable, message: "edges are not a number: relate them to other edges, as in container.edgesAnchor -- 10"
)
extension EdgesAnchor: RelatedToNumbers {}

@available(
  *, unavailable, message: "edges are not a number: relate them to other edges, as in container.edgesAnchor -- 10"
)
extension HorizontalEdgesAnchor: RelatedToNumbers {}

@available(
  *, unavailable, message: "edges are not a number: relate them to other edges, as in container.edgesAnchor -- 10"
)
extension VerticalEdgesAnchor: RelatedToNumbers {}

@available(*, unavailable, message: "write each comparison on a line of its own")
extension LayoutConstraint: RelatedToNumbers {}

/// Makes the Swift compiler reject a relation between a number and a position, an anchor with several parts, or a
/// constraint.
///
/// Every conformance to ``RelatedToNumbers`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func == <Anchors: RelatedToNumbers>(left: Anchors, right: some PartNumber) -> LayoutConstraint {
  LayoutConstraint(expression: LayoutExpression(), relation: .equal)
}

/// Makes the Swift compiler reject a relation between a number and a position, an anchor with several parts, or a
/// constraint.
///
/// Every conformance to ``RelatedToNumbers`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func == <Anchors: RelatedToNumbers>(left: some PartNumber, right: Anchors) -> LayoutConstraint {
  LayoutConstraint(expression: LayoutExpression(), relation: .equal)
}

/// Makes the Swift compiler reject a relation between a number and a position, an anchor with several parts, or a
/// constraint.
///
/// Every conformance to ``RelatedToNumbers`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func == <Anchors: RelatedToNumbers>(left: Anchors, right: LayoutAmount) -> LayoutConstraint {
  LayoutConstraint(expression: LayoutExpression(), relation: .equal)
}

/// Makes the Swift compiler reject a relation between a number and a position, an anchor with several parts, or a
/// constraint.
///
/// Every conformance to ``RelatedToNumbers`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func <= <Anchors: RelatedToNumbers>(left: Anchors, right: some PartNumber) -> LayoutConstraint {
  LayoutConstraint(expression: LayoutExpression(), relation: .lessOrEqual)
}

/// Makes the Swift compiler reject a relation between a number and a position, an anchor with several parts, or a
/// constraint.
///
/// Every conformance to ``RelatedToNumbers`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func <= <Anchors: RelatedToNumbers>(left: some PartNumber, right: Anchors) -> LayoutConstraint {
  LayoutConstraint(expression: LayoutExpression(), relation: .lessOrEqual)
}

/// Makes the Swift compiler reject a relation between a number and a position, an anchor with several parts, or a
/// constraint.
///
/// Every conformance to ``RelatedToNumbers`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func <= <Anchors: RelatedToNumbers>(left: Anchors, right: LayoutAmount) -> LayoutConstraint {
  LayoutConstraint(expression: LayoutExpression(), relation: .lessOrEqual)
}

/// Makes the Swift compiler reject a relation between a number and a position, an anchor with several parts, or a
/// constraint.
///
/// Every conformance to ``RelatedToNumbers`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func >= <Anchors: RelatedToNumbers>(left: Anchors, right: some PartNumber) -> LayoutConstraint {
  LayoutConstraint(expression: LayoutExpression(), relation: .greaterOrEqual)
}

/// Makes the Swift compiler reject a relation between a number and a position, an anchor with several parts, or a
/// constraint.
///
/// Every conformance to ``RelatedToNumbers`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func >= <Anchors: RelatedToNumbers>(left: some PartNumber, right: Anchors) -> LayoutConstraint {
  LayoutConstraint(expression: LayoutExpression(), relation: .greaterOrEqual)
}

/// Makes the Swift compiler reject a relation between a number and a position, an anchor with several parts, or a
/// constraint.
///
/// Every conformance to ``RelatedToNumbers`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func >= <Anchors: RelatedToNumbers>(left: Anchors, right: LayoutAmount) -> LayoutConstraint {
  LayoutConstraint(expression: LayoutExpression(), relation: .greaterOrEqual)
}

/// A protocol for the overloads of `+`, `-`, `*` and `/` that reject edges with a number.
///
/// All conformances are unavailable, so `+`, `-`, `*` and `/` with edges and a number are compile errors with the
/// message of the conformance.
public protocol MovedEdges {}

@available(*, unavailable, message: "edges take -- and ++: write -- 10 for 10 inside of them, ++ 10 for 10 outside")
extension EdgesAnchor: MovedEdges {}

@available(*, unavailable, message: "edges take -- and ++: write -- 10 for 10 inside of them, ++ 10 for 10 outside")
extension HorizontalEdgesAnchor: MovedEdges {}

@available(*, unavailable, message: "edges take -- and ++: write -- 10 for 10 inside of them, ++ 10 for 10 outside")
extension VerticalEdgesAnchor: MovedEdges {}

/// Makes the Swift compiler reject `+` between edges and a number.
///
/// Every conformance to ``MovedEdges`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func + <Anchors: MovedEdges>(left: Anchors, right: some PartNumber) -> Anchors { left }

/// Makes the Swift compiler reject `-` between edges and a number.
///
/// Every conformance to ``MovedEdges`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func - <Anchors: MovedEdges>(left: Anchors, right: some PartNumber) -> Anchors { left }

/// Makes the Swift compiler reject `*` between edges and a number.
///
/// Every conformance to ``MovedEdges`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func * <Anchors: MovedEdges>(left: Anchors, right: some PartNumber) -> Anchors { left }

/// Makes the Swift compiler reject `/` between edges and a number.
///
/// Every conformance to ``MovedEdges`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func / <Anchors: MovedEdges>(left: Anchors, right: some PartNumber) -> Anchors { left }
