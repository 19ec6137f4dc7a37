import BowerbirdLayout

/// A grid kind: it stores a declaration, and makes a plan of it.
public protocol GridArranger: AnyObject {
  /// The requests that could not be met as asked.
  var warnings: [GridWarning] { get }

  /// Makes a plan, and sets what the grid needs. It is called before a solve if the declaration has changed.
  func arrange(_ grid: Grid)

  /// Applies the plan to the grid's compiler, for the grid's size.
  func decide(_ grid: Grid)

  /// Updates boxes that the caller's closures make for the sizes of cells.
  ///
  /// It is called after a solve if ``/BowerbirdLayout/LayoutNode/reviewsArrangement`` is set.
  ///
  /// - Returns: Whether constraints changed, so that the solve must be repeated.
  func review(_ grid: Grid) -> Bool

  /// Returns the decisions for the grid's present size, as sentences for explanations.
  func decisions(of grid: Grid, along axis: Axis) -> [String]
}

extension GridArranger {
  /// Changes nothing.
  public func review(_ grid: Grid) -> Bool { false }

  /// Returns no sentences.
  public func decisions(of grid: Grid, along axis: Axis) -> [String] { [] }
}
