extension NotationDocument {
  /// Parses a text.
  ///
  /// ```swift
  /// switch NotationDocument.parse("box card { width == 120 }") {
  /// case .document(let document): document.makeScene().root.layout(width: 320, height: 240)
  /// case .diagnostics(let diagnostics): for diagnostic in diagnostics { print(diagnostic) }
  /// }
  /// ```
  ///
  /// - Parameter text: Any text.
  /// - Returns: The document, or the mistakes that were found.
  public static func parse(_ text: String) -> NotationParsing { parse(bytes: Array(text.utf8)) }

  /// Parses a text in UTF-8.
  ///
  /// ```swift
  /// NotationDocument.parse(bytes: [0x62, 0x6F, 0x78]).document?.root.kind        // NotationItemKind.box
  /// ```
  ///
  /// - Parameter bytes: Any bytes. Bytes in names and texts that are not UTF-8 become replacement characters.
  /// - Returns: The document, or the mistakes that were found.
  public static func parse(bytes: [UInt8]) -> NotationParsing {
    var parser = Parser(bytes)
    return parser.parse()
  }
}
