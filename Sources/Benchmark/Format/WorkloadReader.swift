import BowerbirdSolver

/// Reads a workload from text.
///
/// ```
/// name W N                             once, before all other lines
/// vars V                               once, before any line that names a variable
/// c id S op const k v1 a1 … vk ak      a row; op is 0 for <=, 1 for ==, 2 for >=; S is R, E, S, M, W or a number
/// p id S op const k v1 a1 … vk ak      a row that is not part of the build
/// e v S                                an edit variable, which is not required
/// I v x                                a suggestion at this place of the build, for an edit variable
/// i v x                                a suggestion at the end of the build
/// loop name opsPerRep maxReps          the beginning of a loop; then steps, one a line
/// s v x, u, r id, a id, t              steps: suggest, update, remove a row, add a row, end of an operation
/// endloop                              the end of a loop
/// ```
///
/// A row states that `a1 v1 + … + ak vk + const op 0` holds; `v1` to `vk` are indices of variables.
///
/// A loop ends with the same rows that it began with, so that it can be repeated. Text after a `#` is a comment. Lines
/// may have the line endings of any system. A byte order mark at the beginning is skipped.
package struct WorkloadReader {
  /// A line that is malformed or missing.
  package struct FormatError: Error, CustomStringConvertible {
    let line: Int
    let problem: String

    package var description: String { "line \(line): \(problem)" }
  }

  /// The maximum size, and the maximum number of variables, terms or operations; a larger number is probably a typing
  /// error.
  private static let most = 1_000_000

  private var workload: Workload?
  private var hasVariableCount = false
  private var edited: Set<Int> = []
  private var openLoop: OpenLoop?

  /// A loop whose end has not been read yet.
  private struct OpenLoop {
    var loop: Workload.Loop
    let line: Int

    /// The indices of the rows that are in the solver after the steps that were read so far.
    var present: Set<Int>
  }

  /// Reads a workload.
  ///
  /// - Parameter text: The text of a file.
  /// - Returns: A workload that can be built, and whose loops can be run.
  /// - Throws: An error for the first malformed line, or for a missing line.
  package static func workload(from text: String) throws(FormatError) -> Workload {
    var reader = WorkloadReader()
    let content = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    let lines = content.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() {
      let words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      guard let keyword = words.first else { continue }
      var operands = Operands(words.dropFirst(), line: index + 1)
      try reader.read(String(keyword), &operands)
      try operands.expectEnd()
    }
    return try reader.finished(lineCount: lines.count)
  }

  private func finished(lineCount: Int) throws(FormatError) -> Workload {
    if let open = openLoop {
      throw FormatError(line: open.line, problem: "loop \(open.loop.name) has no end: add endloop")
    }
    guard let workload, hasVariableCount else {
      let missing = workload == nil ? "name" : "vars"
      throw FormatError(line: lineCount, problem: "the file has no line with \(missing)")
    }
    return workload
  }

  private mutating func read(_ keyword: String, _ operands: inout Operands) throws(FormatError) {
    if openLoop != nil { return try readStep(keyword, &operands) }
    switch keyword {
    case "name": try readName(&operands)
    case "vars": try readVariableCount(&operands)
    case "c": try readRow(&operands, isPending: false)
    case "p": try readRow(&operands, isPending: true)
    case "e": try readEdit(&operands)
    case "I":
      let said = try suggestion(&operands)
      workload?.items.append(.suggestion(said))
    case "i":
      let said = try suggestion(&operands)
      workload?.initialSuggestions.append(said)
    case "loop": try beginLoop(&operands)
    case "endloop": throw operands.error("endloop without a loop before it")
    case "s", "u", "r", "a", "t": throw operands.error("\(keyword) must be inside of a loop")
    default: throw operands.error("\(keyword) is unknown; a line begins with name, vars, c, p, e, I, i or loop")
    }
  }
}

// MARK: - Items

extension WorkloadReader {
  private mutating func readName(_ operands: inout Operands) throws(FormatError) {
    guard workload == nil else { throw operands.error("the file already has a line with name") }
    let name = try operands.word("a name")
    workload = Workload(name: name, size: try operands.whole("a size", in: 1...Self.most))
  }

  private mutating func readVariableCount(_ operands: inout Operands) throws(FormatError) {
    guard workload != nil else { throw operands.error("a line with name must come before vars") }
    guard !hasVariableCount else { throw operands.error("the file already has a line with vars") }
    let count = try operands.whole("the number of variables", in: 0...Self.most)
    workload?.variableCount = count
    hasVariableCount = true
  }

  private mutating func readRow(_ operands: inout Operands, isPending: Bool) throws(FormatError) {
    let due = workload?.rows.count ?? 0
    let identifier = try operands.whole("a row's number", in: 0...Int.max)
    guard identifier == due else { throw operands.error("the next row must be \(due), not \(identifier)") }
    let strength = try operands.strength()
    guard let relation = Relation(rawValue: UInt8(try operands.whole("a relation", in: 0...2))) else {
      throw operands.error("a relation must be 0, 1 or 2")
    }
    let constant = try operands.number("a constant")
    let count = try operands.whole("the number of terms", in: 0...Self.most)
    var terms: [(Int, Double)] = []
    for _ in 0..<count { terms.append((try variable(&operands), try operands.number("a coefficient"))) }
    guard hasVariableCount else { throw operands.error("a line with vars must come before the first row") }
    workload?.row(terms, relation, constant, strength, isPending: isPending)
  }

  private mutating func readEdit(_ operands: inout Operands) throws(FormatError) {
    let variable = try variable(&operands), strength = try operands.strength()
    if strength == .required {
      throw operands.error("an edit cannot be required: its strength is E, S, M, W or a weight")
    }
    guard edited.insert(variable).inserted else { throw operands.error("variable \(variable) is edited already") }
    workload?.edit(variable, strength)
  }

  private func variable(_ operands: inout Operands) throws(FormatError) -> Int {
    guard hasVariableCount, let count = workload?.variableCount else {
      throw operands.error("a line with vars must come before any line that names a variable")
    }
    let variable = try operands.whole("a variable", in: 0...Int.max)
    guard variable < count else { throw operands.error("variable \(variable) does not exist; there are \(count)") }
    return variable
  }

  private func suggestion(_ operands: inout Operands) throws(FormatError) -> Workload.Suggestion {
    let variable = try variable(&operands)
    guard edited.contains(variable) else {
      throw operands.error("variable \(variable) is not edited: a line with e \(variable) must come first")
    }
    return Workload.Suggestion(variable: variable, value: try operands.number("a value"))
  }
}

// MARK: - Loops

extension WorkloadReader {
  private mutating func beginLoop(_ operands: inout Operands) throws(FormatError) {
    guard let workload, hasVariableCount else {
      throw operands.error("lines with name and vars must come before a loop")
    }
    let name = try operands.word("a name")
    let loop = Workload.Loop(
      name: name, operationsPerRepetition: try operands.whole("the number of operations", in: 1...Self.most),
      maximumRepetitions: try operands.whole("the number of repetitions", in: 1...1_000_000_000), steps: [])
    openLoop = OpenLoop(
      loop: loop, line: operands.line, present: Set(workload.rows.indices.filter { !workload.rows[$0].isPending }))
  }

  private mutating func readStep(_ keyword: String, _ operands: inout Operands) throws(FormatError) {
    let step: Workload.Step
    switch keyword {
    case "s": step = .suggest(try suggestion(&operands))
    case "u": step = .update
    case "r": step = .remove(row: try removedRow(&operands))
    case "a": step = .add(row: try addedRow(&operands))
    case "t": step = .endOfOperation
    case "endloop": return try endLoop(operands)
    default: throw operands.error("\(keyword) is not a step of a loop; the steps are s, u, r, a, t and endloop")
    }
    openLoop?.loop.steps.append(step)
  }

  private mutating func endLoop(_ operands: Operands) throws(FormatError) {
    guard let open = openLoop, let rows = workload?.rows else { return }
    let loop = open.loop, count = loop.steps.count { $0 == .endOfOperation }
    guard count == loop.operationsPerRepetition else {
      throw operands.error(
        "loop \(loop.name) has \(count) operations, counted by their t, instead of \(loop.operationsPerRepetition)")
    }
    for row in rows.indices where open.present.contains(row) == rows[row].isPending {
      let end = rows[row].isPending ? "added" : "removed"
      throw operands.error(
        "loop \(loop.name) cannot be repeated: at its end row \(row) is \(end), but not at its start")
    }
    workload?.loops.append(loop)
    openLoop = nil
  }

  private mutating func removedRow(_ operands: inout Operands) throws(FormatError) -> Int {
    let row = try row(&operands)
    guard openLoop?.present.remove(row) != nil else {
      throw operands.error("row \(row) is not in the solver, so it cannot be removed")
    }
    return row
  }

  private mutating func addedRow(_ operands: inout Operands) throws(FormatError) -> Int {
    let row = try row(&operands)
    guard openLoop?.present.insert(row).inserted == true else {
      throw operands.error("row \(row) is in the solver already, so it cannot be added")
    }
    return row
  }

  private func row(_ operands: inout Operands) throws(FormatError) -> Int {
    let row = try operands.whole("a row", in: 0...Int.max), count = workload?.rows.count ?? 0
    guard row < count else { throw operands.error("row \(row) does not exist; there are \(count)") }
    return row
  }
}
