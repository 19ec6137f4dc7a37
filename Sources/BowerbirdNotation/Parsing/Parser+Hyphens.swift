extension Parser {
  /// Throws a mistake if the next token begins a name with a hyphen, such as `my-box`.
  ///
  /// A hyphen is a minus sign, so such a name has to be in backticks.
  func refuseHyphenatedName() throws(NotationDiagnostic) {
    guard let name = hyphenatedName() else { return }
    throw NotationDiagnostic(
      next.place, found: "'\(name)'",
      expected: "a name; one with a hyphen is written in backticks, as in '`\(name)`'")
  }

  /// Returns the name with a hyphen that begins at a token, such as `my-box`.
  ///
  /// - Parameter offset: The number of tokens from the next token to the first word; -1 for the token that was taken
  ///   last.
  /// - Returns: The name; nil if the token is not a word, or if no hyphen with a word or number follows without a
  ///   space.
  func hyphenatedName(at offset: Int = 0) -> String? {
    let first = token(after: offset)
    guard var name = first.word else { return nil }
    var count = offset + 1, isHyphenated = false, end = first.place.column + name.unicodeScalars.count
    while token(after: count).kind == .symbol(.minus), token(after: count).begins(at: end, first.place.line) {
      let part = token(after: count + 1)
      guard let text = part.word ?? part.digits, part.begins(at: end + 1, first.place.line) else { break }
      name += "-" + text
      end += 1 + text.unicodeScalars.count
      (count, isHyphenated) = (count + 2, true)
    }
    return isHyphenated ? name : nil
  }
}

extension Token {
  fileprivate func begins(at column: Int, _ line: Int) -> Bool { place.line == line && place.column == column }

  /// The text of a number; nil for any other token.
  fileprivate var digits: String? {
    if case .number(let number) = kind { return NumberText.text(of: number) }
    return nil
  }
}
