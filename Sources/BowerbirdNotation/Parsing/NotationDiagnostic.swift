/// A mistake in a text: its place, the text there, and the expected text.
///
/// ```swift
/// if case .diagnostics(let diagnostics) = NotationDocument.parse("box a { trailng == parent.trailing }") {
///   print(diagnostics[0])
///   // 1:9: found 'trailng', expected an anchor such as 'leading'; did you mean 'trailing'?
/// }
/// ```
public struct NotationDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int

  /// The column, counted from 1 in Unicode scalars.
  public let column: Int

  /// The text at this place in quotation marks, such as `'trailng'`, or a phrase for the text, such as `the end`.
  public let found: String

  /// A phrase for the text that is valid at this place, such as `an anchor such as 'leading'`.
  public let expected: String

  /// The text that was probably meant, such as a known word that resembles the found word; nil if there is none.
  public let suggestion: String?

  /// The mistake as a sentence, after its line and column.
  public var description: String { "\(line):\(column): \(sentence)" }

  /// The mistake as a sentence, without line and column.
  public var sentence: String {
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return "found \(found), expected \(expected)\(hint)"
  }

  init(_ place: NotationPlace, found: String, expected: String, suggestion: String? = nil) {
    line = place.line
    column = place.column
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
  }

  init(_ token: Token, expected: String, suggestion: String? = nil) {
    if case .invalid(let found, let better) = token.kind {
      self.init(token.place, found: found, expected: better)
    } else {
      self.init(token.place, found: token.found, expected: expected, suggestion: suggestion)
    }
  }
}
