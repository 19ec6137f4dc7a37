/// Counts of the changes since values, multipliers and factors were last computed from the rows themselves.
struct UpdatesSinceRebuild: BitwiseCopyable {
  /// The number of exchanges since values and multipliers were recomputed.
  var sinceRefresh = 0

  /// The number of exchanges since the factors were built.
  var sinceBuild = 0

  /// The drift: the distance that values have moved since all values were recomputed from their rows.
  ///
  /// Each step adds to the drift the distance of the value that moves furthest in that step.
  var drift = 0.0

  mutating func countExchange() {
    sinceRefresh += 1
    sinceBuild += 1
  }
}
