import BowerbirdSolver

/// The sums of the violations of a model's optional rows and edits at a point, level by level, strongest first.
///
/// All optimal points of a model have the same errors, so two solvers must have the same errors.
struct LevelErrors {
  struct Level {
    let priority: Priority
    var error = 0.0

    /// The scale for comparing errors: the largest magnitude of a row or suggestion in the level, and at least 1.
    ///
    /// The magnitude of a row is the sum of the magnitudes of its parts.
    var scale = 1.0
  }

  private(set) var levels: [Level] = []

  /// The largest violation of a required row, relative to the magnitudes of the row's terms, and the index of the row.
  private(set) var worstRequired = (excess: 0.0, row: 0)

  init(of mirror: Mirror, at values: [Double]) {
    var byPriority: [Priority: Level] = [:]
    for (index, row) in mirror.rows.enumerated() {
      let (value, magnitude) = row.constraint.evaluated(at: values)
      let violation = row.constraint.relation.violation(ofValue: value)
      if row.priority.isRequired {
        noteRequired(violation / max(1, magnitude), at: index)
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

  /// Returns whether two solvers reached the same error, apart from a tolerance.
  ///
  /// The tolerance is relative to the largest of three numbers: the two scales, and the smaller of the two errors.
  func agrees(with other: Self, within tolerance: Double) -> Bool {
    (error - other.error).magnitude <= tolerance * max(scale, other.scale, min(error, other.error))
  }
}
