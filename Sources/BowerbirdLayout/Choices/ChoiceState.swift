/// The state of the choices in a tree.
struct ChoiceState {
  /// Whether any node that was listed as a reviewer so far has made choices.
  private(set) var hasChoices = false

  /// Whether any item has ever had declared alternatives.
  private(set) var hasAlternatives = false

  /// Whether there may be choices among declared alternatives.
  var hasDeclaredChoices: Bool { hasAlternatives && hasChoices }

  /// The choices in their order; nil if the order must be computed again.
  private(set) var order: ChoiceOrder?

  /// The number of changes that programs have made.
  ///
  /// A change of a constant is counted only inside of an item with alternatives.
  private(set) var changes = 0

  /// A steady region, and the number of the solution for which the region was computed.
  private var region: (region: SteadyRegion, solution: Int)?

  /// The alternatives that are ruled out in the present layout.
  var bounds = ChoiceBounds()

  /// The alternatives that were passed over in the present layout, although they may qualify now.
  var undone = UndoneChoices()

  mutating func noteChoices() { hasChoices = true }

  mutating func noteAlternatives() { hasAlternatives = true }

  mutating func noteChange() { changes += 1 }

  mutating func note(_ order: ChoiceOrder) { self.order = order }

  /// Forgets the order, because the tree or the choices have changed.
  mutating func forgetOrder() { order = nil }

  /// Returns the steady region of a solution, by the solution's number; nil if the region must be computed.
  func region(ofSolution number: Int) -> SteadyRegion? { region.flatMap { $0.solution == number ? $0.region : nil } }

  mutating func note(_ region: SteadyRegion, ofSolution number: Int) { self.region = (region, number) }

  /// Forgets the ruled-out alternatives and the steady region at the end of a layout.
  ///
  /// Alternatives that the layout has ruled out may qualify in the next layout. The list of them would keep items alive.
  mutating func endLayout() {
    bounds.removeAll()
    region = nil
  }

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
