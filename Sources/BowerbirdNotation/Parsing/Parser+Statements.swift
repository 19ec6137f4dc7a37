import Bowerbird

/// The outermost item of a text, and the size and the constraints outside of the item.
struct DocumentParts {
  var size: Size?
  var root: NotationItem?
  var constraints: [NotationConstraint] = []
}

extension Parser {
  /// Reads the text to its end, or up to the limit of mistakes.
  mutating func readParts() -> DocumentParts {
    var parts = DocumentParts()
    let context = StatementContext(isOutermost: true)
    while !isAtEnd && !isGivingUp {
      if next.kind == .newline {
        take()
        continue
      }
      if isNext(.closeBrace) {
        note(NotationDiagnostic(take(), expected: "the end, because no brace is open"))
        continue
      }
      do throws(NotationDiagnostic) {
        try readOutermost(&parts, context)
        try requireEnd()
      } catch {
        recover(from: error, in: context)
      }
    }
    return parts
  }

  private mutating func readOutermost(_ parts: inout DocumentParts, _ context: StatementContext)
    throws(NotationDiagnostic)
  {
    let start = next
    if isNext("size") && !hasRelation {
      take()
      if parts.size != nil { throw NotationDiagnostic(start, expected: "only one size of the scene") }
      parts.size = try size()
      return
    }
    switch try statement(in: context) {
    case .item(let item):
      if let root = parts.root {
        throw NotationDiagnostic(
          start,
          expected:
            "nothing outside of \(root.name.map { "'\($0)'" } ?? "the outermost item"): a scene has one item around all others"
        )
      }
      parts.root = item
    case .constraint(let constraint): parts.constraints.append(constraint)
    case .reference, .alternative, nil: break
    }
  }

  private mutating func size() throws(NotationDiagnostic) -> Size {
    let width = try positiveLength()
    if !take("x") && !take("by") && !take(.times) && !take(.comma) {
      throw NotationDiagnostic(next, expected: "'x' and the height")
    }
    return Size(width: width, height: try positiveLength())
  }

  private mutating func positiveLength() throws(NotationDiagnostic) -> Double {
    guard case .number(let length) = next.kind, length > 0, length <= 100_000 else {
      throw NotationDiagnostic(next, expected: "a positive length up to 100000")
    }
    take()
    return length
  }

  /// Throws a mistake unless the next token ends the statement.
  mutating func requireEnd() throws(NotationDiagnostic) {
    if !isAtStatementEnd { throw NotationDiagnostic(next, expected: "the end of the line") }
  }

  /// Whether a relation comes before the end of the line and before any brace.
  var hasRelation: Bool {
    var count = 0
    while true {
      switch token(after: count).kind {
      case .symbol(let symbol) where symbol.isRelation: return true
      case .newline, .end, .symbol(.openBrace), .symbol(.closeBrace): return false
      default: count += 1
      }
    }
  }

  // MARK: - Blocks

  /// Reads statements between braces.
  mutating func block(in context: StatementContext) -> [NotationStatement] {
    let opening = take()
    if depth >= Self.mostDepth {
      note(NotationDiagnostic(opening, expected: "at most \(Self.mostDepth) nested braces"))
      skipBlock()
      return []
    }
    depth += 1
    defer { depth -= 1 }
    var statements: [NotationStatement] = []
    while !isGivingUp {
      if take(.closeBrace) { return statements }
      if isAtEnd {
        let place = "line \(opening.place.line)"
        note(NotationDiagnostic(next, expected: "'}', because a brace is open since \(place)"))
        return statements
      }
      if next.kind == .newline {
        take()
        continue
      }
      do throws(NotationDiagnostic) {
        if let statement = try statement(in: context) { statements.append(statement) }
        try requireEnd()
      } catch {
        recover(from: error, in: context)
      }
    }
    return statements
  }

  /// Skips the rest of a block, after its opening brace.
  private mutating func skipBlock() {
    var open = 1
    while open > 0 && !isAtEnd {
      switch take().kind {
      case .symbol(.openBrace): open += 1
      case .symbol(.closeBrace): open -= 1
      default: break
      }
    }
  }

  // MARK: - Statements

  /// The words that statements begin with.
  static let statementWords = NotationItemKind.allCases.map { $0.rawValue } + ["alternative", "size"]

  /// Reads a statement; returns nil for an alternative in an invalid item.
  private mutating func statement(in context: StatementContext) throws(NotationDiagnostic) -> NotationStatement? {
    let start = next
    if isNext("alternative"), token(after: 1).kind != .symbol(.dot) {
      let read = try alternative(in: context)
      if context.isUnknown { return nil }
      if context.container == nil || context.isAlternative {
        throw NotationDiagnostic(start, expected: "an alternative between the braces of an item")
      }
      return .alternative(read)
    }
    let kind = start.word.flatMap { NotationItemKind(rawValue: $0) }
    if let kind, isDeclaration { return .item(try item(kind, in: context)) }
    if hasRelation { return .constraint(try constraint(in: context)) }
    return try reference(in: context)
  }

  /// Whether the word at the start of the statement, which is an item kind such as `box`, begins a declaration.
  ///
  /// If not, the word was meant as the name of an item, as in `box.width == 20`, and needs backticks.
  private var isDeclaration: Bool {
    switch token(after: 1).kind {
    case .symbol(.openBrace), .symbol(.closeBrace): true
    case .symbol(.dot): !hasRelation
    case .symbol: false
    default: true
    }
  }

  /// Reads the name of an item that is declared elsewhere, and the item's traits.
  ///
  /// - Parameter context: The surroundings of the statement.
  /// - Returns: The reference as a statement.
  /// - Throws: A mistake if the next token is not a name, or if the context does not allow references.
  private mutating func reference(in context: StatementContext) throws(NotationDiagnostic) -> NotationStatement? {
    let start = next
    let name: String
    try refuseHyphenatedName()
    switch start.kind {
    case .word(let word), .quotedName(let word): name = word
    default:
      throw NotationDiagnostic(start, expected: "an item such as 'box image', a constraint, or an alternative")
    }
    let following = token(after: 1).kind
    let isName =
      following == .symbol(.dot) || following == .newline || following == .end
      || following == .symbol(.closeBrace)
    if !isName || !(context.isUnknown || context.container?.takesReferences == true) {
      let suggestion =
        ForeignTraitNames.kind(for: name) ?? Suggestion.best(for: name, among: Self.statementWords, within: 2)
      throw NotationDiagnostic(
        start, expected: "an item such as 'box image', a constraint, or an alternative", suggestion: suggestion)
    }
    _ = try mention(start)
    take()
    let traits = try traits(of: nil, in: context)
    return .reference(NotationReference(name: name, traits: traits, place: start.place))
  }
}
