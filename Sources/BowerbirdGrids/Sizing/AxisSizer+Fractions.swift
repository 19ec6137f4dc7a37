import BowerbirdLayout

/// Divides the free space among the tracks that are fractions.
extension AxisSizer {
  /// Returns the lengths of tracks after the free space, `spare`, is divided among the tracks that are shares.
  ///
  /// `least` has the length of each track before the division. A share that would be shorter than this length keeps the
  /// length, and the other shares divide the rest.
  ///
  /// The call narrows the range of `room` to the grid lengths in which the result holds.
  func dividingFreeSpace(_ least: [Affine], _ spare: Affine, in room: inout SizingInterval) -> AxisSizing {
    var sharing: [Int] = [], factors = 0.0, rest = spare
    for track in axis.tracks.indices {
      guard case .fraction(let factor) = axis.tracks[track].size else { continue }
      sharing.append(track)
      factors += factor
      rest += least[track]
    }
    var unit = AxisSizing.Unit(rest: Affine())
    while !sharing.isEmpty {
      unit = AxisSizing.Unit(rest: rest, count: factors)
      var kept: [Int] = []
      for track in sharing {
        let beyond = unit.length(factor(track)) - least[track]
        if least[track] != Affine(),
          room.narrow(toSignOf: beyond + Affine.whole * GridTolerances.lackingShare) == .minus
        {
          factors -= factor(track)
          rest -= least[track]
        } else {
          kept.append(track)
        }
      }
      if kept.count == sharing.count { break }
      sharing = kept
    }
    if sharing.isEmpty || room.narrow(toSignOf: unit.rest) == .minus { unit = AxisSizing.Unit(rest: Affine()) }
    var lengths = least.map { AxisSizing.Length.affine($0) }
    for track in sharing { lengths[track] = .share(factor(track)) }
    return AxisSizing(first: Affine(axis.startInset), unit: unit, lengths: lengths)
  }

  /// Returns the number of shares of the free space that a track gets; 0 for a track that is no share.
  func factor(_ track: Int) -> Double {
    if case .fraction(let factor) = axis.tracks[track].size { factor } else { 0 }
  }
}
