import BowerbirdLayout

/// The columns and rows of a grid, and the cells of its items.
///
/// A ``TrackCompiler`` turns a plan into constraints.
public struct GridPlan {
  /// The columns.
  public var columns: TrackAxis

  /// The rows.
  public var rows: TrackAxis

  /// The cells of the items.
  ///
  /// A plan with the items of the previous plan in the same order is compiled faster.
  public var cells: [GridCell]

  /// Creates a plan.
  public init(columns: TrackAxis, rows: TrackAxis, cells: [GridCell]) {
    self.columns = columns
    self.rows = rows
    self.cells = cells
  }

  /// Returns the tracks along an axis.
  subscript(axis: Axis) -> TrackAxis { @inline(__always) get { axis == .horizontal ? columns : rows } }

  /// A copy of the plan in which needs ignore optional constraints that tie items to other items.
  ///
  /// In the plan itself, such a constraint may make the need of its item unknown before the solve.
  var withItemsByThemselves: GridPlan {
    var plan = self
    for index in plan.cells.indices {
      plan.cells[index].request.ties = .requiredToOthers(leading: firstAxis(of: plan.cells[index]))
      plan.cells[index].subgrid = plan.cells[index].subgrid.map { SubgridPlan($0.plan.withItemsByThemselves) }
    }
    return plan
  }

  /// Removes each cell that covers a track outside of the columns or rows of the plan.
  mutating func dropCellsOutside() {
    if cells.allSatisfy({ holds($0.area) }) { return }
    cells = cells.filter { holds($0.area) }
  }

  private func holds(_ area: GridArea) -> Bool { columns.holds(area.columns) && rows.holds(area.rows) }
}
