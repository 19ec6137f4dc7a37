import BowerbirdSolver

/// Where the nodes of a tree are among the variables: slot `s` has the variables `4s` to `4s + 3`.
///
/// The four are the distance of the leading edge from the parent's, that of the top edge, the width and the height; or four
/// extra numbers of a node.
struct SlotTable {
  /// The node of each slot; nil for a vacant one and for one of extra numbers.
  private(set) var nodes: [ItemReference?] = []

  /// The slot of each node's parent, -1 for the root's and for slots without a node.
  private(set) var parents: [Int32] = []

  /// How far below the root each node is.
  private(set) var depths: [Int32] = []

  /// Whether the inside of each node runs from right to left.
  private(set) var isMirrored: [Bool] = []

  /// Whether each node is one that is measured.
  var isMeasured: [Bool] = []

  /// The rows that keep each node's width and height from being negative, where there are any.
  var floors: [(width: ConstraintHandle?, height: ConstraintHandle?)] = []

  /// Whether there may be rows that speak of each node.
  var hasRows: [Bool] = []

  /// All variables.
  private(set) var variables: [Variable] = []

  /// Vacant slots, of which the one that was left first is taken first: what comes back as it went finds its old numbers.
  private var vacant: [Int32] = []
  private var firstVacant = 0

  /// Which slots have been taken since rows were noted: those from here on, and used ones.
  private var notedCount = 0
  private var reoccupied: [Int32] = []

  /// Whether any node is mirrored.
  private(set) var hasMirrored = false

  var count: Int { nodes.count }

  /// Takes a slot for a node; a new slot gets its variables from ``provideVariables(in:)``.
  ///
  /// - Returns: The slot, and whether it had a tenant before.
  mutating func occupy(
    _ node: ItemReference?, parent: Int32, isMirrored mirrored: Bool
  ) -> (slot: Int32, isUsed: Bool) {
    let depth = parent < 0 ? 0 : depths[Int(parent)] + 1
    if mirrored { hasMirrored = true }
    if let slot = takeVacant() {
      nodes[Int(slot)] = node
      parents[Int(slot)] = parent
      depths[Int(slot)] = depth
      isMirrored[Int(slot)] = mirrored
      hasRows[Int(slot)] = false
      reoccupied.append(slot)
      return (slot, true)
    }
    nodes.append(node)
    parents.append(parent)
    depths.append(depth)
    isMirrored.append(mirrored)
    isMeasured.append(false)
    floors.append((nil, nil))
    hasRows.append(false)
    return (Int32(nodes.count - 1), false)
  }

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

  /// Makes the variables of new slots.
  mutating func provideVariables(in solver: Solver) {
    let missing = count * 4 - variables.count
    if missing > 0 { solver.appendVariables(missing, to: &variables) }
  }

  /// From now on there may be rows that speak of every slot that is taken.
  mutating func noteRows() {
    while notedCount < hasRows.count {
      hasRows[notedCount] = true
      notedCount += 1
    }
    for slot in reoccupied { hasRows[Int(slot)] = true }
    reoccupied.removeAll(keepingCapacity: true)
  }

  mutating func vacate(_ slot: Int32) {
    nodes[Int(slot)] = nil
    parents[Int(slot)] = -1
    isMeasured[Int(slot)] = false
    floors[Int(slot)] = (nil, nil)
    hasRows[Int(slot)] = false
    vacant.append(slot)
  }
}
