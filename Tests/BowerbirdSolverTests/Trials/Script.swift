import BowerbirdSolver

/// A script of calls to a solver, one a line, as they result from shrinking a trial.
///
///     add 3 750 >= -20 0:1 4:-0.5      row 3 at priority 750: x0 − 0.5·x4 − 20 >= 0
///     with 4 1000 == 0 2:1             the same, in one batch with the adjacent lines of this kind
///     refused 5 1000 <= 7 0:1          an add that must be refused
///     remove 3 4
///     constant 3 -25
///     priority 3 999
///     edit 2 431
///     suggest 2 17.5
///     end 2
///     solve
///     check                            compares with solvers that start from the present rows
struct Script {
  private let solver = Solver()
  private let variables: [Variable]
  private var mirror: Mirror
  private var numbers: [Int: ConstraintHandle] = [:]
  private var batch: [(number: Int, row: Row)] = []

  /// Runs a script, and returns the first failure, or nil.
  static func failure(_ text: String, variables: Int) -> String? {
    var script = Script(variables: variables)
    for (index, line) in text.split(separator: "\n").enumerated() {
      do {
        try script.run(line.split(separator: " ").map(String.init))
      } catch {
        return "line \(index + 1), \(line): \(error)"
      }
    }
    return nil
  }

  private init(variables count: Int) {
    variables = solver.variables(count)
    mirror = Mirror(variableCount: count)
  }

  private mutating func run(_ words: [String]) throws {
    if words[0] != "with" { try addBatch() }
    switch words[0] {
    case "add": try add([(try whole(words[1]), try row(words))])
    case "with": batch.append((try whole(words[1]), try row(words)))
    case "refused": try addInVain(try row(words))
    case "remove": try remove(words.dropFirst().map(whole))
    case "constant": try change(words) { $0.constant = $1 }
    case "priority": try change(words) { $0.priority = $1 }
    case "edit", "suggest", "end": try edit(words)
    case "solve": solver.solve()
    case "check": try compareWithFresh()
    default: throw Unexpected("no call")
    }
  }

  // MARK: - Calls

  private mutating func addBatch() throws {
    guard !batch.isEmpty else { return }
    try add(batch)
    batch = []
  }

  private mutating func add(_ rows: [(number: Int, row: Row)]) throws {
    let handles: [ConstraintHandle]
    if rows.count == 1 {
      let row = rows[0].row
      handles = [try solver.add(row.constraint(over: variables), priority: Priority(row.priority))]
    } else {
      handles = try solver.add(rows.map { ($0.row.constraint(over: variables), Priority($0.row.priority)) })
    }
    for ((number, row), handle) in zip(rows, handles) {
      numbers[number] = handle
      mirror.entries.append(Mirror.Entry(row: row, handle: handle))
    }
  }

  private func addInVain(_ row: Row) throws {
    do throws(SolverError) {
      try solver.add(row.constraint(over: variables), priority: Priority(row.priority))
    } catch {
      return
    }
    throw Unexpected("not refused")
  }

  private mutating func remove(_ gone: [Int]) throws {
    let handles = try gone.map(handle)
    try solver.remove(handles)
    mirror.entries.removeAll { handles.contains($0.handle) }
  }

  private mutating func change(_ words: [String], _ write: (inout Row, Double) -> Void) throws {
    let handle = try handle(whole(words[1]))
    guard let index = mirror.entries.firstIndex(where: { $0.handle == handle }) else { throw Unexpected("no such row") }
    var row = mirror.entries[index].row
    write(&row, try number(words[2]))
    if words[0] == "constant" {
      try solver.update(handle, constant: row.constant)
    } else {
      try solver.update(handle, priority: Priority(row.priority))
    }
    mirror.entries[index].row = row
  }

  private mutating func edit(_ words: [String]) throws {
    let variable = try whole(words[1])
    switch words[0] {
    case "edit":
      let priority = try number(words[2])
      try solver.edit(variables[variable], priority: Priority(priority))
      mirror.edits.append(Mirror.Edit(variable: variable, priority: priority))
    case "suggest":
      let value = try number(words[2])
      try solver.suggest(variables[variable], value)
      for index in mirror.edits.indices where mirror.edits[index].variable == variable {
        mirror.edits[index].value = value
      }
    default:
      try solver.endEdit(variables[variable])
      mirror.edits.removeAll { $0.variable == variable }
    }
  }

  private func compareWithFresh() throws {
    let errors = mirror.errors(at: solver.values)
    let batch = try mirror.fresh()
    let byOne = try Mirror.solver(byOneOf: mirror.rows, variableCount: variables.count)
    for fresh in [batch, byOne] {
      if let difference = errors.difference(from: mirror.errors(at: fresh.values)) {
        throw Unexpected("not as good as a fresh solve: \(difference)")
      }
    }
  }

  // MARK: - Reading

  private func row(_ words: [String]) throws -> Row {
    guard let relation = Relation.allCases.first(where: { $0.description == words[3] }) else {
      throw Unexpected("no relation")
    }
    let terms = try words.dropFirst(5).map { word in
      let parts = word.split(separator: ":").map(String.init)
      return Row.Term(variable: try whole(parts[0]), coefficient: try number(parts[1]))
    }
    return Row(terms, try number(words[4]), relation, priority: try number(words[2]))
  }

  private func handle(_ number: Int) throws -> ConstraintHandle {
    guard let handle = numbers[number] else { throw Unexpected("no row \(number)") }
    return handle
  }

  private func whole(_ word: String) throws -> Int {
    guard let whole = Int(word) else { throw Unexpected("no whole number") }
    return whole
  }

  private func number(_ word: String) throws -> Double {
    guard let number = Double(word) else { throw Unexpected("no number") }
    return number
  }
}
