/// Makes choices in their order, each with those before it as they are.
extension LayoutEngine {
  /// Begins with the first alternative of each choice: what was taken in another size does not count.
  func beginChoices() {
    for choice in choices { begin(choice) }
  }

  /// Begins with the first alternatives of a node that is new in the tree: what it took in another one does not count.
  func beginChoices(of node: LayoutNode) {
    for choice in node.choices { begin(choice) }
  }

  private func begin(_ choice: LayoutChoice) {
    choice.least = 0
    choice.take(heldChoices?[ObjectIdentifier(choice)] ?? 0)
  }

  /// Goes on to the next alternative of the first choice whose condition does not hold in the present solution.
  ///
  /// Those after it are made again. Where the condition had held until one of those was made, the alternative that the later one
  /// has undone does not count again in this layout, so that this comes to an end.
  ///
  /// - Returns: Whether there was one.
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

  /// What a condition comes to in the present solution.
  func value(of condition: LayoutExpression) -> Double {
    var sum = condition.constant
    condition.forEachTerm { _, term in sum += term.coefficient * (term.item.node?.value(of: term.attribute) ?? 0) }
    return sum
  }

  /// How much a condition about lengths grows for each unit of the root's extent.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - rates: How much each number of each slot grows.
  /// - Returns: The rate; nil if the condition is about anything but lengths.
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

  /// The place of a length among the numbers of all slots.
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
  /// The places of the node and all above it among their siblings, the outermost first.
  fileprivate var path: [Int] {
    var path: [Int] = [], node = self
    while let parent = node.parent {
      path.append(parent.children.firstIndex { $0.layoutNode === node } ?? parent.children.count)
      node = parent
    }
    return path.reversed()
  }
}
