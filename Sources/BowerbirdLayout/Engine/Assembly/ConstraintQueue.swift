/// The constraints that wait to become rows, in the order in which they were activated.
struct ConstraintQueue {
  /// Single constraints.
  ///
  /// They are active, and an active constraint keeps itself alive.
  var constraints: [Unmanaged<LayoutConstraint>] = []

  /// Bundles.
  ///
  /// A bundle may have been opened since it was queued.
  var bundles: [ConstraintBundle] = []

  /// The parts of both lists that came with added subtrees.
  var runs: [QueuedRun] = []

  /// Whether there are definitions among the constraints.
  var holdsDefinitions = false

  /// Constraints that were deactivated while queued.
  ///
  /// This array keeps them alive, because the queue does not.
  var withdrawn: [LayoutConstraint] = []

  var isEmpty: Bool { constraints.isEmpty && bundles.isEmpty }

  /// Appends a constraint.
  @inline(__always)
  mutating func append(_ constraint: LayoutConstraint) { constraints.append(Unmanaged.passUnretained(constraint)) }

  // MARK: - Runs

  /// The ends of both lists, where a run begins.
  var ends: (constraints: Int, bundles: Int) { (constraints.count, bundles.count) }

  /// Makes a run of what was queued while nodes were registered.
  ///
  /// Single constraints alone are in the right order without one.
  ///
  /// - Parameters:
  ///   - start: The ends of both lists before.
  ///   - firstSlot: The first new slot.
  mutating func endRun(from start: (constraints: Int, bundles: Int), firstSlot: Int) {
    if bundles.count == start.bundles { return }
    runs.append(
      QueuedRun(
        singles: start.constraints..<constraints.count, bundles: start.bundles..<bundles.count,
        firstSlot: Int32(firstSlot)))
  }

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
}
