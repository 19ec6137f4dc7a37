import BowerbirdSolver

/// The constraints that were queued while nodes were registered.
///
/// The constraints become rows in the order of ``RunSorter/Key``.
///
/// Single constraints are queued in that order already. A bundle is not: the whole bundle is queued with the first of
/// its items.
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
    if isSorted { return sorted.append(contentsOf: owners) }
    var order = orderBySlot(slotCount)
    sortByAge(&order)
    sorted.reserve(sorted.count + order.count)
    for index in order { sorted.append(owners[Int(index)]) }
  }

  private var isSorted: Bool {
    for index in 1..<max(1, keys.count) where keys[index] < keys[index - 1] { return false }
    return true
  }

  private func orderBySlot(_ slotCount: Int) -> [Int32] {
    // For each slot, the number of entries for lower slots. This is the index in `order` of the slot's next entry.
    var starts = [Int32](repeating: 0, count: slotCount + 1)
    for key in keys.elements { starts[Int(key.slot) + 1] += 1 }
    for slot in 1...slotCount { starts[slot] += starts[slot - 1] }
    var order = [Int32](repeating: 0, count: keys.count)
    for index in 0..<keys.count {
      let slot = Int(keys[index].slot)
      order[Int(starts[slot])] = Int32(index)
      starts[slot] += 1
    }
    return order
  }

  /// Sorts the entries of each slot in `order` by age.
  ///
  /// Most entries are in order already.
  private func sortByAge(_ order: inout [Int32]) {
    var start = 0
    while start < order.count {
      let slot = keys[Int(order[start])].slot
      var end = start + 1
      var isSorted = true
      while end < order.count, keys[Int(order[end])].slot == slot {
        if keys[Int(order[end])].age < keys[Int(order[end - 1])].age { isSorted = false }
        end += 1
      }
      if !isSorted { order[start..<end].sort { keys[Int($0)].age < keys[Int($1)].age } }
      start = end
    }
  }
}
