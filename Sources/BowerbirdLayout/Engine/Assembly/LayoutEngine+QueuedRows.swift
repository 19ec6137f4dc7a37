import BowerbirdSolver

/// Adds the rows of queued constraints to the solver, all at once or, if they conflict, in smaller batches.
extension LayoutEngine {
  /// Adds the rows of all queued constraints and bundles, after the engine's own rows.
  ///
  /// The rows are written into the solver one by one, and take effect together. If the rows contradict each other, the
  /// engine's own rows are admitted alone, which always succeeds. The constraints follow in smaller batches, the oldest
  /// first, so that the youngest are left out.
  ///
  /// - Parameter own: The engine's own rows, which set the root's size and the extents of content.
  func addQueue(after own: borrowing Batch) {
    let taken = pending.queue.take()
    let owners = taken.dequeue(for: self, slotCount: slots.count)
    let rowCount = own.rows.count + owners.count
    var batch = solver.openBatch(rows: rowCount, terms: rowCount * Self.usualTerms)
    var rowOwners = UniqueArray<RowOwner>()
    rowOwners.reserve(rowCount)
    rowOwners.append(contentsOf: own.owners)
    var isComplete = solver.append(own.rows, to: &batch)
    for index in 0..<owners.count {
      if !append(rowOf: owners[index], to: &batch, &rowOwners) { isComplete = false }
    }
    if !isComplete || !admit(batch, rowOwners) {
      let constraints = rowOwners.elements[own.rows.count...].compactMap { $0.constraint }
      solver.rollBack(&batch, from: own.rows.count)
      let isAdmitted = admit(batch, rowOwners)
      assert(isAdmitted, "the engine's own rows contradict nothing")
      admitOldestFirst(constraints)
    }
    pending.queue.releaseWithdrawn()
    // The row owners refer to the bundles without keeping them alive.
    withExtendedLifetime(taken.bundles) {}
  }

  /// The typical number of terms in a row.
  private static let usualTerms = 3

  /// Admits the rows of a batch to the solver, if they can hold together, and records the owner of each row.
  ///
  /// - Returns: Whether the rows can hold; if not, nothing has changed.
  private func admit(_ batch: borrowing OpenBatch, _ rowOwners: borrowing UniqueArray<RowOwner>) -> Bool {
    if batch.count == 0 { return true }
    owners.extend(to: solver.rowCount)
    return solver.admit(batch) { index, handle in noteRow(handle, of: rowOwners[index]) }
  }

  /// Admits constraints that cannot hold together, the oldest first, and leaves out constraints that contradict older
  /// constraints.
  ///
  /// All required constraints are admitted before the optional ones.
  private func admitOldestFirst(_ constraints: [LayoutConstraint]) {
    let constraints = constraints.sorted { $1.isYounger(than: $0) }
    admitInHalves(constraints.filter { $0.priority.isRequired }[...])
    admitInHalves(constraints.filter { !$0.priority.isRequired }[...])
  }

  /// Admits constraints in two halves, and divides a half again if the solver refuses it.
  ///
  /// The solver accepts a batch only if it would also accept all constraints of the batch one by one. So only a
  /// constraint whose batch was refused needs a call of its own.
  private func admitInHalves(_ constraints: ArraySlice<LayoutConstraint>) {
    if constraints.count < 2 {
      if let constraint = constraints.first { admit(constraint) }
      return
    }
    let middle = constraints.startIndex + constraints.count / 2
    for half in [constraints[..<middle], constraints[middle...]] where half.count < 2 || !admitTogether(half) {
      admitInHalves(half)
    }
  }

  /// Admits the rows of several constraints as one batch.
  ///
  /// - Returns: Whether the rows can hold together; if not, no row has been added.
  private func admitTogether(_ constraints: ArraySlice<LayoutConstraint>) -> Bool {
    var batch = solver.openBatch(rows: constraints.count, terms: constraints.count * Self.usualTerms)
    var rowOwners = UniqueArray<RowOwner>()
    for constraint in constraints where constraint.stage == .dequeued {
      if !append(constraint, to: &batch, &rowOwners) {
        solver.rollBack(&batch, from: 0)
        return false
      }
    }
    if admit(batch, rowOwners) { return true }
    solver.rollBack(&batch, from: 0)
    return false
  }

  // MARK: - Rows

  /// Appends the row of a queued constraint or record.
  ///
  /// A constraint gets no row if it is invalid, or if its items are not all in this tree.
  ///
  /// - Returns: False if the solver refuses the numbers of the row; true otherwise, even if there is no row.
  private func append(
    rowOf owner: RowOwner, to batch: inout OpenBatch, _ owners: inout UniqueArray<RowOwner>
  ) -> Bool {
    if case .bundled(let bundle, let index) = owner {
      let isAppended = bundle._withUnsafeGuaranteedRef { bundle in
        !bundle.isOpen && append(bundle.records[Int(index)], of: bundle, owner, to: &batch, &owners)
      }
      if isAppended { return true }
    }
    guard let constraint = owner.constraint else { return true }
    return append(constraint, to: &batch, &owners)
  }

  /// Appends the row of a record, if the record can become a row.
  ///
  /// All items of the record must be in this tree, and all numbers must be finite. Substituted numbers must not add a
  /// constant to the row.
  ///
  /// If the record cannot become a row, the caller opens its bundle, because only a constraint object can report the
  /// reason.
  @inline(__always)
  private func append(
    _ record: ConstraintRecord, of bundle: ConstraintBundle, _ owner: RowOwner, to batch: inout OpenBatch,
    _ owners: inout UniqueArray<RowOwner>
  ) -> Bool {
    if !compileTerms(of: record) { return false }
    defer { builder.clear() }
    let constant = bundle.hasBaselines ? constant(of: record, shift: 0) : record.addend
    if builder.constant != 0 { return false }
    // The solver refuses numbers that are not finite.
    if !solver.append(builder.elements, constant, record.relation, .required, to: &batch) { return false }
    owners.append(owner)
    return true
  }

  private func append(
    _ constraint: LayoutConstraint, to batch: inout OpenBatch, _ owners: inout UniqueArray<RowOwner>
  ) -> Bool {
    if !compileTermsAndShift(of: constraint) {
      setAside(constraint)
      return true
    }
    defer { builder.clear() }
    let constant = constant(of: constraint)
    if !isUsable(constraint, isFinite: constant.isFinite && builder.isFinite) { return true }
    owners.append(.constraint(constraint))
    return solver.append(builder.elements, constant, constraint.relation, constraint.priority, to: &batch)
  }

  /// Records that a constraint gets no row until its items are in one tree.
  func setAside(_ constraint: LayoutConstraint) {
    constraint.stage = .waiting
    constraint.engine = nil
    if choiceState.hasAlternatives && constraint.hasAbsentItem || callbackAdditions.hasLateItem(constraint) {
      constraint.waitsForItem = true
    } else {
      notes.note(unplaced: constraint)
    }
  }

  /// Returns whether the numbers and the priority of a constraint are valid.
  ///
  /// If not, the constraint is reported until it is corrected.
  func isUsable(_ constraint: LayoutConstraint, isFinite: Bool) -> Bool {
    if isFinite && constraint.priority.isValid { return true }
    if constraint.stage != .invalid { notes.note(invalid: constraint) }
    constraint.stage = .invalid
    return false
  }
}
