/// The distribution of the free space of an axis around the tracks, or among the tracks.
struct SpaceAroundTracks: Hashable {
  /// The numbers of shares of the free space before, between and after the tracks.
  var shares: SpaceShares

  /// Whether content tracks without a maximum grow by equal parts of the free space.
  ///
  /// If the value is false, or if there are no such tracks, `shares` divides the free space.
  var stretches = false

  /// Creates the distribution; nil if all tracks lie at the start.
  ///
  /// - Parameters:
  ///   - distribution: The declared distribution.
  ///   - stretchesTracks: Whether the distribution `stretch` lengthens tracks; otherwise `stretch` puts an equal share
  ///     of the free space after each track.
  init?(_ distribution: GridDistribution, stretchesTracks: Bool = true) {
    if distribution == .start { return nil }
    stretches = distribution == .stretch && stretchesTracks
    shares = distribution == .stretch && !stretchesTracks ? .afterEach : SpaceShares(distribution)
  }

  /// Returns whether free space changes the lines or the lengths of tracks.
  func affects(_ tracks: [Track]) -> Bool {
    stretches && tracks.contains { $0.isStretchable } || shares.count(of: tracks.count) > 0
  }
}
