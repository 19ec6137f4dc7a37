import BowerbirdLayout

/// The declaration of a column grid as a plan of equal tracks, and what was decided about views without room.
///
/// Tracks that fill the container leave nothing to decide but one thing: where its length is less than the insets and gaps
/// around a view, the view has none, which no linear constraint can say.
final class ColumnArranger {
  private unowned(unsafe) let host: LayoutNode
  private(set) lazy var compiler = TrackCompiler(host: host)
  private var plan: ColumnPlan?
  private var across = ColumnBand()
  private var down = ColumnBand()

  /// How often the container may still become long enough again, in one layout.
  private var chances = (layout: 0, left: 0)

  init(host: LayoutNode) { self.host = host }

  /// Takes a plan; only what differs from the one before is compiled.
  func arrange(_ plan: ColumnPlan) {
    if plan.entries.isEmpty && self.plan == nil { return }
    self.plan = plan
    compile(plan, width: length(.horizontal), height: length(.vertical))
    if !across.isEverything || !down.isEverything { host.reviewsArrangement = true }
  }

  /// Looks whether the container's length has passed one at which a view gains or loses its length.
  ///
  /// - Returns: Whether constraints changed.
  func review() -> Bool {
    guard let plan, !plan.entries.isEmpty else { return false }
    var width = host.value(of: .width), height = host.value(of: .height)
    if across.range.contains(width) && down.range.contains(height) {
      guard takeChance() else { return false }
      if across.isShort { width = .infinity }
      if down.isShort { height = .infinity }
    }
    let before = compiler.work
    compile(plan, width: width, height: height)
    return compiler.work != before
  }

  /// Views without a length say nothing of the container's, which would stay as short as it is.
  ///
  /// So each layout looks whether it stays so if all of them have one; twice, because what is measured in them is known only
  /// after the first time.
  private func takeChance() -> Bool {
    guard across.isShort || down.isShort else { return false }
    if chances.layout != host.layoutNumber { chances = (host.layoutNumber, 2) }
    chances.left -= 1
    return chances.left >= 0
  }

  /// The length of the container; before the first layout, one that is long enough for everything.
  private func length(_ axis: Axis) -> Double {
    let length = host.value(of: axis == .horizontal ? .width : .height)
    return length > 0 ? length : .infinity
  }

  // MARK: - Tracks

  private func compile(_ plan: ColumnPlan, width: Double, height: Double) {
    across = ColumnBand(plan.columns, spans: plan.entries.map { $0.across.span }, around: width)
    down = ColumnBand(plan.rows, spans: plan.entries.map { $0.down.span }, around: height)
    host.steadyExtents = steadyExtents
    compiler.apply(
      GridPlan(
        columns: plan.columns.tracks, rows: plan.rows.tracks,
        cells: plan.entries.map { entry in
          let columns = plan.columns.cell(entry.across, at: width), rows = plan.rows.cell(entry.down, at: height)
          return GridCell(
            entry.view, area: GridArea(columns: columns.tracks, rows: rows.tracks), horizontal: columns.alignment,
            vertical: rows.alignment)
        }))
  }

  /// What has to be looked at in every layout has none; a grid in a box may be a grid itself, which has more to look at.
  private var steadyExtents: SteadyExtents? {
    if host.owner is Grid { return nil }
    if across.isShort || down.isShort { return SteadyExtents(width: 0..<0, height: 0..<0) }
    return SteadyExtents(width: across.range, height: down.range)
  }
}
