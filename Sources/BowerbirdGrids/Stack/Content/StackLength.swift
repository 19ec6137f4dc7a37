/// The rule for the length of a cell along a stack grid.
public enum StackLength: Hashable, Sendable {
  /// A number of points.
  case constant(Double)

  /// The sum of the item's fit and its margins, within the cell's least and greatest length.
  case auto

  /// A share of the length that constant and auto cells leave, in proportion to the number.
  case expanded(Double)
}
