import BowerbirdSolver

/// Builds the tree of an explanation: variables, each with the constraints that determine its value.
///
/// The search visits the variables in breadth-first order. Each variable gets the constraint with the fewest variables,
/// among the constraints that contain the variable and that no other variable has yet. The other variables of that
/// constraint become children of the variable, unless they are in the tree already. At the end, each constraint that no
/// variable has yet goes to the first visited of its variables. Some variables get no constraint.
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
  }

  private let engine: LayoutEngine

  /// The steps in breadth-first order; the variables to explain come first.
  private var steps: [Step] = []
  /// For each variable, the index of its step in `steps`.
  private var indices: [Variable: Int] = [:]

  private var rows: [Row] = []

  /// For each variable, the indices in `rows` of the constraints that contain it, in ascending order.
  private var rowsOfVariables: [Variable: [Int]] = [:]
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
    var next = 0
    while next < steps.count {
      takeReason(at: next)
      next += 1
    }
    nameRest()
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
    rows.append(Row(handle: handle, variables: variables))
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

  /// Gives a step the constraint with the fewest variables, among the constraints that contain the variable of the step
  /// and that no step has yet.
  ///
  /// The other variables of the constraint become children of the step, unless they have steps already.
  private mutating func takeReason(at index: Int) {
    let variable = steps[index].variable
    steps[index].stays = stays.contains(variable)
    var shortest: Int?
    for row in rowsOfVariables[variable] ?? [] where !rows[row].isNamed {
      if shortest.map({ rows[row].variables.count < rows[$0].variables.count }) ?? true { shortest = row }
    }
    guard let shortest else { return }
    rows[shortest].isNamed = true
    steps[index].rows.append(rows[shortest].handle)
    for other in rows[shortest].variables {
      if let cause = note(other) { steps[index].causes.append(cause) }
    }
  }

  /// Gives each constraint that no step has yet to the first step in `steps` whose variable the constraint contains.
  private mutating func nameRest() {
    for row in rows where !row.isNamed {
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
