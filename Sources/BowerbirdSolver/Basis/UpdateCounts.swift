/// How much has changed since numbers were last computed from the rows themselves.
struct UpdateCounts: BitwiseCopyable {
  /// The number of exchanges since values and multipliers were recomputed.
  var sinceRefresh = 0

  /// The number of exchanges since the factors were built.
  var sinceBuild = 0

  /// The sum of the longest moves since all values were recomputed from their rows.
  var drift = 0.0

  mutating func countExchange() {
    sinceRefresh += 1
    sinceBuild += 1
  }
}
