import BowerbirdSolver

/// A priority for each axis.
public typealias AxisPriorities = AxisPair<Priority>

extension Priority {
  /// The priority of the rows that are made of content with this priority.
  ///
  /// Content never overrides required constraints. Content of priority 1000 or more outweighs all other optional
  /// constraints. A priority that is too low, or not a number, counts as the weakest priority.
  var ofContent: Priority { isValid || value > 1000 ? min(self, 999.99) : 1 }
}
