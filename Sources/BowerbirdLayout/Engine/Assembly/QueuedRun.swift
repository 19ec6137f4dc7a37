/// The constraints that were queued while nodes were registered.
///
/// They are compiled in the order of the nodes' slots, and by age within a slot.
///
/// Single constraints are queued in that order anyway. A bundle, however, is queued as a whole with the first of its
/// items.
struct QueuedRun {
  /// The places of the single constraints in the queue.
  let singles: Range<Int>

  /// The places of the bundles in the queue of bundles.
  let bundles: Range<Int>

  /// The first new slot.
  let firstSlot: Int32
}

/// Sorts the rows of a run.
struct RunSorter {
  /// The lowest slot of each row's items, and the row's age.
  private var keys: [(slot: Int32, age: Int)] = []

  /// By slot: the number of rows for lower slots.
  private var starts: [Int32] = []

  init(expecting count: Int) { keys.reserveCapacity(count) }

  mutating func append(_ slot: Int32, _ age: Int) { keys.append((slot, age)) }

  mutating func removeLast(_ count: Int) { keys.removeLast(count) }

  /// Returns the order of the rows by slot, and by age within a slot.
  ///
  /// - Parameter slotCount: The number of slots.
  /// - Returns: The rows in their new order; empty if they are in order already.
  mutating func order(slotCount: Int) -> [Int32] {
    if isSorted { return [] }
    starts = Array(repeating: 0, count: slotCount + 1)
    for key in keys { starts[Int(key.slot) + 1] += 1 }
    for slot in 1...slotCount { starts[slot] += starts[slot - 1] }
    var order = [Int32](repeating: 0, count: keys.count)
    for place in keys.indices {
      let slot = Int(keys[place].slot)
      order[Int(starts[slot])] = Int32(place)
      starts[slot] += 1
    }
    sortByAge(&order, slotCount)
    return order
  }

  private var isSorted: Bool {
    for place in keys.indices.dropFirst() where keys[place] < keys[place - 1] { return false }
    return true
  }

  /// Sorts the rows of each slot by age.
  ///
  /// Most are in order already.
  private func sortByAge(_ order: inout [Int32], _ slotCount: Int) {
    var start = 0
    while start < order.count {
      let slot = keys[Int(order[start])].slot
      let end = Int(starts[Int(slot)])
      var isSorted = true
      for place in start + 1..<max(end, start + 1)
      where keys[Int(order[place])].age < keys[Int(order[place - 1])].age { isSorted = false }
      if !isSorted { order[start..<end].sort { keys[Int($0)].age < keys[Int($1)].age } }
      start = end
    }
  }
}
