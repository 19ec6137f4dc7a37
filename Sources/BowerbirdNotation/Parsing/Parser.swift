/// Reads a document from tokens.
///
/// After a mistake, parsing continues at the next statement, so that one run reports several mistakes.
struct Parser {
  /// The greatest depth of braces and parentheses; a limit keeps texts from exhausting the stack.
  static let mostDepth = 64

  /// The number of mistakes after which the rest of the text is not read.
  static let mostDiagnostics = 100

  private let tokens: [Token]
  private var position = 0
  private(set) var diagnostics: [NotationDiagnostic] = []

  /// The number of open braces and parentheses.
  var depth = 0

  /// For each declared name, the place of its declaration.
  var declared: [String: NotationPlace] = [:]

  /// The names of items that constraints, alternatives and references mention, with their tokens.
  var mentioned: [(String, Token)] = []

  /// The anchor that is alone on the left side of the comparison whose right side is read; otherwise nil.
  var leftAnchor: NotationAnchor?

  init(_ bytes: [UInt8]) { tokens = Lexer.tokens(of: bytes) }

  // MARK: - Tokens

  /// The next token.
  var next: Token { tokens[position] }

  /// Returns the token that comes `count` tokens after the next token, or the last token, which marks the end.
  func token(after count: Int) -> Token { tokens[min(position + count, tokens.count - 1)] }

  /// Returns the next token and moves past it; the token at the end stays the next token.
  @discardableResult
  mutating func take() -> Token {
    let token = tokens[position]
    if position < tokens.count - 1 { position += 1 }
    return token
  }

  func isNext(_ symbol: Symbol) -> Bool { next.kind == .symbol(symbol) }

  func isNext(_ word: String) -> Bool { next.kind == .word(word) }

  mutating func take(_ symbol: Symbol) -> Bool {
    if !isNext(symbol) { return false }
    take()
    return true
  }

  mutating func take(_ word: String) -> Bool {
    if !isNext(word) { return false }
    take()
    return true
  }

  mutating func require(_ symbol: Symbol, _ expected: String? = nil) throws(NotationDiagnostic) {
    if !take(symbol) { throw NotationDiagnostic(next, expected: expected ?? "'\(symbol.rawValue)'") }
  }

  mutating func skipNewlines() { while next.kind == .newline { take() } }

  /// Skips line ends if a given symbol comes after them.
  mutating func skipNewlines(before symbol: Symbol) {
    var count = 0
    while token(after: count).kind == .newline { count += 1 }
    if count > 0 && token(after: count).kind == .symbol(symbol) { for _ in 0..<count { take() } }
  }

  var isAtEnd: Bool { next.kind == .end }

  var isAtStatementEnd: Bool { next.kind == .newline || isAtEnd || isNext(.closeBrace) }

  // MARK: - Mistakes

  /// Whether the limit of mistakes is reached; then the rest of the text is not read.
  var isGivingUp: Bool { diagnostics.count >= Self.mostDiagnostics }

  mutating func note(_ diagnostic: NotationDiagnostic) { if !isGivingUp { diagnostics.append(diagnostic) } }

  /// Adds a mistake to the diagnostics, and skips the rest of the invalid statement.
  ///
  /// Blocks in the skipped text are still parsed, so that mistakes in them are reported too.
  mutating func recover(from diagnostic: NotationDiagnostic, in context: StatementContext) {
    note(diagnostic)
    while !isAtStatementEnd && !isGivingUp {
      if isNext(.openBrace) {
        // Braces in an invalid statement may contain any kind of statement.
        _ = block(in: context.unknown)
      } else {
        take()
      }
    }
  }

  // MARK: - Documents

  /// Returns the document, or the mistakes of the text.
  mutating func parse() -> NotationParsing {
    let header = readParts()
    if isGivingUp { return .diagnostics(diagnostics) }
    checkNames()
    guard let root = header.root else {
      if diagnostics.isEmpty { note(NotationDiagnostic(next, expected: "an item such as 'box screen { … }'")) }
      return .diagnostics(sorted)
    }
    let document = NotationDocument(size: header.size, root: root, constraints: header.constraints)
    var check = ReferenceCheck()
    check.check(document)
    for diagnostic in check.diagnostics { note(diagnostic) }
    return diagnostics.isEmpty ? .document(document) : .diagnostics(sorted)
  }

  private var sorted: [NotationDiagnostic] {
    diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func checkNames() {
    let names = declared.keys.sorted()
    for (name, token) in mentioned where declared[name] == nil && !isGivingUp {
      let suggestion = Suggestion.best(for: name, among: names)
      note(NotationDiagnostic(token, expected: "the name of an item", suggestion: suggestion))
    }
  }
}
