/// What queued up while nodes were taken in, to be compiled in the order of the nodes' slots and of its age.
///
/// That is the order in which mentions of the nodes would have been queued; a bundle is queued with the first of its items.
struct QueuedRun {
  /// The single constraints, by their places in the queue.
  let singles: Range<Int>

  /// The bundles, by their places in theirs.
  let bundles: Range<Int>

  /// The first slot that was new.
  let firstSlot: Int32
}

/// Scratch to put the rows of a run in order.
struct RunSorter {
  /// The lowest slot of each row's items, and the row's age.
  private var keys: [(slot: Int32, age: Int)] = []

  /// How many rows there are for lower slots, by slot.
  private var starts: [Int32] = []

  init(expecting count: Int) { keys.reserveCapacity(count) }

  mutating func append(_ slot: Int32, _ age: Int) { keys.append((slot, age)) }

  mutating func removeLast(_ count: Int) { keys.removeLast(count) }

  /// Orders the rows by slots, and by their ages where the slots are the same.
  ///
  /// - Parameter slotCount: How many slots there are.
  /// - Returns: Which row comes where; empty if all are in order.
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

  /// Orders the rows of each slot; they mostly are in order.
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
