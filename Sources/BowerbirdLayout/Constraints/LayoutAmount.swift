/// The result of arithmetic with a whole number and a `Double` beside an anchor.
///
/// ```swift
/// let index = 3, step = 2.5
/// view.leadingAnchor == page.leadingAnchor + index * step      // 7.5 after the leading edge
/// ```
///
/// Without an anchor, Swift's own rule holds: `let sum = index * step` does not compile; write `Double(index) * step`.
///
/// The solver has the same functions for its expressions, with a result of their own: Swift cannot export operators of a module
/// without all of the module.
public struct LayoutAmount: LayoutAmountProtocol {
  /// The number.
  public let value: Double

  /// Creates a `LayoutAmount` of its value.
  public init(value: Double) { self.value = value }
}

/// The kind of result that arithmetic of whole numbers and `Double` has: only ``LayoutAmount`` is one.
///
/// The functions below return any type of this kind, so that the context chooses it. In arithmetic without anchors no context asks
/// for a ``LayoutAmount``, so the compiler skips them, and they change no other code.
public protocol LayoutAmountProtocol {
  /// Creates a result of its value.
  init(value: Double)
}

// MARK: - Sums

/// The sum of a whole number and a `Double`.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: Double) -> Result {
  Result(value: left.layoutNumber + right)
}

/// The sum of a `Double` and a whole number.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: Double, right: some LayoutNumber) -> Result {
  Result(value: left + right.layoutNumber)
}

/// The sum of two `LayoutAmount` values.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: LayoutAmount, right: LayoutAmount) -> Result {
  Result(value: left.value + right.value)
}

/// The sum of a `LayoutAmount` and a whole number.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: LayoutAmount, right: some LayoutNumber) -> Result {
  Result(value: left.value + right.layoutNumber)
}

/// The sum of a whole number and a `LayoutAmount`.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: LayoutAmount) -> Result {
  Result(value: left.layoutNumber + right.value)
}

/// The sum of a `LayoutAmount` and a `Double`.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: LayoutAmount, right: Double) -> Result {
  Result(value: left.value + right)
}

/// The sum of a `Double` and a `LayoutAmount`.
@_disfavoredOverload
public func + <Result: LayoutAmountProtocol>(left: Double, right: LayoutAmount) -> Result {
  Result(value: left + right.value)
}

// MARK: - Differences

/// The difference of a whole number and a `Double`.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: Double) -> Result {
  Result(value: left.layoutNumber - right)
}

/// The difference of a `Double` and a whole number.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: Double, right: some LayoutNumber) -> Result {
  Result(value: left - right.layoutNumber)
}

/// The difference of two `LayoutAmount` values.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: LayoutAmount, right: LayoutAmount) -> Result {
  Result(value: left.value - right.value)
}

/// The difference of a `LayoutAmount` and a whole number.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: LayoutAmount, right: some LayoutNumber) -> Result {
  Result(value: left.value - right.layoutNumber)
}

/// The difference of a whole number and a `LayoutAmount`.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: LayoutAmount) -> Result {
  Result(value: left.layoutNumber - right.value)
}

/// The difference of a `LayoutAmount` and a `Double`.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: LayoutAmount, right: Double) -> Result {
  Result(value: left.value - right)
}

/// The difference of a `Double` and a `LayoutAmount`.
@_disfavoredOverload
public func - <Result: LayoutAmountProtocol>(left: Double, right: LayoutAmount) -> Result {
  Result(value: left - right.value)
}

// MARK: - Products

/// The product of a whole number and a `Double`.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: Double) -> Result {
  Result(value: left.layoutNumber * right)
}

/// The product of a `Double` and a whole number.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: Double, right: some LayoutNumber) -> Result {
  Result(value: left * right.layoutNumber)
}

/// The product of two `LayoutAmount` values.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: LayoutAmount, right: LayoutAmount) -> Result {
  Result(value: left.value * right.value)
}

/// The product of a `LayoutAmount` and a whole number.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: LayoutAmount, right: some LayoutNumber) -> Result {
  Result(value: left.value * right.layoutNumber)
}

/// The product of a whole number and a `LayoutAmount`.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: LayoutAmount) -> Result {
  Result(value: left.layoutNumber * right.value)
}

/// The product of a `LayoutAmount` and a `Double`.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: LayoutAmount, right: Double) -> Result {
  Result(value: left.value * right)
}

/// The product of a `Double` and a `LayoutAmount`.
@_disfavoredOverload
public func * <Result: LayoutAmountProtocol>(left: Double, right: LayoutAmount) -> Result {
  Result(value: left * right.value)
}

// MARK: - Quotients

/// The quotient of a whole number and a `Double`.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: Double) -> Result {
  Result(value: left.layoutNumber / right)
}

/// The quotient of a `Double` and a whole number.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: Double, right: some LayoutNumber) -> Result {
  Result(value: left / right.layoutNumber)
}

/// The quotient of two `LayoutAmount` values.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: LayoutAmount, right: LayoutAmount) -> Result {
  Result(value: left.value / right.value)
}

/// The quotient of a `LayoutAmount` and a whole number.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: LayoutAmount, right: some LayoutNumber) -> Result {
  Result(value: left.value / right.layoutNumber)
}

/// The quotient of a whole number and a `LayoutAmount`.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: some LayoutNumber, right: LayoutAmount) -> Result {
  Result(value: left.layoutNumber / right.value)
}

/// The quotient of a `LayoutAmount` and a `Double`.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: LayoutAmount, right: Double) -> Result {
  Result(value: left.value / right)
}

/// The quotient of a `Double` and a `LayoutAmount`.
@_disfavoredOverload
public func / <Result: LayoutAmountProtocol>(left: Double, right: LayoutAmount) -> Result {
  Result(value: left / right.value)
}
