/// Makes choices in their order, each with those before it fixed.
extension LayoutEngine {
  /// Sets every choice to its first alternative, whatever it took in another size.
  ///
  /// A trial may hold another alternative.
  func beginChoices() {
    for choice in choices { begin(choice) }
  }

  /// Sets the choices of a node that is new in the tree to their first alternatives, whatever they took in another
  /// tree.
  func beginChoices(of node: LayoutNode) {
    for choice in node.choices { begin(choice) }
  }

  private func begin(_ choice: LayoutChoice) {
    choice.least = 0
    choice.take(heldChoices?[ObjectIdentifier(choice)] ?? 0)
  }

  /// Moves the first choice whose condition does not hold in the present solution to its next alternative.
  ///
  /// Later choices are made again. If one of them had left its first alternative, that may be why the condition stopped
  /// holding. Then the alternative that is left now does not count again in this layout, so that choosing comes to an
  /// end.
  ///
  /// - Returns: Whether there was such a choice.
  func advanceChoices() -> Bool {
    if heldChoices != nil { return false }
    let choices = choices
    guard let place = choices.firstIndex(where: { !holds($0) }) else { return false }
    let choice = choices[place], later = choices[(place + 1)...]
    if later.contains(where: { $0.taken > $0.least }) { choice.least = choice.taken + 1 }
    choice.take(choice.taken + 1)
    for other in later { other.take(other.least) }
    return true
  }

  private func holds(_ choice: LayoutChoice) -> Bool {
    guard choice.taken < choice.conditions.count else { return true }
    return value(of: choice.conditions[choice.taken]) > 0
  }

  /// Returns the value of a condition in the present solution.
  func value(of condition: LayoutExpression) -> Double {
    var sum = condition.constant
    condition.forEachTerm { _, term in sum += term.coefficient * (term.item.node?.value(of: term.attribute) ?? 0) }
    return sum
  }

  /// Returns the growth of a condition about lengths for each unit of the root's extent.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - rates: The growth of each number of each slot.
  /// - Returns: The growth; nil if the condition involves anything but lengths.
  func rate(of condition: LayoutExpression, _ rates: [Double]) -> Double? {
    var sum: Double? = 0
    condition.forEachTerm { _, term in
      guard let place = term.item.node.flatMap({ self.place(of: term.attribute, of: $0) }), place < rates.count else {
        sum = nil
        return
      }
      sum = sum.map { $0 + term.coefficient * rates[place] }
    }
    return sum
  }

  /// Returns the place of a length among the numbers of all slots; nil if the attribute is no length.
  private func place(of attribute: LayoutAttribute, of node: LayoutNode) -> Int? {
    switch attribute {
    case .width where node.slot >= 0: return Int(node.slot) * 4 + 2
    case .height where node.slot >= 0: return Int(node.slot) * 4 + 3
    case .scalar(let index) where index >= 0 && index / 4 < node.scalarSlots.count:
      return Int(node.scalarSlots[index / 4]) * 4 + index % 4
    default: return nil
    }
  }

  /// All choices in their order.
  var choices: [LayoutChoice] {
    if !hasChoices { return [] }
    let nodes = reviewers.compactMap { $0.node }.filter { !$0.choices.isEmpty && $0.slot >= 0 }
    if nodes.isEmpty { return [] }
    let ordered =
      nodes.count == 1 ? nodes : nodes.map { (node: $0, path: $0.path) }.sorted(by: Self.precedes).map { $0.node }
    return Axis.allCases.flatMap { axis in ordered.flatMap { $0.choices.filter { $0.axis == axis } } }
  }

  private static func precedes(_ one: (node: LayoutNode, path: [Int]), _ two: (node: LayoutNode, path: [Int])) -> Bool {
    if one.path.count != two.path.count { return one.path.count < two.path.count }
    return one.path.lexicographicallyPrecedes(two.path)
  }
}

extension LayoutNode {
  /// The indices of the node and its ancestors among their siblings, the outermost first.
  fileprivate var path: [Int] {
    var path: [Int] = [], node = self
    while let parent = node.parent {
      path.append(parent.children.firstIndex { $0.layoutNode === node } ?? parent.children.count)
      node = parent
    }
    return path.reversed()
  }
}
