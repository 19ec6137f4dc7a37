import Bowerbird

extension Parser {
  /// The words that the clauses of an alternative begin with.
  static let clauseWords = ["when", "without", "with", "fitting"]

  /// Reads an alternative of the item whose braces enclose the statement.
  mutating func alternative(in context: StatementContext) throws(NotationDiagnostic) -> NotationAlternative {
    let start = take()
    let name = try readAlternativeName()
    var inside = StatementContext(container: .box, isInRoot: context.isInRoot)
    var conditions: [NotationConstraint] = [], fitting: Priority?, without: [String] = [], with: [String] = []
    while !isAtStatementEnd && !isNext(.openBrace) {
      let clause = next
      if take("when") {
        if fitting != nil || !conditions.isEmpty {
          throw NotationDiagnostic(clause, expected: "one 'when' or 'fitting' in an alternative")
        }
        conditions = try readConditions(in: inside)
      } else if take("fitting") {
        if fitting != nil || !conditions.isEmpty {
          throw NotationDiagnostic(clause, expected: "one 'when' or 'fitting' in an alternative")
        }
        fitting = try readPriority()
      } else if take("without") {
        without += try readNames()
      } else if take("with") {
        with += try readNames()
      } else {
        throw NotationDiagnostic(
          clause, expected: "'when', 'fitting', 'without', 'with' or '{'",
          suggestion: clause.word.flatMap { Suggestion.best(for: $0, among: Self.clauseWords) })
      }
    }
    skipNewlines(before: .openBrace)
    inside.isAlternative = true
    let content = isNext(.openBrace) ? block(in: inside) : []
    return NotationAlternative(
      name: name, conditions: conditions, fitting: fitting, without: without, with: with, content: content,
      place: start.place)
  }

  /// Reads the name of an alternative; returns nil if the alternative has no name.
  private mutating func readAlternativeName() throws(NotationDiagnostic) -> String? {
    let name: String
    try refuseHyphenatedName()
    switch next.kind {
    case .word(let word) where Self.clauseWords.contains(word): return nil
    case .word(let word): name = try self.name(word, at: next)
    case .quotedName(let quoted), .text(let quoted): name = quoted
    default: return nil
    }
    take()
    return name
  }

  private mutating func readConditions(in context: StatementContext) throws(NotationDiagnostic) -> [NotationConstraint]
  {
    var conditions: [NotationConstraint] = []
    repeat {
      skipNewlines()
      conditions.append(try comparison(in: context, ofLengths: true))
    } while take(.and)
    return conditions
  }

  private mutating func readNames() throws(NotationDiagnostic) -> [String] {
    var names: [String] = []
    repeat {
      skipNewlines()
      try refuseHyphenatedName()
      names.append(try mention(next))
      take()
    } while take(.comma)
    return names
  }
}
