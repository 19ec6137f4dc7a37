import BowerbirdSolver

// Statements about the size.

extension LayoutChain {
  /// Makes the width and the height equal to numbers.
  @discardableResult
  public func size(_ size: Size, file: StaticString = #fileID, line: Int = #line) -> Self {
    pin(
      ChainNumbers(LayoutExpression()), [(.width, size.width), (.height, size.height)],
      source: SourcePosition(file, line))
  }

  /// Makes the width and the height equal to numbers.
  @discardableResult
  public func size(_ width: Double, _ height: Double, file: StaticString = #fileID, line: Int = #line) -> Self {
    size(Size(width: width, height: height), file: file, line: line)
  }

  /// Sets the ratio of the height to the width.
  ///
  /// - Parameters:
  ///   - ratio: The height divided by the width.
  ///   - file: The file to name in reports.
  ///   - line: The line to name in reports.
  /// - Returns: The chain.
  @discardableResult
  public func aspect(_ ratio: Double = 1, file: StaticString = #fileID, line: Int = #line) -> Self {
    let width = LayoutExpression(item.layoutNode.reference, .width)
    let record = record
    record.beginMember()
    record.add(
      statement((.height, 0), .equal, width, SourcePosition(file, line), multiplier: ratio), setsMultiplier: true)
    return self
  }
}
