/// An ordered list of alternatives, of which the first counts whose condition holds under its own constraints.
///
/// Constraints say what is; a choice says what cannot be said by any of them, such as whether there is room to share. Whoever
/// makes a choice belongs to a node and makes the constraints of the alternative that is ``taken`` in
/// ``LayoutItem/decideArrangement()``, together with the conditions:
///
/// ```swift
/// let choice = LayoutChoice(of: node, along: .horizontal)
/// choice.conditions = [rest]          // the first of two alternatives counts as long as rest > 0
/// ```
///
/// The engine takes choices in one order: those about widths before those about heights, outer items before inner ones, and the
/// first sibling first. Each is made with those before it as they are, and with those after it at their first alternatives. So
/// what is taken depends on the declaration and the size alone.
public final class LayoutChoice {
  /// The axis whose lengths the choice is about.
  public let axis: Axis

  /// What has to be positive for each alternative to count; there is one alternative more than there are conditions, and the
  /// last one always counts.
  ///
  /// The numbers are those of the solution that the alternative's own constraints have.
  public var conditions: [LayoutExpression] {
    get { tests.compactMap { $0.first?.expression } }
    set { tests = newValue.map { [ChoiceTest($0, isStrict: true)] } }
  }

  /// What has to hold for each alternative but the last one to count: all tests of it.
  var tests: [[ChoiceTest]] = []

  /// What a user declared, if the choice is made among that.
  @exclusivity(unchecked) unowned(unsafe) var alternatives: Alternatives?

  /// The place of the alternative that counts.
  public internal(set) var taken = 0

  /// The first alternative that may still count in the present layout.
  var least = 0

  /// Whether an earlier alternative was taken again in the present layout.
  var hasGoneBack = false

  @exclusivity(unchecked) unowned(unsafe) let node: LayoutNode

  /// Makes a choice, which the node asks for from now on.
  ///
  /// - Parameters:
  ///   - node: The node in whose size or content the choice lies.
  ///   - axis: The axis whose lengths it is about.
  public init(of node: LayoutNode, along axis: Axis) {
    self.node = node
    self.axis = axis
    node.choices.append(self)
  }

  /// Has the node make no such choice any more.
  public func remove() { node.choices.removeAll { $0 === self } }

  /// Takes an alternative, and has the node make its constraints.
  ///
  /// - Returns: Whether another one counted before.
  @discardableResult
  func take(_ alternative: Int) -> Bool {
    if taken == alternative { return false }
    taken = alternative
    node.noteDecision()
    return true
  }
}
