import BowerbirdSolver

/// Finds out whether an alternative qualifies: whether its condition holds, or whether it fits.
extension LayoutChoice {
  /// Returns whether an alternative qualifies in the present solution.
  ///
  /// The last alternative always qualifies. If the alternative is taken and must fit, the call also records whether any
  /// of its constraints is left out.
  ///
  /// - Parameters:
  ///   - index: The index of the alternative.
  ///   - isTaken: Whether the solution was made with the alternative.
  ///   - engine: The engine of the tree.
  /// - Returns: Whether the alternative qualifies; nil if only a solution with the alternative can show this.
  func verdict(on index: Int, isTaken: Bool, in engine: LayoutEngine) -> Bool? {
    guard index < tests.count else { return true }
    let decidesWidthsOnly = !isTaken && alternatives != nil && isTried
    var isDecided = true
    for test in tests[index] {
      if decidesWidthsOnly && !test.isAboutWidths {
        isDecided = false
      } else if !test.isEvaluable(in: engine) || !test.holds(test.expression.solvedValue) {
        return false
      }
    }
    if !isDecided { return nil }
    guard let alternatives, alternatives.alternatives[index].condition == nil else { return true }
    if isTaken { return alternatives.noteConflicts(of: index, in: engine) }
    return alternatives.isDecidedByTests(index) ? true : nil
  }

  /// Returns the tests of an alternative that can be evaluated in a solution with another alternative.
  ///
  /// If the choice is among declared alternatives and ``isTried`` is true, the result has only the tests of widths. For
  /// any other choice, the result has all tests.
  func decidedTests(of index: Int) -> [ChoiceTest] {
    if alternatives == nil || !isTried { return tests[index] }
    return tests[index].filter { $0.isAboutWidths }
  }

  // MARK: - The border of the host

  /// Returns whether the inside and the outside of the choice's host affect each other only through the host's need and
  /// lengths.
  ///
  /// `changes` is the present value of ``ChoiceState/changes``.
  func standsApart(_ changes: Int) -> Bool {
    node.outerWithAlternatives == nil && node.alternativeArranger?.isContainer == false
      && node.alternativeArranger?.sets.count == 1 && !isTiedAcrossBorder(changes)
  }

  /// Returns whether the choice is local: the alternatives affect nothing outside of the host, and the layout outside
  /// affects the inside through the host's lengths only.
  ///
  /// - Parameters:
  ///   - changes: The present value of ``ChoiceState/changes``.
  ///   - isRootGiven: Whether the present layout gives the root a size.
  /// - Returns: Whether the choice is local.
  func isLocal(_ changes: Int, isRootGiven: Bool) -> Bool {
    local.answer(in: changes) { standsApart(changes) && node.isHeightTiedToRoot && isRootGiven }
  }

  /// Returns whether a constraint relates an item inside of the choice's node to an item outside.
  ///
  /// `changes` is the present value of ``ChoiceState/changes``.
  func isTiedAcrossBorder(_ changes: Int) -> Bool {
    tied.answer(in: changes) { node.isTiedFromInside(orToItself: false) }
  }
}

extension ChoiceTest {
  /// Returns whether all items of the test are in an engine's tree.
  fileprivate func isEvaluable(in engine: LayoutEngine) -> Bool { !expression.containsTerm { !$0.item.isIn(engine) } }
}

extension LayoutExpression {
  /// The value of the expression in the present solution, with each position measured in the item's parent.
  ///
  /// A term of an item that is not in the layout counts as 0.
  var solvedValue: Double {
    var sum = constant
    forEachTerm { _, term in sum += term.coefficient * (term.item.node?.value(of: term.attribute) ?? 0) }
    return sum
  }

  /// Returns how fast the value of the expression changes while the root grows along an axis.
  ///
  /// - Parameter rates: The change of each number of each slot, for each unit by which the root grows.
  /// - Returns: The change of the expression's value for each unit by which the root grows; nil if the expression
  ///   involves a number whose change is unknown.
  func rate(_ rates: [Double]) -> Double? {
    var sum: Double? = 0
    forEachTerm { _, term in
      guard let rate = term.item.node?.rate(of: term.attribute, rates) else {
        sum = nil
        return
      }
      sum = sum.map { $0 + term.coefficient * rate }
    }
    return sum
  }
}

extension LayoutNode {
  /// Returns how fast a length, a physical edge or an extra number of the item changes while the root grows along an
  /// axis.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - rates: The change of each number of each slot, for each unit by which the root grows.
  /// - Returns: The change; nil for any other attribute, such as leading, and for an item that is not in the layout.
  fileprivate func rate(of attribute: LayoutAttribute, _ rates: [Double]) -> Double? {
    if case .scalar(let extra) = attribute {
      return index(ofExtra: extra).flatMap { rates.indices.contains($0) ? rates[$0] : nil }
    }
    guard slot >= 0, let engine, SlotNumber.indices(in: Int(slot)).upperBound <= rates.count else { return nil }
    func rate(_ number: SlotNumber) -> Double { rates[number.index(in: slot)] }
    func leftRate() -> Double {
      engine.slots.left(fromLeading: rate(.leading), width: rate(.width), at: slot) {
        rates[SlotNumber.width.index(in: $0)]
      }
    }
    return switch attribute {
    case .width: rate(.width)
    case .height: rate(.height)
    case .left: leftRate()
    case .right: leftRate() + rate(.width)
    case .top: rate(.top)
    case .bottom: rate(.top) + rate(.height)
    default: nil
    }
  }
}
