/// A word, a number, a text, a symbol, the end of a line or of the text, or bytes that form no token, with its place.
struct Token {
  enum Kind: Equatable {
    case word(String)

    /// A name between backticks, which is never a keyword.
    case quotedName(String)
    case number(Double)
    case text(String)
    case symbol(Symbol)
    case newline
    case end

    /// A description of bytes that form no token, and a description of the token that was expected there.
    case invalid(String, expected: String)
  }

  let kind: Kind
  let place: NotationPlace

  /// The token as diagnostics name it.
  var found: String {
    switch kind {
    case .word(let word): "'\(word)'"
    case .quotedName(let name): "'`\(name)`'"
    case .number(let number): "'\(NumberText.text(of: number))'"
    case .text: "a text"
    case .symbol(let symbol): "'\(symbol.rawValue)'"
    case .newline: "the end of the line"
    case .end: "the end"
    case .invalid(let found, _): found
    }
  }

  /// The word of the token; nil if the token is not a word.
  var word: String? {
    if case .word(let word) = kind { return word }
    return nil
  }
}
