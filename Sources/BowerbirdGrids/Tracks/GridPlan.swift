/// What a grid system asks of the compiler: columns, rows, and which item is where.
public struct GridPlan {
  /// The columns.
  public var columns: TrackAxis

  /// The rows.
  public var rows: TrackAxis

  /// The items, in the order in which they are compared with the plan before.
  public var cells: [GridCell]

  /// Makes a plan.
  public init(columns: TrackAxis, rows: TrackAxis, cells: [GridCell]) {
    self.columns = columns
    self.rows = rows
    self.cells = cells
  }
}
