import BowerbirdLayout
import BowerbirdSolver

/// The compilation of tracks that have been sized.
extension AxisCompiler {
  /// The range of grid lengths in which the sizing holds; all lengths if constraints size the tracks.
  var steadyRange: Range<Double> {
    sizingState.isSizedByConstraints ? SteadyExtents.everything : sizingState.room.range
  }

  /// Decides which length the constraints contain: the grid's length, or the length that the grid hands on to its
  /// items.
  ///
  /// The decision matters only if ties inside of the grid may affect the grid's length:
  ///
  /// - The constraints of tracks then contain the grid's length if a need is unknown before the solve, or if
  ///   `includesKnown` is true.
  /// - The constraints of items then contain the grid's length if `includesKnown` is true.
  ///
  /// - Parameter includesKnown: Whether ties are considered even if all needs are known before the solve.
  /// - Returns: Whether the decision differs from the previous decision.
  func followTies(includingKnownNeeds includesKnown: Bool) -> Bool {
    let before = (itemRowsUseLength, trackRowsUseLength)
    trackRowsUseLength = (includesKnown || sizingState.isLive) && host.updateDependence(attributes.axis)
    itemRowsUseLength = includesKnown && trackRowsUseLength
    return (itemRowsUseLength, trackRowsUseLength) != before
  }

  /// Compiles tracks that have been sized.
  ///
  /// - Parameters:
  ///   - tracks: The tracks.
  ///   - changes: For each track, whether its length has changed; empty if no length has changed; nil if any length may
  ///     have changed.
  ///   - demand: The demands of the items; computed only if constraints size the tracks.
  func compile(_ tracks: TrackAxis, changes: [Bool]?, demand: @autoclosure () -> AxisDemand) {
    if changes?.isEmpty == true { return }
    if let shared = tracks.shared { return apply(tracks, shared: shared) }
    if sizingState.isSizedByConstraints { return apply(tracks, demand: demand()) }
    if tracks.evenCount != nil { evenWhole = wholeOfEvenTracks }
    apply(
      tracks, sizingState.sizing, need: sizingState.isLive ? need(of: tracks) : nil, isLive: sizingState.isLive,
      changes: changes)
  }

  /// The length that the constraints of equal tracks contain: the grid's length, or the length that the grid hands on
  /// to its items.
  ///
  /// If no item has constraints of its own, the constraints of the tracks contain the grid's length. If an item has
  /// constraints of its own, these must not change the grid's length. The constraints of the tracks then contain the
  /// length that the grid hands on.
  ///
  /// In three cases, they contain the grid's length nevertheless: required constraints determine the grid's length, a
  /// need is unknown before the solve, or ties inside of the grid may affect its length.
  private var wholeOfEvenTracks: LayoutAttribute {
    let axis = attributes.axis
    if sizingState.isLive || !sizingState.hasConstrainedItem || host.updatePinned(axis) { return attributes.length }
    return host.sharedLength(axis)
  }

  /// Compiles the needs of items that span several content tracks; does nothing if arithmetic sizes the tracks, or if
  /// the grid takes over the tracks of an outer grid.
  ///
  /// - Parameter demand: The demands of the items; computed only if they are needed.
  func compileSpans(_ demand: @autoclosure () -> AxisDemand) {
    if sizingState.isSizedByConstraints && plan.shared == nil { applySpans(demand()) }
  }

  /// Returns the grid's need if the need is unknown before the solve; otherwise nil.
  ///
  /// The result is also nil if required constraints determine the grid's length. The constraints of the need could then
  /// only change the lengths of items.
  private func need(of tracks: TrackAxis) -> AxisFrame.Need? {
    let axis = attributes.axis
    guard let known = sizingState.knownPart(ofNeed: tracks), !host.updatePinned(axis) else { return nil }
    let yielded = host.yieldedLength[axis] ?? GridPriority.liveContent
    return AxisFrame.Need(known: known, priority: min(yielded, GridPriority.liveContent))
  }

  /// Returns whether an item certainly keeps its constraints although its tracks have new lengths.
  ///
  /// The check is quick, and may return false for an item that keeps its constraints. A typical item for which the
  /// check returns true lies in a row whose height other items have changed: the height does not depend on the grid's
  /// length, and the item has room.
  func keepsConstraints(_ index: Int, of cell: CellRequest) -> Bool {
    let isPlain = cells[index].key.isDecided && !cells[index].key.hasOptionalLength && cells[index].key.handed == nil
    guard isPlain, !sizingState.isLive, !cells[index].key.hasSums, evenCount == nil, cell.node.children.isEmpty,
      let extent = sizingState.sizing.extent(of: cell.tracks(attributes.axis), in: plan), extent.slope == 0
    else { return false }
    let available = extent.constant - cell.margins.length(attributes.axis)
    return switch (cell.alignment(attributes.axis).length, cells[index].key.alignment.length) {
    case (.cell, .cell): available >= 0
    case (.content, .fixed(let length)): cells[index].key.followsContent && length > 0 && length <= available
    case (.fixed, .fixed): true
    default: false
    }
  }

  /// Sets the priorities of an item's content if constraints size the item's tracks.
  ///
  /// With these priorities, the content takes no room from other tracks, and does not keep its own tracks short.
  ///
  /// The first rule that applies sets the priorities:
  ///
  /// - If the item spans a share, or lies in a single share that may be shorter than its content, the resistance gets
  ///   the lower priority ``GridPriority/contentOfShares``, and the hugging gets the weakest priority. This rule
  ///   applies only if the axis also has other tracks that hold their content, or a share that does not depend on its
  ///   factor alone.
  /// - If the item is stretched, spans no share, and one of its tracks holds its content, the hugging gets the weakest
  ///   priority. The hugging's own priority would keep the track short.
  /// - Otherwise the content keeps its own priorities.
  func yieldContent(of node: LayoutNode, in tracks: Range<Int>, _ alignment: CellAlignment, _ axis: Axis) {
    let yields =
      (isMixed || hasUnevenShares)
      && plan.tracks[tracks].contains { $0.isFlexible && (tracks.count > 1 || !$0.holdsContent) }
    let isStretched = alignment.length == .cell && growsForContent(tracks)
    node.yieldLength(yields ? GridPriority.contentOfShares : isStretched ? node.resistance(axis) : nil, along: axis)
  }
}
