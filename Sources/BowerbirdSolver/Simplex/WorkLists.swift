/// The work that calls leave to the next solve.
///
/// Calls are lazy: they change rows and list what may be infeasible now, and the next read solves. An entry of a list
/// may be out of date. The flag of the row decides whether the entry still counts, so a row leaves a list in constant
/// time.
struct WorkLists: ~Copyable {
  /// Basic rows that may be off their targets.
  var dirty = Store<Int32>()

  /// A Boolean value that indicates whether every basic row may be off its target.
  var isAllDirty = false

  /// Optional nonbasic rows that may have changed sides.
  var primalInfeasible = Store<Int32>()

  /// Required nonbasic rows that may be violated.
  var requiredPrimalInfeasible = Store<Int32>()

  /// New optional rows that have neither a position nor a side yet, and equalities that may take a position again.
  var unplaced = Store<Int32>()

  /// Basic rows that were removed.
  var leaving = Store<Int32>()

  /// Basis entries whose multipliers may be out of bounds.
  var dualInfeasible = Store<BasisEntry>()

  /// A Boolean value for each variable that indicates whether its stay is in `dualInfeasible`.
  var isStayListedDualInfeasible = Store<Bool>()

  /// Changes of the pulls of nonbasic rows that the multipliers of the basis entries do not balance yet.
  var gradient = Store<GradientTerm>()

  /// Required rows whose targets were moved by calls since the last solve.
  var movedRequired = Store<Int32>()

  /// Variables of the entries in doubt, each once.
  var doubts = Store<Int32>()

  /// A Boolean value for each variable that indicates whether it is in `doubts`.
  var isInDoubt = Store<Bool>()

  /// A Boolean value that indicates whether there is any work at all.
  var isPending = false

  init() {}

  init(copying other: borrowing WorkLists) {
    dirty = Store(copying: other.dirty)
    isAllDirty = other.isAllDirty
    primalInfeasible = Store(copying: other.primalInfeasible)
    requiredPrimalInfeasible = Store(copying: other.requiredPrimalInfeasible)
    unplaced = Store(copying: other.unplaced)
    leaving = Store(copying: other.leaving)
    dualInfeasible = Store(copying: other.dualInfeasible)
    isStayListedDualInfeasible = Store(copying: other.isStayListedDualInfeasible)
    gradient = Store(copying: other.gradient)
    movedRequired = Store(copying: other.movedRequired)
    doubts = Store(copying: other.doubts)
    isInDoubt = Store(copying: other.isInDoubt)
    isPending = other.isPending
  }

  mutating func appendVariables(upTo count: Int) {
    isStayListedDualInfeasible.resize(to: count, filling: false)
    isInDoubt.resize(to: count, filling: false)
  }

  /// A Boolean value that indicates whether any list has an entry.
  var isUnsettled: Bool {
    !dirty.isEmpty || isAllDirty || !primalInfeasible.isEmpty || !requiredPrimalInfeasible.isEmpty || !unplaced.isEmpty
      || !gradient.isEmpty || !dualInfeasible.isEmpty || !leaving.isEmpty
  }
}

/// A change of a nonbasic row's pull at one variable.
struct GradientTerm: BitwiseCopyable {
  var level: Double
  var variable: Int32
  var value: Double
}
