import Bowerbird

extension Parser {
  private static let clauseWords = ["when", "without", "with", "fitting"]

  /// Reads an alternative.
  mutating func alternative() throws(NotationDiagnostic) -> NotationAlternative {
    let start = take()
    var name: String?
    switch next.kind {
    case .word(let word) where !Self.clauseWords.contains(word): name = word
    case .quotedName(let quoted), .text(let quoted): name = quoted
    default: break
    }
    if name != nil { take() }
    var conditions: [NotationConstraint] = [], fitting: Priority?, without: [String] = [], with: [String] = []
    while !isAtStatementEnd && !isNext(.openBrace) {
      let clause = next
      if take("when") {
        if fitting != nil || !conditions.isEmpty {
          throw NotationDiagnostic(clause, expected: "one 'when' or 'fitting' in an alternative")
        }
        conditions = try readConditions()
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
    let content = isNext(.openBrace) ? block(in: StatementContext(container: .box, isAlternative: true)) : []
    return NotationAlternative(
      name: name, conditions: conditions, fitting: fitting, without: without, with: with, content: content,
      place: start.place)
  }

  private mutating func readConditions() throws(NotationDiagnostic) -> [NotationConstraint] {
    var conditions: [NotationConstraint] = []
    repeat {
      skipNewlines()
      conditions.append(try comparison(in: StatementContext(container: .box), ofLengths: true))
    } while take(.and)
    return conditions
  }

  private mutating func readNames() throws(NotationDiagnostic) -> [String] {
    var names: [String] = []
    repeat {
      skipNewlines()
      let token = next
      switch token.kind {
      case .word(let word), .quotedName(let word):
        names.append(word)
        mentioned.append((word, token))
        take()
      default: throw NotationDiagnostic(token, expected: "the name of an item")
      }
    } while take(.comma)
    return names
  }
}
