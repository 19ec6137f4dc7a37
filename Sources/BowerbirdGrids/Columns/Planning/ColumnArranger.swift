import BowerbirdLayout

/// The declaration of a column grid as a plan of equal tracks, and what was decided about views without room.
///
/// Tracks that fill the container leave nothing to decide but one thing: where its length is less than the insets and gaps
/// around a view, the view has none, and then its length is a wish. As it is the strongest there is of those that an item
/// has, a container that may become longer does so all the same; so what is decided changes no frame, and frames do not
/// depend on what was decided before.
final class ColumnArranger {
  private unowned(unsafe) let host: LayoutNode
  private(set) lazy var compiler = TrackCompiler(host: host)
  private var plan: ColumnPlan?
  private var across = ColumnBand()
  private var down = ColumnBand()

  /// How often views had room again in one layout, after they had had none.
  private var returns = LayoutTally()

  /// How often it was looked once more in one layout.
  private var looks = LayoutTally()

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
    let width = host.value(of: .width), height = host.value(of: .height)
    if across.range.contains(width) && down.range.contains(height) { return false }
    if across.isBelow(width) || down.isBelow(height), !mayDefineAgain() {
      host.askWhenSettled()
      return false
    }
    let before = compiler.work
    compile(plan, width: width, height: height)
    return compiler.work != before
  }

  /// Looks once more when lengths that came and went on the way have settled; others may then make them come and go again.
  ///
  /// - Returns: Whether constraints changed.
  func reconsider() -> Bool {
    if looks.count(in: host) > Self.mostLooks { return false }
    returns.reset()
    return review()
  }

  private static let mostLooks = 4

  /// Whether lengths that are wished for may be defined again in this layout.
  ///
  /// They would be the same lengths, unless what is around the container comes and goes with how they are told.
  private func mayDefineAgain() -> Bool { returns.count(in: host) <= 2 }

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
          var cell = GridCell(
            entry.view, area: GridArea(columns: columns.tracks, rows: rows.tracks), horizontal: columns.alignment,
            vertical: rows.alignment)
          cell.lacksRoom = (columns.lacksRoom, rows.lacksRoom)
          return cell
        }))
  }

  /// A box with columns may be a grid itself, which has more to look at.
  private var steadyExtents: SteadyExtents? {
    if host.owner is Grid { return nil }
    return SteadyExtents(width: across.range, height: down.range)
  }
}
