import BowerbirdLayout

/// The input of the compiler: the columns and rows of a grid, and the cells of its items.
public struct GridPlan {
  /// The columns.
  public var columns: TrackAxis

  /// The rows.
  public var rows: TrackAxis

  /// The items, in the order in which they are compared with those of the previous plan.
  public var cells: [GridCell]

  /// Creates a plan.
  public init(columns: TrackAxis, rows: TrackAxis, cells: [GridCell]) {
    self.columns = columns
    self.rows = rows
    self.cells = cells
  }

  /// Returns the tracks along an axis.
  subscript(axis: Axis) -> TrackAxis { axis == .horizontal ? columns : rows }
}
