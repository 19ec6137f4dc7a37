/// Counts of the work of a grid of tracks since the grid was made, to check that no work is repeated.
public struct GridWork: Hashable, Sendable {
  /// The number of times that the grid has arranged its items.
  public var arrangements = 0

  /// The number of placements that were computed, without those that were computed only for a need.
  public var placementsComputed = 0

  /// The number of placements that were found in the cache.
  public var placementsReused = 0

  /// The numbers of constraints that were added, removed and changed.
  public var constraints = CompilerWork()
}
