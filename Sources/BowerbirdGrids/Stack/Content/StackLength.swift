/// What decides how long a cell of a stack grid is, along the grid.
public enum StackLength: Hashable, Sendable {
  /// A number of points.
  case constant(Double)

  /// The item's fitting length and its margins.
  case auto

  /// A share of what the other cells leave, in proportion to the number.
  case expanded(Double)
}
