/// What a tracked grid has done since it was made, for those who want to see that nothing is done twice.
public struct GridWork: Hashable, Sendable {
  /// How often its declaration was looked at.
  public var arrangements = 0

  /// How many placements were worked out.
  public var placementsComputed = 0

  /// How many placements were known from before.
  public var placementsReused = 0

  /// How many constraints were made, taken away and changed.
  public var constraints = CompilerWork()
}
