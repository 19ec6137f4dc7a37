/// Writes statements as lines of text.
struct DocumentPrinter {
  /// The greatest length of a line that contains both braces of a statement, in bytes.
  private static let longestLine = 100

  private(set) var text = ""
  private var depth = 0

  mutating func add(line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  mutating func add(_ item: NotationItem) {
    var head = item.kind.rawValue
    if let name = item.name { head += " " + Self.spelled(name) }
    if let text = item.text { head += " " + Self.quoted(text) }
    add(head + Self.text(of: item.traits), item.content)
  }

  private mutating func add(_ alternative: NotationAlternative) {
    var head = "alternative"
    if let name = alternative.name { head += " " + Self.spelledOrQuoted(name) }
    if !alternative.conditions.isEmpty {
      head += " when " + alternative.conditions.map { $0.description }.joined(separator: " && ")
    }
    if let fitting = alternative.fitting { head += " fitting " + TraitPrinter.text(of: fitting) }
    if !alternative.without.isEmpty {
      head += " without " + alternative.without.map { Self.spelled($0) }.joined(separator: ", ")
    }
    if !alternative.with.isEmpty {
      head += " with " + alternative.with.map { Self.spelled($0) }.joined(separator: ", ")
    }
    add(head, alternative.content)
  }

  private mutating func add(_ head: String, _ content: [NotationStatement]) {
    if content.isEmpty { return add(line: head) }
    if content.count == 1, case .constraint(let only) = content[0] {
      let line = "\(head) { \(only) }"
      if 2 * depth + line.utf8.count <= Self.longestLine { return add(line: line) }
    }
    add(line: head + " {")
    depth += 1
    for statement in content { add(statement) }
    depth -= 1
    add(line: "}")
  }

  private mutating func add(_ statement: NotationStatement) {
    switch statement {
    case .item(let item): add(item)
    case .constraint(let constraint): add(line: constraint.description)
    case .alternative(let alternative): add(alternative)
    case .reference(let reference): add(line: Self.spelled(reference.name) + Self.text(of: reference.traits))
    }
  }

  private static func text(of traits: [NotationTrait]) -> String {
    traits.reduce("") { $0 + " ." + TraitPrinter.text(of: $1) }
  }

  // MARK: - Names and texts

  /// Returns a name, in backticks if parsing would not read the name back.
  static func spelled(_ name: String) -> String {
    let tokens = Lexer.tokens(of: Array(name.utf8))
    let isWord = tokens.count == 2 && tokens[0].kind == .word(name) && tokens[0].place.column == 1
    let hasMark = name.utf8.starts(with: [0xEF, 0xBB, 0xBF])
    return isWord && !Parser.reservedWords.contains(name) && !hasMark ? name : "`\(name)`"
  }

  /// Returns the name of an alternative: as a text if it cannot stand in backticks.
  private static func spelledOrQuoted(_ name: String) -> String {
    let fits = !name.isEmpty && !name.unicodeScalars.contains { $0 == "`" || $0 == "\n" || $0 == "\r" }
    return fits ? spelled(name) : quoted(name)
  }

  /// Returns a text in quotation marks.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
