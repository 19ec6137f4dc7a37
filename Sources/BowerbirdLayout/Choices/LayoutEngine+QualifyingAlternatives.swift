import BowerbirdSolver

/// Finds out whether an alternative qualifies: whether its condition holds, or whether it fits.
extension LayoutEngine {
  /// Returns whether an alternative qualifies in the present solution.
  ///
  /// - Parameters:
  ///   - choice: The choice.
  ///   - index: The index of the alternative.
  ///   - isTaken: Whether the solution was made with the alternative.
  /// - Returns: Whether the alternative qualifies; nil if only a solution with the alternative can show this.
  func verdict(of choice: LayoutChoice, _ index: Int, isTaken: Bool) -> Bool? {
    guard index < choice.tests.count else { return true }
    let decidesWidthsOnly = !isTaken && choice.alternatives != nil && choice.isTried
    var isDecided = true
    for test in choice.tests[index] {
      if decidesWidthsOnly && !test.isAboutWidths {
        isDecided = false
      } else if !isEvaluable(test) || !test.holds(value(of: test.expression)) {
        return false
      }
    }
    if !isDecided { return nil }
    guard let set = choice.alternatives, set.alternatives[index].condition == nil else { return true }
    if isTaken { return set.noteConflicts(of: index) }
    return set.isDecidedByTests(index) ? true : nil
  }

  /// Returns the tests of an alternative that the present solution decides.
  ///
  /// If the choice tries its alternatives, a solution with another alternative decides only tests of widths.
  func tests(of choice: LayoutChoice, _ index: Int, isTaken: Bool) -> [ChoiceTest] {
    if isTaken || choice.alternatives == nil || !choice.isTried { return choice.tests[index] }
    return choice.tests[index].filter { $0.isAboutWidths }
  }

  /// Returns whether all items of a test are in the tree.
  private func isEvaluable(_ test: ChoiceTest) -> Bool {
    !test.expression.containsTerm { !$0.item.isIn(self) }
  }

  /// Returns the value of a condition in the present solution.
  func value(of condition: LayoutExpression) -> Double {
    var sum = condition.constant
    condition.forEachTerm { _, term in sum += term.coefficient * (term.item.node?.value(of: term.attribute) ?? 0) }
    return sum
  }

  /// Returns how fast the value of a condition changes while the root grows along an axis.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - rates: The change of each number of each slot, for each unit by which the root grows.
  /// - Returns: The change of the condition's value for each unit by which the root grows; nil if the condition
  ///   involves anything but lengths and extra numbers.
  func rate(of condition: LayoutExpression, _ rates: [Double]) -> Double? {
    var sum: Double? = 0
    condition.forEachTerm { _, term in
      guard let index = term.item.node.flatMap({ self.index(of: term.attribute, of: $0) }), index < rates.count else {
        sum = nil
        return
      }
      sum = sum.map { $0 + term.coefficient * rates[index] }
    }
    return sum
  }

  /// Returns the index of a length or an extra number among the numbers of all slots; nil for other attributes.
  private func index(of attribute: LayoutAttribute, of node: LayoutNode) -> Int? {
    switch attribute {
    case .width where node.slot >= 0: SlotNumber.width.index(in: node.slot)
    case .height where node.slot >= 0: SlotNumber.height.index(in: node.slot)
    case .scalar(let extra): node.index(ofExtra: extra)
    default: nil
    }
  }
}
