import BowerbirdSolver

/// A problem of the benchmark: rows and edits in the order in which they are built, and loops to run on them.
struct Workload: Equatable {
  struct Term: Equatable {
    let variable: Int
    let coefficient: Double
  }

  struct Row: Equatable {
    let strength: Strength
    let relation: Relation
    let constant: Double
    let terms: [Term]

    /// Whether the row stays out of the build, for a loop to add.
    let isPending: Bool
  }

  /// What a build does, in its order.
  enum Item: Equatable {
    /// A row by its place, which is its identifier in loops too.
    case row(Int)
    case edit(variable: Int, Strength)
    case suggestion(Suggestion)
  }

  struct Suggestion: Equatable {
    let variable: Int
    let value: Double
  }

  enum Step: Equatable {
    case suggest(Suggestion)

    /// Brings everything up to date and reads every value.
    case update
    case remove(row: Int)
    case add(row: Int)
    case endOfOperation
  }

  struct Loop: Equatable {
    let name: String
    let operationsPerRepetition: Int
    let maximumRepetitions: Int
    var steps: [Step]

    /// What each variable is left at when a repetition has ended.
    var finalSuggestions: [Suggestion] {
      var last: [Int: Double] = [:]
      for suggestion in steps.suggestions { last[suggestion.variable] = suggestion.value }
      return last.map { Suggestion(variable: $0.key, value: $0.value) }
    }
  }

  let name: String
  let size: Int
  var variableCount = 0
  var rows: [Row] = []
  var items: [Item] = []
  var initialSuggestions: [Suggestion] = []
  var loops: [Loop] = []

  init(name: String, size: Int) {
    self.name = name
    self.size = size
  }

  /// How many constraints a build adds; edits do not count.
  var constraintCount: Int { rows.count { !$0.isPending } }
}

// MARK: - Making one

extension Workload {
  mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  mutating func variables(_ count: Int) -> [Int] { (0..<count).map { _ in variable() } }

  /// Adds the row `sum of terms + constant relation 0`.
  @discardableResult
  mutating func row(
    _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double = 0, _ strength: Strength = .required,
    isPending: Bool = false
  ) -> Int {
    let terms = terms.map { Term(variable: $0.0, coefficient: $0.1) }
    rows.append(
      Row(strength: strength, relation: relation, constant: constant, terms: terms, isPending: isPending))
    items.append(.row(rows.count - 1))
    return rows.count - 1
  }

  mutating func edit(_ variable: Int, _ strength: Strength) { items.append(.edit(variable: variable, strength)) }

  /// Adds a loop of 500 repetitions, each of which goes through these states: one operation a state.
  mutating func loop(_ name: String, through states: [[Suggestion]]) {
    let steps = states.flatMap { $0.map { Step.suggest($0) } + [.update, .endOfOperation] }
    loops.append(
      Loop(name: name, operationsPerRepetition: states.count, maximumRepetitions: 500, steps: steps))
  }

  /// Adds a loop in which rows give way to a bridge over them and come back: a view leaves and enters again.
  mutating func churn(_ rows: [Int], replacing bridge: Int, returning: [Int]) {
    let leave = rows.map { Step.remove(row: $0) } + [.add(row: bridge), .update]
    let enter = [Step.remove(row: bridge)] + returning.map { Step.add(row: $0) } + [.update, .endOfOperation]
    loops.append(Loop(name: "churn", operationsPerRepetition: 1, maximumRepetitions: 1000, steps: leave + enter))
  }
}
