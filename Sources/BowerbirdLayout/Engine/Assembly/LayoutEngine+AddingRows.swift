import BowerbirdSolver

/// Adds rows to the solver, as a batch or one by one, and records the owner of each row.
extension LayoutEngine {
  /// Rows to add to the solver, with their owners.
  struct Batch: ~Copyable {
    var rows = RowBatch()
    var owners = UniqueArray<RowOwner>()

    /// The memory of all arrays of a small batch.
    private var block = SharedBlock()

    mutating func reserve(more count: Int) {
      if owners.capacity == 0 && count <= SharedBlock.mostSharing { shareMemory(count) }
      rows.reserve(more: count)
      owners.reserve(owners.count + count)
    }

    private mutating func shareMemory(_ count: Int) {
      block = SharedBlock(size: count * (RowBatch.rowSize + MemoryLayout<RowOwner>.stride) + Self.sizeOfPadding)
      rows.borrow(from: &block, rows: count)
      block.lend(count, to: &owners)
    }

    /// The number of bytes for the alignment of the arrays in the block.
    private static let sizeOfPadding = 48

    /// Appends the row `variable + constant relation 0`.
    mutating func append(
      _ variable: Variable, _ constant: Double, _ relation: Relation, _ priority: Priority, _ owner: RowOwner
    ) {
      rows.append(variable, constant, relation, priority)
      owners.append(owner)
    }

    /// Appends the row `expression relation 0`.
    mutating func append(
      _ expression: LinearExpression, _ relation: Relation, _ priority: Priority, _ owner: RowOwner
    ) {
      rows.append(expression.terms, expression.constant, relation, priority)
      owners.append(owner)
    }
  }

  /// Makes the rows of the root's first size, of changed content and of queued constraints, and adds them to the
  /// solver.
  ///
  /// The rows are added as one batch. If they contradict each other, they are added in smaller batches.
  func addNewRows() {
    slots.noteRows()
    var own = Batch()
    if solver.rowCount == 0 { own.reserve(more: Axis.allCases.count + pending.contents.count * Self.usualRows) }
    appendGivenSize(to: &own)
    if !pending.contents.isEmpty { updateContents(adding: &own) }
    if !pending.queue.isEmpty {
      addQueue(after: own)
    } else if !own.rows.isEmpty {
      _ = add(own)
    }
  }

  /// Appends the rows of the root's size, if they are still to be made.
  ///
  /// Nothing is appended if the solver has rows already, because rows that a question has made may contradict the size.
  /// In that case, ``resize(to:)`` adds the size, and leaves out the youngest constraints.
  private func appendGivenSize(to batch: inout Batch) {
    guard let size = given.takeSizeToMake(), solver.rowCount == 0 else { return }
    batch.append(variable(root.slot, .width), -size.width, .equal, .required, .given(.horizontal))
    batch.append(variable(root.slot, .height), -size.height, .equal, .required, .given(.vertical))
  }

  // MARK: - Into the solver

  /// Adds all rows of a batch, or none.
  ///
  /// - Returns: Whether the rows were added; if not, the solver has refused them and is unchanged.
  func add(_ batch: borrowing Batch) -> Bool {
    do {
      let handles = try solver.add(batch.rows)
      for index in handles.indices { noteRow(handles[index], of: batch.owners[index]) }
      return true
    } catch {
      return false
    }
  }

  /// Records the owner of an added row, and stores the row's handle with the owner.
  func noteRow(_ handle: ConstraintHandle, of owner: RowOwner) {
    owners[handle] = owner
    switch owner {
    case .declared(let constraint): constraint._withUnsafeGuaranteedRef { $0.assign(handle) }
    case .bundled(let bundle, let index): bundle._withUnsafeGuaranteedRef { note(handle, of: $0, Int(index)) }
    case .lazyBound(let slot, let axis):
      lazyBounds.note(handle, slot, axis, isOfQuestion: areBoundsOfQuestions)
    case .given(let axis): given[axis] = handle
    case .content(let slot, let axis, let isHugging): noteContentRow(handle, slot, axis, isHugging)
    case .unowned: break
    }
  }

  private func note(_ handle: ConstraintHandle, of bundle: ConstraintBundle, _ index: Int) {
    if !bundle.isOpen { return bundle.assign(handle, at: index) }
    // The bundle was opened after the row was stored, because another of its records could not become a row.
    noteRow(handle, of: .constraint(bundle.constraints[index]))
  }

  private func noteContentRow(_ handle: ConstraintHandle, _ slot: Int32, _ axis: Axis, _ isHugging: Bool) {
    slots.nodes[Int(slot)]?.withNode { node in
      guard let content = node.content else { return }
      if isHugging { content.rows[axis].hugging = handle } else { content.rows[axis].resistance = handle }
    }
  }

  /// Returns the owner of a row.
  ///
  /// If the owner is a record of a bundle, the bundle is opened, and the result is the constraint object of the record.
  func owner(of handle: ConstraintHandle) -> RowOwner {
    let owner = owners[handle]
    return owner.constraint.map { .constraint($0) } ?? owner
  }

  /// Makes a constraint the owner of a row that was made from the constraint's record.
  func handOver(_ handle: ConstraintHandle, to constraint: LayoutConstraint) {
    owners[handle] = .constraint(constraint)
  }

  /// Adds the row of one constraint, and leaves out the youngest member of each conflict.
  ///
  /// A constraint gets no row if it is invalid, or if its items are not all in this tree.
  ///
  /// The constraint may first contradict younger constraints and, after these are left out, older constraints. In that
  /// case, the constraint itself is left out, and the younger constraints are admitted again.
  func admit(_ constraint: LayoutConstraint) {
    var leftOut: [LayoutConstraint] = []
    let isAdmitted = repeatLeavingOutYoungest(for: .constraint(constraint), row: { row(of: constraint) }) { other in
      if other === constraint { return false }
      leftOut.append(other)
      if leftOut.count > Self.fewConflicts { leftOut += leaveOutYounger(for: constraint) }
      return true
    } call: { () throws(SolverError) in
      // The row is compiled for each attempt, because making room may restore numbers in it.
      guard let row = row(of: constraint) else { return setAside(constraint) }
      if !isUsable(constraint, isFinite: row.isFinite) { return }
      noteRow(try solver.add(row, priority: constraint.priority), of: .constraint(constraint))
    }
    // Constraints that gave way can return only if this constraint is left out itself.
    if isAdmitted { return }
    leftOut.sort { $1.isYounger(than: $0) }
    for other in leftOut { admit(other) }
  }

  /// The number of conflicts of one constraint that leave out only the youngest member each.
  ///
  /// A constraint with more conflicts probably has many more. Each further conflict therefore leaves out all members
  /// that are younger than the constraint.
  private static let fewConflicts = 2
}

extension Constraint {
  /// Whether the constant and all coefficients are finite.
  fileprivate var isFinite: Bool {
    expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite }
  }
}
