import BowerbirdLayout

/// Compiles a column grid: turns the grid's plan into equal tracks for the track compiler.
///
/// Equal tracks fill a container of any length. Only one decision depends on the length: a view has length 0 if the
/// container is shorter than ``ColumnRuler/collapse``, or than ``ColumnRuler/threshold(span:)`` for the columns of the
/// view.
final class ColumnArranger {
  private unowned(unsafe) let host: LayoutNode
  let compiler: TrackCompiler
  @exclusivity(unchecked) private var plan: ColumnPlan?
  @exclusivity(unchecked) private var across = ColumnBand()
  @exclusivity(unchecked) private var down = ColumnBand()

  /// Whether the plan that the compiler has stored gives no view the length 0 for lack of room.
  @exclusivity(unchecked) private var isWhole = false

  init(host: LayoutNode) {
    self.host = host
    compiler = TrackCompiler(host: host)
  }

  /// Compiles a plan, and sets the need of a container that is not a ``Grid``.
  ///
  /// A ``Grid`` computes its need from its own cells.
  func arrange(_ plan: ColumnPlan) {
    self.plan = plan
    if !(host.owner is Grid) { host.arrangesChildren = !plan.entries.isEmpty }
    store(plan, Size(width: Double.infinity, height: .infinity), isWhole: true)
    if !(host.owner is Grid) { setNeeds(plan) }
    host.noteDecision()
  }

  /// Sets the container's need.
  ///
  /// If the container has no views, or has children that are not views, the need is set to nil, for a need that is
  /// unknown before the solve. Views that are lent to another alternative count for the need too.
  private func setNeeds(_ plan: ColumnPlan) {
    let views = plan.entries.count { $0.view.layoutNode.parent === host }
    if host.children.count == views && !plan.entries.isEmpty { return compiler.setNeeds() }
    for axis in Axis.allCases { host.setNeed(nil, along: axis) }
  }

  /// Returns the vertical need that the container would have in a width; nil if the need is unknown before the solve.
  ///
  /// A new compiler computes the need. The plan in the present `compiler` may give views the height 0, because the
  /// container is too low at present.
  func verticalNeed(inWidth width: Double) -> NeedInWidth? {
    guard let plan else { return nil }
    let band = band(plan.columns, plan.entries.map { $0.across.span }, around: width)
    let compiler = TrackCompiler(host: host)
    compiler.store(gridPlan(plan, Size(width: width, height: .infinity)))
    return compiler.verticalNeed(inWidth: width).map {
      NeedInWidth(need: $0.need, widths: $0.widths.clamped(to: band.range))
    }
  }

  /// Compiles the plan for the size that the coming solve gives the container, or for its present size if the coming
  /// size is unknown.
  ///
  /// If the needs of views along an axis are unknown before the solve, and the container's length is not pinned, no
  /// view gets length 0 for lack of room.
  func decide() {
    guard let plan else { return }
    var size = host.decidingSize
    for axis in Axis.allCases where compiler.isLive(axis) && !host.updatePinned(axis) { size[axis] = .infinity }
    across = band(plan.columns, plan.entries.map { $0.across.span }, around: size.width)
    down = band(plan.rows, plan.entries.map { $0.down.span }, around: size.height)
    let isWhole = across.isWhole && down.isWhole
    if !isWhole || !self.isWhole { store(plan, size, isWhole: isWhole) }
    compiler.decide(host.decidingSize)
    let own = SteadyExtents(width: across.range, height: down.range)
    let decided = (compiler.decidedExtents ?? SteadyExtents()).narrowed(to: own)
    host.extensionExtents = decided.isEverything ? nil : decided
  }

  /// Passes a plan to the compiler.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - size: The size of the container.
  ///   - isWhole: Whether no view has length 0 in this size for lack of room.
  private func store(_ plan: ColumnPlan, _ size: Size, isWhole: Bool) {
    compiler.store(gridPlan(plan, size))
    self.isWhole = isWhole
  }

  /// Returns the range of container lengths around one length in which the constraints of the views stay the same.
  ///
  /// The range contains all lengths if `length` is infinity, as for a length that is unknown before the solve.
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
