import BowerbirdSolver

/// The rows by which an item wants its content's extent along one axis.
struct ContentRows {
  /// The extent that the rows speak of.
  var extent = 0.0

  var huggingPriority = Priority.low
  var resistancePriority = Priority.high

  /// That the item is no larger.
  var hugging: ConstraintHandle?

  /// That the item is no smaller.
  var resistance: ConstraintHandle?
}
