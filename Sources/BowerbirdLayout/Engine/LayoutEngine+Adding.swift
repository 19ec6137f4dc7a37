import BowerbirdSolver

/// From what is queued to rows of the solver.
extension LayoutEngine {
  /// Rows on their way into the solver, with their owners.
  struct Batch {
    var rows: [(Constraint, Priority)] = []
    var owners: [RowOwner] = []

    mutating func append(_ row: Constraint, _ priority: Priority, _ owner: RowOwner) {
      rows.append((row, priority))
      owners.append(owner)
    }
  }

  /// Compiles what is new, and adds it: as one batch, if that can be.
  func addQueued() {
    let constraints = takeQueueDeriving()
    var batch = Batch()
    appendFloors(to: &batch)
    if !contents.isEmpty { updateContents(adding: &batch) }
    if batch.rows.isEmpty && constraints.isEmpty { return }
    isUnsolved = true
    let ownCount = batch.rows.count
    for constraint in constraints { append(constraint, to: &batch) }
    if add(batch) { return }
    addStepwise(batch, ownCount)
  }

  /// The queued constraints that are still wanted, by age.
  func takeQueue() -> [LayoutConstraint] {
    var taken: [LayoutConstraint] = []
    taken.reserveCapacity(queue.count)
    var isSorted = true
    for constraint in queue where constraint.stage == .queued && constraint.engine === self {
      // A constraint that was switched off and on again is in the queue twice.
      constraint.stage = .taken
      if let last = taken.last, last.age > constraint.age { isSorted = false }
      taken.append(constraint)
    }
    queue.removeAll(keepingCapacity: true)
    if !isSorted { taken.sort { $0.age < $1.age } }
    return taken
  }

  func appendFloors(to batch: inout Batch) {
    for slot in fresh where slots.nodes[Int(slot)] != nil {
      slots.hasRows[Int(slot)] = true
      for (axis, place) in [(Axis.horizontal, Place.width), (.vertical, .height)] where needsFloor(slot, axis) {
        let row = Constraint(LinearExpression(variable(slot, place)), .greaterOrEqual)
        batch.append(row, .required, .floor(slot, axis))
      }
    }
    fresh.removeAll(keepingCapacity: true)
    pendingFloors.removeAll()
  }

  private func append(_ constraint: LayoutConstraint, to batch: inout Batch) {
    guard let row = row(of: constraint) else { return setAside(constraint) }
    if !isUsable(constraint, row) { return }
    batch.append(row, constraint.priority, .constraint(constraint))
  }

  /// The items of a constraint are not in one tree: it waits until they are.
  private func setAside(_ constraint: LayoutConstraint) {
    constraint.stage = .waiting
    constraint.engine = nil
    unplaced.append(constraint)
  }

  /// Whether the solver would take the numbers of a row; a constraint with others is reported until it is mended.
  private func isUsable(_ constraint: LayoutConstraint, _ row: Constraint) -> Bool {
    var isFinite = row.expression.constant.isFinite
    for term in row.expression.terms where !term.coefficient.isFinite { isFinite = false }
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
      for place in handles.indices { settle(handles[place], batch.owners[place]) }
      return true
    } catch {
      return false
    }
  }

  /// Notes that a row is in.
  func settle(_ handle: ConstraintHandle, _ owner: RowOwner) {
    while owners.count <= handle.rowIndex { owners.append(.nobody) }
    owners[handle.rowIndex] = owner
    switch owner {
    case .constraint(let constraint):
      constraint.handle = handle
      constraint.stage = .compiled
      constraint.hasNewPriority = false
      constraint.isReshaped = false
      constraint.isParked = false
    case .floor(let slot, .horizontal): slots.floors[Int(slot)].width = handle
    case .floor(let slot, .vertical): slots.floors[Int(slot)].height = handle
    case .content(let slot, let axis, let isHugging): settle(handle, slot, axis, isHugging)
    case .given, .nobody: break
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

  /// Adds what contradicts itself as a batch: one by one, the oldest first, so that it is the youngest that give way.
  ///
  /// The engine's own rows contradict nothing.
  private func addStepwise(_ batch: Batch, _ ownCount: Int) {
    var own = Batch()
    own.rows = Array(batch.rows[..<ownCount])
    own.owners = Array(batch.owners[..<ownCount])
    if ownCount > 0 { _ = add(own) }
    for wantsRequired in [true, false] {
      for place in ownCount..<batch.rows.count where batch.rows[place].1.isRequired == wantsRequired {
        if case .constraint(let constraint) = batch.owners[place] { admit(constraint) }
      }
    }
  }

  /// Adds one constraint; if it contradicts others, the youngest of them gives way.
  ///
  /// It may contradict younger ones and, once those are out of the way, older ones: then it is left out itself, and the
  /// younger ones, which gave way for nothing, come back.
  func admit(_ constraint: LayoutConstraint) {
    guard var row = row(of: constraint) else { return setAside(constraint) }
    if !isUsable(constraint, row) { return }
    isUnsolved = true
    var gaveWay: [LayoutConstraint] = []
    while true {
      do {
        let handle = try solver.add(row, priority: constraint.priority)
        return settle(handle, .constraint(constraint))
      } catch {
        if writeOut(.constraint(constraint), error), let expanded = self.row(of: constraint) {
          row = expanded
          continue
        }
        guard let youngest = giveWay(to: .constraint(constraint), row, error), youngest !== constraint else { break }
        gaveWay.append(youngest)
      }
    }
    for other in gaveWay.reversed() {
      leftOut.removeAll { $0.leftOut === other }
      admit(other)
    }
  }
}
