import BowerbirdSolver

/// Substitutes numbers of items by other numbers; see ``Substitution``.
extension LayoutEngine {
  /// Begins the substitutions of new and changed definitions.
  ///
  /// A definition that cannot be substituted becomes a constraint, and joins the queue of constraints to make rows of.
  /// The constraints whose rows contain a newly substituted number are queued again.
  func substituteDefined() {
    if pending.defined.isEmpty { return }
    let defined = pending.takeDefined()
    let frames = frames
    frames.changeSubstitutions { $0.reserve(more: defined.count * ItemDefinitions.indices.count) }
    for item in defined { item.withNode { substituteDefinitions(of: $0, frames) } }
    reshapeRows()
  }

  private func substituteDefinitions(of node: LayoutNode, _ frames: SlotFrames) {
    guard node.reference.isIn(self), let definitions = node.ownDefinitions else { return }
    definitions.isListed = false
    for order in ItemDefinitions.indices where definitions[order]?.isChanged == true {
      definitions[order]?.isChanged = false
      if let entry = definitions[order], !definitions.isRow(order) {
        substitute(node, definitions, order, entry, frames)
      }
    }
  }

  /// Begins the substitution of a definition, or queues its constraint if that is impossible.
  private func substitute(
    _ node: LayoutNode, _ definitions: ItemDefinitions, _ order: Int, _ entry: ItemDefinitions.Entry,
    _ frames: SlotFrames
  ) {
    let former = Int(entry.index)
    solver.markUnsolved()
    if former >= 0 { frames.endSubstitution(former) }
    guard
      let (index, substitution) = frames.substitution(
        for: entry.definition, at: node.slot, in: definitions.container)
    else {
      if former >= 0 { noteReshaping(at: former) }
      if let row = definitions.makeRow(order, of: node.reference, in: self, .queued) { pending.queue.append(row) }
      return
    }
    frames.substitute(index, substitution)
    definitions[order]?.index = Int32(index)
    if former >= 0 && former != index { noteReshaping(at: former) }
    // If the definition substituted the same number before, no row contains the number itself. Rows must then change
    // only if they contain the terms of the former substitution.
    if former != index || frames.isInRows(index) { noteReshaping(at: index) }
  }

  /// Ends the substitution of a number whose definition has ended, or whose item has left the tree.
  ///
  /// The number keeps its value unless a constraint determines the number.
  func releaseSubstitution(_ index: Int) {
    solver.markUnsolved()
    frames.endSubstitution(index)
    pending.note(
      released: KnownValue(item: slots.node(atIndex: index), index: index, value: frames.value(at: index)))
    noteReshaping(at: index)
  }

  /// Ends the substitutions of an item that leaves the tree.
  func releaseSubstitutions(of node: LayoutNode) {
    guard let definitions = node.ownDefinitions else { return }
    for order in ItemDefinitions.indices {
      if let index = definitions[order]?.index, index >= 0 { releaseSubstitution(Int(index)) }
    }
  }

  /// Gives the solver the last values of the numbers whose substitutions have ended.
  ///
  /// If no constraint determines such a number, the number keeps its last value.
  func restoreReleased() {
    if pending.released.isEmpty { return }
    solver.solve()
    var edited: [Variable] = []
    for number in pending.takeReleased() where number.item != nil {
      let index = number.index, variable = slots.variables[index]
      if slots.node(atIndex: index) !== number.item || frames.substitutions.isSubstituted(index) { continue }
      if solver.suggest(variable, number.value) { edited.append(variable) }
    }
    solver.solve()
    solver.endSuggestions(edited)
  }

  // MARK: - Numbers in rows

  /// Adds the terms and the constant of a substituted number, multiplied by a coefficient, to the row that is being
  /// built.
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

  /// Returns the value of a slot's number in the present solution.
  func solvedValue(_ slot: Int32, _ number: SlotNumber) -> Double { solvedValue(at: number.index(in: slot)) }

  /// Returns the value of the number at an index in the present solution.
  func solvedValue(at index: Int) -> Double {
    if !frames.substitutions.isSubstituted(index) { return solver[slots.variables[index]] }
    let substitutions = frames.substitutions
    return solver.withValues { substitutions.value(of: index, in: $0) }
  }
}
