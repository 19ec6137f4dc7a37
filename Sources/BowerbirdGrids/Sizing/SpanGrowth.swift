import BowerbirdLayout

/// The growth of tracks for items that span several tracks.
///
/// Items that span fewer tracks come first. If an item is longer than its tracks, the missing length is divided equally
/// among the content tracks that the item spans. Among the items that span the same number of tracks, a track grows by
/// the largest of these parts, up to the maximum of the track.
struct SpanGrowth {
  private let spans: [SizedCell]
  private let axis: TrackAxis

  init(_ spans: [SizedCell], of axis: TrackAxis) {
    self.spans = spans
    self.axis = axis
  }

  /// Returns the lengths of the tracks after they have grown for the needs of items.
  ///
  /// - Parameters:
  ///   - lengths: The lengths before the growth.
  ///   - needs: The need of each item; nil for an item whose need is ignored.
  ///   - room: The length of the grid.
  /// - Returns: The lengths.
  func grown(_ lengths: [Affine], _ needs: [Affine?], in room: inout SizingInterval) -> [Affine] {
    var lengths = lengths, first = 0
    while first < spans.count {
      let count = spans[first].tracks.count
      let end = spans[first...].firstIndex { $0.tracks.count != count } ?? spans.count
      var grown = lengths
      for index in first..<end {
        guard let need = needs[index] else { continue }
        grow(&grown, from: lengths, spans[index].tracks, need, in: &room)
      }
      lengths = grown
      first = end
    }
    return lengths
  }

  private func grow(
    _ grown: inout [Affine], from lengths: [Affine], _ tracks: Range<Int>, _ need: Affine, in room: inout SizingInterval
  ) {
    let fitting = tracks.filter { axis.tracks[$0].size == .content }
    var lack = need
    for track in tracks {
      lack -= lengths[track]
      if track != tracks.upperBound - 1 { lack = lack - axis.gap(after: track) }
    }
    if room.narrow(toSignOf: lack) == .minus { return }
    let share = lack / Double(fitting.count)
    for track in fitting {
      grown[track] = room.greatest(grown[track], lengths[track] + share)
      let most = max(axis.tracks[track].maximum, axis.tracks[track].minimum)
      if most != .infinity { grown[track] = room.least(grown[track], Affine(most)) }
    }
  }

  /// Returns the lengths of the tracks after they have grown for the needs of items, by no more than the free space.
  ///
  /// If the free space is not enough for all items, items that begin in earlier tracks come first.
  func grown(_ lengths: [Affine], _ needs: [Affine], within spare: Affine, in room: inout SizingInterval) -> [Affine] {
    let free = grown(lengths, needs.map { $0 }, in: &room)
    if room.narrow(toSignOf: spare - growth(from: lengths, to: free)) == .plus { return free }
    return stages(lengths, needs, within: spare, in: &room).lengths
  }

  /// Returns the stages of tracks that grow for one item after the other, with a total growth of at most `spare`.
  ///
  /// Items that begin in earlier tracks come first.
  func stages(
    _ lengths: [Affine], _ needs: [Affine], within spare: Affine, in room: inout SizingInterval
  ) -> SpanStages {
    var stages = SpanStages(spans, of: axis, lengths), fixed = stages
    fixed.fix(at: room.length)
    let order = spans.indices.sorted { (spans[$0].tracks.lowerBound, $0) < (spans[$1].tracks.lowerBound, $1) }
    for index in order {
      let need = add(index, needs[index], to: &stages, &fixed, within: spare, in: &room)
      var here = SizingInterval(room.length)
      fixed.add(index, Affine(need.value(at: room.length)), in: &here)
    }
    return stages
  }

  /// Adds an item with the part of its need for which there is free space, and returns this part.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - wanted: The need of the item.
  ///   - stages: The growth for the items that were added before.
  ///   - fixed: The same growth in a grid of the present length, as constants instead of functions.
  ///   - spare: The free space.
  ///   - room: The length of the grid.
  /// - Returns: The part of the need.
  private func add(
    _ index: Int, _ wanted: Affine, to stages: inout SpanStages, _ fixed: inout SpanStages, within spare: Affine,
    in room: inout SizingInterval
  ) -> Affine {
    let tolerance = Affine(GridTolerances.span)
    stages.add(index, wanted, in: &room)
    let excess = stages.growth - spare
    let isAllowed = excess.value(at: room.length) <= GridTolerances.span
    // If the need is too great, the range ends where the excess is 0, and not where the excess is within the tolerance.
    room.narrow(toSignOf: isAllowed ? tolerance - excess : Affine() - excess)
    if isAllowed { return wanted }
    stages.revert()
    let limit = limit(of: index, wanted, &stages, &fixed, spare, at: room.length)
    stages.add(index, limit, in: &room)
    let rest = stages.growth - spare
    room.narrow(toSignOf: tolerance - rest)
    room.narrow(toSignOf: tolerance + rest)
    return limit
  }

  /// Returns the greatest need for which the tracks grow by no more than the free space, at grid lengths near a given
  /// length.
  ///
  /// The growth is a piecewise linear function of the need. Each piece is visited once, from the full need down. In
  /// `fixed`, lengths are functions of the need during this search, and not of the grid's length.
  ///
  /// The comparisons in this search do not narrow the range of the grid's lengths, because most of them concern needs
  /// that the search discards.
  private func limit(
    of index: Int, _ wanted: Affine, _ stages: inout SpanStages, _ fixed: inout SpanStages, _ spare: Affine,
    at length: Double
  ) -> Affine {
    let free = spare.value(at: length)
    var need = wanted.value(at: length)
    while need > 0 {
      var piece = SizingInterval(need)
      fixed.add(index, .whole, in: &piece)
      let excess = fixed.growth - free
      fixed.revert()
      if excess.value(at: need) <= GridTolerances.span { return Affine(need) }
      let border = max(0, piece.range.lowerBound)
      if excess.slope > 0 && excess.value(at: border) <= GridTolerances.span {
        // The middle of the piece is safe. At its ends, rounding could decide a comparison in another way than inside.
        let inside = Affine((need + border) / 2)
        var here = SizingInterval(length)
        stages.add(index, inside, in: &here)
        let rest = stages.growth - spare
        stages.revert()
        return inside - rest / excess.slope
      }
      need = border - GridTolerances.span
    }
    return Affine()
  }

  private func growth(from lengths: [Affine], to grown: [Affine]) -> Affine {
    var growth = Affine()
    for track in lengths.indices { growth += grown[track] - lengths[track] }
    return growth
  }
}
