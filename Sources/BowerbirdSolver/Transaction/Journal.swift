/// A record of the changes of a call, so that a refused call can be undone to the last bit.
///
/// Small state is copied when the call begins, and the changes of large state are recorded one by one. For a list that
/// calls only append to, the journal stores the length, and undoing the call truncates the list to this length.
struct Journal: ~Copyable {
  struct Value: BitwiseCopyable {
    var variable: Int32
    var before: Double
  }

  struct BasisChange: BitwiseCopyable {
    var position: Int32
    var before: BasisEntry
  }

  struct Side: BitwiseCopyable {
    var row: Int32
    var before: Int8
  }

  struct Marks: BitwiseCopyable {
    var row: Int32
    var before: RowMarks
  }

  /// The value of a basis entry's multiplier at one level before a change; 0 if there was no value at this level.
  struct Multiplier: BitwiseCopyable {
    var entry: BasisEntry
    var level: Double
    var before: Double
    var wasExact: Bool
  }

  /// Numbers and flags of the solver when the call began, and the lengths of lists that calls only append to.
  struct Counts: BitwiseCopyable {
    var isPending: Bool
    var isAllDirty: Bool
    var hasExtremes: Bool
    var rangesHold: Bool
    var offsetsHold: Bool
    var basisVersion: Int32
    var updates: UpdatesSinceRebuild
    var sidedCount: Int
    var primalInfeasible: Int
    var dualInfeasible: Int
    var doubts: Int
  }

  /// A row that the call changes in place, with the row's state and target from before the change.
  struct Changed: BitwiseCopyable {
    var row: Int32
    var before: Row
    var target: Double
  }

  private(set) var isOpen = false
  private(set) var counts: Counts?

  /// The rows that the call changes in place, in the order of the changes.
  var changed = UniqueArray<Changed>()

  /// An entry of a copied work list: a row that was listed.
  struct Listed: BitwiseCopyable {
    var row: Int32

    /// A Boolean value that indicates whether the entry was valid.
    ///
    /// An entry of a work list is valid if the row's flag for the list, such as `Row.isDirty`, is set.
    var counts: Bool
  }

  // Copies of the work lists, made when the call began.
  var dirty = UniqueArray<Listed>()
  var unplaced = UniqueArray<Listed>()
  var requiredPrimalInfeasible = UniqueArray<Int32>()
  var gradient = UniqueArray<Gradient.Term>()

  /// A Boolean value that indicates whether the call handles new optional constraints, so that `unplaced` is a copy of
  /// the list.
  var keepsUnplaced = false

  // The changes, in the order in which they were made.
  var values = UniqueArray<Value>()
  var basisChanges = UniqueArray<BasisChange>()
  var sides = UniqueArray<Side>()
  var marks = UniqueArray<Marks>()
  var multipliers = UniqueArray<Multiplier>()

  /// The indices of removed rows that the call has replaced in the basis.
  ///
  /// These rows become vacant when the call succeeds. If the call is refused, they become basic again.
  var retired = UniqueArray<Int32>()

  /// A Boolean value that indicates whether the cached directions are to be dropped when the call succeeds.
  var forgetsDirections = false

  // The basis and the factors from before the first refactorization of the call. If all columns of these factors were
  // unit columns (`hasParkedUnits`), the factors are not stored, because they are easily created again.
  var hasParked = false
  var hasParkedUnits = false
  var parkedFactors: HeapBox<Factorization>?
  var parkedBasis = UniqueArray<BasisEntry>()

  /// The number of entries of `basisChanges` when the factors were stored in `parkedFactors`.
  ///
  /// Later entries refer to positions of the new factors, and are not needed when the stored basis is restored.
  var parkedBasisChanges = 0

  init() {}

  mutating func borrow(from block: inout SharedBlock, entries count: Int) {
    block.lend(count, to: &dirty)
    block.lend(count, to: &unplaced)
    block.lend(count, to: &requiredPrimalInfeasible)
    block.lend(count, to: &values)
    block.lend(count, to: &basisChanges)
    block.lend(count, to: &sides)
    block.lend(count, to: &marks)
  }

  mutating func open(_ counts: Counts) {
    isOpen = true
    self.counts = counts
  }

  mutating func stopRecording() { isOpen = false }

  /// Records the value of a variable before a change.
  ///
  /// Only the first record of each variable is needed, because this record has the value before the call. When there
  /// are more than `mostNotes` records for each variable on average, all later records are removed. So repeated moves
  /// of the same values do not take more and more memory.
  @inline(__always)
  mutating func noteValue(of variable: Int32, before: Double, variableCount: Int) {
    if values.count >= Self.mostNotes * (variableCount + 64) { forgetLaterValues(variableCount) }
    values.append(Value(variable: variable, before: before))
  }

  /// The average number of records for each variable at which all but the first record of each variable are removed.
  private static let mostNotes = 4

  private mutating func forgetLaterValues(_ variableCount: Int) {
    var isKept = UniqueArray<Bool>()
    isKept.resize(to: variableCount, filling: false)
    var kept = 0
    for index in 0..<values.count {
      let value = values[index]
      if isKept[value.variable] { continue }
      isKept[value.variable] = true
      values[kept] = value
      kept += 1
    }
    values.truncate(to: kept)
  }

  mutating func close() {
    isOpen = false
    counts = nil
    changed.removeAll()
    values.removeAll()
    basisChanges.removeAll()
    sides.removeAll()
    marks.removeAll()
    multipliers.removeAll()
    retired.removeAll()
    unplaced.removeAll()
    keepsUnplaced = false
    forgetsDirections = false
    parkedFactors = nil
    hasParked = false
    hasParkedUnits = false
  }
}
