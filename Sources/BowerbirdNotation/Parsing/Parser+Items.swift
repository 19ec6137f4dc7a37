extension Parser {
  /// Reads the declaration of an item.
  mutating func item(_ kind: NotationItemKind, in context: StatementContext) throws(NotationDiagnostic) -> NotationItem
  {
    let start = take()
    let name = try readName()
    var text: String?
    if case .text(let content) = next.kind {
      if kind != .label {
        throw NotationDiagnostic(next, expected: "a name without quotation marks; only a label has a text")
      }
      text = content
      take()
    } else if kind == .label {
      throw NotationDiagnostic(next, expected: "the text of the label in quotation marks")
    }
    var traits = try traits(of: kind, in: context)
    var content: [NotationStatement] = []
    skipNewlines(before: .openBrace)
    if isNext(.openBrace) {
      content = block(in: StatementContext(container: kind, isInRoot: context.isOutermost))
      traits = try self.traits(of: kind, in: context, after: traits)
    }
    return NotationItem(
      kind: kind, name: name, text: text, traits: traits, content: content, place: start.place)
  }

  /// Reads the name of a new item; returns nil if the item has no name.
  private mutating func readName() throws(NotationDiagnostic) -> String? {
    let name: String
    try refuseHyphenatedName()
    switch next.kind {
    case .word(let word): name = try self.name(word, at: next)
    case .quotedName(let quoted): name = quoted
    case .invalid: throw NotationDiagnostic(next, expected: "a name")
    default: return nil
    }
    if declared[name] != nil { throw NotationDiagnostic(next, expected: "a name that no other item has") }
    declared[name] = next.place
    take()
    return name
  }

  /// The word for the parent of the item whose braces enclose the word.
  static let parentWord = "parent"

  /// The words that the text form reserves; an item can have one of these names only in backticks.
  static let reservedWords = [parentWord] + statementWords + clauseWords

  /// Returns a word as a name; throws if the text form reserves the word, such as `box`.
  func name(_ word: String, at token: Token) throws(NotationDiagnostic) -> String {
    if Self.reservedWords.contains(word) {
      throw NotationDiagnostic(token, expected: "a name; a word of the format is one in backticks, as in '`\(word)`'")
    }
    return word
  }

  /// Returns the name of the item that a token names, and stores the name for the check that the item is declared.
  mutating func mention(_ token: Token) throws(NotationDiagnostic) -> String {
    let name: String
    switch token.kind {
    case .word(let word): name = try self.name(word, at: token)
    case .quotedName(let quoted): name = quoted
    default: throw NotationDiagnostic(token, expected: "the name of an item")
    }
    mentioned.append((name, token))
    return name
  }

  // MARK: - Traits

  /// Reads traits: words with a dot before them.
  ///
  /// - Parameters:
  ///   - kind: The kind of the item; nil if the item is declared elsewhere.
  ///   - context: The surroundings of the item.
  ///   - earlier: The traits of the item that were read already.
  /// - Returns: All traits of the item.
  /// - Throws: The first mistake.
  mutating func traits(
    of kind: NotationItemKind?, in context: StatementContext, after earlier: [NotationTrait] = []
  ) throws(NotationDiagnostic) -> [NotationTrait] {
    var traits = earlier
    skipNewlines(before: .dot)
    while isNext(.dot) {
      take()
      let nameToken = next
      guard let word = nameToken.word else {
        throw NotationDiagnostic(nameToken, expected: "a word such as 'size' behind the dot")
      }
      take()
      let scope = TraitScope(kind: kind, context: context)
      let known = TraitName(rawValue: word) ?? TraitName(otherName: word)
      guard let name = known, let meaning = name.meaning(in: scope) else {
        throw unusableTrait(nameToken, word, known, in: scope)
      }
      let arguments = isNext(.openParenthesis) ? try self.arguments() : []
      var reader = ArgumentReader(arguments, behind: nameToken, end: next)
      let trait = try reader.trait(name, meaning)
      try reader.requireEnd()
      if let clash = trait.clash(with: traits) {
        throw NotationDiagnostic(nameToken, expected: "nothing that contradicts '.\(clash)'")
      }
      traits.append(trait)
      skipNewlines(before: .dot)
    }
    return traits
  }

  /// Returns the diagnostic for a word that is no trait of its item.
  ///
  /// - Parameters:
  ///   - token: The token of the word, which has been taken.
  ///   - word: The word.
  ///   - name: The trait of this name that other items can have; nil if there is none.
  ///   - scope: The kinds of the item and of the item around it.
  /// - Returns: The diagnostic, with a suggestion or with all traits that the item can have.
  private func unusableTrait(
    _ token: Token, _ word: String, _ name: TraitName?, in scope: TraitScope
  ) -> NotationDiagnostic {
    let traits = TraitName.names(in: scope)
    let suggestion =
      ForeignTraitNames.suggestion(for: word, count: numberInParentheses, in: scope)
      ?? Suggestion.best(for: word, among: traits)
    var expected = "something that \(scope.subject) takes"
    if let name {
      expected += "; '\(word)' is for \(name.audience)"
    } else if suggestion == nil {
      expected += ": \(traits.map { "'\($0)'" }.joined(separator: ", "))"
    }
    return NotationDiagnostic(token, expected: expected, suggestion: suggestion)
  }

  /// The number that is next in parentheses; nil if anything else is next.
  private var numberInParentheses: Double? {
    guard isNext(.openParenthesis), case .number(let number) = token(after: 1).kind else { return nil }
    return token(after: 2).kind == .symbol(.closeParenthesis) ? number : nil
  }

  // MARK: - Arguments

  /// Reads arguments in parentheses.
  private mutating func arguments() throws(NotationDiagnostic) -> [Argument] {
    let opening = take()
    if depth >= Self.mostDepth {
      throw NotationDiagnostic(opening, expected: "at most \(Self.mostDepth) nested parentheses")
    }
    depth += 1
    defer { depth -= 1 }
    var arguments: [Argument] = []
    skipNewlines()
    while !isNext(.closeParenthesis) {
      arguments.append(try argument())
      skipNewlines()
      if take(.comma) {
        skipNewlines()
      } else if !isNext(.closeParenthesis) {
        throw NotationDiagnostic(next, expected: "',' or ')'")
      }
    }
    take()
    return arguments
  }

  private mutating func argument() throws(NotationDiagnostic) -> Argument {
    let start = next
    var label: String?
    if let word = start.word, token(after: 1).kind == .symbol(.colon) {
      label = word
      take()
      take()
      skipNewlines()
    }
    let valueToken = next
    return Argument(label: label, value: try argumentValue(), token: label == nil ? start : valueToken, start: start)
  }

  private mutating func argumentValue() throws(NotationDiagnostic) -> Argument.Value {
    let start = next
    switch start.kind {
    case .text(let text):
      take()
      return .text(text)
    case .number(let number):
      take()
      return .number(number, unit: takeUnit())
    case .symbol(.minus):
      take()
      guard case .number(let number) = next.kind else { throw NotationDiagnostic(next, expected: "a number") }
      take()
      return .number(number == 0 ? 0 : -number, unit: nil)
    case .symbol(.dot) where token(after: 1).word != nil:
      take()
      return try wordValue()
    case .word: return try wordValue()
    case .quotedName(let name):
      take()
      return .text(name)
    default: throw NotationDiagnostic(start, expected: "a number, a word or a text")
    }
  }

  private mutating func wordValue() throws(NotationDiagnostic) -> Argument.Value {
    let word = take().word ?? ""
    return isNext(.openParenthesis) ? .call(word, try arguments()) : .word(word)
  }

  /// Takes and returns the unit after a number; nil if no unit is next.
  private mutating func takeUnit() -> String? {
    guard let unit = next.word, unit == "fr" || unit == "pt" else { return nil }
    take()
    return unit
  }
}
