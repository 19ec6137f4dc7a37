import BowerbirdSolver

/// A problem of the benchmark: rows and edits in the order of the build, and loops to run afterwards.
package struct Workload: Equatable {
  package struct Term: Equatable {
    package let variable: Int
    package let coefficient: Double
  }

  package struct Row: Equatable {
    package let strength: Strength
    package let relation: Relation
    package let constant: Double
    package let terms: [Term]

    /// Whether the build leaves out the row, because a loop adds and removes it.
    package let isPending: Bool
  }

  /// A step of the build.
  package enum Item: Equatable {
    /// The row at an index of `rows`; loops identify rows by the same index.
    case row(Int)
    case edit(variable: Int, Strength)
    case suggestion(Suggestion)
  }

  package struct Suggestion: Equatable {
    package let variable: Int
    package let value: Double

    package init(variable: Int, value: Double) {
      self.variable = variable
      self.value = value
    }
  }

  package enum Step: Equatable {
    case suggest(Suggestion)

    /// Solves, and reads every value.
    case update
    case remove(row: Int)
    case add(row: Int)
    case endOfOperation
  }

  package struct Loop: Equatable {
    package let name: String
    package let operationsPerRepetition: Int
    package let maximumRepetitions: Int
    package var steps: [Step]

    /// The last suggestion for each variable in a repetition.
    package var finalSuggestions: [Suggestion] {
      var last: [Int: Double] = [:]
      for suggestion in steps.suggestions { last[suggestion.variable] = suggestion.value }
      return last.map { Suggestion(variable: $0.key, value: $0.value) }
    }
  }

  package let name: String
  package let size: Int
  package var variableCount = 0
  package var rows: [Row] = []
  package var items: [Item] = []
  package var initialSuggestions: [Suggestion] = []
  package var loops: [Loop] = []

  package init(name: String, size: Int) {
    self.name = name
    self.size = size
  }

  /// The number of constraints that a build adds, without edits.
  package var constraintCount: Int { rows.count { !$0.isPending } }
}

// MARK: - Building a workload

extension Workload {
  package mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  package mutating func variables(_ count: Int) -> [Int] { (0..<count).map { _ in variable() } }

  /// Adds a row that compares the sum of the terms and the constant with 0, and returns the row's index.
  @discardableResult
  package mutating func row(
    _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double = 0, _ strength: Strength = .required,
    isPending: Bool = false
  ) -> Int {
    let terms = terms.map { Term(variable: $0.0, coefficient: $0.1) }
    rows.append(
      Row(strength: strength, relation: relation, constant: constant, terms: terms, isPending: isPending))
    items.append(.row(rows.count - 1))
    return rows.count - 1
  }

  package mutating func edit(_ variable: Int, _ strength: Strength) {
    items.append(.edit(variable: variable, strength))
  }

  /// Adds a loop of at most 500 repetitions through states.
  ///
  /// For each state, one operation makes the suggestions of the state, solves, and reads every value.
  package mutating func loop(_ name: String, through states: [[Suggestion]]) {
    let steps = states.flatMap { $0.map { Step.suggest($0) } + [.update, .endOfOperation] }
    loops.append(
      Loop(name: name, operationsPerRepetition: states.count, maximumRepetitions: 500, steps: steps))
  }

  /// Adds a loop that removes rows and adds them again, as when a view is removed and added.
  ///
  /// - Parameters:
  ///   - rows: The rows, in the order of their removal.
  ///   - bridge: The row that is in the solver while `rows` are not.
  ///   - returning: The rows, in the order in which they are added again.
  package mutating func churn(_ rows: [Int], replacing bridge: Int, returning: [Int]) {
    let leave = rows.map { Step.remove(row: $0) } + [.add(row: bridge), .update]
    let enter = [Step.remove(row: bridge)] + returning.map { Step.add(row: $0) } + [.update, .endOfOperation]
    loops.append(Loop(name: "churn", operationsPerRepetition: 1, maximumRepetitions: 1000, steps: leave + enter))
  }
}

extension Collection<Workload.Step> {
  /// The suggestions among the steps, in order.
  package var suggestions: [Workload.Suggestion] {
    compactMap { if case .suggest(let suggestion) = $0 { suggestion } else { nil } }
  }
}
