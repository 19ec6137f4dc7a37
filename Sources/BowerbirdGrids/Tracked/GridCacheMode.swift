/// Whether a grid keeps placements that it worked out before.
public enum GridCacheMode: Hashable, Sendable, CaseIterable {
  /// The last placements are kept.
  case inMemoryCache

  /// Each change is worked out anew.
  case noCache
}
