import BowerbirdLayout
import BowerbirdSolver

/// Compiles the columns of a grid, or its rows, into constraints.
///
/// Each track has two variables: the line at which the track begins, and the length of the track. Each line equals the
/// previous line plus the length of the previous track and a gap. A constraint therefore has few terms, however many
/// tracks there are.
///
/// A few tracks whose lengths are known before the solve have neither variables nor constraints. Their lines are sums
/// of constants and shares; see ``TrackSums``.
///
/// If a plan names the owner of each track, a track that gets another index keeps its variables and constraints.
final class AxisCompiler {
  let attributes: AxisAttributes
  let reconciler: ConstraintReconciler
  unowned(unsafe) let host: LayoutNode

  // The properties below have no exclusivity checks, because building a grid reads them for every cell.

  /// The state of the arithmetic that sizes the tracks.
  @exclusivity(unchecked) var sizingState = AxisSizingState()
  @exclusivity(unchecked) private(set) var plan = TrackAxis([])
  @exclusivity(unchecked) private(set) var lines: [LayoutAttribute] = []
  @exclusivity(unchecked) private(set) var lengths: [LayoutAttribute] = []
  @exclusivity(unchecked) private var bases: [LayoutAttribute?] = []
  @exclusivity(unchecked) private var owners: [ObjectIdentifier]?
  @exclusivity(unchecked) private(set) var unitAttribute: LayoutAttribute?
  @exclusivity(unchecked) private var needAttribute: LayoutAttribute?
  @exclusivity(unchecked) private(set) var records: [TrackRecord] = []
  /// The constraints at the grid's edges; nil if there are none.
  @exclusivity(unchecked) var frame: AxisFrame?

  /// The constraints of the items along this axis, in the order of the plan's cells.
  @exclusivity(unchecked) var cells: [CellRecord] = []

  /// Whether items may affect the grid's length, through ties or through tracks whose lengths are unknown before the
  /// solve.
  @exclusivity(unchecked) var itemsAffectLength = false

  /// Whether the constraints of items contain the grid's length itself, and not the length that the grid hands on to
  /// its items.
  ///
  /// Constraints inside of the grid may then affect the grid's length: the solver weighs the constraints inside and
  /// outside of the grid together.
  @exclusivity(unchecked) var itemRowsUseLength = false

  /// Whether the constraints of tracks contain the grid's length itself because ties inside of the grid may affect it.
  ///
  /// If ``itemRowsUseLength`` is false, the constraints of items still contain the length that the grid hands on. So a
  /// box with too much content, or margins without room in the tracks, cannot lengthen the grid.
  @exclusivity(unchecked) var trackRowsUseLength = false
  @exclusivity(unchecked) private(set) var spans = SpanCompiler()

  /// The variable for the grid's length in the lines of equal tracks, which are affine functions of this length.
  @exclusivity(unchecked) var evenWhole: LayoutAttribute

  /// The lines and lengths of tracks without variables; nil if tracks have variables.
  @exclusivity(unchecked) private(set) var sums: TrackSums?
  @exclusivity(unchecked) private var stagedTracks: Set<Int> = []

  /// The order in which the tracks get room.
  ///
  /// The order has no tracks if arithmetic sizes the tracks, or if the grid's edges do not limit them.
  @exclusivity(unchecked) private var order = TrackOrder()

  /// Whether some tracks are shares, and some of the other tracks are never shorter than their items need; false if
  /// arithmetic sizes the tracks.
  @exclusivity(unchecked) private(set) var isMixed = false

  /// Whether bounds or content may give a share another length than its factor alone would give; false if arithmetic
  /// sizes the tracks.
  @exclusivity(unchecked) private(set) var hasUnevenShares = false

  init(axis: Axis, host: LayoutNode, reconciler: ConstraintReconciler) {
    attributes = AxisAttributes.of(axis)
    evenWhole = attributes.length
    self.host = host
    self.reconciler = reconciler
  }

  /// Compiles the tracks if constraints, and not arithmetic, determine their lengths.
  ///
  /// Only constraints that differ from those of the previous tracks are changed.
  ///
  /// - Parameters:
  ///   - plan: The tracks.
  ///   - demand: The demands of the plan's items.
  func apply(_ plan: TrackAxis, demand: AxisDemand) {
    self.plan = plan
    sums = nil
    isMixed = plan.tracks.contains { $0.isFlexible } && plan.tracks.contains { $0.holdsContent && !$0.isFlexible }
    hasUnevenShares = plan.tracks.contains { $0.isFlexible && !$0.isPlainShare }
    stagedTracks = demand.stagedTracks
    order = isBounded ? TrackOrder(plan.tracks, demand) : TrackOrder()
    carryTracks(to: demand.spans.isEmpty ? plan.owners : nil)
    makeScalars(count: plan.tracks.count)
    for track in plan.tracks.indices { applyTrack(track, key: key(of: track, demand: demand)) }
    removeTracks(from: plan.tracks.count)
    applyFrame()
  }

  /// Compiles the tracks of a subgrid, which an outer grid sizes.
  ///
  /// Only constraints that differ from those of the previous tracks are changed.
  ///
  /// - Parameters:
  ///   - plan: The subgrid's tracks.
  ///   - shared: The tracks of the outer grid that the subgrid takes over.
  func apply(_ plan: TrackAxis, shared: SubgridTracks) {
    self.plan = plan
    sums = nil
    isMixed = shared.axis.isMixed
    hasUnevenShares = shared.axis.hasUnevenShares
    itemsAffectLength = shared.axis.itemsAffectLength
    stagedTracks = []
    order = TrackOrder()
    carryTracks(to: nil)
    makeScalars(count: plan.tracks.count)
    for track in plan.tracks.indices { applyTrack(track, key: TrackRecord.Key(shared.track(track))) }
    removeTracks(from: plan.tracks.count)
    applyFrame()
    applySpans(AxisDemand())
  }

  /// Prepares to compile tracks whose lengths arithmetic computes: stores the plan, and creates variables if needed.
  ///
  /// - Parameters:
  ///   - plan: The tracks.
  ///   - sums: The lines and lengths of the tracks; nil if tracks have variables.
  func begin(_ plan: TrackAxis, _ sums: TrackSums?) {
    self.plan = plan
    self.sums = sums
    isMixed = false
    hasUnevenShares = false
    stagedTracks = []
    order = TrackOrder()
    if let sums {
      owners = nil
      if sums.dependsOnGrid { self.sums?.whole = whole }
      return
    }
    carryTracks(to: plan.owners)
    makeScalars(count: plan.tracks.count)
  }

  /// Returns the variable for the length that a track needs for the items that cover only this track.
  ///
  /// If items that span several tracks may stretch the track, the length has a variable of its own. For any other
  /// track, the result is the variable of the track's length.
  func base(of track: Int) -> LayoutAttribute { isStaged(track) ? baseScalar(track) : lengths[track] }

  /// Returns whether items that span several tracks may stretch a track, which is then sized in several stages.
  func isStaged(_ track: Int) -> Bool { stagedTracks.contains(track) }

  /// Whether the grid's edges limit the tracks.
  var isBounded: Bool { plan.extent == .bounded && plan.shared == nil }

  var hasFlexibleTrack: Bool { plan.tracks.contains { $0.isFlexible } }

  /// Returns whether the content of an item can lengthen its tracks.
  ///
  /// This is so if none of them is a share, and at least one of them is never shorter than its items need.
  func growsForContent(_ tracks: Range<Int>) -> Bool {
    plan.tracks[tracks].contains { $0.holdsContent } && !plan.tracks[tracks].contains { $0.isFlexible }
  }

  // MARK: - Numbers

  private func makeScalars(count: Int) {
    while lines.count < count {
      let track = lines.count
      lines.append(host.makeScalar(name(of: track, "start")))
      lengths.append(host.makeScalar(name(of: track, "length")))
      bases.append(nil)
    }
  }

  private func name(of track: Int, _ part: String) -> ScalarName { ScalarName(attributes.trackName, track, part) }

  private func baseScalar(_ track: Int) -> LayoutAttribute {
    if let base = bases[track] { return base }
    let base = host.makeScalar(name(of: track, "content"))
    bases[track] = base
    return base
  }

  func unit() -> LayoutAttribute {
    if let unit = unitAttribute { return unit }
    let unit = host.makeScalar(ScalarName(attributes.trackName, nil, "share"))
    unitAttribute = unit
    return unit
  }

  /// Returns the variable of the grid's need, for a need that is unknown before the solve.
  func need() -> LayoutAttribute {
    if let need = needAttribute { return need }
    let need = host.makeScalar(ScalarName(attributes.trackName, nil, "need"))
    needAttribute = need
    return need
  }

  // MARK: - Tracks that move

  /// Moves the variables and constraints of tracks to the tracks' new indices.
  ///
  /// `owners` are the owners of the new tracks. If these or the previous owners are nil, nothing moves.
  private func carryTracks(to owners: [ObjectIdentifier]?) {
    let before = self.owners
    self.owners = owners
    guard let before, let owners, before != owners else { return }
    let succession = TrackReuse(from: before, to: owners)
    makeScalars(count: owners.count)
    carryNumbers(succession.order(of: lines.count))
    for track in succession.vanished { removeConstraints(of: records[track]) }
    let changed = succession.changed
    let moved = succession.sources[changed.new].map { $0.map { records[$0] } ?? TrackRecord() }
    records.replaceSubrange(changed.old, with: moved)
  }

  /// Reorders the variables of tracks, and renames the variables for their new indices.
  ///
  /// `order` contains, for each new track, the index at which its variables are now.
  private func carryNumbers(_ order: [Int]) {
    (lines, lengths, bases) = (order.map { lines[$0] }, order.map { lengths[$0] }, order.map { bases[$0] })
    for track in order.indices where order[track] != track {
      host.rename(lines[track], name(of: track, "start"))
      host.rename(lengths[track], name(of: track, "length"))
      if let base = bases[track] { host.rename(base, name(of: track, "content")) }
    }
  }

  // MARK: - Tracks

  private func key(of track: Int, demand: AxisDemand) -> TrackRecord.Key {
    TrackRecord.Key(
      track: plan.tracks[track],
      start: track == 0
        ? nil
        : TrackRecord.Start(
          after: lines[track - 1], gap: plan.gap(after: track - 1), shares: spaceShares?.between ?? 0),
      rank: order.rank(of: track), shortPriority: shortPriority(of: track, demand: demand),
      hasStages: demand.stagedTracks.contains(track))
  }

  private func shortPriority(of track: Int, demand: AxisDemand) -> Priority {
    let rank = order.rank(of: track)
    if demand.firmTracks.contains(track) { return inOrder(GridPriority.shortFirmTrack, rank) }
    if demand.stagedTracks.contains(track) {
      return strength(ofGrowth: inOrder(GridPriority.shortStagedTrack, rank))
    }
    return strength(of: inOrder(GridPriority.shortTrack, rank))
  }

  /// Returns the priority of the constraint that keeps a track short: `priority`, or slightly more.
  ///
  /// If the grid's edges limit the tracks, the priority is slightly higher for later places in the order. If several
  /// tracks could get the same room, later tracks then stay short, and the first track gets the room. The layout
  /// therefore does not depend on the previous layout.
  func inOrder(_ priority: Priority, _ rank: TrackOrder.Rank) -> Priority {
    isBounded ? Priority(priority.value + 1 - 1 / Double(rank.place + 1)) : priority
  }

  /// Returns the priority of the constraint that gives a track a length: `priority`, or slightly more.
  ///
  /// If the grid's edges limit the tracks, the priority is slightly higher for earlier places. If there is no room for
  /// all lengths, earlier tracks then get their lengths first.
  private func firstInOrder(_ priority: Priority, _ place: Int) -> Priority {
    isBounded ? Priority(priority.value + 1 / Double(place + 2)) : priority
  }

  /// Returns the priority at which tracks are as long as the content of an item that spans them.
  func spanningContent(of tracks: Range<Int>) -> Priority {
    firstInOrder(GridPriority.spanningContent, tracks.lowerBound)
  }

  /// Returns the priority at which tracks are kept short: `priority`, or a higher priority if some tracks are as long
  /// as their content and others are shares.
  func strength(of priority: Priority) -> Priority { isMixed ? GridPriority.besideShares(priority) : priority }

  /// Returns the priority at which tracks are kept short if items span several of them.
  ///
  /// The result is `priority`, or a higher priority in two cases: some tracks are as long as their content and others
  /// are shares, or the total length of the tracks has no limit.
  func strength(ofGrowth priority: Priority) -> Priority {
    plan.extent == .unbounded ? GridPriority.withoutEnd(priority) : strength(of: priority)
  }

  func applyTrack(_ track: Int, key: TrackRecord.Key) {
    if track == records.count { records.append(TrackRecord()) }
    if isCompiled(track, from: key) { return }
    let old = records[track].key
    if old?.start != key.start { records[track].line = lineRow(track, key: key, over: records[track].line) }
    records[track].key = key
    if let length = key.decided {
      records[track].rows = decidedRows(
        track, length, over: records[track].rows, old?.whole == key.whole ? old?.decided : nil,
        isRedeclared: old?.track != key.track)
      return
    }
    if let old, isAsLong(key, old) || changeFixedLength(track, from: old, to: key) { return }
    reconciler.remove(records[track].rows)
    records[track].rows = lengthRows(track, key: key)
  }

  /// Returns whether the constraints of a track were made from a key.
  ///
  /// The keys are compared in place, because a copy of a record increments reference counts.
  private func isCompiled(_ track: Int, from key: TrackRecord.Key) -> Bool {
    records.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped[track].key == key }
  }

  /// Returns whether the constraints of an item were made from a key.
  func isCompiled(item index: Int, from key: CellRecord.Key) -> Bool {
    cells.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped[index].key == key }
  }

  /// Returns whether two keys differ at most in the start of the track and in the gap after the track.
  private func isAsLong(_ key: TrackRecord.Key, _ old: TrackRecord.Key) -> Bool {
    var other = old
    other.start = key.start
    other.track.gap = key.track.gap
    return other == key
  }

  func removeTracks(from count: Int) {
    while records.count > count { removeConstraints(of: records.removeLast()) }
  }

  private func removeConstraints(of record: TrackRecord) {
    reconciler.remove(record.line)
    reconciler.remove(record.rows)
  }

  /// Makes the constraint that a track begins where the previous track and the gap end; nil for the first track.
  private func lineRow(_ track: Int, key: TrackRecord.Key, over old: LayoutConstraint?) -> LayoutConstraint? {
    guard let start = key.start else { return reconciler.drop(old) }
    var expression = LayoutExpression(constant: -start.gap)
    expression.add(host, lines[track])
    expression.add(host, lines[track - 1], -1)
    expression.add(host, lengths[track - 1], -1)
    if start.shares != 0 { expression.add(host, unit(), -start.shares) }
    return reconciler.add(consume expression, .equal, .required, "track begins", over: old)
  }

  private func changeFixedLength(_ track: Int, from old: TrackRecord.Key, to new: TrackRecord.Key) -> Bool {
    guard case .fixed = old.track.size, case .fixed(let length) = new.track.size else { return false }
    var same = new
    same.track.size = old.track.size
    guard isAsLong(same, old), !new.track.yields, records[track].rows.count == 1 else { return false }
    reconciler.change(records[track].rows[0], constant: length)
    return true
  }

  private func lengthRows(_ track: Int, key: TrackRecord.Key) -> [LayoutConstraint] {
    if let shared = plan.shared, let taken = key.shared { return sharedRows(track, taken, of: shared.axis.host) }
    switch key.track.size {
    case .fixed(let length): return fixedRows(track, length: length, key: key)
    case .fraction(let factor): return flexibleRows(track, factor: factor, key: key)
    case .content: return contentRows(track, key: key)
    }
  }

  private func fixedRows(_ track: Int, length: Double, key: TrackRecord.Key) -> [LayoutConstraint] {
    guard key.track.yields else { return [bound(lengths[track], .equal, length, .required, "track length")] }
    let priority = firstInOrder(GridPriority.preferredLength, key.rank.place)
    return [
      bound(lengths[track], .equal, length, priority, "track preferred length", times: key.rank.weight),
      bound(lengths[track], .greaterOrEqual, key.track.minimum, .required, "track minimum"),
    ]
  }

  /// Makes the constraints that keep a content track as short as its items allow, within its minimum and its maximum.
  private func contentRows(_ track: Int, key: TrackRecord.Key) -> [LayoutConstraint] {
    let base = key.hasStages ? baseScalar(track) : lengths[track]
    var rows = [
      bound(base, .greaterOrEqual, key.track.minimum, .required, "track minimum"),
      bound(base, .equal, key.track.minimum, key.shortPriority, "track is short", times: key.rank.weight),
    ]
    if key.track.maximum != .infinity {
      let maximum = max(key.track.maximum, key.track.minimum)
      rows.append(bound(lengths[track], .lessOrEqual, maximum, .required, "track maximum"))
    }
    return rows
  }

  func bound(
    _ attribute: LayoutAttribute, _ relation: Relation, _ value: Double, _ priority: Priority, _ name: String,
    times weight: Double = 1
  ) -> LayoutConstraint {
    var expression = LayoutExpression(constant: -value * weight)
    expression.add(host, attribute, weight)
    return reconciler.add(consume expression, relation, priority, name)
  }

  // MARK: - Items that span tracks

  /// Compiles the needs of items that span several content tracks.
  func applySpans(_ demand: AxisDemand) { spans.apply(demand.spans, axis: self) }
}
