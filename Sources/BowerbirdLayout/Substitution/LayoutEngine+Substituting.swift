import BowerbirdSolver

/// Substitutes numbers of items by other numbers; see ``Substitution``.
extension LayoutEngine {
  /// Begins the substitutions of new and changed definitions.
  ///
  /// Definitions that cannot be substituted join the queue as constraints, as do the constraints of rows that contain a
  /// newly substituted number.
  func substituteDefined() {
    if pending.defined.isEmpty { return }
    for item in pending.takeDefined() { item.withNode { substituteDefinitions(of: $0) } }
    reshapeRows()
  }

  private func substituteDefinitions(of node: LayoutNode) {
    guard node.reference.isIn(self), let definitions = node.ownDefinitions else { return }
    definitions.isListed = false
    for order in ItemDefinitions.indices {
      guard let entry = definitions[order], entry.isChanged else { continue }
      definitions[order]?.isChanged = false
      if !definitions.isRow(order) { substitute(node, definitions, order, entry) }
    }
  }

  /// Begins the substitution of a definition, or queues its constraint if that is impossible.
  private func substitute(
    _ node: LayoutNode, _ definitions: ItemDefinitions, _ order: Int, _ entry: ItemDefinitions.Entry
  ) {
    let former = Int(entry.index)
    solver.markUnsolved()
    if former >= 0 { frames.endSubstitution(former) }
    guard let (index, substitution) = substitution(entry.definition, node, in: definitions.container) else {
      if former >= 0 { noteReshaping(at: former) }
      if let row = definitions.makeRow(order, of: node.reference, in: self, .queued) { pending.queue.append(row) }
      return
    }
    frames.substitute(index, substitution)
    definitions[order]?.index = Int32(index)
    if former >= 0 && former != index { noteReshaping(at: former) }
    // If the definition substituted the same number before, no row contains the number itself. Then rows must change
    // only if they contain the number's former terms.
    if former != index || frames.substitutions.isInRows(index) { noteReshaping(at: index) }
  }

  /// Ends the substitution of a number whose definition has ended, or whose item has left the tree.
  ///
  /// The number keeps its value unless a constraint determines it.
  func releaseSubstitution(_ index: Int) {
    solver.markUnsolved()
    frames.endSubstitution(index)
    pending.note(released: (slots.node(atIndex: index), index, frames.value(at: index)))
    noteReshaping(at: index)
  }

  /// Ends the substitutions of an item that leaves the tree.
  func releaseSubstitutions(of node: LayoutNode) {
    guard let definitions = node.ownDefinitions else { return }
    for order in ItemDefinitions.indices {
      if let index = definitions[order]?.index, index >= 0 { releaseSubstitution(Int(index)) }
    }
  }

  /// Passes to the solver the last values of the numbers whose substitutions have ended.
  func restoreReleased() {
    if pending.released.isEmpty { return }
    solver.solve()
    var edited: [Variable] = []
    for (item, index, value) in pending.takeReleased() where item != nil && slots.node(atIndex: index) === item {
      if frames.substitutions.isSubstituted(index) { continue }
      if solver.suggest(slots.variables[index], value) { edited.append(slots.variables[index]) }
    }
    solver.solve()
    solver.endSuggestions(edited)
  }

  // MARK: - Reading definitions

  /// Returns the index of the number that a definition sets, and the substitution.
  ///
  /// - Returns: The index and the substitution; nil if the definition must be a row.
  private func substitution(
    _ definition: Definition, _ node: LayoutNode, in container: ItemReference
  ) -> (index: Int, substitution: Substitution)? {
    guard definition.constant.isFinite, let meaning = meaning(of: definition.attribute) else { return nil }
    let table = frames.substitutions
    var index = meaning.number.index(in: node.slot), ownIndex = meaning.own.index(in: node.slot)
    if table.isSubstituted(index) {
      // The near edge is substituted already, so the far edge determines the extent.
      if meaning.ownPart != 1 || table.isSubstituted(ownIndex) { return nil }
      swap(&index, &ownIndex)
    }
    var substitution = Substitution(constant: 0 - definition.constant)
    if meaning.ownPart != 0 {
      // Cycles are refused. Numbers of the container never follow numbers of the item, so only the item's other number
      // can close a cycle.
      if table.leads(from: ownIndex, to: index) { return nil }
      _ = substitution.append(ownIndex, -meaning.ownPart)
    }
    for order in 0..<definition.termCount {
      if !append(definition.term(at: order), of: container, to: &substitution) { return nil }
    }
    for order in 0..<substitution.termCount {
      let part = Int(substitution.term(order).index)
      substitution.depth = max(substitution.depth, table.depth(of: part) + 1)
    }
    return substitution.depth > Substitution.greatestDepth ? nil : (index, substitution)
  }

  /// Returns the two numbers of an item that make up an attribute, and the coefficient of the second number.
  ///
  /// The attribute equals the first number plus the coefficient times the second number.
  ///
  /// - Returns: The numbers and the coefficient; nil for an attribute that cannot be substituted.
  private func meaning(of attribute: LayoutAttribute) -> (number: SlotNumber, own: SlotNumber, ownPart: Double)? {
    switch attribute {
    case .leading: (.leading, .width, 0)
    case .trailing: (.leading, .width, 1)
    case .centerX: (.leading, .width, 0.5)
    case .top: (.top, .height, 0)
    case .bottom: (.top, .height, 1)
    case .centerY: (.top, .height, 0.5)
    case .width: (.width, .leading, 0)
    case .height: (.height, .top, 0)
    default: nil
    }
  }

  /// Appends a term of a definition to a substitution, with the opposite sign.
  ///
  /// The term's number must be a length or an extra number of the container. Only these numbers are the same in the
  /// coordinates of the item and of the container.
  ///
  /// - Returns: Whether the term was appended; false for any other number, for a coefficient that is not finite, and if
  ///   the substitution has no room for another term.
  private func append(
    _ term: Definition.Term, of container: ItemReference, to substitution: inout Substitution
  ) -> Bool {
    guard term.coefficient.isFinite else { return false }
    switch LayoutAttribute(code: term.code) {
    case .width: return substitution.append(SlotNumber.width.index(in: container.slot), -term.coefficient)
    case .height: return substitution.append(SlotNumber.height.index(in: container.slot), -term.coefficient)
    case .scalar(let scalar):
      var index: Int?
      container.withNode { index = $0.index(ofExtra: scalar) }
      return index.map { substitution.append($0, -term.coefficient) } ?? false
    default: return false
    }
  }

  // MARK: - Numbers in rows

  /// Adds the terms and the constant of a substituted number to the row that is being built.
  func addSubstituted(_ coefficient: Double, _ index: Int) {
    let constant = frames.substitutions.forEachTerm(of: index, times: coefficient) { factor, index in
      builder.add(factor, slots.variables[index])
    }
    builder.constant += constant
  }

  /// Returns a slot's number as an expression of the solver's variables.
  func expression(_ slot: Int32, _ number: SlotNumber) -> LinearExpression {
    let index = number.index(in: slot)
    if !frames.substitutions.isSubstituted(index) { return LinearExpression(slots.variables[index]) }
    builder.constant = 0
    addSubstituted(1, index)
    return LinearExpression(builder.finish(), constant: builder.constant)
  }

  /// Returns the constant part of a slot's number, which is 0 unless the number is substituted.
  func constant(_ slot: Int32, _ number: SlotNumber) -> Double {
    frames.substitutions.forEachTerm(of: number.index(in: slot)) { _, _ in }
  }

  /// Returns the value of a slot's number in the solution of a given solver, such as a copy of the engine's solver.
  func value(_ slot: Int32, _ number: SlotNumber, in solver: Solver) -> Double {
    let index = number.index(in: slot), substitutions = frames.substitutions
    return solver.withValues { substitutions.number(index, in: $0) }
  }

  /// Returns the value of a slot's number in the present solution.
  func solvedValue(_ slot: Int32, _ number: SlotNumber) -> Double { solvedValue(at: number.index(in: slot)) }

  /// Returns the value of the number at an index in the present solution.
  func solvedValue(at index: Int) -> Double {
    if !frames.substitutions.isSubstituted(index) { return solver[slots.variables[index]] }
    let substitutions = frames.substitutions
    return solver.withValues { substitutions.value(of: index, in: $0) }
  }
}
