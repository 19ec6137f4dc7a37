import BowerbirdSolver

/// A priority for each axis.
public typealias AxisPriorities = AxisPair<Priority>

extension Priority {
  /// The priority of the solver's rows for content that declares this priority.
  ///
  /// A priority above 999.99 becomes 999.99, so that content outweighs all optional constraints below 999.99, but never
  /// a required constraint. A priority below 1, or not a number, becomes 1, the weakest priority.
  var ofContent: Priority { isValid || value > 1000 ? min(self, 999.99) : 1 }
}
