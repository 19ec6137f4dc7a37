import BowerbirdLayout
import BowerbirdSolver

/// Compiles the needs of items that span several content tracks into constraints.
///
/// The items that span the same number of tracks are compiled together in one phase, smaller numbers first. In a phase,
/// the length that an item lacks is divided into equal shares, one for each of its content tracks. A track grows by the
/// largest share of an item that spans the track.
struct SpanCompiler {
  private var spans: [AxisDemand.Span] = []
  private var tracks: [Track] = []
  private var gap = 0.0
  private var extent = TrackAxis.Extent.bounded
  private(set) var rows: [LayoutConstraint] = []
  private var shares: [LayoutAttribute] = []
  private var needs: [Int: LayoutAttribute] = [:]
  private var stages: [Stage: LayoutAttribute] = [:]

  /// A key for the length of a track after one phase.
  ///
  /// Each phase compiles all items that span the same number of tracks.
  private struct Stage: Hashable {
    var track: Int
    var phase: Int
  }

  mutating func apply(_ spans: [AxisDemand.Span], axis: AxisCompiler) {
    if spans.isEmpty && self.spans.isEmpty { return }
    if spans == self.spans && tracks == axis.plan.tracks && gap == axis.plan.gap
      && extent == axis.plan.extent
    {
      return
    }
    axis.reconciler.remove(rows)
    rows = []
    self.spans = spans
    tracks = axis.plan.tracks
    gap = axis.plan.gap
    extent = axis.plan.extent
    compile(axis)
  }

  private mutating func compile(_ axis: AxisCompiler) {
    var current: [Int: LayoutAttribute] = [:]
    for span in spans { for track in contentTracks(span) { current[track] = axis.base(of: track) } }
    let lastPhase = longestSpans()
    var phase = 0, first = 0
    while first < spans.count {
      let length = spans[first].tracks.count
      let end = spans[first...].firstIndex { $0.tracks.count != length } ?? spans.count
      var next = current
      for track in Set(spans[first..<end].flatMap(contentTracks)).sorted() {
        let attribute =
          lastPhase[track] == length ? axis.lengths[track] : stage(track: track, phase: phase, axis: axis)
        next[track] = attribute
        growthRows(from: current[track], to: attribute, phase: phase, axis: axis)
      }
      for index in first..<end { shareRows(index, from: current, to: next, axis: axis) }
      current = next
      phase += 1
      first = end
    }
  }

  private func contentTracks(_ span: AxisDemand.Span) -> [Int] {
    span.tracks.filter { tracks[$0].size == .content }
  }

  /// Returns, for each content track, the number of tracks of the longest span that covers the track.
  ///
  /// When all spans of this number of tracks are compiled, the track's length is final.
  private func longestSpans() -> [Int: Int] {
    var last: [Int: Int] = [:]
    for span in spans { for track in contentTracks(span) { last[track] = max(last[track] ?? 0, span.tracks.count) } }
    return last
  }

  private mutating func growthRows(
    from: LayoutAttribute?, to: LayoutAttribute, phase: Int, axis: AxisCompiler
  ) {
    guard let from else { return }
    var growth = LayoutExpression(constant: 0)
    growth.add(axis.host, to)
    growth.add(axis.host, from, -1)
    rows.append(axis.reconciler.add(growth, .greaterOrEqual, .required, "track grows"))
    var end = LayoutExpression(constant: 0)
    end.add(axis.host, to)
    let priority = axis.strength(ofGrowth: GridPriority.growth(phase: phase))
    rows.append(axis.reconciler.add(end, .lessOrEqual, priority, "track growth is minimal"))
  }

  /// Makes the constraints of an item's share: the length that the item lacks in its tracks so far, divided by the
  /// number of its content tracks.
  ///
  /// `from` contains the length of each track before the present phase, and `to` the length after the phase.
  private mutating func shareRows(
    _ index: Int, from: [Int: LayoutAttribute], to: [Int: LayoutAttribute], axis: AxisCompiler
  ) {
    let span = spans[index], growing = contentTracks(span)
    let share = shareScalar(index, axis: axis)
    let inner = span.tracks.dropLast().reduce(0) { $0 + axis.plan.gap(after: $1) }
    var expression = LayoutExpression(constant: inner - span.margins)
    expression.add(axis.host, share, Double(growing.count))
    if let need = span.need {
      expression.add(axis.host, needRow(need, index, axis: axis), -1)
    } else {
      expression.add(span.item, span.length, -1)
    }
    for track in span.tracks { expression.add(axis.host, from[track] ?? axis.lengths[track]) }
    rows.append(axis.reconciler.add(consume expression, .equal, .required, "item shares its need"))
    for track in growing {
      guard let before = from[track], let after = to[track] else { continue }
      var growth = LayoutExpression(constant: 0)
      growth.add(axis.host, after)
      growth.add(axis.host, before, -1)
      growth.add(axis.host, share, -1)
      let priority = tracks[track].maximum == .infinity ? Priority.required : GridPriority.containment
      rows.append(axis.reconciler.add(growth, .greaterOrEqual, priority, "track holds its share"))
    }
  }

  /// Makes the constraint that a stretched item's need covers its content, and returns the variable of the need.
  ///
  /// The item is as long as its tracks, which other items may stretch. The item's length is therefore not its need.
  private mutating func needRow(_ need: ContentNeed, _ index: Int, axis: AxisCompiler) -> LayoutAttribute {
    let scalar = needs[index] ?? axis.host.makeScalar(named: "\(axis.attributes.trackName) span \(index) need")
    needs[index] = scalar
    var expression = LayoutExpression(constant: -need.length)
    expression.add(axis.host, scalar)
    let priority = axis.isBounded ? axis.spanningContent(of: spans[index].tracks) : need.resistance
    rows.append(axis.reconciler.add(consume expression, .greaterOrEqual, priority, "item need covers its content"))
    return scalar
  }

  private mutating func shareScalar(_ index: Int, axis: AxisCompiler) -> LayoutAttribute {
    while shares.count <= index {
      shares.append(axis.host.makeScalar(named: "\(axis.attributes.trackName) span \(shares.count) share"))
    }
    return shares[index]
  }

  private mutating func stage(track: Int, phase: Int, axis: AxisCompiler) -> LayoutAttribute {
    let stage = Stage(track: track, phase: phase)
    if let attribute = stages[stage] { return attribute }
    let attribute = axis.host.makeScalar(named: "\(axis.attributes.trackName) \(track) stage \(phase)")
    stages[stage] = attribute
    return attribute
  }
}
