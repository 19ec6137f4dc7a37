import BowerbirdSolver

/// The rows that relate an item to its content along one axis.
struct ContentRows {
  /// The extent that the content asks for, which is the target of both rows.
  var extent = 0.0

  var huggingPriority = Priority.low
  var resistancePriority = Priority.high

  /// The row that keeps the item from being larger than the content's extent; nil if there is no such row.
  var hugging: ConstraintHandle?

  /// The row that keeps the item from being smaller than the content's extent; nil if there is no such row.
  var resistance: ConstraintHandle?
}
