/// A rule for keeping the placements that a grid has computed.
public enum GridCacheMode: Hashable, Sendable, CaseIterable {
  /// The last placements are kept.
  case inMemoryCache

  /// Placements are computed again after each change.
  case noCache
}
