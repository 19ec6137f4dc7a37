extension Sequence where Element: LinearOperand {
  /// Combines the elements from a number on, as `reduce(0, +)` does with numbers.
  ///
  /// ```swift
  /// [x, y, z].reduce(0, +)                 // x + y + z
  /// ```
  ///
  /// - Parameters:
  ///   - start: The number to begin with.
  ///   - next: Returns a new expression of the one so far and an element.
  /// - Returns: The last expression; `start` where there is no element.
  /// - Complexity: O(*n*²) terms for a sum of *n* elements, because each step copies the terms so far.
  @_disfavoredOverload
  public func reduce(
    _ start: Double, _ next: (LinearExpression, Element) -> LinearExpression
  ) -> LinearExpression {
    var result = LinearExpression(constant: start)
    for element in self { result = next(result, element) }
    return result
  }
}
