import BowerbirdSolver

/// Orders the constraints that hold some variables into a tree: each variable with a constraint that speaks of it, and below it
/// the other variables of that constraint.
struct ExplanationSearch {
  private struct Step {
    var variable: Variable
    var rows: [ConstraintHandle] = []
    var stays = false
    var causes: [Int] = []
  }

  private let engine: LayoutEngine

  /// The variables in the order in which they were reached, the closest first.
  private var steps: [Step] = []
  private var places: [Variable: Int] = [:]

  /// The constraints that have not been named yet.
  private var remaining: [ConstraintHandle] = []
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
      case .constraint(let handle): if !remaining.contains(handle) { remaining.append(handle) }
      case .stay(let variable): stays.insert(variable)
      case .edit: break
      }
    }
  }

  /// The place of a variable among the steps, which it has from now on.
  @discardableResult
  private mutating func note(_ variable: Variable) -> Int? {
    if places[variable] != nil { return nil }
    places[variable] = steps.count
    steps.append(Step(variable: variable))
    return steps.count - 1
  }

  private func variables(of handle: ConstraintHandle) -> [Variable] {
    engine.solver.constraint(for: handle)?.expression.terms.map { $0.variable } ?? []
  }

  /// Gives a variable the shortest of the remaining constraints that speak of it.
  private mutating func takeReason(at place: Int) {
    let variable = steps[place].variable
    steps[place].stays = stays.contains(variable)
    var shortest: (handle: ConstraintHandle, variables: [Variable])?
    for handle in remaining {
      let variables = variables(of: handle)
      if variables.contains(variable) && variables.count < shortest?.variables.count ?? .max {
        shortest = (handle, variables)
      }
    }
    guard let shortest else { return }
    remaining.removeAll { $0 == shortest.handle }
    steps[place].rows.append(shortest.handle)
    for other in shortest.variables {
      if let cause = note(other) { steps[place].causes.append(cause) }
    }
  }

  /// Constraints that no variable took are named with one that they speak of.
  private mutating func nameRest() {
    for handle in remaining {
      guard let place = variables(of: handle).compactMap({ places[$0] }).min() else { continue }
      steps[place].rows.append(handle)
    }
  }

  // MARK: - Answer

  /// The tree below an expression.
  func explanation(_ subject: String, _ value: Double) -> LayoutExplanation {
    var explanation = LayoutExplanation(subject: subject, value: value)
    explanation.causes = (0..<asked).compactMap { place in steps.indices.contains(place) ? tree(at: place) : nil }
    return explanation
  }

  private func tree(at place: Int) -> LayoutExplanation {
    let step = steps[place]
    let meaning = engine.meaning(of: step.variable)
    var tree = LayoutExplanation(
      subject: meaning.map { $0.item.formula(of: $0.attribute) } ?? "a number", value: engine.solver[step.variable])
    for handle in step.rows {
      let reason = engine.reason(of: handle)
      tree.reasons.append(reason.text)
      if let constraint = reason.constraint { tree.constraints.append(constraint) }
    }
    if step.stays { tree.reasons.append("nothing says otherwise: it stays where it was") }
    tree.causes = step.causes.map { self.tree(at: $0) }
    return tree
  }
}
