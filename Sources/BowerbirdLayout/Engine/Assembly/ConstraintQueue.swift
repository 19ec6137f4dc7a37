import BowerbirdSolver

/// The active constraints whose rows are still to be made, in the order in which they were queued.
struct ConstraintQueue {
  /// The constraints that were queued one by one.
  ///
  /// The queue does not retain them, because an active constraint keeps itself alive.
  private var constraints: [Unmanaged<LayoutConstraint>] = []

  /// The queued bundles; some may have been opened since they were queued.
  private(set) var bundles: [ConstraintBundle] = []

  /// The parts of `constraints` and `bundles` that were queued while added subtrees were registered.
  ///
  /// The constraints of such a part, a *run*, are sorted before they become rows.
  private var runs: [QueuedRun] = []

  /// Constraints that were deactivated while queued.
  ///
  /// This array keeps them alive, because the queue does not.
  private var withdrawn: [LayoutConstraint] = []

  var isEmpty: Bool { constraints.isEmpty && bundles.isEmpty }

  /// Appends a constraint that is to become a row.
  @inline(__always)
  mutating func append(_ constraint: LayoutConstraint) { constraints.append(Unmanaged.passUnretained(constraint)) }

  @inline(__always)
  mutating func append(_ bundle: ConstraintBundle) {
    if bundles.isEmpty { bundles.reserveCapacity(Self.usualBundles) }
    bundles.append(bundle)
  }

  /// The number of bundles for which a queue reserves memory at first.
  private static let usualBundles = 16

  mutating func reserve(more count: Int) { constraints.reserveCapacity(constraints.count + count) }

  /// Keeps a deactivated constraint alive while it is still in the queue.
  mutating func withdraw(_ constraint: LayoutConstraint) { withdrawn.append(constraint) }

  // MARK: - Runs

  /// The lengths of `constraints` and `bundles`, which are the indices at which the next run begins.
  var ends: (constraints: Int, bundles: Int) { (constraints.count, bundles.count) }

  /// Makes a run of the entries that were queued while nodes were registered.
  ///
  /// No run is made if only single constraints were queued, because they are in the order of their rows already.
  ///
  /// - Parameters:
  ///   - start: The lengths of both lists before the registration.
  ///   - firstSlot: The lowest slot that the registration has added.
  mutating func endRun(from start: (constraints: Int, bundles: Int), firstSlot: Int) {
    if bundles.count == start.bundles { return }
    runs.append(
      QueuedRun(
        singles: start.constraints..<constraints.count, bundles: start.bundles..<bundles.count,
        firstSlot: Int32(firstSlot)))
  }

  /// Returns the number of records in a range of the queued bundles.
  private func recordCount(in indices: Range<Int>) -> Int { indices.reduce(0) { $0 + bundles[$1].records.count } }

  // MARK: - Taking

  /// Removes and returns all entries.
  ///
  /// Withdrawn constraints stay alive until ``releaseWithdrawn()``, because the entries may refer to them.
  mutating func take() -> ConstraintQueue {
    var taken = ConstraintQueue()
    swap(&taken, &self)
    swap(&taken.withdrawn, &withdrawn)
    return taken
  }

  mutating func releaseWithdrawn() { withdrawn = [] }

  // MARK: - Order

  /// Returns all queued constraints and records, in the order in which their rows are to be made, and marks each as no
  /// longer queued.
  ///
  /// A deactivated constraint may still be in the queue, and a reactivated constraint may be in the queue twice. These
  /// superfluous entries are skipped.
  func dequeue(for engine: LayoutEngine, slotCount: Int) -> UniqueArray<RowOwner> {
    var owners = UniqueArray<RowOwner>()
    var next = 0
    for run in runs {
      for constraint in constraints[next..<run.singles.lowerBound] { take(constraint, &owners, engine) }
      append(run, to: &owners, for: engine, slotCount)
      next = run.singles.upperBound
    }
    for constraint in constraints[next...] { take(constraint, &owners, engine) }
    return owners
  }

  @inline(__always)
  private func take(
    _ constraint: Unmanaged<LayoutConstraint>, _ owners: inout UniqueArray<RowOwner>, _ engine: LayoutEngine
  ) {
    let isQueued = constraint._withUnsafeGuaranteedRef { $0.stage == .queued && $0.engine === engine }
    if !isQueued { return }
    constraint._withUnsafeGuaranteedRef { $0.stage = .dequeued }
    owners.append(.declared(constraint))
  }

  /// Appends the constraints of a run to `owners`, sorted by ``RunSorter/Key``.
  private func append(
    _ run: QueuedRun, to owners: inout UniqueArray<RowOwner>, for engine: LayoutEngine, _ slotCount: Int
  ) {
    var sorter = RunSorter(run, count: run.singles.count + recordCount(in: run.bundles))
    for index in run.bundles { take(bundles[index], &sorter, engine) }
    for index in run.singles { take(constraints[index], &sorter.owners, engine) }
    sorter.noteConstraints()
    sorter.appendSorted(to: &owners, slotCount: slotCount)
  }

  /// Appends the records of a bundle to a sorter, or the bundle's constraints if the bundle is open or has to be
  /// opened.
  private func take(_ bundle: ConstraintBundle, _ sorter: inout RunSorter, _ engine: LayoutEngine) {
    if !bundle.isOpen && !bundle.isIn(engine) { return }
    if bundle.isOpen || bundle.hasLostItem {
      for constraint in bundle.constraints { take(.passUnretained(constraint), &sorter.owners, engine) }
      sorter.noteConstraints()
    } else {
      sorter.append(bundle)
      bundle.noteDequeued()
    }
  }
}
