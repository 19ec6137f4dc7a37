import BowerbirdLayout
import BowerbirdSolver

/// The sizing of one axis of a plan: the needs of its items, and the lengths of its tracks.
struct AxisTask {
  private var needs: [SizedCell] = []
  private var held: HeldLengths?

  /// Whether constraints size all tracks.
  private(set) var isSizedByConstraints = false

  /// Whether constraints size any track, or the need of an item is unknown before the solve.
  private(set) var isLive = false

  /// The lengths of the tracks; empty if constraints size them.
  private(set) var sizing = AxisSizing()

  /// The grid length that the tracks are sized for, and the range of lengths in which the sizing holds.
  private(set) var room = SizingRoom(0)

  /// The range of grid lengths in which the sizing holds; everything if constraints size the tracks.
  var steadyRange: Range<Double> {
    // A call would copy the task.
    @inline(__always) get { isSizedByConstraints ? SteadyExtents.everything : room.range }
  }

  // MARK: - Needs

  mutating func take(_ plan: GridPlan, _ axis: Axis) {
    needs.removeAll(keepingCapacity: true)
    needs.reserveCapacity(plan.cells.count)
    let tracks = plan[axis]
    var sharesTracks = false
    // A cell is read in place, because copying it counts references.
    plan.cells.withUnsafeBufferPointer { cells in
      for place in cells.indices {
        needs.append(cells[place].sized(along: axis, of: tracks))
        let shared = cells[place].sharesTracks
        if axis == .horizontal ? shared.columns : shared.rows { sharesTracks = true }
      }
    }
    note(sharesTracks, tracks)
  }

  mutating func take(_ cell: GridCell, at place: Int, _ tracks: TrackAxis, _ axis: Axis) {
    let old = needs[place], new = cell.sized(along: axis, of: tracks)
    needs[place] = new
    if old.need != nil && new.need != nil {
      if old.tracks != new.tracks { index = nil }
      replace(old, new, tracks)
      return
    }
    note(sharesTracks, tracks)
  }

  private mutating func replace(_ old: SizedCell, _ new: SizedCell, _ tracks: TrackAxis) {
    let track = new.tracks.lowerBound, before = held?.needs.indices.contains(track) == true ? held?.needs[track] : nil
    switch held?.replace(old, new) {
    case .lessThanBefore(let track):
      let others = cells(in: track, of: tracks.tracks.count).map { needs[$0] }
      held?.replace(others, of: track)
    case .elsewhere: held = nil
    case .taken, nil: break
    }
    if held == nil || before == nil || held?.needs[track] != before { hasOtherNeeds = true }
  }

  /// Whether the needs of tracks have changed since the last sizing.
  private var hasOtherNeeds = true { didSet { if hasOtherNeeds { knownNeed = nil } } }

  /// The need of the grid as last computed; nil if it must be computed again.
  private var knownNeed: (need: LengthNeed, isShort: Bool)?

  private var sharesTracks = false

  private mutating func note(_ sharesTracks: Bool, _ tracks: TrackAxis) {
    self.sharesTracks = sharesTracks
    held = nil
    index = nil
    isSized = false
    hasOtherNeeds = true
    let hasLive = needs.contains { $0.need == nil }
    isLive = hasLive || sharesTracks || tracks.shared != nil
    switch tracks.extent {
    case .bounded, .unbounded:
      isSizedByConstraints = isLive || tracks.tracks.contains { $0.isFlexible && $0.maximum != .infinity }
    case .exact, .whole, .even, .placed: isSizedByConstraints = false
    }
    if isSizedByConstraints { isLive = true }
  }

  private mutating func heldLengths(_ tracks: TrackAxis) -> HeldLengths {
    if let held { return held }
    let made = HeldLengths(needs, of: tracks)
    held = made
    return made
  }

  /// The cells of each track; nil until they are needed.
  private var index: TrackIndex?

  /// Returns the places of the cells in a track.
  mutating func cells(in track: Int, of count: Int) -> ArraySlice<Int> {
    if let index { return index.cells(in: track) }
    let made = TrackIndex(needs, trackCount: count)
    index = made
    return made.cells(in: track)
  }

  /// Returns the fit and the least length of the grid; nil if they are unknown before the solve.
  mutating func need(_ tracks: TrackAxis, isShort: Bool) -> LengthNeed? {
    if isLive || tracks.extent == .placed { return nil }
    if let knownNeed, knownNeed.isShort == isShort { return knownNeed.need }
    let need: LengthNeed
    switch tracks.extent {
    case .bounded, .unbounded: need = AxisSizer(tracks, heldLengths(tracks)).need(isShort: isShort)
    case .exact: need = StackSizer(tracks, heldLengths(tracks)).need
    case .even(let count): need = even(tracks, count)
    case .whole, .placed: need = greatest
    }
    knownNeed = (need, isShort)
    return need
  }

  /// The greatest of all needs.
  private var greatest: LengthNeed {
    needs.reduce(.nothing) { $0.greatest($1.need ?? .nothing) }
  }

  /// Returns the need of equal tracks, with the gaps between them.
  ///
  /// An item divides its need equally among its tracks. Each track is as long as the greatest of these parts.
  ///
  /// An item of length 0 that covers several tracks needs only the gaps between them.
  private func even(_ tracks: TrackAxis, _ count: Int) -> LengthNeed {
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
  ///   - sharing: Whether a stack has free space to share, if this is unknown before the solve; otherwise nil.
  /// - Returns: For each track, whether its length has changed; empty if none has; nil if any may have.
  mutating func size(_ tracks: TrackAxis, _ length: Double, _ sharing: Bool?) -> [Bool]? {
    let before = sizing, range = room.range, isKnown = isSized && !isSizedByConstraints
    if isKnown && !hasOtherNeeds && !isLive && range.contains(length) {
      room.move(to: length)
      return []
    }
    (isSized, hasOtherNeeds) = (true, false)
    resize(tracks, length, sharing)
    if !isKnown || isSizedByConstraints || !range.contains(length) { return nil }
    room.narrow(to: range)
    return sizing.changes(since: before)
  }

  /// Makes the next sizing update all tracks and items.
  mutating func forgetSizes() { isSized = false }

  private var isSized = false

  private mutating func resize(_ tracks: TrackAxis, _ length: Double, _ sharing: Bool?) {
    room = SizingRoom(length)
    if isSizedByConstraints || tracks.tracks.isEmpty {
      sizing = AxisSizing(lengths: [])
      return
    }
    if case .exact = tracks.extent {
      let sizer = StackSizer(tracks, heldLengths(tracks))
      sizing = sizer.hasLive ? sizer.sizing(isShared: sharing ?? (sizer.shares > 0)) : sizer.sizing(in: &room)
    } else {
      sizing = AxisSizer(tracks, isLive ? HeldLengths([], of: tracks) : heldLengths(tracks)).sizing(in: &room)
    }
  }

  /// Returns the part of the grid's need that is known before the solve, if the rest is unknown; otherwise nil.
  mutating func knownPart(ofNeed tracks: TrackAxis) -> Double? {
    if !isLive { return nil }
    switch tracks.extent {
    case .whole: return greatest.fit
    case .exact:
      return sizing.lengths.contains { if case .share = $0 { true } else { false } }
        ? StackSizer(tracks, heldLengths(tracks)).sharesContent : 0
    case .bounded, .unbounded, .even, .placed: return nil
    }
  }

  // MARK: - Items

  /// Returns the key of an item's constraints along the axis, and the item's length; nil if only the solve determines
  /// the length.
  mutating func place(
    _ cell: borrowing GridCell, _ node: LayoutNode, at place: Int, _ axis: AxisCompiler
  ) -> (key: CellRecord.Key, length: Double?) {
    let direction = axis.attributes.axis
    let tracks = cell.tracks(direction), alignment = cell.alignment(direction)
    if cell.hasOwnWidth && direction == .horizontal { return (ownKey(cell, axis, alignment), nil) }
    let extent = isSizedByConstraints ? nil : sizing.extent(of: tracks, axis)
    // Constraints determine the length of an item if its tracks may be too short for it. Tracks whose lengths are
    // unknown before the solve may be shorter than its content, and a share beside them may be shorter than its
    // margins.
    let isOpen =
      extent == nil && (alignment.length == .content || cell.margins.length(direction) > 0 && isShared(tracks))
    if isSizedByConstraints || (isOpen || needs[place].need == nil) && axis.evenCount == nil {
      node.decideLength(false, along: direction)
      if isSizedByConstraints {
        axis.letYield(node, in: tracks, alignment, direction)
      } else {
        node.yieldLength(isShared(tracks) ? GridPriority.contentOfShares : nil, along: direction)
      }
      var key = CellRecord.Key(live: cell, axis)
      key.yields = !isSizedByConstraints && isShared(tracks)
      return (key, nil)
    }
    let isBox = !node.arrangesChildren && !node.children.isEmpty
    // In equal tracks each item depends on all others. If one need is unknown before the solve, so are all lengths.
    let isTied = needs[place].need == nil || axis.evenCount != nil && isLive
    node.decideLength(!isBox && !isTied, along: direction)
    node.yieldLength(nil, along: direction)
    if axis.evenCount != nil && isLive {
      // A view that needs more than its columns may determine the container's length. So an optional constraint makes
      // the view as long as its columns, and not a fixed length.
      var key = CellRecord.Key(decided: alignment, cell, axis)
      key.isBox = isBox || alignment.length == .cell
      return (key, nil)
    }
    let margins = cell.margins.length(direction)
    var decided = alignment, length: Affine?
    if let extent {
      (decided, length) = lie(alignment, extent - margins, cell, direction)
    }
    var key = CellRecord.Key(decided: decided, cell, axis)
    key.followsContent = decided.length != alignment.length
    key.isBox = isBox
    // A length that grows with the grid refers to the length that the grid hands on. Otherwise a box with too much
    // content, or margins without room, would lengthen the grid.
    //
    // An alignment of fixed length always needs this reference, because it has only the constant part of the length.
    if isBox || margins > 0 || decided.length != .cell, let length, length.slope != 0 {
      let handed = axis.isTiedOutside ? axis.attributes.length : axis.host.handedLength(direction)
      if handed != axis.attributes.length || decided.length != .cell {
        key.handed = CellRecord.HandedExtent(length: handed, extent: length)
      }
    }
    return (key, length?.value(at: room.length))
  }

  /// Returns the key of an item whose own constraints determine its width.
  ///
  /// The tracks of such an item only place it.
  private func ownKey(_ cell: GridCell, _ axis: AxisCompiler, _ alignment: CellAlignment) -> CellRecord.Key {
    let node = cell.item.layoutNode
    node.decideLength(false, along: .horizontal)
    node.yieldLength(nil, along: .horizontal)
    let lies = CellAlignment(alignment.position, length: .content)
    var key = CellRecord.Key(decided: lies, cell, axis)
    if node.isSilent && !(node.owner is Grid) {
      var demand = CellRecord.Demand()
      demand.isShort = true
      key.asking = .demand(demand)
    }
    return key
  }

  /// Returns whether one of the tracks is a share.
  ///
  /// An item in a share takes no room from other tracks.
  private func isShared(_ tracks: Range<Int>) -> Bool {
    sizing.lengths[tracks].contains { if case .share = $0 { true } else { false } }
  }

  /// Returns the alignment of an item in the room that its cell leaves between the margins, and the item's length: that
  /// of the room, that of its content, or 0.
  private mutating func lie(_ alignment: CellAlignment, _ available: Affine, _ cell: GridCell, _ axis: Axis)
    -> (CellAlignment, Affine)
  {
    if case .fixed(let length) = alignment.length { return (alignment, Affine(length)) }
    if cell.staysInGrid && alignment.length == .content {
      let need = cell.itemNeed(axis, isHeld: true) ?? .nothing
      let length =
        need.least < need.fit
        ? room.greatest(Affine(need.least), room.least(Affine(need.fit), .whole)) : Affine(need.fit)
      return (CellAlignment(alignment.position, length: .fixed(length.constant)), length)
    }
    if room.isNegative(available) { return (CellAlignment(alignment.position, length: .fixed(0)), Affine()) }
    if alignment.length == .cell { return (alignment, available) }
    let content = cell.itemNeed(axis, isHeld: true)?.fit ?? 0
    if room.isNegative(available - content) { return (CellAlignment(.start, length: .cell), available) }
    return (CellAlignment(alignment.position, length: .fixed(content)), Affine(content))
  }
}

extension AxisCompiler {
  /// Compiles the tracks of a plan, whether arithmetic or constraints size them.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - changes: For each track, whether its length has changed; empty if none has; nil if any may have.
  func take(_ plan: GridPlan, changes: [Bool]?) {
    if changes?.isEmpty == true { return }
    let tracks = plan[attributes.axis]
    if task.isSizedByConstraints { return apply(tracks, demand: demand(of: plan)) }
    apply(tracks, task.sizing, need: task.isLive ? need(of: tracks) : nil, isLive: task.isLive, changes: changes)
  }

  /// Compiles the needs of items that span several content tracks, if constraints size the tracks.
  func takeSpans(_ plan: GridPlan) {
    if task.isSizedByConstraints { applySpans(demand(of: plan)) }
  }

  private func demand(of plan: GridPlan) -> AxisDemand {
    AxisDemand(plan.cells, plan: plan[attributes.axis], axis: attributes.axis)
  }

  /// Returns the grid's need if it is unknown before the solve; otherwise nil.
  ///
  /// If required constraints determine the grid's length, the result is nil, because a need would only pull at the
  /// grid's items.
  private func need(of tracks: TrackAxis) -> AxisFrame.Need? {
    let axis = attributes.axis
    guard let known = task.knownPart(ofNeed: tracks), !host.isLengthPinned(axis) else { return nil }
    let yielded = host.yieldedLength(axis) ?? GridPriority.liveContent
    return AxisFrame.Need(known: known, priority: min(yielded, GridPriority.liveContent))
  }

  /// Returns whether a quick check finds that an item keeps its constraints in tracks whose length has changed.
  ///
  /// Most items of a growing row keep them: their tracks have a constant length and room for the item. The sizing is not
  /// copied for this, because a row may have many items.
  func keepsPlace(_ place: Int, of cell: GridCell) -> Bool {
    let isPlain = cells[place].key.isDecided && !cells[place].key.isBox && cells[place].key.handed == nil
    guard isPlain, !task.isLive, !cells[place].key.hasSums, evenCount == nil, cell.item.layoutNode.children.isEmpty,
      let extent = task.sizing.extent(of: cell.tracks(attributes.axis), self), extent.slope == 0
    else { return false }
    let available = extent.constant - cell.margins.length(attributes.axis)
    return switch (cell.alignment(attributes.axis).length, cells[place].key.alignment.length) {
    case (.cell, .cell): available >= 0
    case (.content, .fixed(let length)): cells[place].key.followsContent && length > 0 && length <= available
    case (.fixed, .fixed): true
    default: false
    }
  }

  /// Makes the content of an item yield its length if its tracks have priority.
  ///
  /// Content in a share of the free space takes no room from tracks that hold their content, nor does content that
  /// spans a share. A stretched item in tracks that hold their content does not hug its own, since this would keep the
  /// tracks short.
  func letYield(_ node: LayoutNode, in tracks: Range<Int>, _ alignment: CellAlignment, _ axis: Axis) {
    let yields =
      (isMixed || hasUnevenShares)
      && plan.tracks[tracks].contains { $0.isFlexible && (tracks.count > 1 || !$0.holdsContent) }
    let isStretched = alignment.length == .cell && holdsContent(tracks)
    node.yieldLength(yields ? GridPriority.contentOfShares : isStretched ? node.resistance(axis) : nil, along: axis)
  }
}

extension LayoutNode {
  /// Makes the item arrange its children for a size, unless its last arrangement holds for this size.
  func foresee(_ size: Size) {
    if hasDecided(for: size) && !isAwaitingDecision { return }
    forecast = size
    noteDecision()
  }
}
