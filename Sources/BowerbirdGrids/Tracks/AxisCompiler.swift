import BowerbirdLayout
import BowerbirdSolver

/// The columns of a grid, or its rows, as constraints.
///
/// Each track has two numbers: the line where it begins, and its length. Each line is the line before it, the length between
/// and a gap, so that a constraint has few terms however many tracks there are, and items are tied to lines alone.
///
/// A few tracks of decided lengths have neither numbers nor constraints: their lines are sums of constants and shares; see
/// ``TrackSums``.
///
/// Where a plan says whose its tracks are, a track that has another place than before keeps its numbers and constraints.
final class AxisCompiler {
  let attributes: AxisAttributes
  let book: RowBook
  unowned(unsafe) let host: LayoutNode
  private(set) var plan = TrackAxis([])
  @exclusivity(unchecked) private(set) var lines: [LayoutAttribute] = []
  @exclusivity(unchecked) private(set) var lengths: [LayoutAttribute] = []
  private var bases: [LayoutAttribute?] = []
  private var owners: [ObjectIdentifier]?
  private var unitAttribute: LayoutAttribute?
  private var needAttribute: LayoutAttribute?
  private(set) var records: [TrackRecord] = []
  var frame = AxisFrame()

  /// Whether items determine the grid's length through tracks whose lengths only a solution determines.
  var pullsAtGrid = false
  private(set) var spans: SpanCompiler

  /// The lines and lengths of tracks that have no numbers of their own; nil where tracks have numbers.
  private(set) var sums: TrackSums?
  private var stagedTracks: Set<Int> = []

  /// Whether some tracks are as long as their content, and others share the rest.
  private(set) var isMixed = false

  /// Whether a share of the rest may be more than the others of its kind.
  private(set) var hasUnevenShares = false

  init(axis: Axis, host: LayoutNode, book: RowBook) {
    attributes = AxisAttributes.of(axis)
    self.host = host
    self.book = book
    spans = SpanCompiler()
  }

  /// Takes the tracks of a plan; only what differs from the plan before is compiled.
  ///
  /// - Parameters:
  ///   - plan: The tracks.
  ///   - demand: What the items of the plan mean for the tracks.
  func apply(_ plan: TrackAxis, demand: AxisDemand) {
    self.plan = plan
    sums = nil
    isMixed = plan.tracks.contains { $0.isFlexible } && plan.tracks.contains { $0.holdsContent && !$0.isFlexible }
    hasUnevenShares = plan.tracks.contains { $0.isFlexible && !$0.isPlainShare }
    stagedTracks = demand.stagedTracks
    carryTracks(to: demand.spans.isEmpty ? plan.owners : nil)
    makeScalars(count: plan.tracks.count)
    for track in plan.tracks.indices { applyTrack(track, key: key(of: track, demand: demand)) }
    removeTracks(from: plan.tracks.count)
    applyFrame()
  }

  /// Takes tracks whose lengths are decided.
  ///
  /// - Parameters:
  ///   - plan: The tracks.
  ///   - sums: Their lines and lengths, where they have no numbers of their own.
  func begin(_ plan: TrackAxis, _ sums: TrackSums?) {
    self.plan = plan
    self.sums = sums
    isMixed = false
    hasUnevenShares = false
    stagedTracks = []
    if let sums {
      owners = nil
      if sums.hasParts { self.sums?.whole = whole }
      return
    }
    carryTracks(to: plan.owners)
    makeScalars(count: plan.tracks.count)
  }

  /// What single items of a track must fit into.
  func base(of track: Int) -> LayoutAttribute { isStaged(track) ? baseScalar(track) : lengths[track] }

  /// Whether items that span several tracks may stretch this one.
  func isStaged(_ track: Int) -> Bool { stagedTracks.contains(track) }

  /// Whether the grid's edges limit the tracks.
  var isBounded: Bool { plan.extent == .bounded && plan.shared == nil }

  var hasFlexibleTrack: Bool { plan.tracks.contains { $0.isFlexible } }

  /// Whether all of several tracks are sized without a share of the rest, and one of them by its content.
  func holdsContent(_ tracks: Range<Int>) -> Bool {
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
    let unit = host.makeScalar(named: "\(attributes.trackName) share")
    unitAttribute = unit
    return unit
  }

  /// What the grid needs, where only a solution determines that.
  func need() -> LayoutAttribute {
    if let need = needAttribute { return need }
    let need = host.makeScalar(named: "\(attributes.trackName) need")
    needAttribute = need
    return need
  }

  // MARK: - Tracks that move

  /// Gives each track the numbers and constraints that it had in another place.
  private func carryTracks(to owners: [ObjectIdentifier]?) {
    let before = self.owners
    self.owners = owners
    guard let before, let owners, before != owners else { return }
    let succession = TrackSuccession(from: before, to: owners)
    makeScalars(count: owners.count)
    carryNumbers(succession.order(of: lines.count))
    let old = records
    records = succession.sources.map { $0.map { old[$0] } ?? TrackRecord() }
    for track in succession.vanished { removeConstraints(of: old[track]) }
  }

  /// Puts the numbers of tracks into another order; they are called after their new places.
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
      wish: wish(of: track, demand: demand),
      hasStages: demand.stagedTracks.contains(track),
      shared: plan.shared?.track(track))
  }

  private func wish(of track: Int, demand: AxisDemand) -> Priority {
    if demand.firmTracks.contains(track) { return inOrder(GridPriority.firmWish, track) }
    if demand.stagedTracks.contains(track) { return strength(ofGrowth: inOrder(GridPriority.stagedWish, track)) }
    return strength(of: inOrder(GridPriority.wish, track))
  }

  /// A wish of a track to be short that counts a little more than the same of the tracks before.
  ///
  /// Where there is not enough room for several, the first of them has it then, and not the one that had it before.
  private func inOrder(_ wish: Priority, _ track: Int) -> Priority {
    isBounded ? Priority(wish.value + 1 - 1 / Double(track + 1)) : wish
  }

  /// A wish of a track to have a length that counts a little more than the same of the tracks behind it.
  private func firstInOrder(_ wish: Priority, _ track: Int) -> Priority {
    isBounded ? Priority(wish.value + 1 / Double(track + 2)) : wish
  }

  /// How strongly tracks want to be as long as the content of an item that spans them.
  func spanningContent(of tracks: Range<Int>) -> Priority {
    firstInOrder(GridPriority.spanningContent, tracks.lowerBound)
  }

  /// How strongly the axis wants what it would want so strongly without shares of the rest.
  func strength(of wish: Priority) -> Priority { isMixed ? GridPriority.besideShares(wish) : wish }

  /// How strongly the axis wants tracks to be short which items span, where it would want it so strongly with an end.
  func strength(ofGrowth wish: Priority) -> Priority {
    plan.extent == .unbounded ? GridPriority.withoutEnd(wish) : strength(of: wish)
  }

  func applyTrack(_ track: Int, key: TrackRecord.Key) {
    if track == records.count { records.append(TrackRecord()) }
    let old = records[track].key
    if old == key { return }
    if old?.start != key.start { records[track].line = lineRow(track, key: key, over: records[track].line) }
    records[track].key = key
    if let length = key.decided {
      records[track].rows = decidedRows(
        track, length, over: records[track].rows, old?.whole == key.whole ? old?.decided : nil,
        isRedeclared: old?.track != key.track)
      return
    }
    if let old, isAsLong(key, old) || changeFixedLength(track, from: old, to: key) { return }
    book.remove(records[track].rows)
    records[track].rows = lengthRows(track, key: key)
  }

  /// Whether two tracks differ at most in where they begin, and in the room behind them.
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
    book.remove(record.line)
    book.remove(record.rows)
  }

  /// A line begins a gap after the end of the track before it.
  private func lineRow(_ track: Int, key: TrackRecord.Key, over old: LayoutConstraint?) -> LayoutConstraint? {
    guard let start = key.start else { return book.drop(old) }
    var expression = LayoutExpression(constant: -start.gap)
    expression.add(host, lines[track])
    expression.add(host, lines[track - 1], -1)
    expression.add(host, lengths[track - 1], -1)
    if start.shares != 0 { expression.add(host, unit(), -start.shares) }
    return book.add(expression, .equal, .required, "track begins", over: old)
  }

  private func changeFixedLength(_ track: Int, from old: TrackRecord.Key, to new: TrackRecord.Key) -> Bool {
    guard case .fixed = old.track.size, case .fixed(let length) = new.track.size else { return false }
    var same = new
    same.track.size = old.track.size
    guard isAsLong(same, old), !new.track.yields, records[track].rows.count == 1 else { return false }
    book.change(records[track].rows[0], constant: length)
    return true
  }

  private func lengthRows(_ track: Int, key: TrackRecord.Key) -> [LayoutConstraint] {
    if let shared = plan.shared, key.shared != nil { return [sharedRow(track, shared)] }
    switch key.track.size {
    case .fixed(let length): return fixedRows(track, length: length, key: key)
    case .fraction(let factor): return flexibleRows(track, factor: factor, key: key)
    case .content: return contentRows(track, key: key)
    }
  }

  /// The same length as a track of another grid.
  private func sharedRow(_ track: Int, _ shared: SharedTracks) -> LayoutConstraint {
    var expression = LayoutExpression(constant: 0)
    expression.add(host, lengths[track])
    expression.add(shared.axis.host, shared.axis.lengths[shared.first + track], -1)
    return book.add(expression, .equal, .required, "track is shared")
  }

  private func fixedRows(_ track: Int, length: Double, key: TrackRecord.Key) -> [LayoutConstraint] {
    guard key.track.yields else { return [bound(lengths[track], .equal, length, .required, "track length")] }
    return [
      bound(
        lengths[track], .equal, length, firstInOrder(GridPriority.preferredLength, track), "track preferred length"),
      bound(lengths[track], .greaterOrEqual, key.track.minimum, .required, "track minimum"),
    ]
  }

  /// A share of the rest; one that has a minimum or a maximum is a share as far as they allow.
  private func flexibleRows(_ track: Int, factor: Double, key: TrackRecord.Key) -> [LayoutConstraint] {
    var expression = LayoutExpression(constant: 0)
    expression.add(host, lengths[track])
    if factor != 0 { expression.add(host, unit(), -factor) }
    if key.track.isPlainShare { return [book.add(expression, .equal, .required, "track share")] }
    let growsFromMinimum = key.track.maximum == .infinity
    var rows = [
      book.add(expression, .greaterOrEqual, growsFromMinimum ? .required : GridPriority.share, "track share"),
      book.add(expression, .lessOrEqual, inOrder(GridPriority.share, track), "track share"),
      bound(lengths[track], .greaterOrEqual, key.track.minimum, .required, "track minimum"),
    ]
    if !growsFromMinimum {
      let maximum = max(key.track.maximum, key.track.minimum)
      rows.append(bound(lengths[track], .lessOrEqual, maximum, .required, "track maximum"))
    }
    return rows
  }

  /// As short as its items allow, between its minimum and its maximum.
  private func contentRows(_ track: Int, key: TrackRecord.Key) -> [LayoutConstraint] {
    let base = key.hasStages ? baseScalar(track) : lengths[track]
    var rows = [
      bound(base, .greaterOrEqual, key.track.minimum, .required, "track minimum"),
      bound(base, .equal, key.track.minimum, key.wish, "track is short"),
    ]
    if key.track.maximum != .infinity {
      let maximum = max(key.track.maximum, key.track.minimum)
      rows.append(bound(lengths[track], .lessOrEqual, maximum, .required, "track maximum"))
    }
    return rows
  }

  func bound(
    _ attribute: LayoutAttribute, _ relation: Relation, _ value: Double, _ priority: Priority, _ name: String
  ) -> LayoutConstraint {
    var expression = LayoutExpression(constant: -value)
    expression.add(host, attribute)
    return book.add(expression, relation, priority, name)
  }

  // MARK: - Items that span tracks

  /// Compiles what items need that cover several content tracks.
  func applySpans(_ demand: AxisDemand) { spans.apply(demand.spans, axis: self) }
}
