/// Counts different levels up to eight, without memory of its own.
///
/// With so few levels, a search in a list is cheaper than a sort, which takes memory.
struct LevelTally {
  private var seen = SIMD8<Double>(repeating: .nan)

  /// The two levels noted last, because long lists mostly alternate between two levels.
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
