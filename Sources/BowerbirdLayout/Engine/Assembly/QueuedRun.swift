import BowerbirdSolver

/// A run: the constraints that were queued during one call of ``LayoutEngine/registerAdditions()``.
///
/// The constraints become rows in the order of ``RunSorter/Key``.
///
/// Single constraints are queued in that order already. The records of a bundle are not, because the whole bundle is
/// queued with the first of its items.
struct QueuedRun {
  /// The range of the single constraints in the queue.
  let singles: Range<Int>

  /// The range of the bundles in the queue.
  let bundles: Range<Int>

  /// The lowest slot of the registered nodes.
  let firstSlot: Int32

  /// Returns the lowest of the slots that the registration has added for a constraint's items; ``firstSlot`` if
  /// the registration has added no slot for these items.
  @inline(__always)
  fileprivate func firstSlot(of source: some TermSource) -> Int32 {
    var first = Int32.max
    for term in 0..<source.termCount {
      let slot = source.slot(ofTerm: term)
      if slot >= firstSlot && slot < first { first = slot }
    }
    return first == .max ? firstSlot : first
  }
}

/// Sorts the constraints and records of a run by ``Key``.
struct RunSorter: ~Copyable {
  private let run: QueuedRun

  /// The constraints and records to sort.
  var owners = UniqueArray<RowOwner>()

  /// For each entry of `owners`, its sort key.
  private var keys = UniqueArray<Key>()

  /// The sort key of a constraint: the lowest slot that the registration has added for the constraint's items, and the
  /// constraint's age.
  struct Key: BitwiseCopyable {
    var slot: Int32
    var age: Int

    static func < (left: Key, right: Key) -> Bool { (left.slot, left.age) < (right.slot, right.age) }
  }

  /// Creates a sorter with room for `count` constraints and records.
  init(_ run: QueuedRun, count: Int) {
    self.run = run
    owners.reserve(count)
    keys.reserve(count)
  }

  /// Appends the records of a bundle.
  mutating func append(_ bundle: ConstraintBundle) {
    let unmanaged = Unmanaged.passUnretained(bundle)
    for index in 0..<bundle.records.count {
      owners.append(.bundled(unmanaged, Int32(index)))
      keys.append(Key(slot: run.firstSlot(of: bundle.records[index]), age: bundle.firstAge + index))
    }
  }

  /// Appends the sort keys of the constraints that were appended to `owners` last.
  mutating func noteConstraints() {
    while keys.count < owners.count {
      guard case .declared(let constraint) = owners[keys.count] else { return }
      keys.append(constraint._withUnsafeGuaranteedRef { Key(slot: run.firstSlot(of: $0), age: $0.age) })
    }
  }

  /// Appends all constraints and records to `sorted`, in the order of their keys: by slot, and by age within a slot.
  mutating func appendSorted(to sorted: inout UniqueArray<RowOwner>, slotCount: Int) {
    if !isSorted { sortBySlot(slotCount) }
    // The entries of a slot are mostly in the order of their ages already.
    if !isSorted { sortByAge() }
    sorted.append(contentsOf: owners)
  }

  private var isSorted: Bool {
    let keys = keys.elements
    for index in 1..<max(1, keys.count) where keys[index] < keys[index - 1] { return false }
    return true
  }

  /// Sorts the entries by slot with a counting sort; the entries of a slot keep their order.
  private mutating func sortBySlot(_ slotCount: Int) {
    // For each slot, the number of entries for lower slots. This is the new index of the slot's next entry.
    var starts = UniqueArray<Int32>()
    starts.resize(to: slotCount + 1, filling: 0)
    for key in keys.elements { starts[key.slot + 1] &+= 1 }
    for slot in 1...slotCount { starts[slot] &+= starts[slot - 1] }
    var sortedOwners = UniqueArray<RowOwner>()
    var sortedKeys = UniqueArray<Key>()
    let newOwners = sortedOwners.appendUninitialized(owners.count)
    let newKeys = sortedKeys.appendUninitialized(owners.count)
    for index in 0..<owners.count {
      let key = keys[index]
      let place = Int(starts[key.slot])
      starts[key.slot] &+= 1
      (newOwners + place).initialize(to: owners[index])
      (newKeys + place).initialize(to: key)
    }
    owners = sortedOwners
    keys = sortedKeys
  }

  /// Sorts the entries, which are sorted by slot, by age within each slot.
  private mutating func sortByAge() {
    var order = Array(0..<owners.count)
    order.sort { keys[$0] < keys[$1] }
    let former = UniqueArray(copying: owners)
    for (index, place) in order.enumerated() { owners[index] = former[place] }
  }
}
