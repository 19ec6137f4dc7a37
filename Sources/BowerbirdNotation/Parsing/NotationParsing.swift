/// The result of parsing a text: a document, or the mistakes in the text.
public enum NotationParsing: Hashable, Sendable {
  /// The document that the text declares.
  case document(NotationDocument)

  /// The mistakes of the text: at least one, and at most 100. Fewer than 100 mistakes are in the order of their places.
  case diagnostics([NotationDiagnostic])

  /// The document; nil if the text has mistakes.
  public var document: NotationDocument? {
    if case .document(let document) = self { return document }
    return nil
  }

  /// The mistakes; empty if there is a document.
  public var diagnostics: [NotationDiagnostic] {
    if case .diagnostics(let diagnostics) = self { return diagnostics }
    return []
  }
}
