/// The work that calls leave to the next solve.
///
/// Calls are lazy: they change rows and list what may be infeasible now, and the next read solves. An entry of a list
/// may be out of date. A flag of the row, such as `Row.isDirty`, decides whether the entry is still valid, so a row
/// leaves a list in constant time.
struct WorkLists: ~Copyable {
  /// The indices of *dirty* rows: basic rows that may be off their targets.
  ///
  /// A row becomes dirty when its target moves, or when it becomes basic.
  var dirty = UniqueArray<Int32>()

  /// A Boolean value that indicates whether every basic row may be off its target, even if `dirty` does not list it.
  var isAllDirty = false

  /// The indices of optional nonbasic rows that may have changed sides.
  var primalInfeasible = UniqueArray<Int32>()

  /// The indices of required nonbasic rows that may be violated.
  var requiredPrimalInfeasible = UniqueArray<Int32>()

  /// The indices of *unplaced* rows: new optional rows that have neither a position nor a side yet, and nonbasic
  /// equalities that may take the positions of removed rows.
  var unplaced = UniqueArray<Int32>()

  /// The indices of removed rows that may still be basic.
  var removed = UniqueArray<Int32>()

  /// The indices of basic required equalities that were removed, and whose multipliers are not stored yet.
  var postponed = UniqueArray<Int32>()

  /// Basis entries whose multipliers may be out of bounds.
  var dualInfeasible = UniqueArray<BasisEntry>()

  /// A Boolean value for each variable that indicates whether the variable's stay is in `dualInfeasible`.
  var isStayListedDualInfeasible = UniqueArray<Bool>()

  /// Changes of the pulls of nonbasic rows that the multipliers of the basis entries do not balance yet.
  var gradient = Gradient()

  /// The indices of required rows whose targets were moved by calls since the last solve; at most
  /// `DirectionCache.denseCapacity` rows.
  var movedRequired = UniqueArray<Int32>()

  /// The doubts about basis entries whose multipliers may be rounding only, and about rows whose violations may be
  /// rounding only.
  var doubts = DoubtList()

  /// A Boolean value that indicates whether there is any work besides moves along cached directions.
  var isPending = false

  init() {}

  init(copying other: borrowing WorkLists) {
    dirty = UniqueArray(copying: other.dirty)
    isAllDirty = other.isAllDirty
    primalInfeasible = UniqueArray(copying: other.primalInfeasible)
    requiredPrimalInfeasible = UniqueArray(copying: other.requiredPrimalInfeasible)
    unplaced = UniqueArray(copying: other.unplaced)
    removed = UniqueArray(copying: other.removed)
    postponed = UniqueArray(copying: other.postponed)
    dualInfeasible = UniqueArray(copying: other.dualInfeasible)
    isStayListedDualInfeasible = UniqueArray(copying: other.isStayListedDualInfeasible)
    gradient = Gradient(copying: other.gradient)
    movedRequired = UniqueArray(copying: other.movedRequired)
    doubts = DoubtList(copying: other.doubts)
    isPending = other.isPending
  }

  mutating func borrow(from block: inout SharedBlock, variables: Int) {
    block.lend(variables, to: &dirty)
    block.lend(variables, to: &primalInfeasible)
    block.lend(variables, to: &requiredPrimalInfeasible)
    block.lend(variables, to: &unplaced)
    block.lend(variables, to: &dualInfeasible)
    block.lend(variables, to: &isStayListedDualInfeasible)
    block.lend(variables, to: &gradient.terms)
    doubts.borrow(from: &block, variables: variables)
  }

  mutating func appendVariables(upTo count: Int) {
    isStayListedDualInfeasible.resize(to: count, filling: false)
    doubts.appendVariables(upTo: count)
  }

  /// A Boolean value that indicates whether the only work is to move the values to the targets of one to four basic
  /// rows.
  var hasFewTargetsOnly: Bool {
    !isAllDirty && dirty.count <= 4 && !dirty.isEmpty && primalInfeasible.isEmpty && requiredPrimalInfeasible.isEmpty
      && unplaced.isEmpty && gradient.isEmpty && dualInfeasible.isEmpty && removed.isEmpty
  }

  /// A Boolean value that indicates whether the solve needs another round.
  ///
  /// Postponed multipliers, moved targets of required rows and doubts need no further round.
  var isUnsettled: Bool {
    !dirty.isEmpty || isAllDirty || !primalInfeasible.isEmpty || !requiredPrimalInfeasible.isEmpty || !unplaced.isEmpty
      || !gradient.isEmpty || !dualInfeasible.isEmpty || !removed.isEmpty
  }

  // MARK: - Unplaced rows

  /// Sorts `unplaced` by level, the strongest first, and the rows of one level by row number.
  ///
  /// A list that is sorted by level already keeps its order, also within a level.
  mutating func sortUnplaced(by rows: borrowing RowTable) {
    var isSorted = true
    for index in 1..<max(1, unplaced.count)
    where rows[unplaced[index - 1]].priority < rows[unplaced[index]].priority {
      isSorted = false
    }
    if isSorted || sortUnplacedByFewLevels(rows) { return }
    let rows = rows.elements
    unplaced.sort { left, right in
      let (first, second) = (rows[Int(left)].priority, rows[Int(right)].priority)
      return first != second ? first > second : left < right
    }
  }

  /// Sorts `unplaced` by level, the strongest first, if the list is in the order of row numbers and has few levels.
  ///
  /// The list of a first layout is usually of this kind. One pass for each level is then faster than comparing pairs of
  /// thousands of rows.
  ///
  /// - Returns: Whether the list is sorted by level now.
  private mutating func sortUnplacedByFewLevels(_ rows: borrowing RowTable) -> Bool {
    var levels: [Double] = []
    for index in 0..<unplaced.count {
      let row = unplaced[index]
      if index > 0 && row < unplaced[index - 1] { return false }
      if levels.contains(rows[row].priority) { continue }
      if levels.count == Self.fewLevels { return false }
      levels.append(rows[row].priority)
    }
    levels.sort(by: >)
    var sorted = UniqueArray<Int32>()
    sorted.reserve(unplaced.count)
    for level in levels {
      for index in 0..<unplaced.count where rows[unplaced[index]].priority == level {
        sorted.append(unplaced[index])
      }
    }
    unplaced.replaceAll(with: sorted)
    return true
  }

  private static let fewLevels = 4
}
