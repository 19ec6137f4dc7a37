import BowerbirdSolver

/// What a solver has been told and not told to forget: the model that a fresh solver would have to be given.
struct Mirror {
  struct Row {
    let label: Int?
    let handle: ConstraintHandle
    var constraint: Constraint
    var priority: Priority
  }

  struct Edit {
    let variable: Variable
    let priority: Priority
    var suggestion: Double?
  }

  var variables: [Variable] = []
  var rows: [Row] = []
  var edits: [Edit] = []

  /// A handle whose row is gone.
  var removed: ConstraintHandle?

  /// The label of the next row that has none.
  var nextLabel = 0

  /// Whether every number so far is of a size at which errors can be compared to the last digits but a few.
  private(set) var isComparable = true

  mutating func note(_ numbers: [Double]) {
    for number in numbers where number != 0 && !(1e-6...1e6).contains(number.magnitude) { isComparable = false }
  }

  func row(labelled label: Int) -> Int? { rows.firstIndex { $0.label == label } }

  func variable(at place: Int) -> Variable { variables[place % variables.count] }

  func edit(of variable: Variable) -> Int? { edits.firstIndex { $0.variable == variable } }

  func constraint(of sketch: RowSketch) -> Constraint {
    let terms = sketch.terms.map { LinearExpression.Term(variable(at: $0.variable), coefficient: $0.coefficient) }
    return Constraint(LinearExpression(terms, constant: sketch.constant), sketch.relation)
  }
}

extension Mirror {
  /// A solver that is given the whole model in one go, and its variables in the same places.
  func freshSolver() throws(SolverError) -> FreshSolver {
    let solver = Solver()
    let fresh = variables.map { _ in solver.variable() }
    let handles = try solver.add(rows.map { row in (row.constraint.moved(to: fresh), row.priority) })
    for edit in edits {
      let variable = fresh[edit.variable.index]
      try solver.edit(variable, priority: edit.priority)
      if let suggestion = edit.suggestion { try solver.suggest(variable, suggestion) }
    }
    return FreshSolver(solver: solver, handles: handles)
  }
}

/// A solver that was given a model in one go, and the handles of its rows in the order of the mirror's.
struct FreshSolver {
  let solver: Solver
  let handles: [ConstraintHandle]
}
