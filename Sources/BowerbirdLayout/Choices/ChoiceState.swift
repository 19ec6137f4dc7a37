/// The choices of a tree, as far as layouts have needed them.
struct ChoiceState {
  /// Whether any listed node makes choices.
  var hasChoices = false

  /// Whether any item has had alternatives that a user declared.
  var hasAlternatives = false

  /// The choices in their order; nil if the order must be computed again.
  var order: ChoiceOrder?

  /// The number of changes that programs have made.
  ///
  /// A change of a constant counts only inside of an item with alternatives.
  var changes = 0

  /// The region of sizes in which the rows of a solution apply, and the number of that solution.
  var region: (region: SteadyRegion, solution: Int)?

  /// The alternatives that are ruled out in the present layout.
  var bounds = ChoiceBounds()

  /// Pairs of choices that have undone each other in the present layout.
  var undone: [LayoutProblem] = []

  /// Forgets the choices of a tree whose rows are built again.
  ///
  /// Nodes list their choices again. Constraints that wait for an item still need to know of alternatives.
  mutating func restart() {
    let (hasAlternatives, changes, bounds) = (hasAlternatives, changes, bounds)
    self = ChoiceState()
    self.hasAlternatives = hasAlternatives
    self.bounds = bounds
    self.changes = changes + 1
  }
}
