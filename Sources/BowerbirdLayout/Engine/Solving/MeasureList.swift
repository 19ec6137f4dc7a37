/// The items whose content must be measured for the extents in a new solution.
struct MeasureList {
  /// Whether the tree has ever had a node with a `measure` closure.
  private(set) var isUsed = false

  /// The slots of measured nodes whose extents may have changed.
  private(set) var slots: [Int32] = []

  mutating func noteUse() { isUsed = true }

  mutating func note(_ slot: Int32) { slots.append(slot) }

  /// Removes and returns the slots.
  mutating func take() -> [Int32] {
    let listed = slots
    slots.removeAll(keepingCapacity: true)
    return listed
  }
}
