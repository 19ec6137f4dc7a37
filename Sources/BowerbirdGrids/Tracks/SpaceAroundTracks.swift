/// The distribution of the free space of an axis.
struct SpaceAroundTracks: Hashable {
  /// The shares of the free space before, between and after the tracks.
  var shares: SpaceShares

  /// Whether content tracks grow by equal parts of the free space instead.
  var stretches = false

  /// Creates the distribution; nil if all tracks lie at the start.
  ///
  /// - Parameters:
  ///   - distribution: The declared distribution.
  ///   - stretchesTracks: Whether tracks may be longer than their content; otherwise each track has an equal share
  ///     after it.
  init?(_ distribution: GridDistribution, stretchesTracks: Bool = true) {
    if distribution == .start { return nil }
    stretches = distribution == .stretch && stretchesTracks
    shares = distribution == .stretch && !stretchesTracks ? .afterEach : SpaceShares(distribution)
  }
}
