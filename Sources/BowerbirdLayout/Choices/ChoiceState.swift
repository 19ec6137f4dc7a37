/// The choices of a tree, as far as layouts have needed them.
struct ChoiceState {
  /// Whether any listed node makes choices.
  var hasChoices = false

  /// Whether any item has had alternatives that a user declared.
  var hasAlternatives = false

  /// The choices in their order; nil if the order must be computed again.
  var order: ChoiceOrder?

  /// Pairs of choices that have undone each other in the present layout.
  var undone: [LayoutProblem] = []

  /// Forgets the choices of a tree whose rows are built again.
  ///
  /// Nodes list their choices again. Constraints that wait for an item still need to know of alternatives.
  mutating func restart() {
    let hasAlternatives = hasAlternatives
    self = ChoiceState()
    self.hasAlternatives = hasAlternatives
  }
}
