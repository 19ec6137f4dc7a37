/// A mistake in a text: where it is, what stands there, and what was expected.
///
/// ```swift
/// if case .diagnostics(let diagnostics) = NotationDocument.parse("box a { trailng == parent.trailing }") {
///   print(diagnostics[0])    // 1:9: found 'trailng', expected an anchor; did you mean 'trailing'?
/// }
/// ```
public struct NotationDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int

  /// The column, counted from 1 in Unicode scalars.
  public let column: Int

  /// What stands there.
  public let found: String

  /// What was expected.
  public let expected: String

  /// A word that is nearly the one that stands there; nil if there is none.
  public let suggestion: String?

  /// The mistake as a sentence.
  public var description: String {
    let hint = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return "\(line):\(column): found \(found), expected \(expected)\(hint)"
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
