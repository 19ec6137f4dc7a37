/// A choice of the engine among alternatives in a given order, for an item or a container.
///
/// The engine takes the first alternative that *qualifies*. An alternative qualifies if its condition holds in a
/// solution with its constraints. The last alternative has no condition, and always qualifies.
///
/// A choice expresses a decision that no constraint can express, such as whether there is room to share. In
/// ``LayoutItem/decideArrangement()``, the node's item makes the constraints of the ``taken`` alternative, and sets the
/// conditions. In this example, the expression `rest` is the free space:
///
/// ```swift
/// let choice = LayoutChoice(of: node, along: .horizontal)
/// choice.conditions = [rest]          // the first of two alternatives qualifies if rest > 0
/// ```
///
/// The engine makes choices in a fixed order: widths before heights, outer items before inner ones, earlier siblings
/// before later ones. When a choice is made, the earlier choices are fixed, and no later choice is made yet. The result
/// therefore depends on the declaration and the size alone.
public final class LayoutChoice {
  /// The axis whose lengths the choice is about.
  public let axis: Axis

  /// The conditions of all alternatives but the last: expressions that must be positive.
  ///
  /// Each condition is evaluated in a solution with the constraints of its alternative.
  public var conditions: [LayoutExpression] {
    get { tests.compactMap { $0.first?.expression } }
    set { tests = newValue.map { [ChoiceTest($0, isStrict: true)] } }
  }

  /// The tests of each alternative but the last.
  ///
  /// An alternative qualifies if all its tests hold.
  @exclusivity(unchecked) var tests: [[ChoiceTest]] = []

  /// The declared alternatives among which the choice is made; nil for a choice of a container.
  @exclusivity(unchecked) unowned(unsafe) var alternatives: Alternatives?

  /// The index of the alternative that is taken.
  @exclusivity(unchecked) public internal(set) var taken = 0

  /// The index of the first alternative that may still qualify in the present layout.
  @exclusivity(unchecked) var least = 0

  /// The index of the alternative with which ``ChoiceMaker`` has begun the choice in the present layout.
  ///
  /// The value is nil before, and for a choice that does not try declared alternatives.
  @exclusivity(unchecked) var first: Int?

  /// Whether the choice tries its alternatives in their order: takes an alternative, and then tests the solution.
  ///
  /// This is necessary if only a solution with an alternative shows whether the alternative qualifies. It is not
  /// necessary for declared alternatives with needs that are the same in all solutions.
  var isTried: Bool { alternatives?.needSolutions ?? true }

  /// The stored answer of ``isLocal(_:isRootGiven:)``: whether the choice affects nothing outside of its node.
  @exclusivity(unchecked) var local = VersionedAnswer()

  /// The stored answer of ``isTiedAcrossBorder(_:)``: whether a constraint relates an item inside of the
  /// node to an item outside.
  @exclusivity(unchecked) var tied = VersionedAnswer()

  /// Whether the choice has returned to an earlier alternative in the present layout.
  @exclusivity(unchecked) var hasGoneBack = false

  @exclusivity(unchecked) unowned(unsafe) let node: LayoutNode

  /// Creates a choice, and adds it to its node.
  ///
  /// - Parameters:
  ///   - node: The node whose size or content the choice is about.
  ///   - axis: The axis whose lengths the choice is about.
  public convenience init(of node: LayoutNode, along axis: Axis) { self.init(of: node, along: axis, nil) }

  init(of node: LayoutNode, along axis: Axis, _ alternatives: Alternatives?) {
    self.node = node
    self.axis = axis
    self.alternatives = alternatives
    tests = alternatives?.alternatives.dropLast().map { _ in [] } ?? []
    node.choices.append(self)
    least = node.engine?.choiceState.bounds.least(of: self) ?? 0
    take(least)
  }

  /// Removes the choice from its node.
  public func remove() { node.choices.removeAll { $0 === self } }

  /// Takes an alternative, and requests a call of ``LayoutItem/decideArrangement()``.
  ///
  /// The call makes the constraints of the alternative.
  ///
  /// - Returns: Whether another alternative was taken before.
  @discardableResult
  func take(_ alternative: Int) -> Bool {
    if taken == alternative { return false }
    taken = alternative
    node.noteDecision()
    return true
  }
}
