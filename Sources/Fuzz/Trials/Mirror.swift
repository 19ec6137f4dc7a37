import BowerbirdSolver

/// The model that the solver under test must have: all rows and edits that were added and not removed.
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

  /// The handle of a row that the last removal has removed; nil before the first removal.
  var removed: ConstraintHandle?

  /// The next free label for a row.
  var nextLabel = 0

  /// Whether all numbers so far are 0 or from 10⁻⁶ to 10⁶ in magnitude.
  ///
  /// If so, the errors of two solvers can be compared almost to the last digit.
  private(set) var isComparable = true

  mutating func note(_ numbers: [Double]) {
    for number in numbers where number != 0 && !(1e-6...1e6).contains(number.magnitude) { isComparable = false }
  }

  func row(labelled label: Int) -> Int? { rows.firstIndex { $0.label == label } }

  func variable(at index: Int) -> Variable { variables[index % variables.count] }

  func edit(of variable: Variable) -> Int? { edits.firstIndex { $0.variable == variable } }

  func constraint(of sketch: RowSketch) -> Constraint {
    let terms = sketch.terms.map { LinearExpression.Term(variable(at: $0.variable), coefficient: $0.coefficient) }
    return Constraint(LinearExpression(terms, constant: sketch.constant), sketch.relation)
  }
}

extension Mirror {
  /// Returns a solver to which the whole model was added at once.
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

/// A solver to which a model was added at once, and the handles of its rows in the order of the mirror's rows.
struct FreshSolver {
  let solver: Solver
  let handles: [ConstraintHandle]
}
