extension GridBuilder {
  /// Takes one content.
  public static func buildExpression(_ content: any GridContentProtocol) -> [GridContentBase] {
    [content.getInstance()]
  }

  /// Takes a content that may be missing.
  public static func buildExpression(_ content: (any GridContentProtocol)?) -> [GridContentBase] {
    if let content { [content.getInstance()] } else { [] }
  }

  /// Takes contents that were made elsewhere.
  public static func buildExpression(_ contents: [any GridContentProtocol]) -> [GridContentBase] {
    contents.map { $0.getInstance() }
  }

  /// Takes what another function with this builder made.
  public static func buildExpression(_ contents: [GridContentBase]) -> [GridContentBase] { contents }

  /// Puts the parts of a block together.
  public static func buildBlock(_ parts: [GridContentBase]...) -> [GridContentBase] { joined(parts) }

  /// Puts the rounds of a loop together.
  public static func buildArray(_ parts: [[GridContentBase]]) -> [GridContentBase] { joined(parts) }

  private static func joined(_ parts: [[GridContentBase]]) -> [GridContentBase] {
    if parts.count == 1 { return parts[0] }
    var contents: [GridContentBase] = []
    contents.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { contents += part }
    return contents
  }

  /// Takes the contents of a condition, if it holds.
  public static func buildOptional(_ part: [GridContentBase]?) -> [GridContentBase] { part ?? [] }

  /// Takes the contents of a condition that holds.
  public static func buildEither(first part: [GridContentBase]) -> [GridContentBase] { part }

  /// Takes the contents of the other branch.
  public static func buildEither(second part: [GridContentBase]) -> [GridContentBase] { part }

  /// Takes contents that some platforms do not have.
  public static func buildLimitedAvailability(_ part: [GridContentBase]) -> [GridContentBase] { part }

  /// What a stack grid takes.
  public static func buildFinalResult(_ contents: [GridContentBase]) -> [GridContentBase] { contents }
}
