/// A counter of the different levels in a list: it stops counting at nine, and allocates no memory.
///
/// If a list has at most eight levels, one pass over the list for each level is cheaper than sorting the list.
struct LevelCounter {
  private var seen = SIMD8<Double>(repeating: .nan)

  /// The last two different levels that `note(_:)` received.
  ///
  /// Long lists mostly alternate between two levels, so `note(_:)` compares a new level with these two levels first.
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

  /// A Boolean value that indicates whether `note(_:)` has received more than eight different levels.
  var isMany: Bool { count > 8 }
}
