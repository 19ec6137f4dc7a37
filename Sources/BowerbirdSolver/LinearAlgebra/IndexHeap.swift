/// A priority queue of small whole numbers, smallest first.
struct IndexHeap: ~Copyable {
  private var items = UniqueArray<Int32>()

  init() {}

  mutating func borrow(from block: inout SharedBlock, items count: Int) { block.lend(count, to: &items) }

  mutating func push(_ item: Int32) {
    items.append(item)
    var index = items.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      if items[parent] <= item { break }
      items[index] = items[parent]
      index = parent
    }
    items[index] = item
  }

  mutating func popSmallest() -> Int32? {
    if items.isEmpty { return nil }
    let smallest = items[0]
    let moved = items.removeLast()
    if !items.isEmpty { sink(moved) }
    return smallest
  }

  /// Fills the gap at the root, which the removal of the smallest item has left, and stores an item.
  ///
  /// As long as a child of the gap is smaller than the item, the smallest child moves into the gap, and leaves a gap in
  /// its own place. The item fills the last gap.
  private mutating func sink(_ item: Int32) {
    var index = 0
    while true {
      var child = 2 * index + 1
      if child >= items.count { break }
      if child + 1 < items.count && items[child + 1] < items[child] { child += 1 }
      if items[child] >= item { break }
      items[index] = items[child]
      index = child
    }
    items[index] = item
  }
}
