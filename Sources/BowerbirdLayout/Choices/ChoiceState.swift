/// The state of the choices in a tree.
struct ChoiceState {
  /// Whether any node in the engine's list of reviewers makes choices.
  var hasChoices = false

  /// Whether any item has ever had declared alternatives.
  var hasAlternatives = false

  /// The choices in their order; nil if the order must be computed again.
  var order: ChoiceOrder?

  /// The number of changes that programs have made.
  ///
  /// A change of a constant is counted only inside of an item with alternatives.
  var changes = 0

  /// A steady region, and the number of the solution for which the region was computed.
  var region: (region: SteadyRegion, solution: Int)?

  /// The alternatives that are ruled out in the present layout.
  var bounds = ChoiceBounds()

  /// The alternatives that were passed over in the present layout, although they may qualify now.
  var undone = UndoneChoices()

  /// Resets the state when the rows of a tree are built again.
  ///
  /// Nodes list their choices again afterwards. The bounds are kept, and the call counts as a change. `hasAlternatives`
  /// stays true, because alternatives may still leave out items.
  mutating func restart() {
    let (hasAlternatives, changes, bounds) = (hasAlternatives, changes, bounds)
    self = ChoiceState()
    self.hasAlternatives = hasAlternatives
    self.bounds = bounds
    self.changes = changes + 1
  }
}
