import BowerbirdLayout

/// A grid kind, which stores a declaration and turns the declaration into a plan.
///
/// A grid kind of your own is one class that conforms to this protocol. The class places items on tracks, and the
/// grid's compiler turns the tracks into constraints:
///
/// ```swift
/// final class Diagonal: GridArranger {
///   func arrange(_ grid: Grid) {
///     let tracks = TrackAxis(grid.children.map { _ in Track(.fraction(1)) })
///     let cells = grid.children.enumerated().map { index, item in
///       GridCell(item, area: GridArea(columns: index..<index + 1, rows: index..<index + 1))
///     }
///     grid.compiler.apply(GridPlan(columns: tracks, rows: tracks, cells: cells))
///   }
/// }
///
/// let grid = Grid(arrangedBy: Diagonal(), items: [one, two])
/// grid.layout(width: 100, height: 60)
/// two.frame                              // Rect(x: 50, y: 30, width: 50, height: 30)
/// ```
public protocol GridArranger: AnyObject {
  /// The requests that could not be met as asked.
  var warnings: [GridWarning] { get }

  /// The items of the declaration, if the arranger stores them; see ``/BowerbirdLayout/LayoutItem/listedItems()``.
  var listedItems: [any LayoutItem] { get }

  /// Makes a plan for the grid's items, and sets the grid's needs.
  ///
  /// ``TrackCompiler/apply(_:)`` compiles a plan, and sets the needs that follow from the plan.
  ///
  /// The engine calls the method before a solve if children were added or removed, if the needs of children have
  /// changed, or after ``/BowerbirdLayout/LayoutItem/setNeedsArrangement()``.
  func arrange(_ grid: Grid)

  /// Makes a plan for the grid's size, if the plan depends on the size.
  ///
  /// The size is `decidingSize` of the grid's node. The method sets ``/BowerbirdLayout/LayoutNode/decidedExtents`` to
  /// the range of sizes for which the plan is right. The engine calls the method again for any other size:
  ///
  /// ```swift
  /// func decide(_ grid: Grid) {
  ///   let width = grid.layoutNode.decidingSize.width
  ///   grid.layoutNode.decidedExtents = SteadyExtents(width: width..<width.nextUp)
  ///   grid.compiler.apply(plan(for: grid.children, width: width))
  /// }
  /// ```
  ///
  /// The engine calls the method before a solve, for outer grids first, after ``arrange(_:)`` has applied a plan or
  /// called ``/BowerbirdLayout/LayoutNode/noteDecision()``.
  func decide(_ grid: Grid)

  /// Adapts boxes that depend on the solved sizes of cells, such as the boxes of `gridCellBackground(_:)`.
  ///
  /// The engine calls the method after a solve if ``/BowerbirdLayout/LayoutNode/reviewsArrangement`` is set.
  ///
  /// - Returns: Whether constraints changed, so that the solve must be repeated.
  func review(_ grid: Grid) -> Bool

  /// Returns sentences that explain the arranger's choices for the grid's present size, such as a number of tracks.
  func decisions(of grid: Grid, along axis: Axis) -> [String]

  /// Returns a short text for the arranger's choice at the grid's present size, such as `3 columns`; nil if the
  /// arranger chooses nothing along the axis.
  func chosenArrangement(of grid: Grid, along axis: Axis) -> String?
}

extension GridArranger {
  /// An empty list.
  public var warnings: [GridWarning] { [] }

  /// An empty list, because most arrangers arrange the grid's children.
  public var listedItems: [any LayoutItem] { [] }

  /// Does nothing, for arrangers whose plan is the same for all sizes of the grid.
  public func decide(_ grid: Grid) {}

  /// Changes nothing, and returns false.
  public func review(_ grid: Grid) -> Bool { false }

  /// Returns no sentences.
  public func decisions(of grid: Grid, along axis: Axis) -> [String] { [] }

  /// Returns nil.
  public func chosenArrangement(of grid: Grid, along axis: Axis) -> String? { nil }
}
