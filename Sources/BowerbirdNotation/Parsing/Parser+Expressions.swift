import Bowerbird

/// An expression with its kind.
struct KindedExpression {
  let expression: NotationExpression
  let kind: ExpressionKind

  /// The number of operators in the expression.
  var size = 0
}

extension Parser {
  /// The greatest number of operators in an expression; a limit keeps texts from exhausting the stack.
  private static let mostOperators = 200

  /// Reads a constraint.
  mutating func constraint(in context: StatementContext) throws(NotationDiagnostic) -> NotationConstraint {
    let comparison = try comparison(in: context)
    var priority = Priority.required, identifier: String?
    if take(.at) {
      priority = try readPriority()
    } else if take(.swiftPriority) {
      priority = try readSwiftPriority()
    }
    if case .text(let text) = next.kind {
      identifier = text
      take()
    }
    return NotationConstraint(
      left: comparison.left, relation: comparison.relation, right: comparison.right, priority: priority,
      identifier: identifier, place: comparison.place)
  }

  /// Reads two sides with a relation between them.
  ///
  /// - Parameters:
  ///   - context: The surroundings of the comparison.
  ///   - isOfLengths: Whether at least one side must be a length.
  /// - Returns: The comparison, required and without a name.
  /// - Throws: The first mistake.
  mutating func comparison(
    in context: StatementContext, ofLengths isOfLengths: Bool = false
  ) throws(NotationDiagnostic) -> NotationConstraint {
    let start = next
    leftAnchor = nil
    let left = try sum(in: context)
    if case .anchor(_, let anchor) = left.expression { leftAnchor = anchor }
    let relation = try readRelation()
    skipNewlinesInExpression()
    let rightStart = next
    let right = try sum(in: context)
    if !ExpressionKind.canRelate(left.kind, right.kind) {
      throw NotationDiagnostic(
        rightStart.place, found: right.kind.name,
        expected: left.kind == .number
          ? "a length, because a number stands on the left" : "\(left.kind.name), as on the left")
    }
    if isOfLengths && left.kind != .length && right.kind != .length {
      throw NotationDiagnostic(start.place, found: left.kind.name, expected: "lengths in a condition")
    }
    return NotationConstraint(
      left: left.expression, relation: relation, right: right.expression, priority: .required, identifier: nil,
      place: start.place)
  }

  private mutating func readRelation() throws(NotationDiagnostic) -> Relation {
    let token = next
    switch token.kind {
    case .symbol(.equal):
      take()
      return .equal
    case .symbol(.lessOrEqual):
      take()
      return .lessOrEqual
    case .symbol(.greaterOrEqual):
      take()
      return .greaterOrEqual
    case .symbol(.assign): throw NotationDiagnostic(token, expected: "a relation", suggestion: relationMeantByAssign())
    case .symbol(.less): throw NotationDiagnostic(token, expected: "a relation", suggestion: "<=")
    case .symbol(.greater): throw NotationDiagnostic(token, expected: "a relation", suggestion: ">=")
    default: throw NotationDiagnostic(token, expected: "'==', '<=', '>=' or an operator")
    }
  }

  /// Returns the relation that was probably meant by a single `=`, by `=>` or by `=<`.
  private func relationMeantByAssign() -> String {
    switch token(after: 1).kind {
    case .symbol(.greater): ">="
    case .symbol(.less): "<="
    default: "=="
    }
  }

  /// The words for priorities.
  static let priorityWords = Words<Priority>(
    ["required", "high", "medium", "low", "defaultHigh", "defaultLow"], [.required, .high, .medium, .low, .high, .low])

  /// Reads a priority: a name or a number.
  mutating func readPriority() throws(NotationDiagnostic) -> Priority {
    _ = take(.dot)
    let expected = "a priority: 'high', 'medium', 'low' or a number from 1 to 1000"
    switch next.kind {
    case .number(let number):
      let priority = Priority(number)
      if !priority.isValid { throw NotationDiagnostic(next, expected: expected) }
      take()
      return priority
    case .word(let word):
      guard let priority = Self.priorityWords[word] else {
        let suggestion = Suggestion.best(for: word, among: Self.priorityWords.names)
        throw NotationDiagnostic(next, expected: expected, suggestion: suggestion)
      }
      take()
      return priority
    default: throw NotationDiagnostic(next, expected: expected)
    }
  }

  /// Reads a priority as Swift code spells it: `.priority(.high)`.
  private mutating func readSwiftPriority() throws(NotationDiagnostic) -> Priority {
    guard isNext(.dot), token(after: 1).word == "priority", token(after: 2).kind == .symbol(.openParenthesis) else {
      return try readPriority()
    }
    for _ in 0..<3 { take() }
    let priority = try readPriority()
    try require(.closeParenthesis)
    return priority
  }

  // MARK: - Expressions

  /// Skips the line ends after an operator or a relation, unless a declaration comes after the line ends.
  ///
  /// Before a declaration, the expression is incomplete, and the mistake is reported at the line end.
  private mutating func skipNewlinesInExpression() {
    var count = 0
    while token(after: count).kind == .newline { count += 1 }
    let word = token(after: count).word
    let isStatement = word.map { $0 == "alternative" || NotationItemKind(rawValue: $0) != nil } ?? false
    if isStatement && token(after: count + 1).kind != .symbol(.dot) { return }
    skipNewlines()
  }

  private mutating func sum(in context: StatementContext) throws(NotationDiagnostic) -> KindedExpression {
    var left = try product(in: context)
    while case .symbol(let symbol) = next.kind, let sign = symbol.operation, !sign.isProduct {
      let token = take()
      skipNewlinesInExpression()
      left = try combined(left, sign, try product(in: context), at: token)
    }
    return left
  }

  private mutating func product(in context: StatementContext) throws(NotationDiagnostic) -> KindedExpression {
    var left = try factor(in: context)
    while case .symbol(let symbol) = next.kind, let sign = symbol.operation, sign.isProduct {
      let token = take()
      skipNewlinesInExpression()
      left = try combined(left, sign, try factor(in: context), at: token)
    }
    return left
  }

  private func combined(
    _ left: KindedExpression, _ sign: NotationOperator, _ right: KindedExpression, at token: Token
  ) throws(NotationDiagnostic) -> KindedExpression {
    guard let kind = ExpressionKind.combined(left.kind, sign, right.kind) else {
      let hint = left.kind.isEdges && (sign == .plus || sign == .minus) ? "; edges take '--' and '++'" : ""
      throw NotationDiagnostic(
        token.place, found: "\(left.kind.name) \(sign.rawValue) \(right.kind.name)",
        expected: "operands that go together\(hint)")
    }
    if sign == .over && right.expression.constant == 0 {
      throw NotationDiagnostic(token.place, found: "a division by 0", expected: "another number")
    }
    let size = left.size + right.size + 1
    if size > Self.mostOperators {
      throw NotationDiagnostic(token, expected: "at most \(Self.mostOperators) operators on one side")
    }
    return KindedExpression(expression: .operation(left.expression, sign, right.expression), kind: kind, size: size)
  }

  private mutating func factor(in context: StatementContext) throws(NotationDiagnostic) -> KindedExpression {
    let start = next
    switch start.kind {
    case .number(let number):
      take()
      return KindedExpression(expression: .number(number), kind: .number)
    case .symbol(.minus): return try negation(in: context)
    case .symbol(.openParenthesis): return try parentheses(in: context)
    case .word, .quotedName: return try anchor(in: context)
    default: throw NotationDiagnostic(start, expected: "a number or an anchor such as 'image.width'")
    }
  }

  private mutating func enter() throws(NotationDiagnostic) {
    if depth >= Self.mostDepth {
      throw NotationDiagnostic(next, expected: "at most \(Self.mostDepth) nested parentheses")
    }
    depth += 1
  }

  private mutating func negation(in context: StatementContext) throws(NotationDiagnostic) -> KindedExpression {
    try enter()
    defer { depth -= 1 }
    let sign = take()
    let part = try factor(in: context)
    switch part.expression {
    case .number(let number):
      return KindedExpression(expression: .number(number == 0 ? 0 : -number), kind: .number)
    case .negated(let inner): return KindedExpression(expression: inner, kind: part.kind, size: part.size)
    default: break
    }
    if part.kind != .number && part.kind != .length {
      throw NotationDiagnostic(
        sign.place, found: "'-' before \(part.kind.name)", expected: "a number or a length behind it")
    }
    return KindedExpression(expression: .negated(part.expression), kind: part.kind, size: part.size + 1)
  }

  /// Reads an expression in parentheses, or a list of numbers such as `(width: 20, height: 40)`.
  private mutating func parentheses(in context: StatementContext) throws(NotationDiagnostic) -> KindedExpression {
    try enter()
    defer { depth -= 1 }
    take()
    skipNewlines()
    if next.word != nil && token(after: 1).kind == .symbol(.colon) { return try amounts(first: nil) }
    let first = try sum(in: context)
    skipNewlines()
    if isNext(.comma) {
      // A list keeps the written numbers, so that printing restores them. A quotient may have no exact text.
      guard case .number(let number) = first.expression else {
        throw NotationDiagnostic(next, expected: "')', because a list in parentheses takes numbers only")
      }
      take()
      return try amounts(first: NotationAmount(label: nil, value: number))
    }
    try require(.closeParenthesis)
    return first
  }

  private mutating func amounts(first: NotationAmount?) throws(NotationDiagnostic) -> KindedExpression {
    var amounts = first.map { [$0] } ?? []
    repeat {
      skipNewlines()
      var label: String?
      if let word = next.word, token(after: 1).kind == .symbol(.colon) {
        label = word
        take()
        take()
      }
      let isNegative = take(.minus)
      guard case .number(let number) = next.kind else { throw NotationDiagnostic(next, expected: "a number") }
      take()
      amounts.append(NotationAmount(label: label, value: isNegative && number != 0 ? -number : number))
      skipNewlines()
    } while take(.comma) && amounts.count < 8
    try require(.closeParenthesis, "',' or ')'")
    return KindedExpression(expression: .amounts(amounts), kind: .amounts(amounts.map { $0.label }))
  }

  // MARK: - Anchors

  private mutating func anchor(in context: StatementContext) throws(NotationDiagnostic) -> KindedExpression {
    let start = take()
    let isPath = isNext(.dot)
    if !isPath {
      guard let word = start.word, let anchor = Self.anchor(named: word) else {
        throw try missingAnchor(of: start, in: context)
      }
      if context.isOutermost {
        throw NotationDiagnostic(start, expected: "the name of an item and a dot, as in 'screen.\(word)'")
      }
      return KindedExpression(expression: .anchor(.own, anchor), kind: anchor.kind)
    }
    take()
    let subject = try subject(start, in: context)
    guard let word = next.word else { throw NotationDiagnostic(next, expected: "an anchor such as 'leading'") }
    guard let anchor = Self.anchor(named: word) else { throw unknownAnchor(next) }
    take()
    return KindedExpression(expression: .anchor(subject, anchor), kind: anchor.kind)
  }

  /// Returns the item that a token before a dot stands for.
  private mutating func subject(_ token: Token, in context: StatementContext) throws(NotationDiagnostic)
    -> NotationSubject
  {
    if token.kind != .word(Self.parentWord) { return .named(try mention(token)) }
    if context.isOutermost { throw NotationDiagnostic(token, expected: "the name of an item") }
    if context.isInRoot {
      throw NotationDiagnostic(token, expected: "the name of an item, because no item is around the outermost one")
    }
    return .parent
  }

  /// Returns the mistake of a token that was taken as an anchor, and that is neither an anchor nor before a dot.
  ///
  /// If the token is the name of an item, the mistake shows the anchor that was probably meant: that of the left side,
  /// or the edges.
  ///
  /// - Throws: The mistake that `parent` stands in the outermost item, or outside of all items.
  private mutating func missingAnchor(of token: Token, in context: StatementContext) throws(NotationDiagnostic)
    -> NotationDiagnostic
  {
    let name: String?
    switch token.kind {
    case .word(Self.parentWord):
      _ = try subject(token, in: context)
      name = Self.parentWord
    case .word(let word): name = declared[word] == nil ? nil : word
    case .quotedName(let quoted): name = "`\(quoted)`"
    default: name = nil
    }
    if let name {
      let anchor = leftAnchor ?? .edges
      return NotationDiagnostic(
        token, expected: "an anchor behind the name, as in '\(name).\(anchor.rawValue)'")
    }
    let unknown = unknownAnchor(token)
    guard unknown.suggestion == nil, let name = hyphenatedName(at: -1) else { return unknown }
    return NotationDiagnostic(
      token.place, found: "'\(name)'",
      expected: "an anchor such as 'leading'; a name with a hyphen is written in backticks, as in '`\(name)`.width'")
  }

  private func unknownAnchor(_ token: Token) -> NotationDiagnostic {
    let words = NotationAnchor.allCases.map { $0.rawValue }
    return NotationDiagnostic(
      token, expected: "an anchor such as 'leading'",
      suggestion: token.word.flatMap { Suggestion.best(for: $0, among: words) })
  }

  /// Returns the anchor of a name, such as `leading` or `leadingAnchor`; nil for other words.
  private static func anchor(named word: String) -> NotationAnchor? {
    if let anchor = NotationAnchor(rawValue: word) { return anchor }
    return word.hasSuffix("Anchor") ? NotationAnchor(rawValue: String(word.dropLast(6))) : nil
  }
}
