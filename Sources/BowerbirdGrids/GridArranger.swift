import BowerbirdLayout

/// One system of grids: it keeps what was declared, and makes a plan of it.
public protocol GridArranger: AnyObject {
  /// What could not be done as it was asked.
  var warnings: [GridWarning] { get }

  /// Makes a plan, and says what the grid needs; called before a solve if the declaration changed.
  func arrange(_ grid: Grid)

  /// Applies the plan to the grid's compiler, for the grid's size.
  func decide(_ grid: Grid)

  /// Looks at a solution, if ``/BowerbirdLayout/LayoutNode/reviewsArrangement`` is set: for code of users that makes boxes for sizes.
  ///
  /// - Returns: Whether constraints changed, so that the solve must be repeated.
  func review(_ grid: Grid) -> Bool

  /// What was decided for the grid's present size, as sentences for explanations.
  func decisions(of grid: Grid, along axis: Axis) -> [String]
}

extension GridArranger {
  /// Changes nothing.
  public func review(_ grid: Grid) -> Bool { false }

  /// Nothing.
  public func decisions(of grid: Grid, along axis: Axis) -> [String] { [] }
}
