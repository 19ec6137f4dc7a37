/// The lengths of the tracks of an axis, as functions of the grid's length.
struct AxisSizing: Equatable {
  enum Length: Hashable {
    /// A constant plus a multiple of the grid's length.
    case affine(Affine)

    /// A number of shares of the free space.
    case share(Double)

    /// A length that is unknown before the solve, and that has a lower and an upper bound.
    case live(least: Double, greatest: Double)
  }

  /// The length of one share, stored as the free space and the number of shares that divide it.
  ///
  /// The solver computes the quotient, so that 300 for 3 shares are exactly 100 for each.
  struct Unit: Hashable {
    var rest: Affine
    var count = 1.0

    /// Returns the length of a number of shares.
    func length(_ factor: Double) -> Affine { rest * factor / count }
  }

  /// The position at which the first track begins, measured from the start of the grid, without ``sharesBefore``.
  var first = Affine()

  /// The length of one share; nil if there are no shares, or if the length is unknown before the solve.
  var unit: Unit?

  var lengths: [Length] = []

  /// The number of shares of the free space before the first track, in addition to `first`.
  var sharesBefore = 0.0

  /// The number of shares of the free space between two tracks, in addition to the gap.
  var sharesBetween = 0.0

  /// The number of shares of the free space after the last track.
  var sharesAfter = 0.0

  /// The free space between two tracks, in addition to the gap; 0 if the length of a share is not known.
  var space: Affine { sharesBetween == 0 ? Affine() : unit?.length(sharesBetween) ?? Affine() }

  /// The sum of the shares of the free space before the first track and in all spaces between tracks.
  var spaces: Double { sharesBefore + sharesBetween * Double(max(0, lengths.count - 1)) }

  /// Whether shares divide free space that is unknown before the solve, because other tracks have live lengths.
  var fillsLive = false

  /// Whether the length of any track is unknown before the solve.
  var hasLive: Bool { fillsLive || lengths.contains { if case .live = $0 { true } else { false } } }

  /// The length of one share as a function of the grid's length, if the number of shares divides it without rounding.
  ///
  /// Only a power of two does so. The value is also nil if no shares divide the free space, or if shares of it lie
  /// around the tracks.
  var exactShare: Affine? {
    guard let unit, unit.count.significand == 1, sharesBefore == 0, sharesBetween == 0, sharesAfter == 0 else {
      return nil
    }
    return unit.rest / unit.count
  }

  /// Returns, for each track, whether its length differs from its length in an earlier sizing.
  ///
  /// The result is nil if the number of tracks differs, or the number of shares before or between the tracks.
  func changes(since before: AxisSizing) -> [Bool]? {
    if lengths.count != before.lengths.count || sharesBetween != before.sharesBetween
      || sharesBefore != before.sharesBefore
    {
      return nil
    }
    let hasOtherShares = unit != before.unit
    return lengths.indices.map { track in
      if lengths[track] != before.lengths[track] { return true }
      if case .share = lengths[track] { return hasOtherShares }
      return false
    }
  }

  /// Returns the length of a track; nil if the length is unknown before the solve.
  func length(_ track: Int) -> Affine? {
    switch lengths[track] {
    case .affine(let length): length
    case .share(let factor): unit?.length(factor)
    case .live: nil
    }
  }

  /// Returns the length of neighboring tracks and the gaps between them; nil if the length is unknown before the solve.
  func extent(of tracks: Range<Int>, in plan: TrackAxis) -> Affine? {
    if let count = plan.evenCount {
      let covered = Double(tracks.count), others = Double(count) - covered
      let insets = plan.startInset + plan.endInset
      // The division comes last, so that an item in all tracks is exactly as long as the grid without its insets.
      return Affine(-(insets * covered + plan.gap * others), slope: covered) / Double(count)
    }
    var extent = Affine()
    for track in tracks {
      guard let length = length(track) else { return nil }
      extent += length
      if track != tracks.upperBound - 1 { extent = extent + plan.gap(after: track) + space }
    }
    return extent
  }
}

extension AxisSizing {
  /// Distributes the free space around the tracks, or among the tracks that can be stretched.
  ///
  /// Nothing changes if the free space is negative, or if the distribution does not affect these tracks.
  ///
  /// - Parameters:
  ///   - spare: The free space.
  ///   - distribution: The distribution of the free space.
  ///   - tracks: The tracks, whose lengths must be known before the solve.
  ///   - room: The length of the grid; the call narrows the range.
  mutating func distribute(
    _ spare: Affine, _ distribution: SpaceAroundTracks, _ tracks: [Track], in room: inout SizingInterval
  ) {
    if !distribution.affects(tracks) || room.narrow(toSignOf: spare) == .minus { return }
    distribute(spare, distribution, tracks)
  }

  /// Distributes free space that is at least 0.
  mutating func distribute(_ spare: Affine, _ distribution: SpaceAroundTracks, _ tracks: [Track]) {
    let stretched = tracks.indices.filter { distribution.stretches && tracks[$0].isStretchable }
    let count = stretched.isEmpty ? distribution.shares.count(of: lengths.count) : 0
    for track in stretched {
      if let length = length(track) { lengths[track] = .affine(length + spare / Double(stretched.count)) }
    }
    if count > 0 {
      unit = Unit(rest: spare, count: count)
      take(distribution.shares)
    }
  }

  /// Sets the numbers of shares of the free space before, between and after the tracks.
  mutating func take(_ shares: SpaceShares) {
    (sharesBefore, sharesBetween, sharesAfter) = (shares.before, shares.between, shares.after)
  }
}

extension AxisSizing.Length {
  /// Returns whether two lengths differ at most in a constant.
  func isLike(_ other: AxisSizing.Length) -> Bool {
    switch (self, other) {
    case (.affine(let one), .affine(let two)): one.slope == two.slope
    default: self == other
    }
  }
}
