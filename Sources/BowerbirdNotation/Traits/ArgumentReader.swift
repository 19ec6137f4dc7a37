import Bowerbird

/// Reads the arguments of one trait.
struct ArgumentReader {
  private var rest: [Argument]

  /// The labels for which arguments were taken or looked for, for "did you mean" in diagnostics.
  private var labels: [String] = []

  /// Whether the word of the trait stands alone, without arguments.
  private let isAlone: Bool
  private let name: Token
  private let end: Token

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - name: The word before the arguments.
  ///   - end: The token after the arguments.
  init(_ arguments: [Argument], behind name: Token, end: Token) {
    rest = arguments
    isAlone = arguments.isEmpty
    self.name = name
    self.end = end
  }

  /// Whether all arguments have been taken.
  var isAtEnd: Bool { rest.isEmpty }

  /// Removes and returns the argument with a given label.
  ///
  /// If no argument has the label, the function takes the next argument, provided that the argument has no label.
  ///
  /// - Parameter label: The label; nil for the next argument.
  /// - Returns: The argument; nil if there is no such argument.
  mutating func take(_ label: String? = nil) -> Argument? {
    if let label { labels.append(label) }
    if let label, let index = rest.firstIndex(where: { $0.label == label }) { return rest.remove(at: index) }
    guard let first = rest.first, first.label == nil else { return nil }
    return rest.removeFirst()
  }

  private mutating func require(_ label: String?, _ expected: String) throws(NotationDiagnostic) -> Argument {
    if let argument = take(label) { return argument }
    throw missing(expected, label)
  }

  /// Returns the diagnostic for a missing argument.
  func missing(_ expected: String, _ label: String? = nil) -> NotationDiagnostic {
    let word = name.word ?? "", wanted = label.map { "'\($0):' with \(expected)" } ?? expected
    if isAlone { return NotationDiagnostic(name.place, found: "'\(word)' alone", expected: expected) }
    guard let wrong = rest.first else {
      return NotationDiagnostic(name.place, found: "too few arguments of '\(word)'", expected: wanted)
    }
    guard let other = wrong.label else { return NotationDiagnostic(wrong.token, expected: expected) }
    let suggestion = label.flatMap { Suggestion.best(for: other, among: [$0]) }
    return NotationDiagnostic(
      wrong.start.place, found: "'\(other):'", expected: label == nil ? "\(wanted) without a label" : wanted,
      suggestion: suggestion)
  }

  /// Throws a diagnostic if an argument is left that no call has taken.
  func requireEnd() throws(NotationDiagnostic) {
    guard let left = rest.first else { return }
    throw NotationDiagnostic(
      left.start.place, found: left.label.map { "'\($0):'" } ?? left.token.found,
      expected: "no further argument of '.\(name.word ?? "")'",
      suggestion: left.label.flatMap { Suggestion.best(for: $0, among: labels) })
  }

  // MARK: - Numbers

  mutating func number(_ label: String? = nil, _ expected: String = "a number") throws(NotationDiagnostic) -> Double {
    let argument = try require(label, expected)
    return try Self.number(argument, expected)
  }

  mutating func optionalNumber(_ label: String? = nil) throws(NotationDiagnostic) -> Double? {
    guard let argument = take(label) else { return nil }
    return try Self.number(argument, "a number")
  }

  private static func number(_ argument: Argument, _ expected: String) throws(NotationDiagnostic) -> Double {
    switch argument.value {
    case .number(let value, let unit) where unit != "fr": return value
    case .word("infinity"): return .infinity
    default: throw NotationDiagnostic(argument.token, expected: expected)
    }
  }

  mutating func length(_ label: String? = nil) throws(NotationDiagnostic) -> Double {
    let expected = "a length that is not negative"
    let argument = try require(label, expected)
    let value = try Self.number(argument, expected)
    if value < 0 || !value.isFinite { throw NotationDiagnostic(argument.token, expected: expected) }
    return value
  }

  mutating func positive(_ expected: String) throws(NotationDiagnostic) -> Double {
    let argument = try require(nil, expected)
    let value = try Self.number(argument, expected)
    if value <= 0 || !value.isFinite { throw NotationDiagnostic(argument.token, expected: expected) }
    return value
  }

  mutating func count(_ label: String? = nil, _ range: ClosedRange<Int>) throws(NotationDiagnostic) -> Int {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return try Self.count(try require(label, expected), range, expected)
  }

  mutating func optionalCount(_ label: String, _ range: ClosedRange<Int>) throws(NotationDiagnostic) -> Int? {
    guard let argument = take(label) else { return nil }
    return try Self.count(argument, range, "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }

  private static func count(_ argument: Argument, _ range: ClosedRange<Int>, _ expected: String)
    throws(NotationDiagnostic) -> Int
  {
    guard case .number(let value, nil) = argument.value, let count = Int(exactly: value), range.contains(count) else {
      throw NotationDiagnostic(argument.token, expected: expected)
    }
    return count
  }

  // MARK: - Words and texts

  mutating func word<Value>(_ words: Words<Value>, _ label: String? = nil) throws(NotationDiagnostic) -> Value {
    let argument = try require(label, Self.expected(words))
    return try Self.word(words, argument)
  }

  /// Returns the value that an argument spells as a word.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - argument: The argument.
  ///   - others: Other valid arguments, which the diagnostic lists after the words.
  /// - Returns: The value.
  /// - Throws: A diagnostic that lists all words.
  static func word<Value>(
    _ words: Words<Value>, _ argument: Argument, or others: [String] = []
  ) throws(NotationDiagnostic) -> Value {
    guard case .word(let word) = argument.value else {
      throw NotationDiagnostic(argument.token, expected: expected(words, or: others))
    }
    guard let value = words[word] else {
      let suggestion = Suggestion.best(for: word, among: words.names)
      throw NotationDiagnostic(argument.token, expected: expected(words, or: others), suggestion: suggestion)
    }
    return value
  }

  private static func expected<Value>(_ words: Words<Value>, or others: [String] = []) -> String {
    "one of " + (words.names + others).map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Takes the next argument and returns its text; a word counts as a text.
  mutating func text() throws(NotationDiagnostic) -> String {
    let argument = try require(nil, "a text")
    switch argument.value {
    case .text(let text), .word(let text): return text
    default: throw NotationDiagnostic(argument.token, expected: "a text")
    }
  }

  // MARK: - Several numbers

  /// Reads a priority for both axes, or one for each axis.
  ///
  /// - Parameter usual: The priority of an axis that is not named; the one that items have without the trait.
  /// - Returns: The priorities.
  /// - Throws: The first mistake.
  mutating func priorities(or usual: Priority) throws(NotationDiagnostic) -> AxisPriorities {
    let expected = "a priority: 'high', 'medium', 'low' or a number from 1 to 1000"
    if let both = take() { return AxisPriorities(try Self.priority(both, expected)) }
    let horizontal = take("horizontal"), vertical = take("vertical")
    if horizontal == nil && vertical == nil || !isAtEnd {
      throw missing(expected, horizontal == nil ? "horizontal" : "vertical")
    }
    var priorities = AxisPriorities(usual)
    if let horizontal { priorities.horizontal = try Self.priority(horizontal, expected) }
    if let vertical { priorities.vertical = try Self.priority(vertical, expected) }
    return priorities
  }

  private static func priority(_ argument: Argument, _ expected: String) throws(NotationDiagnostic) -> Priority {
    if case .number(let value, nil) = argument.value, Priority(value).isValid { return Priority(value) }
    if case .word(let word) = argument.value, let priority = Parser.priorityWords[word] { return priority }
    throw NotationDiagnostic(argument.token, expected: expected)
  }

  mutating func insets() throws(NotationDiagnostic) -> EdgeInsets {
    if rest.count == 1, rest[0].label == nil, case .call("EdgeInsets", let arguments) = rest[0].value {
      let token = rest.removeFirst().token
      var reader = ArgumentReader(arguments, behind: token, end: end)
      let insets = try reader.insets()
      try reader.requireEnd()
      return insets
    }
    if rest.count == 1, rest[0].label == nil { return EdgeInsets(try finite("a distance")) }
    labels += ["horizontally", "vertically"]
    if rest.contains(where: { $0.label == "horizontally" || $0.label == "vertically" }) {
      return EdgeInsets(
        horizontally: try optionalFinite("horizontally"), vertically: try optionalFinite("vertically"))
    }
    if rest.isEmpty { _ = try require(nil, "a distance") }
    return EdgeInsets(
      top: try optionalFinite("top"), left: try optionalFinite("left"), bottom: try optionalFinite("bottom"),
      right: try optionalFinite("right"))
  }

  private mutating func finite(_ expected: String) throws(NotationDiagnostic) -> Double {
    let argument = try require(nil, expected)
    let value = try Self.number(argument, expected)
    if !value.isFinite { throw NotationDiagnostic(argument.token, expected: expected) }
    return value
  }

  private mutating func optionalFinite(_ label: String) throws(NotationDiagnostic) -> Double {
    guard let argument = take(label) else { return 0 }
    let value = try Self.number(argument, "a distance")
    if !value.isFinite { throw NotationDiagnostic(argument.token, expected: "a distance") }
    return value
  }

  mutating func font() throws(NotationDiagnostic) -> Font {
    let expected = "a size, 'proportional(16)', 'monospaced(12)' or 'cells'"
    let argument = try require(nil, expected)
    switch argument.value {
    case .number(let size, let unit) where unit != "fr" && size > 0: return .proportional(size)
    case .word("cells"): return .cells
    case .word("body"): return .body
    case .call(let word, let arguments) where word == "proportional" || word == "monospaced":
      var reader = ArgumentReader(arguments, behind: argument.token, end: end)
      let size = try reader.positive("a size of the font")
      try reader.requireEnd()
      return word == "monospaced" ? .monospaced(size) : .proportional(size)
    default: throw NotationDiagnostic(argument.token, expected: expected)
    }
  }
}
