/// How the free space of an axis is distributed.
struct SpaceAroundTracks: Hashable {
  /// The shares of the free space before, between and after the tracks.
  var shares: SpaceShares

  /// Whether tracks that are as long as their content share it equally instead.
  var stretches = false

  /// Creates the distribution; nil if all tracks lie at the start.
  ///
  /// - Parameters:
  ///   - distribution: The declared distribution.
  ///   - stretchesTracks: Whether tracks may be longer than their content; otherwise each track has an equal share after it.
  init?(_ distribution: GridDistribution, stretchesTracks: Bool = true) {
    if distribution == .start { return nil }
    stretches = distribution == .stretch && stretchesTracks
    shares = distribution == .stretch && !stretchesTracks ? .behindEach : SpaceShares(distribution)
  }
}
