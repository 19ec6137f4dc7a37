import BowerbirdSolver

/// Builds the tree of an explanation: variables, each with the constraints that determine its value.
///
/// First, each constraint in which only one variable is unknown determines this variable, which is known from then on.
/// The search begins with constraints of a single variable, and ends where several variables depend on each other.
///
/// Then the search visits the variables in breadth-first order, from the variables to explain on. Each variable gets
/// the constraint that determines it. If there is none, the variable gets the shortest constraint that contains it and
/// determines no other variable. The other variables of the constraint become children of the variable, unless they are
/// in the tree already. At the end, each constraint that contributes and that no variable has goes to the first visited
/// of its variables. Some variables get no constraint.
struct ExplanationSearch {
  /// A variable of the tree, with its constraints and its children.
  private struct Step {
    var variable: Variable
    var rows: [ConstraintHandle] = []
    /// Whether the variable keeps its value, because no constraint determines it.
    var stays = false
    /// The indices of the children in `steps`.
    var causes: [Int] = []
  }

  /// A constraint that contributes to the value of a variable to explain.
  private struct Row {
    let handle: ConstraintHandle
    let variables: [Variable]
    /// Whether a step has the constraint already.
    var isNamed = false
    /// The number of variables that no constraint determines yet.
    var unknownCount: Int
    /// Whether the constraint determines a variable.
    var isTaken = false
  }

  private let engine: LayoutEngine

  /// The steps in breadth-first order; the variables to explain come first.
  private var steps: [Step] = []
  /// For each variable, the index of its step in `steps`.
  private var indices: [Variable: Int] = [:]

  private var rows: [Row] = []

  /// For each variable, the indices in `rows` of the constraints that contain it, in ascending order.
  private var rowsOfVariables: [Variable: [Int]] = [:]

  /// For each known variable, the index in `rows` of the constraint that determines it.
  private var determining: [Variable: Int] = [:]
  private var known: Set<ConstraintHandle> = []
  private var stays: Set<Variable> = []
  private let asked: Int

  init(engine: LayoutEngine, variables: [Variable]) {
    self.engine = engine
    asked = variables.count
    for variable in variables {
      note(variable)
      collect(variable)
    }
    let contributing = rows.count
    determineVariables()
    var next = 0
    while next < steps.count {
      takeReason(at: next)
      next += 1
    }
    nameRest(of: contributing)
  }

  private mutating func collect(_ variable: Variable) {
    for part in engine.solver.explanation(of: variable).parts {
      switch part.source {
      case .constraint(let handle): if known.insert(handle).inserted { append(handle) }
      case .stay(let variable): stays.insert(variable)
      case .edit: break
      }
    }
  }

  private mutating func append(_ handle: ConstraintHandle) {
    let variables = engine.solver.constraint(for: handle)?.expression.terms.map { $0.variable } ?? []
    for variable in variables { rowsOfVariables[variable, default: []].append(rows.count) }
    let unknownCount = variables.count { determining[$0] == nil }
    rows.append(Row(handle: handle, variables: variables, unknownCount: unknownCount))
  }

  /// Finds the constraints that determine variables.
  ///
  /// A variable may have any value without effect on the explained variables, such as the height of a box in whose
  /// middle two of them lie. No contributing constraint determines such a variable, so its own constraints are collected
  /// if there are too few constraints.
  private mutating func determineVariables() {
    var pending = Array(rows.indices)
    settle(&pending)
    var next = 0
    while next < rows.count, hasTooFewRows {
      let variables = rows[next].isTaken ? [] : rows[next].variables
      for variable in variables where determining[variable] == nil && indices[variable] == nil {
        let before = rows.count
        collect(variable)
        pending = Array(before..<rows.count)
        settle(&pending)
      }
      next += 1
    }
  }

  /// Whether there are fewer constraints that determine no variable than variables that are unknown.
  private var hasTooFewRows: Bool {
    let unknown = rowsOfVariables.count - determining.count
    return rows.count { !$0.isTaken && $0.unknownCount > 0 } < unknown
  }

  /// Gives each pending constraint with a single unknown variable to this variable, and goes on with the constraints
  /// that contain the variable.
  private mutating func settle(_ pending: inout [Int]) {
    var next = 0
    while next < pending.count {
      let index = pending[next]
      next += 1
      guard !rows[index].isTaken, rows[index].unknownCount == 1,
        let variable = rows[index].variables.first(where: { determining[$0] == nil })
      else { continue }
      rows[index].isTaken = true
      determining[variable] = index
      for other in rowsOfVariables[variable] ?? [] {
        rows[other].unknownCount -= 1
        if rows[other].unknownCount == 1 { pending.append(other) }
      }
    }
  }

  /// Appends a step for a variable.
  ///
  /// - Returns: The index of the step; nil if the variable has a step already.
  @discardableResult
  private mutating func note(_ variable: Variable) -> Int? {
    if indices[variable] != nil { return nil }
    indices[variable] = steps.count
    steps.append(Step(variable: variable))
    return steps.count - 1
  }

  /// Gives a step the constraint that determines its variable, or else the shortest constraint that contains the
  /// variable and determines no other variable.
  ///
  /// The other variables of the constraint become children of the step, unless they have steps already.
  private mutating func takeReason(at index: Int) {
    let variable = steps[index].variable
    steps[index].stays = stays.contains(variable)
    var shortest = determining[variable]
    for row in rowsOfVariables[variable] ?? [] where determining[variable] == nil {
      if rows[row].isNamed || rows[row].isTaken { continue }
      if shortest.map({ rows[row].variables.count < rows[$0].variables.count }) ?? true { shortest = row }
    }
    guard let shortest else { return }
    rows[shortest].isNamed = true
    steps[index].rows.append(rows[shortest].handle)
    for other in rows[shortest].variables {
      if let cause = note(other) { steps[index].causes.append(cause) }
    }
  }

  /// Gives each of the first `count` constraints that no step has to the first step whose variable it contains.
  private mutating func nameRest(of count: Int) {
    for row in rows[..<count] where !row.isNamed {
      guard let index = row.variables.compactMap({ indices[$0] }).min() else { continue }
      steps[index].rows.append(row.handle)
    }
  }

  // MARK: - Answer

  /// Returns the explanation of an expression.
  ///
  /// - Parameters:
  ///   - subject: The text of the expression.
  ///   - value: The value of the expression.
  ///   - isVariable: Whether the only term of the expression is a variable with coefficient 1. The variable is then the
  ///     root of the tree. If false, the expression is the root, and its variables are the causes.
  /// - Returns: The explanation.
  func explanation(_ subject: String, _ value: Double, isVariable: Bool) -> LayoutExplanation {
    var links: [LayoutExplanation.Link] = [], reported: Set<String> = []
    for step in steps { links.append(link(of: step, &reported)) }
    if isVariable && asked == 1 && !links.isEmpty {
      links[0].subject = subject
      links[0].value = value
      return LayoutExplanation(links)
    }
    for index in links.indices { links[index].causes = links[index].causes.map { $0 + 1 } }
    let top = LayoutExplanation.Link(subject: subject, value: value, causes: Array(1..<asked + 1))
    return LayoutExplanation([top] + links)
  }

  /// Returns the link of a step: the number of the step's variable, its value, and the reasons for the value.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - reported: The decisions that earlier links list. The call adds the decisions of this link, so
  ///     that each decision is listed once.
  /// - Returns: The link.
  private func link(of step: Step, _ reported: inout Set<String>) -> LayoutExplanation.Link {
    let meaning = engine.slots.meaning(of: step.variable)
    var link = LayoutExplanation.Link(
      subject: meaning.map { $0.item.formula(of: $0.attribute) } ?? "a number",
      value: engine.solver[step.variable], causes: step.causes)
    for handle in step.rows {
      let reason = engine.reason(of: handle)
      link.reasons.append(reason.text)
      guard let constraint = reason.constraint else { continue }
      link.constraints.append(constraint)
      link.reasons += constraint.lengthReasons
      link.reasons += constraint.decisions.filter { reported.insert($0).inserted }
    }
    if step.stays { link.reasons.append("no constraint determines it: it keeps its value") }
    return link
  }
}
