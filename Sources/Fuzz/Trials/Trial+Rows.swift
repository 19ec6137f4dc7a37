import BowerbirdSolver

extension Trial {
  mutating func add(_ sketches: [RowSketch]) throws(TrialFailure) {
    let batch = sketches.map { (mirror.constraint(of: $0), $0.priority) }
    record { "let \($0.nextName) = try solver.add(\(Transcript.swift(batch)))" }
    let outcome = try attempt { solver throws(SolverError) -> [ConstraintHandle] in
      if let only = batch.first, batch.count == 1 { return [try solver.add(only.0, priority: only.1)] }
      return try solver.add(batch)
    }
    switch outcome {
    case .success(let handles):
      try expectAcceptable(batch)
      try expectNew(handles, count: batch.count)
      transcript?.noteAdded(handles)
      for sketch in sketches { mirror.note(sketch.numbers) }
      for (index, handle) in handles.enumerated() {
        let (constraint, priority) = batch[index]
        mirror.rows.append(
          Mirror.Row(label: sketches[index].label, handle: handle, constraint: constraint, priority: priority))
      }
    case .failure(let error):
      try judge(error, of: batch)
    }
  }

  mutating func remove(_ rows: [Int]) throws(TrialFailure) {
    let handles = rows.map { mirror.rows[$0].handle }
    guard let first = handles.first else { return }
    record { transcript in
      "try solver.remove([\(handles.map { transcript.name(of: $0) }.joined(separator: ", "))])"
    }
    let outcome = try attempt { solver throws(SolverError) in
      if handles.count == 1 { try solver.remove(first) } else { try solver.remove(handles) }
    }
    if case .failure(let error) = outcome { throw TrialFailure("a removal was refused: \(error)") }
    for row in rows.reversed() { mirror.rows.remove(at: row) }
    mirror.removed = first
  }

  mutating func setConstant(_ row: Int, _ constant: Double) throws(TrialFailure) {
    let handle = mirror.rows[row].handle
    let priority = mirror.rows[row].priority
    var constraint = mirror.rows[row].constraint
    constraint.expression.constant = constant
    record { "try solver.update(\($0.name(of: handle)), constant: \(constant))" }
    let outcome = try attempt { solver throws(SolverError) in try solver.update(handle, constant: constant) }
    switch outcome {
    case .success:
      try expectAcceptable([(constraint, priority)])
      mirror.note([constant])
      mirror.rows[row].constraint = constraint
    case .failure(let error):
      try judge(error, of: [(constraint, priority)])
    }
  }

  mutating func setPriority(_ row: Int, _ priority: Priority) throws(TrialFailure) {
    let handle = mirror.rows[row].handle
    let constraint = mirror.rows[row].constraint
    record { "try solver.update(\($0.name(of: handle)), priority: \(Transcript.swift(priority)))" }
    let outcome = try attempt { solver throws(SolverError) in try solver.update(handle, priority: priority) }
    switch outcome {
    case .success:
      try expectAcceptable([(constraint, priority)])
      mirror.rows[row].priority = priority
    case .failure(let error):
      try judge(error, of: [(constraint, priority)])
    }
  }
}

// MARK: - Results of calls with rows

extension Trial {
  private func expectAcceptable(_ rows: [(Constraint, Priority)]) throws(TrialFailure) {
    for (constraint, priority) in rows {
      guard priority.isValid else { throw TrialFailure("priority \(priority.value) was accepted") }
      guard constraint.isFinite else { throw TrialFailure("a number that is not finite was accepted") }
    }
  }

  private func expectNew(_ handles: [ConstraintHandle], count: Int) throws(TrialFailure) {
    guard handles.count == count, Set(handles).count == count else {
      throw TrialFailure("\(count) rows were added, but the handles are \(handles)")
    }
    if mirror.rows.contains(where: { handles.contains($0.handle) }) {
      throw TrialFailure("a new handle is already the handle of another row")
    }
  }

  private mutating func judge(_ error: SolverError, of rows: [(Constraint, Priority)]) throws(TrialFailure) {
    let isDue =
      switch error {
      case .nonFinite: rows.contains { !$0.0.isFiniteWhenMerged || !$0.0.isOrdinary }
      case .invalidPriority: rows.contains { !$0.1.isValid }
      case .unsatisfiable: rows.contains { $0.1.isRequired }
      default: false
      }
    guard isDue else { throw TrialFailure("a call was refused without a reason: \(error)") }
    if case .unsatisfiable(let conflict) = error {
      try check(conflict, offered: rows.filter { $0.1.isRequired }.map { $0.0 })
    }
  }
}
