extension GridBuilder {
  /// Returns one content as a list.
  public static func buildExpression(_ content: any GridContentProtocol) -> [GridContentBase] {
    [content.getInstance()]
  }

  /// Returns one content as a list, or an empty list for nil.
  public static func buildExpression(_ content: (any GridContentProtocol)?) -> [GridContentBase] {
    if let content { [content.getInstance()] } else { [] }
  }

  /// Returns a list of grid contents, each as a ``GridContentBase``.
  public static func buildExpression(_ contents: [any GridContentProtocol]) -> [GridContentBase] {
    contents.map { $0.getInstance() }
  }

  /// Returns the contents that another function with this builder made.
  public static func buildExpression(_ contents: [GridContentBase]) -> [GridContentBase] { contents }

  /// Returns the contents of all parts of a block.
  public static func buildBlock(_ parts: [GridContentBase]...) -> [GridContentBase] { joined(parts) }

  /// Returns the contents of all iterations of a loop.
  public static func buildArray(_ parts: [[GridContentBase]]) -> [GridContentBase] { joined(parts) }

  private static func joined(_ parts: [[GridContentBase]]) -> [GridContentBase] {
    if parts.count == 1 { return parts[0] }
    var contents: [GridContentBase] = []
    contents.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { contents += part }
    return contents
  }

  /// Returns the contents of an `if` without `else`.
  public static func buildOptional(_ part: [GridContentBase]?) -> [GridContentBase] { part ?? [] }

  /// Returns the contents of the first branch.
  public static func buildEither(first part: [GridContentBase]) -> [GridContentBase] { part }

  /// Returns the contents of the other branch.
  public static func buildEither(second part: [GridContentBase]) -> [GridContentBase] { part }

  /// Returns the contents of an `if #available`.
  public static func buildLimitedAvailability(_ part: [GridContentBase]) -> [GridContentBase] { part }

  /// Returns the contents of a stack grid.
  public static func buildFinalResult(_ contents: [GridContentBase]) -> [GridContentBase] { contents }
}
