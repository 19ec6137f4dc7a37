import BowerbirdSolver

/// Compiles the queue into rows.
extension LayoutEngine {
  /// Appends the rows of all queued constraints and bundles, in the order in which they were queued.
  func appendQueue(to batch: inout Batch) {
    if pending.queue.isEmpty { return }
    let taken = pending.queue.take(), constraints = taken.constraints
    batch.bundles = taken.bundles
    var count = constraints.count + batch.rows.count
    for bundle in batch.bundles { count += bundle.records.count }
    batch.rows.reserve(rows: count, terms: count * Self.usualTerms)
    batch.owners.reserve(count)
    var next = 0
    for run in taken.runs {
      append(constraints[next..<run.singles.lowerBound], to: &batch)
      append(run, constraints, to: &batch)
      next = run.singles.upperBound
    }
    append(constraints[next...], to: &batch)
    pending.queue.releaseWithdrawn()
  }

  /// The typical number of terms in a row.
  private static let usualTerms = 3

  private func append(_ constraints: ArraySlice<Unmanaged<LayoutConstraint>>, to batch: inout Batch) {
    for constraint in constraints { constraint._withUnsafeGuaranteedRef { appendQueued($0, to: &batch) } }
  }

  // MARK: - Runs

  /// Appends the rows of a run, sorted by slot and age.
  private func append(_ run: QueuedRun, _ constraints: [Unmanaged<LayoutConstraint>], to batch: inout Batch) {
    let first = batch.rows.count
    var count = run.singles.count
    for place in run.bundles { count += batch.bundles[place].records.count }
    var sorter = RunSorter(expecting: count)
    for place in run.bundles { append(batch.bundles[place], run, &sorter, to: &batch) }
    for place in run.singles { constraints[place]._withUnsafeGuaranteedRef { append($0, run, &sorter, to: &batch) } }
    let order = sorter.order(slotCount: slots.count)
    if order.isEmpty { return }
    batch.rows.reorder(from: first, order)
    let owners = PlainArray(copying: batch.owners)
    for place in order.indices { batch.owners[first + place] = owners[first + Int(order[place])] }
  }

  private func append(
    _ constraint: LayoutConstraint, _ run: QueuedRun, _ sorter: inout RunSorter, to batch: inout Batch
  ) {
    let before = batch.rows.count
    appendQueued(constraint, to: &batch)
    if batch.rows.count > before { sorter.append(run.firstSlot(of: constraint), constraint.age) }
  }

  /// Appends the rows of a bundle.
  ///
  /// If the bundle is open, or one of its records needs a closer look, the rows are made from its constraints.
  private func append(_ bundle: ConstraintBundle, _ run: QueuedRun, _ sorter: inout RunSorter, to batch: inout Batch) {
    if !bundle.isOpen && bundle.engine !== self { return }
    if !bundle.isOpen && appendRecords(of: bundle, run, &sorter, to: &batch) { return }
    for constraint in bundle.constraints { append(constraint, run, &sorter, to: &batch) }
  }

  /// Appends the rows of a bundle's records.
  ///
  /// - Returns: Whether every record became a row; if not, no row is appended.
  private func appendRecords(
    of bundle: ConstraintBundle, _ run: QueuedRun, _ sorter: inout RunSorter, to batch: inout Batch
  ) -> Bool {
    if bundle.hasLostItem { return false }
    let first = batch.rows.count
    let owner = Unmanaged.passUnretained(bundle)
    for place in 0..<bundle.records.count {
      let record = bundle.records[place]
      if !append(record, to: &batch) {
        sorter.removeLast(batch.rows.count - first)
        batch.rows.truncate(to: first)
        batch.owners.truncate(to: first)
        return false
      }
      batch.owners.append(.bundled(owner, Int32(place)))
      sorter.append(run.firstSlot(of: record), bundle.firstAge + place)
    }
    bundle.noteTaken()
    return true
  }

  /// Appends the row of a record, if all its items are in this tree, its numbers are finite, and substituted numbers add no
  /// constant.
  @inline(__always)
  private func append(_ record: ConstraintRecord, to batch: inout Batch) -> Bool {
    if !compileTerms(of: record) { return false }
    let constant = constant(of: record, shift: 0)
    let isPlain = constant.isFinite && builder.isFinite && builder.constant == 0
    if isPlain { batch.rows.append(builder.elements, constant, record.relation, .required) }
    builder.clear()
    return isPlain
  }
}

extension QueuedRun {
  /// Returns the lowest new slot among a constraint's items.
  @inline(__always)
  fileprivate func firstSlot(of source: some TermSource) -> Int32 {
    var first = Int32.max
    for term in 0..<source.termCount {
      let slot = source.reading(ofTerm: term).slot
      if slot >= firstSlot && slot < first { first = slot }
    }
    return first == .max ? firstSlot : first
  }
}
