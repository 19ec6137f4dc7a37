import BowerbirdSolver

/// From what is queued to rows of the solver.
extension LayoutEngine {
  /// Rows on their way into the solver, with their owners.
  struct Batch {
    var rows = RowBatch()
    var owners: [RowOwner] = []

    /// Bundles that own rows, kept alive.
    var bundles: [ConstraintBundle] = []

    /// Appends the row that a variable plus a constant is so related to 0.
    mutating func append(
      _ variable: Variable, _ constant: Double, _ relation: Relation, _ priority: Priority, _ owner: RowOwner
    ) {
      rows.append(variable, constant, relation, priority)
      owners.append(owner)
    }

    /// Appends the row that an expression is so related to 0.
    mutating func append(
      _ expression: LinearExpression, _ relation: Relation, _ priority: Priority, _ owner: RowOwner
    ) {
      rows.append(expression.terms, expression.constant, relation, priority)
      owners.append(owner)
    }
  }

  /// Compiles what is new, and adds it: as one batch, if that can be.
  func addQueued() {
    deriveQueued()
    slots.noteRows()
    var batch = Batch()
    appendGivenSize(to: &batch)
    if !contents.isEmpty { updateContents(adding: &batch) }
    let ownCount = batch.rows.count
    appendQueue(to: &batch)
    if batch.rows.isEmpty { return }
    isUnsolved = true
    if add(batch) { return }
    addStepwise(batch, ownCount)
  }

  /// Before anything has been solved, the root has its size before anything else is said of it.
  private func appendGivenSize(to batch: inout Batch) {
    guard let size = sizeToGive else { return }
    sizeToGive = nil
    batch.append(variable(root.slot, .width), -size.width, .equal, .required, .given(.horizontal))
    batch.append(variable(root.slot, .height), -size.height, .equal, .required, .given(.vertical))
  }

  /// A constraint that was switched off is still in the queue, and one that was switched on again is in it twice.
  func appendQueued(_ constraint: LayoutConstraint, to batch: inout Batch) {
    if constraint.stage != .queued || constraint.engine !== self { return }
    constraint.stage = .taken
    append(constraint, to: &batch)
  }

  private func append(_ constraint: LayoutConstraint, to batch: inout Batch) {
    if !compileTerms(of: constraint) { return setAside(constraint) }
    let constant = constant(of: constraint)
    if isUsable(constraint, isFinite: constant.isFinite && builder.isFinite) {
      batch.rows.append(builder.terms, constant, constraint.relation, constraint.priority)
      batch.owners.append(.constraint(constraint))
    }
    builder.clear()
  }

  /// The items of a constraint are not in one tree: it waits until they are.
  private func setAside(_ constraint: LayoutConstraint) {
    constraint.stage = .waiting
    constraint.engine = nil
    if hasChoosers && constraint.hasAbsentItem {
      constraint.isParked = true
    } else {
      unplaced.append(constraint)
    }
  }

  /// Whether the solver would take the numbers of a row; a constraint with others is reported until it is mended.
  private func isUsable(_ constraint: LayoutConstraint, isFinite: Bool) -> Bool {
    if isFinite && constraint.priority.isValid { return true }
    if constraint.stage != .invalid { invalid.append(constraint) }
    constraint.stage = .invalid
    return false
  }

  // MARK: - Into the solver

  /// Adds a batch: all of it or nothing.
  func add(_ batch: Batch) -> Bool {
    do {
      let handles = try solver.add(batch.rows)
      if handles.count > owners.count { owners.reserveCapacity(owners.count + handles.count) }
      for place in handles.indices { settle(handles[place], batch.owners[place]) }
      return true
    } catch {
      return false
    }
  }

  /// Notes that a row is in.
  func settle(_ handle: ConstraintHandle, _ owner: RowOwner) {
    while owners.count <= handle.rowIndex { owners.append(.unowned) }
    owners[handle.rowIndex] = owner
    switch owner {
    case .declared(let constraint): constraint._withUnsafeGuaranteedRef { $0.settle(handle) }
    case .bundled(let bundle, let place): bundle._withUnsafeGuaranteedRef { $0.settle(handle, at: Int(place)) }
    case .floor(let slot, .horizontal): slots.floors[Int(slot)].width = handle
    case .floor(let slot, .vertical): slots.floors[Int(slot)].height = handle
    case .given(.horizontal): givenWidth = handle
    case .given(.vertical): givenHeight = handle
    case .content(let slot, let axis, let isHugging): settle(handle, slot, axis, isHugging)
    case .unowned: break
    }
  }

  private func settle(_ handle: ConstraintHandle, _ slot: Int32, _ axis: Axis, _ isHugging: Bool) {
    guard let content = slots.nodes[Int(slot)]?.node?.content else { return }
    switch (axis, isHugging) {
    case (.horizontal, true): content.horizontal.hugging = handle
    case (.horizontal, false): content.horizontal.resistance = handle
    case (.vertical, true): content.vertical.hugging = handle
    case (.vertical, false): content.vertical.resistance = handle
    }
  }

  /// What a row is for, as an object where that is a constraint.
  func owner(of handle: ConstraintHandle) -> RowOwner {
    let owner = owners[handle.rowIndex]
    return owner.constraint.map { .constraint($0) } ?? owner
  }

  /// Notes that an object stands for the record that a row was made of.
  func own(_ handle: ConstraintHandle, _ constraint: LayoutConstraint) {
    owners[handle.rowIndex] = .constraint(constraint)
  }

  /// Adds what contradicts itself as a batch: one by one, the oldest first, so that it is the youngest that give way.
  ///
  /// The engine's own rows contradict nothing.
  private func addStepwise(_ batch: Batch, _ ownCount: Int) {
    var own = batch
    own.rows.truncate(to: ownCount)
    own.owners.removeLast(batch.owners.count - ownCount)
    if ownCount > 0 { _ = add(own) }
    let constraints = batch.owners[ownCount...].compactMap { $0.constraint }.sorted { $1.isYounger(than: $0) }
    for constraint in constraints where constraint.priority.isRequired { admit(constraint) }
    for constraint in constraints where !constraint.priority.isRequired { admit(constraint) }
  }

  /// Adds one constraint; if it contradicts others, the youngest of them gives way.
  ///
  /// It may contradict younger ones and, once those are out of the way, older ones: then it is left out itself, and the
  /// younger ones, which gave way for nothing, come back.
  func admit(_ constraint: LayoutConstraint) {
    guard var row = row(of: constraint) else { return setAside(constraint) }
    var isFinite = row.expression.constant.isFinite
    for term in row.expression.terms where !term.coefficient.isFinite { isFinite = false }
    if !isUsable(constraint, isFinite: isFinite) { return }
    isUnsolved = true
    var gaveWay: [LayoutConstraint] = []
    while true {
      do {
        let handle = try solver.add(row, priority: constraint.priority)
        return settle(handle, .constraint(constraint))
      } catch {
        if makeWay(for: .constraint(constraint), error), let expanded = self.row(of: constraint) {
          row = expanded
          continue
        }
        guard let youngest = giveWay(to: .constraint(constraint), row, error), youngest !== constraint else { break }
        gaveWay.append(youngest)
        if gaveWay.count > Self.fewConflicts { gaveWay += standAside(for: constraint) }
      }
    }
    gaveWay.sort { $1.isYounger(than: $0) }
    for other in gaveWay { admit(other) }
  }

  /// After so many conflicts of one constraint, there will be many more.
  private static let fewConflicts = 2
}
