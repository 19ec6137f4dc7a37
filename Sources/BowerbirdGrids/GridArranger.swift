/// One system of grids: it keeps what was declared, and makes a plan of it.
public protocol GridArranger: AnyObject {
  /// What could not be done as it was asked.
  var warnings: [GridWarning] { get }

  /// Applies a plan to the grid's compiler; called before a solve if the declaration changed.
  func arrange(_ grid: Grid)

  /// Decides again what depends on the solution.
  ///
  /// - Returns: Whether constraints changed, so that the solve must be repeated.
  func review(_ grid: Grid) -> Bool

  /// Tries anew what was decided on the way, once everything else has settled.
  ///
  /// - Returns: Whether constraints changed, so that the solve must be repeated.
  func reconsider(_ grid: Grid) -> Bool
}

extension GridArranger {
  /// Changes nothing.
  public func reconsider(_ grid: Grid) -> Bool { false }
}
