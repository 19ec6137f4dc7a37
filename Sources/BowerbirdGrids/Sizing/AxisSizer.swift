import BowerbirdLayout

/// Computes the lengths of tracks for a length of the grid, on an axis of the extent ``TrackAxis/Extent/bounded`` or
/// ``TrackAxis/Extent/unbounded``.
struct AxisSizer {
  let axis: TrackAxis
  private let trackNeeds: TrackNeeds

  init(_ axis: TrackAxis, _ trackNeeds: TrackNeeds) {
    self.axis = axis
    self.trackNeeds = trackNeeds
  }

  /// Returns the lengths of the tracks.
  ///
  /// - Parameter room: The length of the grid, and the range of lengths in which the sizing holds; the call narrows the
  ///   range.
  /// - Returns: The lengths.
  func sizing(in room: inout SizingInterval) -> AxisSizing {
    if axis.extent != .unbounded { return bounded(in: &room) }
    let lengths = grown(axis.tracks.indices.map { Affine(base($0, .fit)) }, spare: nil, in: &room)
    return AxisSizing(first: Affine(axis.startInset), lengths: lengths.map { .affine($0) })
  }

  // MARK: - Tracks that share the grid's length

  private func bounded(in room: inout SizingInterval) -> AxisSizing {
    let whole = Affine.whole - (axis.startInset + axis.endInset)
    var lengths = axis.tracks.indices.map { base($0, whole, in: &room) }
    var spare = whole - gaps
    for length in lengths { spare -= length }
    lengths = preferred(lengths, &spare, in: &room)
    let before = lengths
    lengths = grown(lengths, spare: spare, in: &room)
    for track in lengths.indices { spare -= lengths[track] - before[track] }
    if axis.tracks.contains(where: { $0.isFlexible }) { return dividingFreeSpace(lengths, spare, in: &room) }
    if let distribution = axis.distribution {
      var sizing = AxisSizing(first: Affine(axis.startInset), lengths: lengths.map { .affine($0) })
      sizing.distribute(spare, distribution, axis.tracks, in: &room)
      return sizing
    }
    return AxisSizing(
      first: spare * axis.position + axis.startInset, lengths: lengths.map { .affine($0) })
  }

  /// The sum of the gaps between the tracks.
  private var gaps: Double { axis.tracks.indices.dropLast().reduce(0) { $0 + axis.gap(after: $1) } }

  /// Returns a track's length before free space is distributed.
  ///
  /// Content that can be shorter than its fit, such as text, asks for at most `whole`: the grid's length without its
  /// insets.
  private func base(_ track: Int, _ whole: Affine, in room: inout SizingInterval) -> Affine {
    let need = trackNeeds.needs[track], declared = axis.tracks[track]
    if !declared.holdsContent || need.fit <= need.least { return Affine(base(track, .fit)) }
    let content = room.greatest(Affine(need.least), room.least(Affine(need.fit), whole))
    let most = max(declared.maximum, declared.minimum)
    let length = room.greatest(Affine(declared.minimum), content)
    return most == .infinity ? length : room.least(length, Affine(most))
  }

  /// Returns a track's length before free space is distributed, computed from the fits of its items or from their least
  /// lengths, as `number` says.
  private func base(_ track: Int, _ number: LengthNeed.Number) -> Double {
    let declared = axis.tracks[track], need = declared.holdsContent ? trackNeeds.needs[track][number] : 0
    switch declared.size {
    case .fixed(let length) where !declared.shrinks: return length
    case .fixed, .fraction: return max(declared.minimum, need)
    case .content: return min(max(declared.minimum, need), max(declared.maximum, declared.minimum))
    }
  }

  /// Returns the lengths after `minmax` tracks with a fixed maximum have grown toward the maximum, and subtracts their
  /// growth from `spare`, the free space.
  ///
  /// If there is not enough free space for all tracks, earlier tracks come first.
  private func preferred(_ lengths: [Affine], _ spare: inout Affine, in room: inout SizingInterval) -> [Affine] {
    var lengths = lengths
    for track in lengths.indices {
      guard axis.tracks[track].shrinks, case .fixed(let length) = axis.tracks[track].size else { continue }
      let growth = room.greatest(Affine(), Affine(length) - lengths[track])
      let more = room.greatest(Affine(), room.least(growth, spare))
      lengths[track] += more
      spare -= more
    }
    return lengths
  }

  /// Returns the lengths after tracks have grown for items that span several tracks.
  ///
  /// If `spare` is nil, the growth has no limit. Otherwise the sum of the growth of all tracks is at most `spare`.
  private func grown(_ lengths: [Affine], spare: Affine?, in room: inout SizingInterval) -> [Affine] {
    if trackNeeds.spans.isEmpty { return lengths }
    let growth = SpanGrowth(trackNeeds.spans, of: axis)
    guard let spare else { return growth.grown(lengths, trackNeeds.spans.map { Affine($0.need?.fit ?? 0) }, in: &room) }
    let whole = Affine.whole - (axis.startInset + axis.endInset)
    let needs = trackNeeds.spans.map { span -> Affine in
      guard let need = span.need else { return Affine() }
      if need.fit <= need.least { return Affine(need.fit) }
      return room.greatest(Affine(need.least), room.least(Affine(need.fit), whole))
    }
    return growth.grown(lengths, needs, within: room.greatest(Affine(), spare), in: &room)
  }

  // MARK: - The grid's needs

  /// Returns the fit and the least length of the grid.
  ///
  /// - Parameter isShort: Whether the fit counts each `minmax` track with a fixed maximum with the shortest length that
  ///   its minimum and its content allow, instead of its maximum. The least length always counts such a track with its
  ///   shortest length.
  /// - Returns: The fit and the least length.
  func need(isShort: Bool) -> LengthNeed {
    LengthNeed(
      fit: length(.fit) { isShort ? min($0, max($1, $2.fit)) : $0 }, least: length(.least) { _, least, _ in least })
  }

  /// Returns the fit or the least length of the grid, computed from the needs of its items.
  ///
  /// - Parameters:
  ///   - number: The fit or the least length.
  ///   - choice: A closure that chooses the length of a `minmax` track with a fixed maximum. The closure gets the
  ///     greatest length, the least length, and the need of the track's items.
  /// - Returns: The length.
  private func length(
    _ number: LengthNeed.Number, choice: (_ most: Double, _ least: Double, _ need: LengthNeed) -> Double
  ) -> Double {
    var lengths = axis.tracks.indices.map { base($0, number) }
    var unit = 0.0
    for track in lengths.indices {
      switch axis.tracks[track].size {
      case .fixed(let length) where axis.tracks[track].shrinks:
        lengths[track] = choice(max(lengths[track], length), lengths[track], trackNeeds.needs[track])
      case .fixed: break
      case .fraction(let factor):
        if factor > 0 { unit = max(unit, trackNeeds.needs[track][number] / factor) }
      case .content: break
      }
    }
    for track in lengths.indices where axis.tracks[track].isFlexible {
      lengths[track] = max(lengths[track], unit * factor(track))
    }
    if !trackNeeds.spans.isEmpty {
      var room = SizingInterval(0)
      let needs: [Affine?] = trackNeeds.spans.map { Affine($0.need?[number] ?? 0) }
      lengths = SpanGrowth(trackNeeds.spans, of: axis).grown(lengths.map { Affine($0) }, needs, in: &room).map {
        $0.constant
      }
    }
    return lengths.reduce(gaps + axis.startInset + axis.endInset, +)
  }
}
