/// The result of arithmetic with a whole number and a `Double` beside a variable.
///
/// ```swift
/// let count = 3, width = 2.5
/// try solver.add(x == y + count * width)             // x - y - 7.5 == 0
/// ```
///
/// Without a variable, Swift's own rule holds: `let sum = count * width` does not compile; write `Double(count) * width`.
public struct MixedNumber: MixedNumberProtocol {
  /// The number.
  public let value: Double

  /// Makes a mixed number of its value.
  public init(value: Double) { self.value = value }
}

/// The kind of result that arithmetic of whole numbers and `Double` has: only ``MixedNumber`` is one.
///
/// The functions below return any type of this kind, so that the context chooses it. In arithmetic without variables of a solver no
/// context asks for a ``MixedNumber``, so the compiler skips them, and they change no other code.
public protocol MixedNumberProtocol {
  /// Makes a result of its value.
  init(value: Double)
}

// MARK: - Sums

/// The sum of a whole number and a `Double`.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: some BinaryInteger, right: Double) -> Result {
  Result(value: Double(left) + right)
}

/// The sum of a `Double` and a whole number.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: Double, right: some BinaryInteger) -> Result {
  Result(value: left + Double(right))
}

/// The sum of two mixed numbers.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: MixedNumber, right: MixedNumber) -> Result {
  Result(value: left.value + right.value)
}

/// The sum of a mixed number and a whole number.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: MixedNumber, right: some BinaryInteger) -> Result {
  Result(value: left.value + Double(right))
}

/// The sum of a whole number and a mixed number.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: some BinaryInteger, right: MixedNumber) -> Result {
  Result(value: Double(left) + right.value)
}

/// The sum of a mixed number and a `Double`.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: MixedNumber, right: Double) -> Result {
  Result(value: left.value + right)
}

/// The sum of a `Double` and a mixed number.
@_disfavoredOverload
public func + <Result: MixedNumberProtocol>(left: Double, right: MixedNumber) -> Result {
  Result(value: left + right.value)
}

// MARK: - Differences

/// The difference of a whole number and a `Double`.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: some BinaryInteger, right: Double) -> Result {
  Result(value: Double(left) - right)
}

/// The difference of a `Double` and a whole number.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: Double, right: some BinaryInteger) -> Result {
  Result(value: left - Double(right))
}

/// The difference of two mixed numbers.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: MixedNumber, right: MixedNumber) -> Result {
  Result(value: left.value - right.value)
}

/// The difference of a mixed number and a whole number.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: MixedNumber, right: some BinaryInteger) -> Result {
  Result(value: left.value - Double(right))
}

/// The difference of a whole number and a mixed number.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: some BinaryInteger, right: MixedNumber) -> Result {
  Result(value: Double(left) - right.value)
}

/// The difference of a mixed number and a `Double`.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: MixedNumber, right: Double) -> Result {
  Result(value: left.value - right)
}

/// The difference of a `Double` and a mixed number.
@_disfavoredOverload
public func - <Result: MixedNumberProtocol>(left: Double, right: MixedNumber) -> Result {
  Result(value: left - right.value)
}

// MARK: - Products

/// The product of a whole number and a `Double`.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: some BinaryInteger, right: Double) -> Result {
  Result(value: Double(left) * right)
}

/// The product of a `Double` and a whole number.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: Double, right: some BinaryInteger) -> Result {
  Result(value: left * Double(right))
}

/// The product of two mixed numbers.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: MixedNumber, right: MixedNumber) -> Result {
  Result(value: left.value * right.value)
}

/// The product of a mixed number and a whole number.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: MixedNumber, right: some BinaryInteger) -> Result {
  Result(value: left.value * Double(right))
}

/// The product of a whole number and a mixed number.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: some BinaryInteger, right: MixedNumber) -> Result {
  Result(value: Double(left) * right.value)
}

/// The product of a mixed number and a `Double`.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: MixedNumber, right: Double) -> Result {
  Result(value: left.value * right)
}

/// The product of a `Double` and a mixed number.
@_disfavoredOverload
public func * <Result: MixedNumberProtocol>(left: Double, right: MixedNumber) -> Result {
  Result(value: left * right.value)
}

// MARK: - Quotients

/// The quotient of a whole number and a `Double`.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: some BinaryInteger, right: Double) -> Result {
  Result(value: Double(left) / right)
}

/// The quotient of a `Double` and a whole number.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: Double, right: some BinaryInteger) -> Result {
  Result(value: left / Double(right))
}

/// The quotient of two mixed numbers.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: MixedNumber, right: MixedNumber) -> Result {
  Result(value: left.value / right.value)
}

/// The quotient of a mixed number and a whole number.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: MixedNumber, right: some BinaryInteger) -> Result {
  Result(value: left.value / Double(right))
}

/// The quotient of a whole number and a mixed number.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: some BinaryInteger, right: MixedNumber) -> Result {
  Result(value: Double(left) / right.value)
}

/// The quotient of a mixed number and a `Double`.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: MixedNumber, right: Double) -> Result {
  Result(value: left.value / right)
}

/// The quotient of a `Double` and a mixed number.
@_disfavoredOverload
public func / <Result: MixedNumberProtocol>(left: Double, right: MixedNumber) -> Result {
  Result(value: left / right.value)
}
