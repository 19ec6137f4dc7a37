import BowerbirdSolver
import BowerbirdTestSupport

/// A random history of additions, removals and reads, with coefficients of very different sizes.
struct ScaledHistory {
  /// The magnitudes from which the coefficients are drawn.
  let sizes: [Double]
  let solver = Solver()
  let variables: [Variable]
  private(set) var rows: [(handle: ConstraintHandle, row: Row)] = []
  private var random: SplitMix64

  init(seed: UInt64, sizes: [Double]) {
    self.sizes = sizes
    random = SplitMix64(seed: seed)
    variables = solver.variables(random.whole(2...4))
  }

  /// Adds or removes a row, or reads a value.
  mutating func step() throws {
    switch random.whole(0...9) {
    case 0...4: add()
    case 5...6 where !rows.isEmpty: try solver.remove(rows.remove(at: random.whole(0...rows.count - 1)).handle)
    case 7: _ = solver[random.pick(variables)]
    default: add()
    }
  }

  /// Returns what is wrong about the freedoms that the solver lists, or nil.
  ///
  /// They must contain the variables that are not determined and no others, and a move along them must change no
  /// violation.
  func flaw() -> String? {
    let freedoms = solver.freedom()
    let found = Set(freedoms.flatMap { $0.movements.map(\.variable.index) })
    let expected = ExactTableau.undetermined(rows.map { $0.row.problemRow }, variableCount: variables.count)
    if found != expected { return "free are \(found.sorted()), not \(expected?.sorted() ?? []), in\n\(solver)" }
    let present = LevelErrors(of: rows.map { $0.row }, at: solver.values)
    for freedom in freedoms {
      var values = solver.values
      for (variable, value) in freedom.example { values[variable.index] = value }
      let difference = LevelErrors(of: rows.map { $0.row }, at: values).difference(from: present)
      if let difference { return "\(difference) along \(freedom) in\n\(solver)" }
    }
    return nil
  }

  private mutating func add() {
    let count = random.whole(1...min(3, variables.count))
    let terms = random.shuffled(Array(variables.indices)).prefix(count).sorted().map { variable in
      (variable, random.pick(sizes) * (random.oneIn(2) ? -1 : 1))
    }
    let constant: Double = random.pick([0, 0, 0, 1, 3, -3, 10])
    let priority: Double = random.pick([1000, 500, 500, 250, 250])
    let relation = random.pick([Relation.equal, .lessOrEqual, .greaterOrEqual])
    let row = Row(terms, constant, relation, priority: priority)
    guard let handle = try? solver.add(row.constraint(over: variables), priority: Priority(priority)) else { return }
    rows.append((handle, row))
  }
}
