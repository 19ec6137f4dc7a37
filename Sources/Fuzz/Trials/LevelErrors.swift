import BowerbirdSolver

/// How far a point is from a model's wishes, added up level by level, strongest first.
///
/// Of a model with several best points each has the same errors, so these are what two solvers must agree in.
struct LevelErrors {
  struct Level {
    let priority: Priority
    var error = 0.0

    /// What an error is measured by: the largest sum of sizes that a row of the level is added up from, or 1.
    var scale = 1.0
  }

  private(set) var levels: [Level] = []

  /// The largest violation of a required row, in parts of the numbers it was added up from, and that row.
  private(set) var worstRequired = (excess: 0.0, row: 0)

  init(of mirror: Mirror, at values: [Double]) {
    var byPriority: [Priority: Level] = [:]
    for (place, row) in mirror.rows.enumerated() {
      let (value, magnitude) = row.constraint.evaluated(at: values)
      let violation = row.constraint.relation.violation(ofValue: value)
      if row.priority.isRequired {
        noteRequired(violation / max(1, magnitude), at: place)
      } else {
        byPriority[row.priority, default: Level(priority: row.priority)].note(violation, magnitude: magnitude)
      }
    }
    for edit in mirror.edits {
      guard let suggestion = edit.suggestion else { continue }
      let violation = (values[edit.variable.index] - suggestion).magnitude
      byPriority[edit.priority, default: Level(priority: edit.priority)].note(
        violation, magnitude: suggestion.magnitude)
    }
    levels = byPriority.values.sorted { $0.priority > $1.priority }
  }

  private mutating func noteRequired(_ excess: Double, at row: Int) {
    if !(excess <= worstRequired.excess) { worstRequired = (excess, row) }
  }
}

extension LevelErrors.Level {
  fileprivate mutating func note(_ violation: Double, magnitude: Double) {
    error += violation
    scale = max(scale, magnitude)
  }

  /// Whether two solvers reached the same error, to so many parts of the level's scale.
  func agrees(with other: Self, within tolerance: Double) -> Bool {
    (error - other.error).magnitude <= tolerance * max(scale, other.scale, min(error, other.error))
  }
}
