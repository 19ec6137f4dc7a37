import BowerbirdLayout
import BowerbirdSolver

/// The sizing of one axis of a plan: the needs of the plan's items, and the lengths of the plan's tracks.
struct AxisSizingState {
  /// The need and the tracks of each cell, indexed by cell, followed by those of the items in subgrids.
  private(set) var needs: [SizedCell] = []

  /// Whether the plan had a subgrid when its items were last read.
  private(set) var hasSubgrids = false

  /// The needs of tracks; nil until they are computed.
  private var trackNeeds: TrackNeeds?

  /// The cells of each track; nil until they are sorted by track.
  private var index: TrackIndex?

  /// Whether constraints size all tracks, instead of arithmetic.
  private(set) var isSizedByConstraints = false

  /// Whether constraints size the tracks, or the need of any item is unknown before the solve.
  private(set) var isLive = false

  /// The lengths of the tracks; empty if constraints size the tracks, if the tracks are equal, or if the grid kind
  /// itself places the items.
  private(set) var sizing = AxisSizing()

  /// The last result of ``need(_:isShort:)``, with the argument `isShort`; nil if the result is outdated.
  private var knownNeed: (need: LengthNeed, isShort: Bool)?

  /// Whether `sizing` is a sizing of the present tracks, so that the next sizing can be compared with it.
  private var isSized = false

  /// Whether the needs of tracks have changed since the last sizing.
  private var hasOtherNeeds = true { didSet { if hasOtherNeeds { knownNeed = nil } } }

  /// The grid length for which the tracks are sized, and the range of lengths in which the sizing holds.
  ///
  /// In a subgrid, the length is that of the outer grid that sizes the tracks.
  var room = SizingInterval(0)

  // MARK: - Needs

  mutating func take(_ plan: borrowing GridPlan, _ axis: Axis) {
    // The tracks are read in place, because a copy of an axis increments reference counts.
    if axis == .horizontal { take(plan.cells, plan.columns, axis) } else { take(plan.cells, plan.rows, axis) }
  }

  private mutating func take(_ cells: [GridCell], _ tracks: borrowing TrackAxis, _ axis: Axis) {
    needs.removeAll(keepingCapacity: true)
    needs.reserveCapacity(cells.count)
    hasSubgrids = false
    // Cells are read in place, because a copy of a cell increments reference counts.
    cells.withUnsafeBufferPointer { cells in
      for position in cells.indices {
        needs.append(cells[position].request.sized(along: axis, of: tracks))
        if cells[position].subgrid != nil { hasSubgrids = true }
      }
    }
    if hasSubgrids { for cell in cells.guests(axis) { needs.append(cell.request.sized(along: axis, of: tracks)) } }
    note(tracks)
  }

  /// Reads the needs of all items again after a change of the items in a subgrid.
  ///
  /// - Parameters:
  ///   - plan: The plan, whose tracks have not changed.
  ///   - axis: The axis.
  mutating func takeGuests(_ plan: borrowing GridPlan, _ axis: Axis) {
    let wasSized = isSized, count = needs.count
    take(plan, axis)
    isSized = wasSized && needs.count == count
  }

  mutating func take(_ cell: CellRequest, at position: Int, _ tracks: TrackAxis, _ axis: Axis) {
    let old = needs[position], new = cell.sized(along: axis, of: tracks)
    needs[position] = new
    if old.need != nil && new.need != nil {
      if old.tracks != new.tracks { index = nil }
      replace(old, new, tracks)
      return
    }
    note(tracks)
  }

  /// Replaces the needs of items, except for needs that are unknown before the solve.
  ///
  /// - Parameters:
  ///   - wanted: For each cell, its new need; nil if the need remains.
  ///   - tracks: The tracks.
  mutating func replaceNeeds(_ wanted: [SizedCell?], _ tracks: TrackAxis) {
    for (index, wanted) in wanted.enumerated() where needs[index].need != nil {
      if let wanted, wanted.need != nil { needs[index] = wanted }
    }
    note(tracks)
  }

  private mutating func replace(_ old: SizedCell, _ new: SizedCell, _ tracks: TrackAxis) {
    let track = new.tracks.lowerBound,
      before = trackNeeds?.needs.indices.contains(track) == true ? trackNeeds?.needs[track] : nil
    switch trackNeeds?.replace(old, new) {
    case .lessThanBefore(let track):
      let others = cells(in: track, of: tracks.tracks.count).map { needs[$0] }
      trackNeeds?.replace(others, of: track)
    case .elsewhere: trackNeeds = nil
    case .upToDate, nil: break
    }
    if trackNeeds == nil || before == nil || trackNeeds?.needs[track] != before { hasOtherNeeds = true }
  }

  private mutating func note(_ tracks: borrowing TrackAxis) {
    trackNeeds = nil
    index = nil
    isSized = false
    hasOtherNeeds = true
    isLive = needs.contains { $0.need == nil }
    switch tracks.extent {
    case .bounded, .unbounded:
      isSizedByConstraints = isLive || tracks.tracks.contains { $0.isFlexible && $0.maximum != .infinity }
    case .exact, .whole, .even, .placed: isSizedByConstraints = false
    }
    if isSizedByConstraints { isLive = true }
  }

  private mutating func currentTrackNeeds(_ tracks: TrackAxis) -> TrackNeeds {
    if let trackNeeds { return trackNeeds }
    let made = TrackNeeds(needs, of: tracks)
    trackNeeds = made
    return made
  }

  /// Whether a constraint that no container made may give an item another length than its tracks have.
  var hasConstrainedItem: Bool { needs.contains { $0.isConstrained } }

  /// Returns the indices of the cells in a track of the axis, which has `count` tracks.
  mutating func cells(in track: Int, of count: Int) -> ArraySlice<Int> {
    if let index { return index.cells(in: track) }
    let made = TrackIndex(needs, trackCount: count)
    index = made
    return made.cells(in: track)
  }

  /// Returns the fit and the least length of the grid.
  ///
  /// The result is nil if these lengths are unknown before the solve, or if the grid is of a kind that places its items
  /// itself. For `isShort`, see ``AxisSizer/need(isShort:)``.
  mutating func need(_ tracks: borrowing TrackAxis, isShort: Bool) -> LengthNeed? {
    if isLive || tracks.extent == .placed { return nil }
    if let knownNeed, knownNeed.isShort == isShort { return knownNeed.need }
    let need: LengthNeed
    switch tracks.extent {
    case .bounded, .unbounded: need = AxisSizer(copy tracks, currentTrackNeeds(tracks)).need(isShort: isShort)
    case .exact: need = StackSizer(tracks, currentTrackNeeds(tracks)).need
    case .even(let count): need = even(tracks, count)
    case .whole, .placed: need = greatest
    }
    knownNeed = (need, isShort)
    return need
  }

  /// The greatest fit and the greatest least length of all cells.
  private var greatest: LengthNeed {
    needs.reduce(.nothing) { $0.greatest($1.need ?? .nothing) }
  }

  /// Returns the need of equal tracks, with the gaps between them.
  ///
  /// The grid is just long enough that each item fits into its tracks and the gaps between these tracks.
  ///
  /// An item of length 0 that covers several tracks does not ask for room for these gaps.
  private func even(_ tracks: borrowing TrackAxis, _ count: Int) -> LengthNeed {
    let insets = tracks.startInset + tracks.endInset
    func length(_ number: LengthNeed.Number) -> Double {
      var pitch = 0.0
      for cell in needs where !cell.tracks.isEmpty {
        pitch = max(pitch, ((cell.need?[number] ?? 0) + tracks.gap) / Double(cell.tracks.count))
      }
      return max(0, Double(count) * pitch - tracks.gap + insets)
    }
    return LengthNeed(fit: length(.fit), least: length(.least))
  }

  // MARK: - Sizes

  /// Sizes the tracks for a length of the grid.
  ///
  /// - Parameters:
  ///   - tracks: The tracks.
  ///   - length: The length of the grid.
  ///   - sharing: Whether a stack has free space to share, as the stack's ``LayoutChoice`` has decided; nil if the
  ///     stack has no such choice.
  /// - Returns: For each track, whether its length has changed; empty if no length has changed; nil if any length may
  ///   have changed.
  mutating func size(_ tracks: borrowing TrackAxis, _ length: Double, _ sharing: Bool?) -> [Bool]? {
    if let shared = tracks.shared { return takeOver(shared, tracks.tracks.count) }
    let range = room.range, isKnown = isSized && !isSizedByConstraints && range.contains(length)
    if isKnown && !hasOtherNeeds && !isLive {
      room.move(to: length)
      return []
    }
    (isSized, hasOtherNeeds) = (true, false)
    let before = isKnown ? sizing : nil
    resize(tracks, length, sharing)
    guard let before, !isSizedByConstraints else { return nil }
    room.narrow(to: range)
    return sizing.changes(since: before)
  }

  /// Takes over the lengths of tracks that an outer grid has sized.
  ///
  /// The lengths are functions of the outer grid's length, and so are the lengths of the items in these tracks.
  ///
  /// - Parameters:
  ///   - shared: The outer tracks.
  ///   - count: The number of tracks.
  /// - Returns: For each track, whether its length has changed; nil if any length may have changed.
  private mutating func takeOver(_ shared: SubgridTracks, _ count: Int) -> [Bool]? {
    let before = sizing, range = room.range, wasKnown = isSized && !isSizedByConstraints
    let outer = shared.axis.sizingState
    (isSized, hasOtherNeeds) = (true, false)
    (isLive, isSizedByConstraints, room) = (outer.isLive, outer.isSizedByConstraints, outer.room)
    // The outer grid's `room` may still have a former length, because its sizing also holds for the present length.
    room.move(to: shared.axis.lengthOfOwner)
    sizing = outer.sizing.part(shared.range(count))
    if !wasKnown || isSizedByConstraints || !range.contains(room.length) { return nil }
    room.narrow(to: range)
    return sizing.changes(since: before)
  }

  /// Returns whether the last sizing of a subgrid's tracks equals the outer grid's present sizing, and holds for the
  /// present length of the grid that owns the tracks.
  ///
  /// If constraints size the tracks, their constraints may differ after each sizing, so the result is false.
  func follows(_ shared: SubgridTracks, _ count: Int) -> Bool {
    let length = shared.axis.lengthOfOwner
    return isSized && !isSizedByConstraints && !shared.axis.sizingState.isSizedByConstraints
      && room.range.contains(length) && sizing.isPart(shared.range(count), of: shared.axis.sizingState.sizing)
  }

  /// Makes the next sizing compute all tracks and items again.
  mutating func forgetSizes() { isSized = false }

  /// Forgets that the tracks of a subgrid were sized, and the range in which this sizing holds.
  mutating func forgetOuterSizes() {
    isSized = false
    room = SizingInterval(0)
  }

  private mutating func resize(_ tracks: borrowing TrackAxis, _ length: Double, _ sharing: Bool?) {
    room = SizingInterval(length)
    if isSizedByConstraints || tracks.tracks.isEmpty {
      sizing = AxisSizing(lengths: [])
      return
    }
    switch tracks.extent {
    case .whole: sizing = AxisSizing(lengths: tracks.tracks.map { _ in .affine(.whole) })
    case .even, .placed: sizing = AxisSizing()
    case .bounded, .unbounded:
      sizing = AxisSizer(copy tracks, isLive ? TrackNeeds([], of: tracks) : currentTrackNeeds(tracks)).sizing(in: &room)
    case .exact:
      let sizer = StackSizer(tracks, currentTrackNeeds(tracks))
      sizing =
        sizer.hasLive || isLive && sharing != nil
        ? sizer.liveSizing(isShared: sharing ?? (sizer.shares > 0)) : sizer.sizing(in: &room)
    }
  }

  /// Returns the part of the grid's need that is known, for the constraints of a need that is unknown before the solve.
  ///
  /// The result is nil if the whole need is known before the solve, or if the extent of the axis is neither
  /// ``TrackAxis/Extent/exact`` nor ``TrackAxis/Extent/whole``.
  ///
  /// If tracks of a stack have live lengths, the rest of the need is the length of all tracks without free space.
  mutating func knownPart(ofNeed tracks: TrackAxis) -> Double? {
    if !isLive { return nil }
    switch tracks.extent {
    case .whole: return greatest.fit
    case .exact:
      if !sizing.hasLive { return StackSizer(tracks, currentTrackNeeds(tracks)).need.fit }
      return sizing.lengths.contains { if case .share = $0 { true } else { false } }
        ? StackSizer(tracks, currentTrackNeeds(tracks)).sharesContent : 0
    case .bounded, .unbounded, .even, .placed: return nil
    }
  }
}

extension AxisSizingState {
  /// Returns the length of a stack's cells if a choice must decide whether there is free space to distribute; otherwise
  /// nil.
  ///
  /// The choice is needed if two conditions hold. The need of an item is unknown before the solve, so that constraints
  /// inside of the stack may affect its length. And the stack has a distribution, no expanded cells, and only cells of
  /// known lengths.
  mutating func lengthWithoutFreeSpace(_ tracks: borrowing TrackAxis) -> Double? {
    guard isLive, tracks.extent == .exact else { return nil }
    let sizer = StackSizer(tracks, currentTrackNeeds(tracks))
    return sizer.distributesAroundKnown ? sizer.known : nil
  }
}
