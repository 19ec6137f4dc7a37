/// The result of arithmetic with a whole number and a `Double`, as an operand beside a variable.
///
/// ```swift
/// let count = 3, width = 2.5
/// try solver.add(x == y + count * width)             // x - y - 7.5 == 0
/// ```
///
/// Without a variable, Swift's own rule holds: `let sum = count * width` does not compile.
/// Write `Double(count) * width`.
public struct MixedNumber: MixedNumberProtocol {
  /// The number.
  public let value: Double

  /// Creates a mixed number from its value.
  public init(value: Double) { self.value = value }
}

/// The result type of arithmetic with whole numbers and `Double`.
///
/// Only ``MixedNumber`` conforms.
///
/// The operators between a whole number and a `Double` are generic over their result type, so the context chooses the
/// type. Only arithmetic with variables of a solver expects a ``MixedNumber``. Elsewhere, the Swift compiler does not
/// choose these operators, so they do not affect other code.
public protocol MixedNumberProtocol {
  /// Creates a result from its value.
  init(value: Double)
}

// MARK: - Sums

/// Returns the sum of a whole number and a `Double`.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: some BinaryInteger, right: Double) -> Result {
  Result(value: Double(left) + right)
}

/// Returns the sum of a `Double` and a whole number.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: Double, right: some BinaryInteger) -> Result {
  Result(value: left + Double(right))
}

/// Returns the sum of two mixed numbers.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: MixedNumber, right: MixedNumber) -> Result {
  Result(value: left.value + right.value)
}

/// Returns the sum of a mixed number and a whole number.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: MixedNumber, right: some BinaryInteger) -> Result {
  Result(value: left.value + Double(right))
}

/// Returns the sum of a whole number and a mixed number.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: some BinaryInteger, right: MixedNumber) -> Result {
  Result(value: Double(left) + right.value)
}

/// Returns the sum of a mixed number and a `Double`.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: MixedNumber, right: Double) -> Result {
  Result(value: left.value + right)
}

/// Returns the sum of a `Double` and a mixed number.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: Double, right: MixedNumber) -> Result {
  Result(value: left + right.value)
}

// MARK: - Differences

/// Returns the difference of a whole number and a `Double`.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: some BinaryInteger, right: Double) -> Result {
  Result(value: Double(left) - right)
}

/// Returns the difference of a `Double` and a whole number.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: Double, right: some BinaryInteger) -> Result {
  Result(value: left - Double(right))
}

/// Returns the difference of two mixed numbers.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: MixedNumber, right: MixedNumber) -> Result {
  Result(value: left.value - right.value)
}

/// Returns the difference of a mixed number and a whole number.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: MixedNumber, right: some BinaryInteger) -> Result {
  Result(value: left.value - Double(right))
}

/// Returns the difference of a whole number and a mixed number.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: some BinaryInteger, right: MixedNumber) -> Result {
  Result(value: Double(left) - right.value)
}

/// Returns the difference of a mixed number and a `Double`.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: MixedNumber, right: Double) -> Result {
  Result(value: left.value - right)
}

/// Returns the difference of a `Double` and a mixed number.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: Double, right: MixedNumber) -> Result {
  Result(value: left - right.value)
}

// MARK: - Products

/// Returns the product of a whole number and a `Double`.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: some BinaryInteger, right: Double) -> Result {
  Result(value: Double(left) * right)
}

/// Returns the product of a `Double` and a whole number.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: Double, right: some BinaryInteger) -> Result {
  Result(value: left * Double(right))
}

/// Returns the product of two mixed numbers.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: MixedNumber, right: MixedNumber) -> Result {
  Result(value: left.value * right.value)
}

/// Returns the product of a mixed number and a whole number.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: MixedNumber, right: some BinaryInteger) -> Result {
  Result(value: left.value * Double(right))
}

/// Returns the product of a whole number and a mixed number.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: some BinaryInteger, right: MixedNumber) -> Result {
  Result(value: Double(left) * right.value)
}

/// Returns the product of a mixed number and a `Double`.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: MixedNumber, right: Double) -> Result {
  Result(value: left.value * right)
}

/// Returns the product of a `Double` and a mixed number.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: Double, right: MixedNumber) -> Result {
  Result(value: left * right.value)
}

// MARK: - Quotients

/// Returns the quotient of a whole number and a `Double`.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: some BinaryInteger, right: Double) -> Result {
  Result(value: Double(left) / right)
}

/// Returns the quotient of a `Double` and a whole number.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: Double, right: some BinaryInteger) -> Result {
  Result(value: left / Double(right))
}

/// Returns the quotient of two mixed numbers.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: MixedNumber, right: MixedNumber) -> Result {
  Result(value: left.value / right.value)
}

/// Returns the quotient of a mixed number and a whole number.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: MixedNumber, right: some BinaryInteger) -> Result {
  Result(value: left.value / Double(right))
}

/// Returns the quotient of a whole number and a mixed number.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: some BinaryInteger, right: MixedNumber) -> Result {
  Result(value: Double(left) / right.value)
}

/// Returns the quotient of a mixed number and a `Double`.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: MixedNumber, right: Double) -> Result {
  Result(value: left.value / right)
}

/// Returns the quotient of a `Double` and a mixed number.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: Double, right: MixedNumber) -> Result {
  Result(value: left / right.value)
}
