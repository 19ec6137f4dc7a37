import BowerbirdSolver

/// Reads a workload from text.
///
/// ```
/// name W N
/// vars V
/// c id S op const k v1 a1 … vk ak      a row; op is 0 for <=, 1 for ==, 2 for >=; S is R, E, S, M, W or a number
/// p id S op const k v1 a1 … vk ak      a row that the build leaves out
/// e v S                                an edit variable
/// I v x                                a suggestion at this place of the build
/// i v x                                a suggestion at the end of the build
/// loop name opsPerRep maxReps          then steps, a line each, until
/// endloop                              s v x, u, r id, a id, t: suggest, update, remove, add, end of an operation
/// ```
struct WorkloadReader {
  struct FormatError: Error, CustomStringConvertible {
    let line: Int
    let problem: String

    var description: String { "line \(line): \(problem)" }
  }

  private var workload = Workload(name: "", size: 0)
  private var openLoop: Workload.Loop?

  static func workload(from text: String) throws(FormatError) -> Workload {
    var reader = WorkloadReader()
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.prefix { $0 != "#" }
      let words = content.split(separator: " ")
      guard let keyword = words.first else { continue }
      var operands = Operands(words.dropFirst(), line: place + 1)
      try reader.read(String(keyword), &operands)
      try operands.expectEnd()
    }
    return reader.workload
  }

  private mutating func read(_ keyword: String, _ operands: inout Operands) throws(FormatError) {
    switch keyword {
    case "name": workload = Workload(name: try operands.word(), size: try operands.whole())
    case "vars": workload.variableCount = try operands.whole()
    case "c": try readRow(&operands, isPending: false)
    case "p": try readRow(&operands, isPending: true)
    case "e": workload.items.append(.edit(variable: try variable(&operands), try operands.strength()))
    case "I": workload.items.append(.suggestion(try suggestion(&operands)))
    case "i": workload.initialSuggestions.append(try suggestion(&operands))
    case "loop": try beginLoop(&operands)
    case "endloop": try endLoop(operands)
    default: try readStep(keyword, &operands)
    }
  }
}

// MARK: - Items

extension WorkloadReader {
  private mutating func readRow(_ operands: inout Operands, isPending: Bool) throws(FormatError) {
    let identifier = try operands.whole()
    guard identifier == workload.rows.count else {
      throw operands.error("row \(identifier) stands where row \(workload.rows.count) is due")
    }
    let strength = try operands.strength()
    guard let relation = Relation(rawValue: UInt8(clamping: try operands.whole())) else {
      throw operands.error("a relation is 0, 1 or 2")
    }
    let constant = try operands.number()
    var terms: [(Int, Double)] = []
    for _ in 0..<max(0, try operands.whole()) { terms.append((try variable(&operands), try operands.number())) }
    workload.row(terms, relation, constant, strength, isPending: isPending)
  }

  private func variable(_ operands: inout Operands) throws(FormatError) -> Int {
    let variable = try operands.whole()
    guard (0..<workload.variableCount).contains(variable) else {
      throw operands.error("there is no variable \(variable) among \(workload.variableCount)")
    }
    return variable
  }

  private func suggestion(_ operands: inout Operands) throws(FormatError) -> Workload.Suggestion {
    Workload.Suggestion(variable: try variable(&operands), value: try operands.number())
  }
}

// MARK: - Loops

extension WorkloadReader {
  private mutating func beginLoop(_ operands: inout Operands) throws(FormatError) {
    guard openLoop == nil else { throw operands.error("a loop inside a loop") }
    let name = try operands.word()
    openLoop = Workload.Loop(
      name: name, operationsPerRepetition: try operands.whole(), maximumRepetitions: try operands.whole(), steps: [])
  }

  private mutating func endLoop(_ operands: Operands) throws(FormatError) {
    guard let loop = openLoop else { throw operands.error("the end of a loop that never began") }
    guard loop.steps.count(where: { $0 == .endOfOperation }) == loop.operationsPerRepetition else {
      throw operands.error("loop \(loop.name) has not \(loop.operationsPerRepetition) operations")
    }
    workload.loops.append(loop)
    openLoop = nil
  }

  private mutating func readStep(_ keyword: String, _ operands: inout Operands) throws(FormatError) {
    guard openLoop != nil else { throw operands.error("\(keyword) is not known outside of a loop") }
    let step: Workload.Step
    switch keyword {
    case "s": step = .suggest(try suggestion(&operands))
    case "u": step = .update
    case "r": step = .remove(row: try row(&operands))
    case "a": step = .add(row: try row(&operands))
    case "t": step = .endOfOperation
    default: throw operands.error("\(keyword) is not known")
    }
    openLoop?.steps.append(step)
  }

  private func row(_ operands: inout Operands) throws(FormatError) -> Int {
    let row = try operands.whole()
    guard workload.rows.indices.contains(row) else { throw operands.error("there is no row \(row)") }
    return row
  }
}
