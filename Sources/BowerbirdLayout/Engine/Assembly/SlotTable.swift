import BowerbirdSolver

/// The slots of a tree, with the node and the variables of each slot.
///
/// The variables of a slot have the same indices as the slot's numbers; see ``SlotNumber``.
///
/// The four variables of a node are the distance of its leading edge from the parent's leading edge, the distance of
/// its top edge from the parent's top edge, its width and its height. Other slots contain four extra numbers of a node.
///
/// The other stages of the engine borrow the table, because a copy would retain all its arrays.
struct SlotTable: ~Copyable {
  /// The node of each slot; nil for a vacant slot, and for a slot of extra numbers.
  private(set) var nodes: [ItemReference?] = []

  /// The slot of each node's parent; -1 for the root and for slots without a node.
  private(set) var parents = UniqueArray<Int32>()

  /// The depth of each slot's node in the tree; 0 for the root.
  private(set) var depths = UniqueArray<Int32>()

  /// For each slot, whether the inside of the slot's node runs from right to left.
  private(set) var isMirrored = UniqueArray<Bool>()

  /// For each slot, whether the slot's node has a `measure` closure.
  private(set) var isMeasured = UniqueArray<Bool>()

  /// For each slot, whether rows may mention the slot's node, because rows were made since the node got the slot.
  private(set) var hasRows = UniqueArray<Bool>()

  /// The variables of all slots, four to a slot.
  private(set) var variables = UniqueArray<Variable>()

  /// The slots that have become vacant, in the order in which they became vacant.
  ///
  /// The slot that became vacant first is reused first; the slots before the index `firstVacant` are occupied again.
  /// Nodes that come back in the order in which they left therefore get their old slots and numbers.
  private var vacant: [Int32] = []
  private var firstVacant = 0

  /// The number of slots at the last call of ``noteRows()``; slots from this index on are new since that call.
  private var notedCount = 0

  /// The vacant slots that were occupied again since the last call of ``noteRows()``.
  private var reoccupied: [Int32] = []

  /// The first memory of the arrays.
  private var block = SharedBlock()

  /// Whether the inside of any node that has occupied a slot so far runs from right to left.
  private(set) var hasMirrored = false

  var count: Int { nodes.count }

  /// Returns the node to which the number at an index belongs; nil for an extra number, and in a vacant slot.
  func node(atIndex index: Int) -> ItemReference? { nodes[SlotNumber.slot(of: index)] }

  /// Occupies a slot for a node, or for four extra numbers if `node` is nil.
  ///
  /// A new slot gets its variables from ``provideVariables(in:)``.
  ///
  /// - Returns: The slot, and whether it was used before.
  mutating func occupy(
    _ node: ItemReference?, parent: Int32, isMirrored mirrored: Bool
  ) -> (slot: Int32, isUsed: Bool) {
    let depth = parent < 0 ? 0 : depths[parent] + 1
    if mirrored { hasMirrored = true }
    if let slot = takeVacant() {
      nodes[Int(slot)] = node
      parents[slot] = parent
      depths[slot] = depth
      isMirrored[slot] = mirrored
      hasRows[slot] = false
      reoccupied.append(slot)
      return (slot, true)
    }
    if nodes.isEmpty { reserve(Self.usualCount) }
    nodes.append(node)
    parents.append(parent)
    depths.append(depth)
    isMirrored.append(mirrored)
    isMeasured.append(false)
    hasRows.append(false)
    return (Int32(nodes.count - 1), false)
  }

  /// The number of slots for which a table reserves memory at first, so that the tables of a small screen do not grow
  /// in steps.
  static let usualCount = 48

  private mutating func reserve(_ count: Int) {
    nodes.reserveCapacity(count)
    block = SharedBlock(size: count * Self.sizePerSlot)
    block.lend(count, to: &parents)
    block.lend(count, to: &depths)
    block.lend(count, to: &isMirrored)
    block.lend(count, to: &isMeasured)
    block.lend(count, to: &hasRows)
    block.lend(SlotNumber.numberCount(ofSlots: count), to: &variables)
  }

  /// The number of bytes that a slot needs in all arrays but `nodes`.
  private static let sizePerSlot = 11 + 4 * MemoryLayout<Variable>.stride

  private mutating func takeVacant() -> Int32? {
    if firstVacant == vacant.count { return nil }
    let slot = vacant[firstVacant]
    firstVacant += 1
    if firstVacant == vacant.count {
      vacant.removeAll(keepingCapacity: true)
      firstVacant = 0
    }
    return slot
  }

  /// Creates the variables of new slots.
  mutating func provideVariables(in solver: inout SolverSession) {
    let missing = SlotNumber.numberCount(ofSlots: count) - variables.count
    if missing > 0 { solver.appendVariables(missing, to: &variables) }
  }

  /// Sets ``hasRows`` for every occupied slot, because rows that may mention the slots are about to be made.
  mutating func noteRows() {
    while notedCount < hasRows.count {
      hasRows[notedCount] = true
      notedCount += 1
    }
    for slot in reoccupied { hasRows[slot] = true }
    reoccupied.removeAll(keepingCapacity: true)
  }

  /// Resets ``hasRows`` of a slot, because the rows that mention the slot's node are being removed.
  mutating func forgetRows(at slot: Int32) { hasRows[Int(slot)] = false }

  mutating func setMeasured(_ isMeasured: Bool, at slot: Int32) { self.isMeasured[Int(slot)] = isMeasured }

  mutating func vacate(_ slot: Int32) {
    nodes[Int(slot)] = nil
    parents[slot] = -1
    isMeasured[slot] = false
    hasRows[slot] = false
    vacant.append(slot)
  }
}
