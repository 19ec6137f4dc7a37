import BenchmarkWorkloads
import BowerbirdSolver

/// The steps of a build, stored so compactly that reading them takes almost none of the build's time.
///
/// A program that builds a layout creates a constraint, adds it and discards it. Thousands of constraints that were
/// created beforehand would no longer be in the caches of the processor, and the build would mostly wait for memory.
struct BuildScript {
  private enum Action {
    /// Adds the row at an index; `termsEnd` is the index, in `terms`, after the row's last term.
    case add(row: Int, termsEnd: Int, Relation, constant: Double, Priority)
    case edit(Variable, Priority)
    case suggest(Variable, Double)
  }

  private var actions: [Action] = []
  private var terms: [LinearExpression.Term] = []

  /// Creates the script of a workload.
  ///
  /// - Parameters:
  ///   - workload: The workload to build.
  ///   - variables: The solver's variables.
  ///   - constraints: The constraints of the workload's rows; empty if a batch has added the constraints already.
  init(_ workload: Workload, _ variables: [Variable], adding constraints: [Constraint]) {
    for item in workload.items {
      switch item {
      case .row(let index):
        let row = workload.rows[index]
        if !constraints.isEmpty && !row.isPending { append(constraints[index], index, row.strength.priority) }
      case .edit(let variable, let strength):
        actions.append(.edit(variables[variable], strength.priority))
      case .suggestion(let suggestion):
        actions.append(.suggest(variables[suggestion.variable], suggestion.value))
      }
    }
    for suggestion in workload.initialSuggestions {
      actions.append(.suggest(variables[suggestion.variable], suggestion.value))
    }
  }

  private mutating func append(_ constraint: Constraint, _ index: Int, _ priority: Priority) {
    terms += constraint.expression.terms
    actions.append(
      .add(
        row: index, termsEnd: terms.count, constraint.relation, constant: constraint.expression.constant, priority))
  }

  /// Runs all steps, and stores the handle of each row at the row's index.
  func run(on solver: Solver, noting handles: inout [ConstraintHandle?]) throws(SolverError) {
    var constraint = Constraint(LinearExpression(), .equal)
    var start = 0
    for action in actions {
      switch action {
      case .add(let row, let end, let relation, let constant, let priority):
        constraint.expression.terms.removeAll(keepingCapacity: true)
        constraint.expression.terms.append(contentsOf: terms[start..<end])
        constraint.expression.constant = constant
        constraint.relation = relation
        start = end
        handles[row] = try solver.add(constraint, priority: priority)
      case .edit(let variable, let priority):
        try solver.edit(variable, priority: priority)
      case .suggest(let variable, let value):
        try solver.suggest(variable, value)
      }
    }
  }
}

extension Workload.Row {
  /// Returns the row as a constraint of a solver's variables.
  func constraint(of variables: [Variable]) -> Constraint {
    let terms = terms.map { term in
      LinearExpression.Term(variables[term.variable], coefficient: term.coefficient * strength.scale)
    }
    return Constraint(LinearExpression(terms, constant: constant * strength.scale), relation)
  }
}
