import BowerbirdLayout
import BowerbirdSolver

/// What is known of one axis of a plan, from what its items need to how long its tracks are.
struct AxisTask {
  private var needs: [SizedCell] = []
  private var held: HeldLengths?

  /// Whether constraints size all the tracks.
  private(set) var isLegacy = false

  /// Whether constraints size any track, or a solution determines the length of something in it.
  private(set) var isLive = false

  /// How long the tracks are, where that is decided.
  private(set) var sizing = AxisSizing()

  /// The lengths of the grid in which they are so.
  private(set) var room = SizingRoom(0)

  // MARK: - Needs

  mutating func take(_ plan: GridPlan, _ axis: Axis) {
    let tracks = axis == .horizontal ? plan.columns : plan.rows
    needs = plan.cells.map { $0.sized(along: axis, of: tracks) }
    note(plan.cells.contains { axis == .horizontal ? $0.sharesTracks.columns : $0.sharesTracks.rows }, tracks)
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
      let others = cells(in: track, of: tracks).map { needs[$0] }
      held?.replace(others, of: track)
    case .elsewhere: held = nil
    case .taken, nil: break
    }
    if held == nil || before == nil || held?.needs[track] != before { hasOtherNeeds = true }
  }

  /// Whether tracks need something else than they were sized for.
  private var hasOtherNeeds = true

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
    case .bounded, .unbounded: isLegacy = isLive || tracks.tracks.contains { $0.isFlexible && $0.maximum != .infinity }
    case .exact, .whole, .even, .placed: isLegacy = false
    }
    if isLegacy { isLive = true }
  }

  private mutating func heldLengths(_ tracks: TrackAxis) -> HeldLengths {
    if let held { return held }
    let made = HeldLengths(needs, of: tracks)
    held = made
    return made
  }

  /// The cells of each track, once they have been asked for.
  private var index: TrackIndex?

  /// The places of the cells in a track.
  mutating func cells(in track: Int, of tracks: TrackAxis) -> ArraySlice<Int> {
    if let index { return index.cells(in: track) }
    let made = TrackIndex(needs, trackCount: tracks.tracks.count)
    index = made
    return made.cells(in: track)
  }

  /// What the grid needs; nil where only a solution determines it.
  mutating func need(_ tracks: TrackAxis, isShort: Bool) -> LengthNeed? {
    if isLive { return nil }
    switch tracks.extent {
    case .bounded, .unbounded: return AxisSizer(tracks, heldLengths(tracks)).need(isShort: isShort)
    case .exact: return StackSizer(tracks, heldLengths(tracks)).need
    case .whole: return greatest
    case .even(let count): return even(tracks, count)
    case .placed: return nil
    }
  }

  /// The greatest of all needs.
  private var greatest: LengthNeed {
    needs.reduce(.nothing) { $0.greatest($1.need ?? .nothing) }
  }

  /// Equal tracks are as long as the most that any item asks of one, with the gaps between them.
  ///
  /// An item of no length that covers several tracks asks for the gaps between these, and no more.
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

  /// Sizes the tracks.
  ///
  /// - Returns: Which tracks have other lengths than before, or none if no track has; nil where all may have.
  mutating func size(_ tracks: TrackAxis, _ length: Double, _ sharing: Bool?) -> [Bool]? {
    let before = sizing, range = room.range, isKnown = isSized && !isLegacy
    if isKnown && !hasOtherNeeds && !isLive && range.contains(length) {
      room.move(to: length)
      return []
    }
    (isSized, hasOtherNeeds) = (true, false)
    resize(tracks, length, sharing)
    if !isKnown || isLegacy || !range.contains(length) { return nil }
    room.narrow(to: range)
    return sizing.changes(since: before)
  }

  /// Has all tracks and items looked at again at the next time.
  mutating func forgetSizes() { isSized = false }

  private var isSized = false

  private mutating func resize(_ tracks: TrackAxis, _ length: Double, _ sharing: Bool?) {
    room = SizingRoom(length)
    if isLegacy || tracks.tracks.isEmpty {
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

  /// What the grid itself asks for beside what only a solution determines; nil where its need is known.
  mutating func knownNeed(_ tracks: TrackAxis) -> Double? {
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

  /// Where an item lies along the axis, and how long it is where that is decided.
  mutating func place(_ cell: GridCell, at place: Int, _ axis: AxisCompiler, _ direction: Axis) -> (
    key: CellRecord.Key, length: Double?
  ) {
    let node = cell.item.layoutNode
    let tracks = direction == .horizontal ? cell.area.columns : cell.area.rows
    let alignment = direction == .horizontal ? cell.horizontal : cell.vertical
    if cell.hasOwnWidth && direction == .horizontal { return (ownKey(cell, axis, alignment), nil) }
    let extent = isLegacy ? nil : extent(of: tracks, axis.plan)
    // Tracks whose lengths only a solution determines may cut short what is as long as its content. A share of what they leave may
    // be shorter than margins.
    let isOpen =
      extent == nil && (alignment.length == .content || cell.margins.length(direction) > 0 && isShared(tracks))
    if isLegacy || (isOpen || needs[place].need == nil) && axis.evenCount == nil {
      node.decideLength(false, along: direction)
      if isLegacy {
        axis.letYield(node, in: tracks, alignment, direction)
      } else {
        node.yieldLength(isShared(tracks) ? GridPriority.contentOfShares : nil, along: direction)
      }
      var key = CellRecord.Key(live: cell, axis: axis, direction: direction)
      key.yields = !isLegacy && isShared(tracks)
      return (key, nil)
    }
    let isBox = !node.arrangesChildren && !node.children.isEmpty
    // What holds others in equal tracks is as long as all of them ask for where only a solution determines how long one is.
    let isTied = needs[place].need == nil || axis.evenCount != nil && isLive
    node.decideLength(!isBox && !isTied, along: direction)
    node.yieldLength(nil, along: direction)
    if axis.evenCount != nil && isLive {
      // A view without room may be what makes the room: it is as long as its columns as far as it can be.
      var key = CellRecord.Key(decided: alignment, cell, axis: axis, direction: direction)
      key.isBox = isBox || alignment.length == .cell
      return (key, nil)
    }
    let margins = cell.margins.length(direction)
    var decided = alignment, length: Affine?
    if let extent {
      (decided, length) = lie(alignment, extent - margins, cell, direction)
    }
    var key = CellRecord.Key(decided: decided, cell, axis: axis, direction: direction)
    key.followsContent = decided.length != alignment.length
    key.isBox = isBox
    // A box may ask for more than its cell has, and margins for more than there is: neither may pull at the grid. What is as
    // long as a part of the grid, and not as its cell, has no other row.
    if isBox || margins > 0 || decided.length != .cell, let length, length.slope != 0 {
      let handed = axis.host.handedLength(direction)
      if handed != axis.attributes.length || decided.length != .cell {
        key.handed = CellRecord.HandedExtent(length: handed, extent: length)
      }
    }
    return (key, length?.value(at: room.length))
  }

  /// What says where an item lies whose own constraints say how wide it is.
  private func ownKey(_ cell: GridCell, _ axis: AxisCompiler, _ alignment: CellAlignment) -> CellRecord.Key {
    let node = cell.item.layoutNode
    node.decideLength(false, along: .horizontal)
    node.yieldLength(nil, along: .horizontal)
    let lies = CellAlignment(alignment.position, length: .content)
    var key = CellRecord.Key(decided: lies, cell, axis: axis, direction: .horizontal)
    if node.isSilent && !(node.owner is Grid) {
      var demand = CellRecord.Demand()
      demand.isShort = true
      key.asking = .demand(demand)
    }
    return key
  }

  /// Whether an item that holds nothing lies as before in tracks that have another length, as most of a row that grows do.
  ///
  /// That is seen at once where the tracks are as long in every length of the grid, and have room for the item.
  func keepsPlace(_ key: CellRecord.Key, of cell: GridCell, _ axis: AxisCompiler, _ direction: Axis) -> Bool {
    let tracks = direction == .horizontal ? cell.area.columns : cell.area.rows
    guard !isLive, key.isDecided, !key.isBox, !key.hasSums, key.handed == nil, axis.evenCount == nil,
      let extent = extent(of: tracks, axis.plan), extent.slope == 0
    else { return false }
    let alignment = direction == .horizontal ? cell.horizontal : cell.vertical
    let available = extent.constant - cell.margins.length(direction)
    return switch (alignment.length, key.alignment.length) {
    case (.cell, .cell): available >= 0
    case (.content, .fixed(let length)): key.followsContent && length > 0 && length <= available
    case (.fixed, .fixed): true
    default: false
    }
  }

  /// Whether any of some tracks is a share, so that what is in it takes no room from the others.
  private func isShared(_ tracks: Range<Int>) -> Bool {
    sizing.lengths[tracks].contains { if case .share = $0 { true } else { false } }
  }

  /// The length of the tracks that an item covers, with the gaps between them.
  private func extent(of tracks: Range<Int>, _ plan: TrackAxis) -> Affine? {
    if case .even(let count) = plan.extent {
      let pitch = (Affine.whole - (plan.startInset + plan.endInset - plan.gap)) / Double(count)
      return pitch * Double(tracks.count) - plan.gap
    }
    var extent = Affine()
    for track in tracks {
      guard let length = sizing.length(track) else { return nil }
      extent += length
      if track != tracks.upperBound - 1 { extent = extent + plan.gap(after: track) + sizing.space }
    }
    return extent
  }

  /// How an item lies in what its cell has for it: it is as long as that, as long as its content, or has no length.
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
  /// Takes the tracks of a plan, decided or not.
  ///
  /// - Parameters:
  ///   - plan: The tracks.
  ///   - task: What is known of them.
  ///   - demand: What items ask for where constraints size the tracks.
  ///   - axis: The axis along which they follow each other.
  ///   - changes: Which of them have other lengths than before, or none if no track has; nil where all may have.
  func take(_ plan: TrackAxis, _ task: AxisTask, _ demand: AxisDemand, along axis: Axis, changes: [Bool]?) {
    if changes?.isEmpty == true { return }
    if task.isLegacy { return apply(plan, demand: demand) }
    let need = task.isLive ? need(of: plan, task, axis) : nil
    apply(plan, task.sizing, need: need, isLive: task.isLive, changes: changes)
  }

  /// What the grid needs where only a solution determines that.
  ///
  /// Where required constraints determine the grid's length, its need would only pull at what is in it.
  private func need(of plan: TrackAxis, _ task: AxisTask, _ axis: Axis) -> AxisFrame.Need? {
    var task = task
    guard let known = task.knownNeed(plan), !host.isLengthPinned(axis) else { return nil }
    let yielded = host.yieldedLength(axis) ?? GridPriority.liveContent
    return AxisFrame.Need(known: known, priority: min(yielded, GridPriority.liveContent))
  }

  /// Content in a share of the rest takes no room from tracks that hold theirs, and neither does what spans a share.
  ///
  /// A stretched item in tracks that hold their content does not hug its own, which would keep these tracks short.
  func letYield(_ node: LayoutNode, in tracks: Range<Int>, _ alignment: CellAlignment, _ axis: Axis) {
    let yields =
      (isMixed || hasUnevenShares)
      && plan.tracks[tracks].contains { $0.isFlexible && (tracks.count > 1 || !$0.holdsContent) }
    let isStretched = alignment.length == .cell && holdsContent(tracks)
    node.yieldLength(yields ? GridPriority.contentOfShares : isStretched ? node.resistance(axis) : nil, along: axis)
  }
}

extension LayoutNode {
  /// Has what arranges the item's children decide for a size, unless that decides nothing else.
  func foresee(_ size: Size) {
    if hasDecided(for: size) && !isAwaitingDecision { return }
    forecast = size
    noteDecision()
  }
}
