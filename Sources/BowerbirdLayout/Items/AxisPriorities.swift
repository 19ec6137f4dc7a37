import BowerbirdSolver

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  /// The priority along the horizontal axis.
  public var horizontal: Priority

  /// The priority along the vertical axis.
  public var vertical: Priority

  /// Creates a pair of priorities.
  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates a pair of one priority.
  public init(_ priority: Priority) { self.init(horizontal: priority, vertical: priority) }

  /// The priority along an axis.
  public subscript(axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension Priority {
  /// The priority of the rows of content with this priority.
  ///
  /// Content never overrides required constraints, so required content only outweighs everything optional. A priority
  /// that is too low, or no number, counts as the weakest one.
  var ofContent: Priority { isValid || value > 1000 ? min(self, 999.99) : 1 }
}
