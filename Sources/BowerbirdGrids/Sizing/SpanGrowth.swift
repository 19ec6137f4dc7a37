import BowerbirdLayout

/// The growth of tracks for items that span several of them.
///
/// Shorter spans come first. An item that is longer than its tracks asks each of its content tracks for an equal part
/// of what is missing. Among the items that span the same number of tracks, a track grows by the largest part that one
/// of them asks for.
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
  ///   - lengths: The lengths before.
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

  /// Returns the lengths of tracks that may grow by no more than the free space; items of the first tracks come first.
  func grown(_ lengths: [Affine], _ needs: [Affine], within spare: Affine, in room: inout SizingInterval) -> [Affine] {
    let free = grown(lengths, needs.map { $0 }, in: &room)
    if room.narrow(toSignOf: spare - growth(from: lengths, to: free)) == .plus { return free }
    var allowed = [Affine?](repeating: nil, count: spans.count)
    let order = spans.indices.sorted { (spans[$0].tracks.lowerBound, $0) < (spans[$1].tracks.lowerBound, $1) }
    for index in order { allowed[index] = need(of: index, needs[index], lengths, allowed, within: spare, in: &room) }
    return grown(lengths, allowed, in: &room)
  }

  /// Returns the part of an item's need for which there is free space, after the growth for the items before it.
  private func need(
    of index: Int, _ wanted: Affine, _ lengths: [Affine], _ allowed: [Affine?], within spare: Affine,
    in room: inout SizingInterval
  ) -> Affine? {
    var allowed = allowed
    let limit = limit(of: index, wanted, lengths, allowed, spare.value(at: room.length), room.length)
    let near = limit.map { wanted + ($0.need - wanted.value(at: room.length)) } ?? wanted
    allowed[index] = near
    let excess = growth(from: lengths, to: grown(lengths, allowed, in: &room)) - spare
    if let limit { return near - excess / limit.rate }
    room.narrow(toSignOf: Affine(GridTolerances.span) - excess)
    return wanted
  }

  /// Returns the greatest need for which the tracks grow by no more than the free space, and their rate of growth
  /// there.
  ///
  /// The growth is a piecewise linear function of the need. Each piece is visited once, from the full need down.
  ///
  /// - Returns: The need and the rate; nil if the free space allows the full need.
  private func limit(
    of index: Int, _ wanted: Affine, _ lengths: [Affine], _ allowed: [Affine?], _ spare: Double, _ length: Double
  ) -> (need: Double, rate: Double)? {
    let fixed = lengths.map { Affine($0.value(at: length)) }, all = wanted.value(at: length)
    var needs = allowed.map { $0.map { Affine($0.value(at: length)) } }
    needs[index] = .whole
    var need = all
    while need > 0 {
      var piece = SizingInterval(need)
      let growth = self.growth(from: fixed, to: grown(fixed, needs, in: &piece))
      let excess = growth.value(at: need) - spare
      if excess <= GridTolerances.span { return need == all ? nil : (need, max(growth.slope, 1)) }
      let border = max(0, piece.lower)
      if growth.slope > 0 && excess <= growth.slope * (need - border) {
        return (need - excess / growth.slope, growth.slope)
      }
      need = border - GridTolerances.span
    }
    return all > 0 ? (0, 1) : nil
  }

  private func growth(from lengths: [Affine], to grown: [Affine]) -> Affine {
    var growth = Affine()
    for track in lengths.indices { growth += grown[track] - lengths[track] }
    return growth
  }
}
