import BowerbirdLayout

/// The declaration of a column grid as a plan of equal tracks, and what was decided about views without room.
///
/// Tracks that fill the container leave nothing to decide but one thing: where its length is less than the insets and gaps
/// around a view, the view has none.
final class ColumnArranger {
  private unowned(unsafe) let host: LayoutNode
  private(set) lazy var compiler = TrackCompiler(host: host)
  private var plan: ColumnPlan?
  private var across = ColumnBand()
  private var down = ColumnBand()

  init(host: LayoutNode) { self.host = host }

  /// Takes a plan, looks what the views need, and says what the container needs.
  func arrange(_ plan: ColumnPlan) {
    if plan.entries.isEmpty && self.plan == nil { return }
    self.plan = plan
    if !(host.owner is Grid) { host.arrangesChildren = !plan.entries.isEmpty }
    compiler.take(gridPlan(plan, Size(width: Double.infinity, height: .infinity)))
    if !(host.owner is Grid) { tellNeeds(plan) }
    host.noteDecision()
  }

  /// Says what the container needs; what else is in it, only a solution says.
  private func tellNeeds(_ plan: ColumnPlan) {
    if host.children.count == plan.entries.count && !plan.entries.isEmpty { return compiler.tellNeeds() }
    for axis in Axis.allCases { host.setNeed(nil, along: axis) }
  }

  /// Lays the views out for the size that the container has or is going to have.
  func decide() {
    guard let plan else { return }
    var size = host.decidingSize
    if compiler.isLive(.horizontal) { size.width = .infinity }
    if compiler.isLive(.vertical) { size.height = .infinity }
    across = band(plan.columns, plan.entries.map { $0.across.span }, around: size.width)
    down = band(plan.rows, plan.entries.map { $0.down.span }, around: size.height)
    compiler.take(gridPlan(plan, size))
    compiler.decide(host.decidingSize)
    let steady = SteadyExtents(width: across.range, height: down.range)
    host.extensionExtents = steady.isEverything ? nil : steady
  }

  /// The lengths at which the views are laid out in the same way; every length where only a solution says how long they are.
  private func band(_ ruler: ColumnRuler, _ spans: [Double], around length: Double) -> ColumnBand {
    length == .infinity ? ColumnBand() : ColumnBand(ruler, spans: spans, around: length)
  }

  // MARK: - Tracks

  private func gridPlan(_ plan: ColumnPlan, _ size: Size) -> GridPlan {
    GridPlan(
      columns: plan.columns.tracks, rows: plan.rows.tracks,
      cells: plan.entries.map { entry in
        let columns = plan.columns.cell(entry.across, at: size.width),
          rows = plan.rows.cell(entry.down, at: size.height)
        return GridCell(
          entry.view, area: GridArea(columns: columns.tracks, rows: rows.tracks), horizontal: columns.alignment,
          vertical: rows.alignment)
      })
  }
}
