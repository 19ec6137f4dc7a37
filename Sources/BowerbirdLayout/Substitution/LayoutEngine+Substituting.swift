import BowerbirdSolver

/// Substitutes numbers of items by other numbers; see ``Substitution``.
///
/// A *substituting* constraint, which is marked with ``LayoutConstraint/maySubstitute``, is no row unless it takes part
/// in a conflict.
extension LayoutEngine {
  /// Begins the substitutions of the queued substituting constraints, the oldest first.
  ///
  /// Constraints that must be rows stay in the queue. The constraints of rows that contain a newly substituted number
  /// join the queue.
  func substituteQueued() {
    if !pending.queue.holdsDefinitions { return }
    let taken = takeQueue()
    pending.queue.reserve(more: taken.count)
    for reference in taken { reference._withUnsafeGuaranteedRef { substituteOrQueue($0) } }
    pending.queue.releaseWithdrawn()
    reshapeRows()
  }

  private func substituteOrQueue(_ constraint: LayoutConstraint) {
    if constraint.maySubstitute && substitute(constraint) { return }
    constraint.stage = .queued
    pending.queue.append(constraint)
  }

  /// Empties the queue, and returns its constraints by age, without those that were deactivated or left the engine.
  private func takeQueue() -> [Unmanaged<LayoutConstraint>] {
    let queue = pending.queue.take()
    var entries = queue.constraints
    // The bundles are opened, because the caller wants their constraints sorted among the others.
    for bundle in queue.bundles where bundle.isOpen || bundle.engine === self {
      for constraint in bundle.constraints { entries.append(Unmanaged.passUnretained(constraint)) }
    }
    var taken: [Unmanaged<LayoutConstraint>] = []
    taken.reserveCapacity(entries.count)
    var isSorted = true
    var latest = Int.min
    for reference in entries {
      reference._withUnsafeGuaranteedRef { constraint in
        if constraint.stage != .queued || constraint.engine !== self { return }
        // The stage excludes the second entry of a constraint that was deactivated and reactivated.
        constraint.stage = .taken
        if constraint.age < latest { isSorted = false }
        latest = constraint.age
        taken.append(reference)
      }
    }
    if !isSorted { taken.sort { left, right in age(of: left) < age(of: right) } }
    return taken
  }

  private func age(of reference: Unmanaged<LayoutConstraint>) -> Int { reference._withUnsafeGuaranteedRef { $0.age } }

  /// Begins the substitution of a substituting constraint.
  ///
  /// - Returns: Whether the substitution has begun; if not, the constraint must be a row.
  private func substitute(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.priority.isRequired, constraint.relation == .equal,
      let (index, substitution) = substitution(constraint)
    else { return false }
    let isAgain = constraint.substitutedIndex == Int32(index)
    solver.markUnsolved()
    frames.substitute(index, substitution)
    constraint.substitutedIndex = Int32(index)
    constraint.stage = .substituted
    constraint.hasNewPriority = false
    constraint.waitsForItem = false
    // If the constraint has substituted the same number before, only rows with its former terms are affected.
    if !isAgain || frames.substitutions.isInRows(index) { noteReshaping(at: index) }
    return true
  }

  /// Begins the substitutions of changed constraints again, before rows are compiled with their numbers.
  func substituteMarked() {
    if frames.substitutions.isEmpty { return }
    for constraint in pending.marked where constraint.engine === self {
      if constraint.stage == .substituted { substituteAgain(constraint) }
    }
    reshapeRows()
  }

  private func substituteAgain(_ constraint: LayoutConstraint) {
    let index = endSubstitution(constraint)
    constraint.stage = .taken
    constraint.substitutedIndex = Int32(index)
    if !substitute(constraint) {
      constraint.substitutedIndex = -1
      noteReshaping(at: index)
      reshapeRows()
      admit(constraint)
    }
  }

  /// Ends the substitution of a constraint that was deactivated or has left the tree.
  ///
  /// The number keeps its value unless a constraint determines it.
  func releaseSubstitution(_ constraint: LayoutConstraint) {
    solver.markUnsolved()
    let index = endSubstitution(constraint)
    pending.note(released: (slots.node(atIndex: index), index, frames.value(at: index)))
    noteReshaping(at: index)
  }

  /// Ends the substitution of a constraint.
  ///
  /// - Returns: The index of the number that it substituted.
  @discardableResult
  func endSubstitution(_ constraint: LayoutConstraint) -> Int {
    let index = Int(constraint.substitutedIndex)
    constraint.substitutedIndex = -1
    _ = frames.endSubstitution(index)
    return index
  }

  /// Passes the last values of numbers that are no longer substituted to the solver.
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

  // MARK: - Reading constraints

  /// Returns the index of the number that a constraint substitutes, and the substitution.
  ///
  /// - Returns: The index and the substitution; nil if the constraint must be a row.
  private func substitution(_ constraint: LayoutConstraint) -> (index: Int, substitution: Substitution)? {
    guard constraint.addend.isFinite, constraint.termCount > 0, isIn(constraint.item(ofTerm: 0)) else { return nil }
    let first = constraint.reading(ofTerm: 0), slot = first.slot
    guard slot >= 0, slots.parents[Int(slot)] >= 0, first.coefficient == 1, let meaning = meaning(of: first.attribute)
    else { return nil }
    var index = meaning.number.index(in: slot), ownIndex = meaning.own.index(in: slot)
    if frames.substitutions.isSubstituted(index) {
      // The near edge is substituted already, so the far edge determines the extent.
      if meaning.ownPart != 1 || frames.substitutions.isSubstituted(ownIndex) { return nil }
      swap(&index, &ownIndex)
    }
    var substitution = Substitution(constant: 0 - constraint.addend)
    var isPossible = substitution.append(ownIndex, -meaning.ownPart)
    for order in 1..<max(1, constraint.termCount) where isPossible {
      isPossible =
        isIn(constraint.item(ofTerm: order))
        && append(constraint.reading(ofTerm: order), to: &substitution, of: slot)
    }
    for order in 0..<substitution.termCount {
      let part = Int(substitution.term(order).index)
      if frames.substitutions.leads(from: part, to: index) { return nil }
      substitution.depth = max(substitution.depth, frames.substitutions.depth(of: part) + 1)
    }
    if substitution.depth > Substitution.greatestDepth { return nil }
    return isPossible ? (index, substitution) : nil
  }

  private func isIn(_ item: Unmanaged<ItemReference>) -> Bool { item._withUnsafeGuaranteedRef { $0.isIn(self) } }

  /// Returns the two numbers of an item whose sum is an attribute, and the coefficient of the second one.
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

  /// Appends a term to the substitution of an item's number.
  ///
  /// A substitution contains extents of the item and of its parent, and additional numbers of the parent. These are the
  /// same in the coordinates of the item and in those of the parent.
  ///
  /// - Returns: Whether the term is one of these and the substitution has room for it.
  private func append(_ term: LayoutExpression.Reading, to substitution: inout Substitution, of slot: Int32) -> Bool {
    let other = term.slot, isOwn = other == slot
    guard other >= 0, isOwn || other == slots.parents[Int(slot)], term.coefficient.isFinite else { return false }
    switch term.attribute {
    case .width: return substitution.append(SlotNumber.width.index(in: other), -term.coefficient)
    case .height: return substitution.append(SlotNumber.height.index(in: other), -term.coefficient)
    case .scalar(let scalar):
      if isOwn { return false }
      var index: Int?
      slots.nodes[Int(other)]?.withNode { index = $0.index(ofExtra: scalar) }
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

  /// Returns a number of a slot as an expression of the solver's variables.
  func expression(_ slot: Int32, _ number: SlotNumber) -> LinearExpression {
    let index = number.index(in: slot)
    if !frames.substitutions.isSubstituted(index) { return LinearExpression(slots.variables[index]) }
    builder.constant = 0
    addSubstituted(1, index)
    return LinearExpression(builder.finish(), constant: builder.constant)
  }

  /// Returns the constant part of a number of a slot, which is 0 unless the number is substituted.
  func constant(_ slot: Int32, _ number: SlotNumber) -> Double {
    frames.substitutions.forEachTerm(of: number.index(in: slot)) { _, _ in }
  }

  /// Returns the value of a number of a slot in the solution of a copy of the solver.
  func value(_ slot: Int32, _ number: SlotNumber, in solver: Solver) -> Double {
    let index = number.index(in: slot), substitutions = frames.substitutions
    return solver.withValues { substitutions.number(index, in: $0) }
  }

  /// Returns the value of a number of a slot in the present solution.
  func solvedValue(_ slot: Int32, _ number: SlotNumber) -> Double {
    let index = number.index(in: slot)
    if !frames.substitutions.isSubstituted(index) { return solver[slots.variables[index]] }
    let substitutions = frames.substitutions
    return solver.withValues { substitutions.value(of: index, in: $0) }
  }
}
