import BenchmarkWorkloads
import BowerbirdSolver

/// A loop of a workload, prepared for a scene.
struct Script {
  /// The values that an update of the loop reads.
  enum Reading {
    case everything

    /// Only the variables that changed.
    case changes
  }

  private enum Step {
    case suggest(Variable, Double)
    case update
    case remove(Int)
    case add(Int, Constraint, Priority)
  }

  let phase: String
  let operationsPerRepetition: Int
  let finalSuggestions: [Workload.Suggestion]
  private let steps: [Step]
  let reading: Reading

  init(_ loop: Workload.Loop, on scene: Scene, reading: Reading = .everything) {
    phase = reading == .changes ? "\(loop.name)_changes" : loop.name
    operationsPerRepetition = loop.operationsPerRepetition
    finalSuggestions = loop.finalSuggestions
    self.reading = reading
    steps = loop.steps.compactMap { step in
      switch step {
      case .suggest(let suggestion): .suggest(scene.variables[suggestion.variable], suggestion.value)
      case .update: .update
      case .remove(let row): .remove(row)
      case .add(let row): .add(row, scene.constraints[row], scene.workload.rows[row].strength.priority)
      case .endOfOperation: nil
      }
    }
  }

  func run(_ repetitions: Int, on scene: Scene) throws(SolverError) {
    let solver = scene.solver
    var sum = 0.0
    for _ in 0..<repetitions {
      for step in steps {
        switch step {
        case .suggest(let variable, let value): try solver.suggest(variable, value)
        case .update: sum += read(solver)
        case .remove(let row):
          guard let handle = scene.handles[row] else { preconditionFailure("row \(row) is removed twice") }
          try solver.remove(handle)
          scene.handles[row] = nil
        case .add(let row, let constraint, let priority):
          scene.handles[row] = try solver.add(constraint, priority: priority)
        }
      }
    }
    ValueSum.shared.add(sum)
  }

  private func read(_ solver: Solver) -> Double {
    switch reading {
    case .everything:
      return solver.withValues(ValueSum.of)
    case .changes:
      solver.solve()
      let changes = solver.changes
      return solver.withValues { values in
        var sum = 0.0
        for variable in changes { sum += values[variable.index] }
        return sum
      }
    }
  }
}
