import BowerbirdSolver
import BowerbirdTestSupport

extension Trial {
  /// Makes a call that must be refused, and checks the reason.
  mutating func refuse() throws {
    switch refusalRandom.whole(0...9) {
    case 0...2: try addContradiction()
    case 3: try raiseContradiction()
    case 4: try giveNumbersThatAreNone()
    case 5: try removeWhatIsGone()
    case 6: try editWrongly()
    case 7, 8: try changeWrongly()
    default: try addPartOfABatch()
    }
  }

  /// Returns a required row that contradicts a present one, or nil if there is none to contradict.
  private func contradiction(_ random: inout SplitMix64) -> Row? {
    let required = mirror.entries.map(\.row).filter { $0.isRequired && !$0.terms.isEmpty }
    guard !required.isEmpty else { return nil }
    var row = random.pick(required).scaled(by: random.pick([1, -1, 2, 0.5]))
    let margin = Double(random.whole(1...5))
    switch row.relation {
    case .equal: row.constant += margin
    case .lessOrEqual:
      row.relation = .greaterOrEqual
      row.constant -= margin
    case .greaterOrEqual:
      row.relation = .lessOrEqual
      row.constant += margin
    }
    return row
  }

  private mutating func addContradiction() throws {
    guard let row = contradiction(&refusalRandom) else { return }
    let error = try refusal(of: row) { try solver.add(row.constraint(over: variables)) }
    try checkConflict(error, rejected: [row])
  }

  /// Checks that the contradicting row is accepted as a soft row, but cannot become required.
  private mutating func raiseContradiction() throws {
    guard var row = contradiction(&refusalRandom) else { return }
    // The soft row is added to a fork, because the trial itself makes only refused calls here.
    let fork = solver.fork()
    row.priority = 250
    let handle = try fork.add(row.constraint(over: variables), priority: 250)
    let before = fork.valueBits
    let error = try refusal(of: row) { try fork.update(handle, priority: .required) }
    try checkConflict(error, rejected: [row])
    guard fork.valueBits == before else { throw Unexpected("a refused priority changed a value") }
    guard fork.priority(of: handle) == 250 else { throw Unexpected("a refused priority was taken") }
  }

  /// Finds a change of a row that a fork refuses, so that the trial itself makes only refused calls.
  private mutating func changeWrongly() throws {
    if mirror.entries.isEmpty { return }
    for _ in 0..<4 {
      let entry = refusalRandom.pick(mirror.entries)
      let fork = solver.fork()
      if entry.row.isRequired {
        let constant = entry.row.constant + Double(refusalRandom.whole(-30...30))
        if (try? fork.update(entry.handle, constant: constant)) != nil { continue }
        _ = try refusal(of: entry.row) { try solver.update(entry.handle, constant: constant) }
      } else {
        if (try? fork.update(entry.handle, priority: .required)) != nil { continue }
        _ = try refusal(of: entry.row) { try solver.update(entry.handle, priority: .required) }
      }
      return
    }
  }

  private mutating func addPartOfABatch() throws {
    guard let row = contradiction(&refusalRandom) else { return }
    let others = (0..<3).map { _ in problem.randomRow(&refusalRandom) }
    let rows = refusalRandom.shuffled(others + [row])
    let error = try refusal(of: rows) {
      try solver.add(rows.map { ($0.constraint(over: variables), Priority($0.priority)) })
    }
    try checkConflict(error, rejected: rows)
  }

  private mutating func giveNumbersThatAreNone() throws {
    var row = problem.randomRow(&refusalRandom)
    let number = refusalRandom.pick([Double.nan, .infinity, -.infinity])
    if refusalRandom.oneIn(2) { row.constant = number } else { row.terms[0].coefficient = number }
    let error = try refusal(of: row) {
      try solver.add(row.constraint(over: variables), priority: Priority(row.priority))
    }
    guard case .nonFinite = error else { throw Unexpected("refused as \(error)") }
  }

  private mutating func removeWhatIsGone() throws {
    guard let staleHandle, let live = mirror.entries.first?.handle else { return }
    let error = try refusal(of: "removing twice") { try solver.remove([live, staleHandle]) }
    guard error.unknownHandle == staleHandle else { throw Unexpected("refused as \(error)") }
  }

  private mutating func editWrongly() throws {
    let number = refusalRandom.whole(0...variables.count - 1)
    let error: SolverError
    if mirror.edits.contains(where: { $0.variable == number }) {
      error = try refusal(of: "editing twice") { try solver.edit(variables[number], priority: 750) }
      guard case .duplicateEdit(let culprit) = error, culprit.value == variables[number] else {
        throw Unexpected("refused as \(error)")
      }
    } else {
      error = try refusal(of: "suggesting without an edit") { try solver.suggest(variables[number], 7) }
      guard case .unknownEdit(let culprit) = error, culprit.value == variables[number] else {
        throw Unexpected("refused as \(error)")
      }
    }
  }

  /// Returns the error of a call that must be refused and must not change anything.
  private func refusal(of what: Any, _ call: () throws -> Void) throws -> SolverError {
    let before = looksAroundRefusals ? Snapshot(of: solver) : nil
    do {
      try call()
    } catch let error as SolverError {
      guard before == nil || Snapshot(of: solver) == before else {
        throw Unexpected("a refused call left a trace: \(what), \(error)")
      }
      return error
    }
    throw Unexpected("not refused: \(what)")
  }

  /// Checks that an error has a minimal conflict of required rows, from the call and from the solver.
  private func checkConflict(_ error: SolverError, rejected rows: [Row]) throws {
    guard case .unsatisfiable(let conflict) = error else { throw Unexpected("refused as \(error)") }
    var members: [Row] = []
    for rejected in conflict.rejected {
      guard let row = rows.first(where: { $0.constraint(over: variables) == rejected }) else {
        throw Unexpected("the conflict rejects what was not given: \(rejected)")
      }
      members.append(row)
    }
    for handle in conflict.present {
      guard let entry = mirror.entries.first(where: { $0.handle == handle }), entry.row.isRequired else {
        throw Unexpected("the conflict names what is not required and present")
      }
      members.append(entry.row)
    }
    if let flaw = ConflictProof.flaw(in: members, variableCount: variables.count) { throw Unexpected(flaw) }
    if let flaw = Proof.flaw(in: conflict, of: members) { throw Unexpected(flaw) }
  }
}
