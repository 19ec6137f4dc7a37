extension Sequence where Element: LinearOperand {
  /// Combines a number with the elements, one after the other, as `reduce(0, +)` does for a sequence of numbers.
  ///
  /// ```swift
  /// [x, y, z].reduce(0, +)                 // x + y + z
  /// ```
  ///
  /// - Parameters:
  ///   - start: The number to start with.
  ///   - next: Returns the combination of the expression so far and an element.
  /// - Returns: The result of the last call of `next`; `start` as an expression if there are no elements.
  /// - Complexity: O(*n*²) for a sum of *n* elements, because each step copies the terms so far.
  @_disfavoredOverload
  public func reduce(
    _ start: Double, _ next: (LinearExpression, Element) -> LinearExpression
  ) -> LinearExpression {
    var result = LinearExpression(constant: start)
    for element in self { result = next(result, element) }
    return result
  }
}
