/// Counts different levels as far as eight, without memory of its own.
///
/// Up to there it is cheaper to look for a level in a list than to put what is at levels in order first; sorting takes memory.
struct LevelTally {
  private var seen = SIMD8<Double>(repeating: .nan)

  /// The two levels noted last: what comes in long lists mostly alternates between as many.
  private var last = (Double.nan, Double.nan)
  private var count = 0

  @inline(__always)
  mutating func note(_ level: Double) {
    if level == last.0 || level == last.1 { return }
    last = (level, last.0)
    noteAnother(level)
  }

  private mutating func noteAnother(_ level: Double) {
    if count > 8 || any(seen .== SIMD8(repeating: level)) { return }
    if count < 8 { seen[count] = level }
    count += 1
  }

  var isMany: Bool { count > 8 }
}
