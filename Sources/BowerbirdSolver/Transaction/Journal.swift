/// What a call has changed so far, so that a refused call can be taken back to the last bit.
///
/// Small things are copied when the call begins, large ones are recorded as they change. What calls only append to is cut off
/// at its former length.
struct Journal: ~Copyable {
  struct Value: BitwiseCopyable {
    var variable: Int32
    var before: Double
  }

  struct BasisChange: BitwiseCopyable {
    var position: Int32
    var before: Int32
  }

  struct Side: BitwiseCopyable {
    var row: Int32
    var before: Int8
  }

  struct Marks: BitwiseCopyable {
    var row: Int32
    var before: RowMarks
  }

  /// A value of a multiplier; 0 if there was none at that level.
  struct Multiplier: BitwiseCopyable {
    var code: Int32
    var level: Double
    var before: Double
    var wasExact: Bool
  }

  /// Numbers as they were when the call began.
  struct Counts: BitwiseCopyable {
    var isPending: Bool
    var isAllDirty: Bool
    var hasExtremeNumbers: Bool
    var rangesHold: Bool
    var basesHold: Bool
    var basisVersion: Int32
    var updateCount: Int
    var exchangesSinceBuild: Int
    var drift: Double
    var pulledCount: Int
    var primalInfeasible: Int
    var dualInfeasible: Int
    var doubts: Int
  }

  /// The row that the call changes in place.
  struct Changed: BitwiseCopyable {
    var row: Int32
    var before: Row
    var target: Double
  }

  private(set) var isOpen = false
  private(set) var counts: Counts?
  var changed: Changed?

  // Lists as they were; a row that was listed but not meant any more is there as its complement.
  var dirty = Store<Int32>()
  var unplaced = Store<Int32>()
  var requiredPrimalInfeasible = Store<Int32>()
  var gradient = Store<GradientTerm>()

  /// Whether the call works off new optional constraints, so that their list was copied.
  var keepsUnplaced = false

  // What changed, in order.
  var values = Store<Value>()
  var basisChanges = Store<BasisChange>()
  var sides = Store<Side>()
  var marks = Store<Marks>()
  var multipliers = Store<Multiplier>()

  /// Rows that were leaving and have been replaced; they are vacated when the call succeeds.
  var retired = Store<Int32>()

  /// Whether the cached directions are to be forgotten when the call succeeds.
  var forgetsDirections = false

  // The basic rows and the factors, from before the first time that the call built the factors anew; factors of nothing but
  // unit columns are not worth keeping.
  var hasParked = false
  var hasParkedUnits = false
  var parkedFactors = HeapBox(Factorization())
  var parkedBasis = Store<Int32>()

  /// How many basisChanges there were by then; what came later, at the positions of other factors, goes with those factors.
  var parkedBasisChanges = 0

  init() {}

  mutating func open(_ counts: Counts) {
    isOpen = true
    self.counts = counts
  }

  mutating func stopRecording() { isOpen = false }

  /// Notes what a value was.
  ///
  /// Of what is noted of one variable only the first counts. So that many moves of the same values do not pile up, the others
  /// are thrown away whenever there have come to be several for each variable.
  @inline(__always)
  mutating func noteValue(of variable: Int32, before: Double, variableCount: Int) {
    if values.count >= Self.mostNotes * (variableCount + 64) { forgetLaterValues(variableCount) }
    values.append(Value(variable: variable, before: before))
  }

  private static let mostNotes = 4

  private mutating func forgetLaterValues(_ variableCount: Int) {
    var isKept = Store<Bool>()
    isKept.resize(to: variableCount, filling: false)
    var kept = 0
    for place in 0..<values.count {
      let value = values[place]
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
    changed = nil
    values.removeAll()
    basisChanges.removeAll()
    sides.removeAll()
    marks.removeAll()
    multipliers.removeAll()
    retired.removeAll()
    unplaced.removeAll()
    keepsUnplaced = false
    forgetsDirections = false
    if hasParked && !hasParkedUnits { parkedFactors.value = Factorization() }
    hasParked = false
    hasParkedUnits = false
  }
}
