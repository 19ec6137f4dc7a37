/// What becomes of the room that the tracks of an axis leave.
struct SpaceAroundTracks: Hashable {
  /// The shares of it that lie before, between and behind the tracks.
  var shares: SpaceShares

  /// Whether tracks that are as long as what they hold have it instead, in equal parts.
  var stretches = false

  /// Makes a distribution; nil where everything lies at the start.
  ///
  /// - Parameters:
  ///   - distribution: What was asked for.
  ///   - stretchesTracks: Whether tracks may be longer than what they hold; otherwise, as much room lies behind each.
  init?(_ distribution: GridDistribution, stretchesTracks: Bool = true) {
    if distribution == .start { return nil }
    stretches = distribution == .stretch && stretchesTracks
    shares = distribution == .stretch && !stretchesTracks ? .behindEach : SpaceShares(distribution)
  }
}
