/// The schedule of invariant checks: after which mutations they run, and at which position they check the factors.
struct InvariantChecks: BitwiseCopyable {
  /// The number of mutations since the invariants were last checked; a solve counts as a mutation.
  private var skipped = 0

  /// The position at which the factors were checked last.
  private var position: Int32 = 0

  /// Counts a mutation, and returns whether a check is due.
  ///
  /// A solver with up to 200 rows is checked after each mutation. A larger solver is checked once in `rowCount / 200`
  /// mutations.
  mutating func isDue(rowCount: Int) -> Bool {
    skipped += 1
    if skipped * 200 < rowCount { return false }
    skipped = 0
    return true
  }

  /// Returns the next position to check, out of `count` positions.
  mutating func nextPosition(of count: Int) -> Int32 {
    if count > 0 { position = (position + 1) % Int32(count) }
    return position
  }
}
