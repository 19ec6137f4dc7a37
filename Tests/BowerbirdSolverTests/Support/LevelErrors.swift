/// The total violation of each priority, strongest first; it is the same for all optima of a problem.
struct LevelErrors: Sendable {
  struct Level: Sendable {
    var priority: Double
    var error: Double

    /// The magnitude of the numbers that the error was computed from, which limits its precision.
    var magnitude: Double
  }

  private(set) var levels: [Level]

  init(of rows: some Sequence<Row>, at point: [Double]) {
    var errors: [Double: Level] = [:]
    for row in rows {
      var level = errors[row.priority] ?? Level(priority: row.priority, error: 0, magnitude: 1)
      level.error += row.violation(at: point)
      level.magnitude = max(level.magnitude, Self.magnitude(of: row, at: point))
      errors[row.priority] = level
    }
    levels = errors.values.sorted { $0.priority > $1.priority }
  }

  func error(at priority: Double) -> Double? { levels.first { $0.priority == priority }?.error }

  /// Returns the first level at which two sets of errors differ, as a sentence, or nil if they agree.
  func difference(from other: LevelErrors, tolerance: Double = 1e-9) -> String? {
    guard levels.map(\.priority) == other.levels.map(\.priority) else {
      return "levels \(levels.map(\.priority)) against \(other.levels.map(\.priority))"
    }
    for (mine, theirs) in zip(levels, other.levels) {
      let scale = max(mine.magnitude, theirs.magnitude, mine.error, theirs.error)
      // The condition is written so that NaN counts as a difference.
      guard (mine.error - theirs.error).magnitude <= tolerance * scale else {
        return "level \(mine.priority): error \(mine.error) against \(theirs.error)"
      }
    }
    return nil
  }

  private static func magnitude(of row: Row, at point: [Double]) -> Double {
    var largest = row.constant.magnitude
    for term in row.terms { largest = max(largest, (term.coefficient * point[term.variable]).magnitude) }
    return largest
  }
}

extension LevelErrors: CustomStringConvertible {
  var description: String { levels.map { "\($0.priority): \($0.error)" }.joined(separator: ", ") }
}
