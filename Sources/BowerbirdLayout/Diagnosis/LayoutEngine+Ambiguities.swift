import BowerbirdSolver

extension LayoutEngine {
  /// Returns the ambiguities of a node and of the nodes below it.
  func ambiguities(below node: LayoutNode) -> [LayoutAmbiguity] {
    guard canAnswer() else { return [] }
    solveForQuestion()
    completeRows()
    var wanted: [Variable] = []
    wanted.reserveCapacity(SlotNumber.numberCount(ofSlots: slots.count))
    node.forEachNode { appendVariables(of: $0, to: &wanted) }
    var found: [LayoutAmbiguity] = []
    for freedom in solver.freedom(of: wanted) {
      let movements = freedom.example.compactMap { movement($0.variable, $0.value) }
      if movements.isEmpty { continue }
      let competing = competingConstraints(in: freedom.example, movements)
      found.append(LayoutAmbiguity(movements: movements, competing: competing))
    }
    return found
  }

  /// Appends the variables of a node that constraints should determine.
  ///
  /// The position of the root is not appended.
  private func appendVariables(of node: LayoutNode, to variables: inout [Variable]) {
    // Code that measures may have moved the node to another tree since the question began.
    if node.slot < 0 || node.engine !== self { return }
    variables.append(variable(node.slot, .width))
    variables.append(variable(node.slot, .height))
    if node !== root {
      variables.append(variable(node.slot, .leading))
      variables.append(variable(node.slot, .top))
    }
    if node.scalarNames.isEmpty { return }
    let mentioned = mentionedScalars(of: node)
    for extra in node.scalarNames.indices where mentioned.contains(extra) {
      if let index = node.index(ofExtra: extra) { variables.append(slots.variables[index]) }
    }
  }

  /// Returns the indices of the extra numbers of a node that constraints should determine.
  ///
  /// The numbers that a container has made, for its tracks or for the length of a cell, are among these only if
  /// constraints involve them. The node keeps its other numbers of this kind, because the container may need them later.
  private func mentionedScalars(of node: LayoutNode) -> Set<Int> {
    if !node.arrangesChildren && node.handed == nil { return Set(node.scalarNames.indices) }
    var mentioned: Set<Int> = []
    for mention in node.reference.mentions where mention.constraint.engine === self {
      if case .scalar(let index) = mention.constraint.term(at: Int(mention.term)).attribute {
        mentioned.insert(index)
      }
    }
    return mentioned
  }

  /// Returns the optional constraints that one of two solutions satisfies better than the other.
  ///
  /// - Parameters:
  ///   - example: The variables with other values in the second solution.
  ///   - movements: The numbers of the variables.
  /// - Returns: The constraints with the highest priority at which the two solutions differ, the oldest first.
  private func competingConstraints(
    in example: [(variable: Variable, value: Double)], _ movements: [LayoutAmbiguity.Movement]
  ) -> [LayoutConstraint] {
    var others: [Variable: Double] = [:]
    for (variable, value) in example { others[variable] = value }
    var seen: Set<ObjectIdentifier> = [], found: [LayoutConstraint] = []
    for movement in movements {
      for constraint in movement.item.mentions.map({ $0.constraint }) {
        if !seen.insert(ObjectIdentifier(constraint)).inserted { continue }
        if constraint.engine !== self || constraint.isOfContainer || constraint.priority.isRequired { continue }
        guard let row = constraint.handle.flatMap({ solver.constraint(for: $0) }) else { continue }
        let change = row.violation { others[$0] ?? solver[$0] } - row.violation { solver[$0] }
        if change.magnitude > LayoutTolerances.tie { found.append(constraint) }
      }
    }
    guard let highest = found.map({ $0.priority.value }).max() else { return [] }
    return found.filter { $0.priority.value == highest }.sorted { $1.isYounger(than: $0) }
  }

  private func movement(_ variable: Variable, _ other: Double) -> LayoutAmbiguity.Movement? {
    guard let found = slots.meaning(of: variable) else { return nil }
    return LayoutAmbiguity.Movement(
      item: found.item, attribute: found.attribute, value: solver[variable], otherValue: other)
  }
}

extension SlotTable {
  /// Returns the item and the attribute of a variable; nil if no item has the variable.
  func meaning(of variable: Variable) -> (item: ItemReference, attribute: LayoutAttribute)? {
    let slot = SlotNumber.slot(of: variable.index), number = SlotNumber(at: variable.index)
    if slot >= count { return nil }
    if let item = nodes[slot] { return (item, number.attribute) }
    for item in nodes {
      guard let item, let node = item.node else { continue }
      for (order, extra) in node.scalarSlots.enumerated() where Int(extra) == slot {
        return (item, .scalar(number.index(in: order)))
      }
    }
    return nil
  }
}

extension Constraint {
  /// Returns the distance by which given values violate the constraint; 0 if it holds.
  fileprivate func violation(in value: (Variable) -> Double) -> Double {
    let difference = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value($1.variable) }
    return switch relation {
    case .equal: difference.magnitude
    case .lessOrEqual: max(0, difference)
    case .greaterOrEqual: max(0, -difference)
    }
  }
}
