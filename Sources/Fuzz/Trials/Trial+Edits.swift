import BowerbirdSolver

extension Trial {
  mutating func edit(_ variable: Variable, _ priority: Priority) throws(TrialFailure) {
    record { _ in "try solver.edit(v[\(variable.index)], priority: \(Transcript.swift(priority)))" }
    let outcome = try attempt { solver throws(SolverError) in try solver.edit(variable, priority: priority) }
    let isDuplicate = mirror.edit(of: variable) != nil
    switch outcome {
    case .success where isDuplicate || priority.isRequired || !priority.isValid:
      throw TrialFailure("an invalid edit was accepted: v[\(variable.index)] at \(priority)")
    case .success:
      mirror.edits.append(Mirror.Edit(variable: variable, priority: priority, suggestion: nil))
    case .failure(.duplicateEdit) where isDuplicate: break
    case .failure(.requiredEdit) where priority.isRequired: break
    case .failure(.invalidPriority) where !priority.isValid: break
    case .failure(let error): throw TrialFailure("an edit was refused without a reason: \(error)")
    }
  }

  mutating func suggest(_ variable: Variable, _ value: Double) throws(TrialFailure) {
    let edited = mirror.edit(of: variable)
    record { _ in "try solver.suggest(v[\(variable.index)], \(value))" }
    let outcome = try attempt { solver throws(SolverError) in
      try solver.suggest(variable, value)
    }
    switch (outcome, edited) {
    case (.success, let edited?) where value.isFinite:
      mirror.note([value])
      mirror.edits[edited].suggestion = value
    case (.success, _): throw TrialFailure("an invalid suggestion was accepted: \(value)")
    case (.failure(.nonFinite), _) where !value.isFinite: break
    case (.failure(.unknownEdit), nil): break
    case (.failure(let error), _): throw TrialFailure("a suggestion was refused without a reason: \(error)")
    }
  }

  mutating func endEdit(_ variable: Variable) throws(TrialFailure) {
    let edited = mirror.edit(of: variable)
    record { _ in "try solver.endEdit(v[\(variable.index)])" }
    let outcome = try attempt { solver throws(SolverError) in
      try solver.endEdit(variable)
    }
    switch (outcome, edited) {
    case (.success, let edited?): mirror.edits.remove(at: edited)
    case (.success, nil): throw TrialFailure("the end of an edit that never began was accepted")
    case (.failure(.unknownEdit), nil): break
    case (.failure(let error), _): throw TrialFailure("the end of an edit was refused: \(error)")
    }
  }
}
