/// The result of arithmetic that mixes a ``LayoutNumber``, such as a whole number, with a `Double` beside an anchor.
///
/// ```swift
/// let index = 3, step = 2.5
/// view.leadingAnchor == page.leadingAnchor + index * step      // 7.5 after the leading edge
/// ```
///
/// Without an anchor, Swift's own rule applies: `let sum = index * step` does not compile, but
/// `let sum = Double(index) * step` does.
///
/// The solver module has the same operators with a result type of its own. Programs that import only the layout module
/// do not see the solver's operators.
public struct LayoutAmount: LayoutAmountProtocol {
  /// The number.
  public let value: Double

  /// Creates a `LayoutAmount` with a value.
  public init(value: Double) { self.value = value }
}

/// The result type of arithmetic that mixes a ``LayoutNumber`` with a `Double`.
///
/// Only ``LayoutAmount`` conforms. The operators below are generic in their result type, which the context determines.
/// In arithmetic without anchors, no context requires a ``LayoutAmount``. The Swift compiler then skips these
/// operators, so they change no other code.
public protocol LayoutAmountProtocol {
  /// Creates a result with a value.
  init(value: Double)
}

// MARK: - Sums

/// Returns the sum of a `LayoutNumber` and a `Double`.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: Double) -> Result {
  Result(value: left.layoutNumber + right)
}

/// Returns the sum of a `Double` and a `LayoutNumber`.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: Double, right: some LayoutNumber) -> Result {
  Result(value: left + right.layoutNumber)
}

/// Returns the sum of two `LayoutAmount` values.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: LayoutAmount, right: LayoutAmount) -> Result {
  Result(value: left.value + right.value)
}

/// Returns the sum of a `LayoutAmount` and a `LayoutNumber`.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: LayoutAmount, right: some LayoutNumber) -> Result {
  Result(value: left.value + right.layoutNumber)
}

/// Returns the sum of a `LayoutNumber` and a `LayoutAmount`.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: LayoutAmount) -> Result {
  Result(value: left.layoutNumber + right.value)
}

/// Returns the sum of a `LayoutAmount` and a `Double`.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: LayoutAmount, right: Double) -> Result {
  Result(value: left.value + right)
}

/// Returns the sum of a `Double` and a `LayoutAmount`.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: Double, right: LayoutAmount) -> Result {
  Result(value: left + right.value)
}

// MARK: - Differences

/// Returns the difference of a `LayoutNumber` and a `Double`.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: Double) -> Result {
  Result(value: left.layoutNumber - right)
}

/// Returns the difference of a `Double` and a `LayoutNumber`.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: Double, right: some LayoutNumber) -> Result {
  Result(value: left - right.layoutNumber)
}

/// Returns the difference of two `LayoutAmount` values.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: LayoutAmount, right: LayoutAmount) -> Result {
  Result(value: left.value - right.value)
}

/// Returns the difference of a `LayoutAmount` and a `LayoutNumber`.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: LayoutAmount, right: some LayoutNumber) -> Result {
  Result(value: left.value - right.layoutNumber)
}

/// Returns the difference of a `LayoutNumber` and a `LayoutAmount`.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: LayoutAmount) -> Result {
  Result(value: left.layoutNumber - right.value)
}

/// Returns the difference of a `LayoutAmount` and a `Double`.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: LayoutAmount, right: Double) -> Result {
  Result(value: left.value - right)
}

/// Returns the difference of a `Double` and a `LayoutAmount`.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: Double, right: LayoutAmount) -> Result {
  Result(value: left - right.value)
}

// MARK: - Products

/// Returns the product of a `LayoutNumber` and a `Double`.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: Double) -> Result {
  Result(value: left.layoutNumber * right)
}

/// Returns the product of a `Double` and a `LayoutNumber`.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: Double, right: some LayoutNumber) -> Result {
  Result(value: left * right.layoutNumber)
}

/// Returns the product of two `LayoutAmount` values.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: LayoutAmount, right: LayoutAmount) -> Result {
  Result(value: left.value * right.value)
}

/// Returns the product of a `LayoutAmount` and a `LayoutNumber`.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: LayoutAmount, right: some LayoutNumber) -> Result {
  Result(value: left.value * right.layoutNumber)
}

/// Returns the product of a `LayoutNumber` and a `LayoutAmount`.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: LayoutAmount) -> Result {
  Result(value: left.layoutNumber * right.value)
}

/// Returns the product of a `LayoutAmount` and a `Double`.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: LayoutAmount, right: Double) -> Result {
  Result(value: left.value * right)
}

/// Returns the product of a `Double` and a `LayoutAmount`.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: Double, right: LayoutAmount) -> Result {
  Result(value: left * right.value)
}

// MARK: - Quotients

/// Returns the quotient of a `LayoutNumber` and a `Double`.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: Double) -> Result {
  Result(value: left.layoutNumber / right)
}

/// Returns the quotient of a `Double` and a `LayoutNumber`.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: Double, right: some LayoutNumber) -> Result {
  Result(value: left / right.layoutNumber)
}

/// Returns the quotient of two `LayoutAmount` values.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: LayoutAmount, right: LayoutAmount) -> Result {
  Result(value: left.value / right.value)
}

/// Returns the quotient of a `LayoutAmount` and a `LayoutNumber`.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: LayoutAmount, right: some LayoutNumber) -> Result {
  Result(value: left.value / right.layoutNumber)
}

/// Returns the quotient of a `LayoutNumber` and a `LayoutAmount`.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: LayoutAmount) -> Result {
  Result(value: left.layoutNumber / right.value)
}

/// Returns the quotient of a `LayoutAmount` and a `Double`.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: LayoutAmount, right: Double) -> Result {
  Result(value: left.value / right)
}

/// Returns the quotient of a `Double` and a `LayoutAmount`.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: Double, right: LayoutAmount) -> Result {
  Result(value: left / right.value)
}
