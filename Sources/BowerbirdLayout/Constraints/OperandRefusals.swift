import BowerbirdSolver

// Operands that are not numbers, such as text, optionals and boxes, do not compile; the Swift compiler shows a message.
//
// The functions below accept such an operand, but require an unavailable conformance, whose message says what to write
// instead. Without these functions, the Swift compiler would try every function for every operator of the statement: a
// million attempts.

/// A type whose values programs use in place of a number by mistake, such as text, an optional or a box.
///
/// All conformances are unavailable, so such an operand in place of a number is a compile error with the message of the
/// conformance.
public protocol RefusedOperand {}

@available(*, unavailable, message: "text is not a number: write Double(text) ?? 0")
extension String: RefusedOperand {}

@available(*, unavailable, message: "a Bool is not a number: write isOn ? 8 : 0")
extension Bool: RefusedOperand {}

@available(*, unavailable, message: "the number may be nil: write (number ?? 0)")
extension Optional: RefusedOperand where Wrapped: PartNumber {}

@available(*, unavailable, message: "a list is not a number: take one of its elements, or list.count")
extension Array: RefusedOperand {}

@available(*, unavailable, message: "a size is two numbers: write size.width or size.height")
extension Size: RefusedOperand {}

@available(*, unavailable, message: "a point is two numbers: write point.x or point.y")
extension Point: RefusedOperand {}

@available(*, unavailable, message: "a rectangle is four numbers: write rect.width, rect.x and so on")
extension Rect: RefusedOperand {}

@available(
  *, unavailable, message: "a box is neither a length nor a position: write one of its anchors, as in box.widthAnchor"
)
extension Box: RefusedOperand {}

@available(*, unavailable, message: "a box is no anchor: write the anchor of the box, as in box.edgesAnchor")
extension Box: PartNumber {
  /// Makes the Swift compiler reject a box in place of a group of anchors.
  public var partNumber: Double { 0 }
}

@available(*, unavailable, message: "a size is two lengths: write its width or its height")
extension SizeAnchor: RefusedOperand {}

@available(*, unavailable, message: "a location is two positions: write its x or its y")
extension LocationAnchor: RefusedOperand {}

@available(*, unavailable, message: "edges are four positions: relate them to other edges")
extension EdgesAnchor: RefusedOperand {}

@available(*, unavailable, message: "edges are two positions: write leading or trailing")
extension HorizontalEdgesAnchor: RefusedOperand {}

@available(*, unavailable, message: "edges are two positions: write top or bottom")
extension VerticalEdgesAnchor: RefusedOperand {}

@available(*, unavailable, message: "write each comparison on a line of its own")
extension LayoutConstraint: RefusedOperand {}

// MARK: - Beside anchors

extension LayoutAnchor {
  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func + (left: Self, right: some RefusedOperand) -> Self { left }

  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func - (left: Self, right: some RefusedOperand) -> Self { left }

  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func * (left: Self, right: some RefusedOperand) -> Self { left }

  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func / (left: Self, right: some RefusedOperand) -> Self { left }

  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func + (left: some RefusedOperand, right: Self) -> Self { right }

  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func - (left: some RefusedOperand, right: Self) -> Self { right }

  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func * (left: some RefusedOperand, right: Self) -> Self { right }

  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func == (left: Self, right: some RefusedOperand) -> LayoutConstraint {
    left.related(.equal, to: left)
  }

  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func <= (left: Self, right: some RefusedOperand) -> LayoutConstraint {
    left.related(.lessOrEqual, to: left)
  }

  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func >= (left: Self, right: some RefusedOperand) -> LayoutConstraint {
    left.related(.greaterOrEqual, to: left)
  }
}

extension LayoutAnchor {
  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func == (left: some RefusedOperand, right: Self) -> LayoutConstraint {
    right.related(.equal, to: right)
  }

  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func <= (left: some RefusedOperand, right: Self) -> LayoutConstraint {
    right.related(.lessOrEqual, to: right)
  }

  /// Makes the Swift compiler reject an operand that is not a number.
  ///
  /// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
  @_disfavoredOverload
  public static func >= (left: some RefusedOperand, right: Self) -> LayoutConstraint {
    right.related(.greaterOrEqual, to: right)
  }
}

// MARK: - Beside numbers

/// Makes the Swift compiler reject an operand that is not a number.
///
/// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: some RefusedOperand) -> Result {
  Result(value: left.layoutNumber)
}

/// Makes the Swift compiler reject an operand that is not a number.
///
/// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: some RefusedOperand, right: some LayoutNumber) -> Result {
  Result(value: right.layoutNumber)
}

/// Makes the Swift compiler reject an operand that is not a number.
///
/// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: some RefusedOperand) -> Result {
  Result(value: left.layoutNumber)
}

/// Makes the Swift compiler reject an operand that is not a number.
///
/// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: some RefusedOperand, right: some LayoutNumber) -> Result {
  Result(value: right.layoutNumber)
}

/// Makes the Swift compiler reject an operand that is not a number.
///
/// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: some RefusedOperand) -> Result {
  Result(value: left.layoutNumber)
}

/// Makes the Swift compiler reject an operand that is not a number.
///
/// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: some RefusedOperand, right: some LayoutNumber) -> Result {
  Result(value: right.layoutNumber)
}

/// Makes the Swift compiler reject an operand that is not a number.
///
/// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: some RefusedOperand) -> Result {
  Result(value: left.layoutNumber)
}

/// Makes the Swift compiler reject an operand that is not a number.
///
/// Every conformance to ``RefusedOperand`` is unavailable, so a call does not compile.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: some RefusedOperand, right: some LayoutNumber) -> Result {
  Result(value: right.layoutNumber)
}
