import BowerbirdSolver
import BowerbirdTestSupport

/// Random calls to a solver on a random problem, with a mirror of its model.
///
/// Everything follows from the seed, so trials with the same seed make the same calls.
struct Trial {
  private(set) var problem: Problem
  private(set) var solver = Solver()
  private(set) var variables: [Variable]
  var mirror: Mirror
  private var random: SplitMix64

  /// A separate generator for refused calls, so that the other calls do not depend on whether these are made.
  var refusalRandom: SplitMix64

  /// Whether everything is read before and after a refused call; reading solves pending changes.
  var looksAroundRefusals = true

  /// Whether values are read in the middle of a drag; reading begins a new list of changes.
  var looksWhileDragging = true

  /// A handle whose row was removed.
  private(set) var staleHandle: ConstraintHandle?

  init(seed: UInt64, size: Int = 8) throws {
    var random = SplitMix64(seed: seed)
    problem = Problem(random.pick(Problem.Kind.allCases), size: size, &random)
    mirror = Mirror(variableCount: problem.point.count)
    variables = solver.variables(problem.point.count)
    refusalRandom = SplitMix64(seed: ~seed)
    self.random = random
    try add(problem.rows)
  }

  /// Makes one random call, or a few related ones.
  mutating func step() throws {
    let isCrowded = mirror.entries.count > problem.rows.count * 3 / 2 + 5
    if random.oneIn(25) { makeVariable() }
    switch isCrowded ? 5 : random.whole(0...12) {
    case 0, 1: try add([problem.randomRow(&random)])
    case 2: try add((0..<random.whole(2...4)).map { _ in problem.randomRow(&random) })
    case 3, 4: try remove(1)
    case 5: try remove(random.whole(2...5))
    case 6: try updateConstant()
    case 7: try updatePriority()
    case 8: try startOrEndEdit()
    case 9: try dragConstant()
    default: try suggest()
    }
  }

  /// Replaces the solver by a fork of itself.
  mutating func continueAsFork() { solver = solver.fork() }

  /// Proves the answer, and compares the errors by level with those of a new solver for the present rows.
  func compareWithFresh() throws {
    if let flaw = Proof.flaw(in: solver.certificate(), of: mirror.sourcedRows(variables)) { throw Unexpected(flaw) }
    let fresh = try mirror.fresh()
    if let difference = mirror.errors(at: solver.values).difference(from: mirror.errors(at: fresh.values)) {
      throw Unexpected("not as good as a fresh solve: \(difference)")
    }
  }

  // MARK: - Calls

  /// Makes a variable, which takes part in later rows.
  private mutating func makeVariable() {
    let number = problem.variable(at: Double(random.whole(-20...20)))
    variables.append(solver.variable("x\(number)"))
    mirror.variableCount = variables.count
  }

  private mutating func add(_ rows: [Row]) throws {
    if rows.count == 1 || random.oneIn(3) {
      for row in rows {
        let handle = try solver.add(row.constraint(over: variables), priority: Priority(row.priority))
        mirror.entries.append(Mirror.Entry(row: row, handle: handle))
      }
    } else {
      let handles = try solver.add(rows.map { ($0.constraint(over: variables), Priority($0.priority)) })
      guard handles.count == rows.count else { throw Unexpected("\(handles.count) handles for \(rows.count) rows") }
      for (row, handle) in zip(rows, handles) { mirror.entries.append(Mirror.Entry(row: row, handle: handle)) }
    }
  }

  private mutating func remove(_ count: Int) throws {
    guard mirror.entries.count >= count else { return }
    let gone = (0..<count).map { _ in mirror.entries.remove(at: random.whole(0...mirror.entries.count - 1)).handle }
    if count == 1 { try solver.remove(gone[0]) } else { try solver.remove(gone) }
    staleHandle = gone[0]
  }

  private mutating func updateConstant() throws {
    guard !mirror.entries.isEmpty else { return }
    let index = random.whole(0...mirror.entries.count - 1)
    var row = mirror.entries[index].row
    row.constant += Double(random.whole(-20...20))
    guard !row.isRequired || row.violation(at: problem.point) == 0 else { return }
    try solver.update(mirror.entries[index].handle, constant: row.constant)
    mirror.entries[index].row = row
  }

  /// Moves an active row several times, like a resize, and reads values in between.
  private mutating func dragConstant() throws {
    let active = mirror.entries.indices.filter { !looksWhileDragging || solver.isActive(mirror.entries[$0].handle) }
    guard !active.isEmpty else { return }
    let index = random.pick(active)
    let pace = Double(random.whole(-8...8)) / 8
    for _ in 0..<6 {
      var row = mirror.entries[index].row
      row.constant += pace
      guard !row.isRequired || row.violation(at: problem.point) == 0 else { return }
      try solver.update(mirror.entries[index].handle, constant: row.constant)
      mirror.entries[index].row = row
      if random.oneIn(2) && looksWhileDragging { _ = solver[variables[0]] }
    }
  }

  private mutating func updatePriority() throws {
    guard !mirror.entries.isEmpty else { return }
    let index = random.whole(0...mirror.entries.count - 1)
    var row = mirror.entries[index].row
    row.priority = random.pick(Problem.levels + [1000, 1000])
    guard !row.isRequired || row.violation(at: problem.point) == 0 else { return }
    try solver.update(mirror.entries[index].handle, priority: Priority(row.priority))
    mirror.entries[index].row = row
  }

  private mutating func startOrEndEdit() throws {
    if mirror.edits.count > 2 || (!mirror.edits.isEmpty && random.oneIn(2)) {
      let edit = mirror.edits.remove(at: random.whole(0...mirror.edits.count - 1))
      try solver.endEdit(variables[edit.variable])
    } else {
      let variable = random.whole(0...variables.count - 1)
      guard !mirror.edits.contains(where: { $0.variable == variable }) else { return }
      let priority = random.pick(Problem.levels)
      try solver.edit(variables[variable], priority: Priority(priority))
      mirror.edits.append(Mirror.Edit(variable: variable, priority: priority))
    }
  }

  private mutating func suggest() throws {
    if mirror.edits.isEmpty { try startOrEndEdit() }
    guard !mirror.edits.isEmpty else { return }
    let index = random.whole(0...mirror.edits.count - 1)
    let value = problem.point[mirror.edits[index].variable] + Double(random.whole(-240...240)) / 4
    try solver.suggest(variables[mirror.edits[index].variable], value)
    mirror.edits[index].value = value
  }
}
