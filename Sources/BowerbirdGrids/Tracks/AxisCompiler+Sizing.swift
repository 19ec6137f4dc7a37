import BowerbirdLayout
import BowerbirdSolver

/// The compilation of tracks that have been sized.
extension AxisCompiler {
  /// Notes whether constraints inside of the grid may affect its length, so that its tracks refer to the length itself.
  ///
  /// If all needs are known, tracks usually refer to the length that the grid hands on.
  ///
  /// - Parameter isKnown: Whether tracks and items refer to the length itself also if all needs are known.
  /// - Returns: Whether the result differs from the last one.
  func followTies(evenIfKnown isKnown: Bool) -> Bool {
    let before = (insideAffectsLength, tracksFollowTies)
    tracksFollowTies = (isKnown || sizingState.isLive) && host.updateDependence(attributes.axis)
    insideAffectsLength = isKnown && tracksFollowTies
    return (insideAffectsLength, tracksFollowTies) != before
  }

  /// Compiles the tracks of a plan that has been sized.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - changes: For each track, whether its length has changed; empty if none has; nil if any may have.
  func take(_ plan: GridPlan, changes: [Bool]?) {
    if changes?.isEmpty == true { return }
    let tracks = plan[attributes.axis]
    if sizingState.isSizedByConstraints { return apply(tracks, demand: demand(of: plan)) }
    if tracks.evenCount != nil { evenWhole = wholeOfEvenTracks }
    apply(
      tracks, sizingState.sizing, need: sizingState.isLive ? need(of: tracks) : nil, isLive: sizingState.isLive,
      changes: changes)
  }

  /// The variable for the grid's length in the lines of equal tracks: the length itself, or the length that the grid
  /// hands on.
  ///
  /// An item with constraints of its own must not change the grid's length. It may do so only if its need is unknown
  /// before the solve.
  private var wholeOfEvenTracks: LayoutAttribute {
    let axis = attributes.axis
    if sizingState.isLive || !sizingState.hasConstrainedItem || host.updatePinned(axis) { return attributes.length }
    return host.sharedLength(axis)
  }

  /// Compiles the needs of items that span several content tracks, if constraints size the tracks.
  func takeSpans(_ plan: GridPlan) {
    if sizingState.isSizedByConstraints { applySpans(demand(of: plan)) }
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
    guard let known = sizingState.knownPart(ofNeed: tracks), !host.updatePinned(axis) else { return nil }
    let yielded = host.yieldedLength[axis] ?? GridPriority.liveContent
    return AxisFrame.Need(known: known, priority: min(yielded, GridPriority.liveContent))
  }

  /// Returns whether a quick check finds that an item keeps its constraints in tracks whose length has changed.
  ///
  /// Most items of a growing row keep their constraints, because their tracks have a constant length and room for them.
  /// The check does not copy the sizing, because a row may have many items.
  func keepsConstraints(_ index: Int, of cell: GridCell) -> Bool {
    let isPlain = cells[index].key.isDecided && !cells[index].key.isBox && cells[index].key.handed == nil
    guard isPlain, !sizingState.isLive, !cells[index].key.hasSums, evenCount == nil, cell.node.children.isEmpty,
      let extent = sizingState.sizing.extent(of: cell.tracks(attributes.axis), self), extent.slope == 0
    else { return false }
    let available = extent.constant - cell.margins.length(attributes.axis)
    return switch (cell.alignment(attributes.axis).length, cells[index].key.alignment.length) {
    case (.cell, .cell): available >= 0
    case (.content, .fixed(let length)): cells[index].key.followsContent && length > 0 && length <= available
    case (.fixed, .fixed): true
    default: false
    }
  }

  /// Sets the priority at which the content of an item gives way to its tracks.
  ///
  /// Content in a share of the free space, or content that spans a share, takes no room from tracks that hold their
  /// content. A stretched item in tracks that hold their content does not hug its own content, since this would keep
  /// the tracks short.
  func yieldContent(of node: LayoutNode, in tracks: Range<Int>, _ alignment: CellAlignment, _ axis: Axis) {
    let yields =
      (isMixed || hasUnevenShares)
      && plan.tracks[tracks].contains { $0.isFlexible && (tracks.count > 1 || !$0.holdsContent) }
    let isStretched = alignment.length == .cell && holdsContent(tracks)
    node.yieldLength(yields ? GridPriority.contentOfShares : isStretched ? node.resistance(axis) : nil, along: axis)
  }
}
