import BowerbirdLayout

/// Computes the lengths of a stack's cells, which are constants, lengths of content, or shares of the free space.
struct StackSizer {
  private let tracks: [Track]
  private let trackNeeds: TrackNeeds
  private let distribution: SpaceAroundTracks?

  /// The sum of the lengths of cells that are not shares, without lengths that are unknown before the solve.
  private(set) var known = 0.0

  /// The total number of shares that the expanded cells declare.
  private(set) var shares = 0.0

  /// The sum of the lengths that the expanded cells would have without free space.
  private(set) var sharesContent = 0.0

  /// Whether the length of any cell is unknown before the solve.
  private(set) var hasLive = false

  init(_ axis: borrowing TrackAxis, _ trackNeeds: TrackNeeds) {
    tracks = axis.tracks
    distribution = axis.distribution
    self.trackNeeds = trackNeeds
    for track in tracks.indices {
      if trackNeeds.isLive(track), !isFixed(track) { hasLive = true }
      if case .fraction(let share) = tracks[track].size {
        shares += share
        sharesContent += unshared(track, .fit)
      } else {
        known += unshared(track, .fit)
      }
    }
  }

  /// The free space, if all lengths are known before the solve.
  var rest: Affine { Affine.whole - known }

  /// The need of the stack.
  ///
  /// An expanded cell contributes the need of its content, or 0 if the cell may collapse. Any other cell contributes
  /// the same length to the fit and to the least length.
  var need: LengthNeed {
    var need = LengthNeed(fit: known + sharesContent, least: known)
    for track in tracks.indices where tracks[track].isFlexible { need.least += unshared(track, .least) }
    return need
  }

  /// Sizes cells whose lengths are all known before the solve.
  ///
  /// - Parameter room: The length of the stack, with a range of lengths around it. The call narrows the range to the
  ///   lengths at which the sizing holds.
  /// - Returns: The sizing.
  func sizing(in room: inout SizingInterval) -> AxisSizing {
    let isShared = shares > 0 && room.narrow(toSignOf: Affine(GridTolerances.sharedRest) - rest) == .minus
    var sizing = sizing(isShared: isShared)
    if shares == 0, let distribution { sizing.distribute(rest, distribution, tracks, in: &room) }
    return sizing
  }

  /// Sizes the cells if constraints inside of the stack may affect its length, so that the free space is unknown before
  /// the solve.
  ///
  /// If the length of any cell is unknown before the solve, no cell is stretched. With ``GridDistribution/stretch``,
  /// all cells then lie at the start.
  ///
  /// - Parameter isShared: Whether there is free space to share, as the stack's ``LayoutChoice`` has decided.
  /// - Returns: The sizing.
  func liveSizing(isShared: Bool) -> AxisSizing {
    var sizing = sizing(isShared: isShared && shares > 0)
    guard shares == 0, let distribution else { return sizing }
    if hasLive {
      if distribution.shares.count(of: tracks.count) > 0 { sizing.take(distribution.shares) }
    } else if isShared {
      sizing.distribute(rest, distribution, tracks)
    }
    return sizing
  }

  /// Whether the stack has a distribution for its free space, no expanded cells, and only cells of known lengths.
  var distributesAroundKnown: Bool { shares == 0 && !hasLive && distribution?.affects(tracks) == true }

  /// Sizes the cells, with or without shares of the free space for expanded cells.
  private func sizing(isShared: Bool) -> AxisSizing {
    var sizing = AxisSizing()
    if isShared && !hasLive { sizing.unit = AxisSizing.Unit(rest: rest, count: shares) }
    sizing.fillsLive = isShared && hasLive
    sizing.lengths = tracks.indices.map { track in
      if isShared, case .fraction(let share) = tracks[track].size { return .share(share) }
      if trackNeeds.isLive(track) && !isFixed(track) {
        return .live(least: tracks[track].minimum, greatest: tracks[track].maximum)
      }
      return .affine(Affine(unshared(track, .fit)))
    }
    return sizing
  }

  private func isFixed(_ track: Int) -> Bool { if case .fixed = tracks[track].size { true } else { false } }

  /// Returns the length of a cell without free space; 0 if the cell may collapse, or if the length is unknown before
  /// the solve.
  private func unshared(_ track: Int, _ number: LengthNeed.Number) -> Double {
    if case .fixed(let length) = tracks[track].size { return length }
    if tracks[track].collapses || trackNeeds.isLive(track) { return 0 }
    let need = trackNeeds.needs[track][number]
    return min(max(tracks[track].minimum, need), max(tracks[track].maximum, tracks[track].minimum))
  }
}
