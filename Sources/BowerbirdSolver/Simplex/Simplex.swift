/// The state of the active-set simplex method, and the names of its parts.
///
/// The steps live in extensions, one phase a file.
///
/// The method minimises `Σ costᵢ(aᵢ·x)`, level by level, where each cost is piecewise linear with its kink at the row's
/// target. At every moment as many rows are *active*, held on target, as there are variables; a variable that no row
/// determines is held by an implicit *stay*, a unit row whose multiplier must be 0. The active rows determine the values,
/// and the passive rows' slopes determine the active rows' multipliers. The values are optimal if every passive row is on
/// its side of its kink and every multiplier lies within its bounds.
///
/// Calls change rows and targets and leave the rest to the next solve; only what decides whether a call may succeed is
/// worked out at once.
///
/// *Codes* name what is active at a position: a row's number, or `~v` for the stay of variable v.
struct Simplex: ~Copyable {
  // MARK: The problem

  var rows = Store<Row>()
  var marks = Store<RowMarks>()
  var matrix = SparseRows()
  var firstVacantRow: Int32 = -1
  var liveRowCount = 0

  /// Whether numbers have come in whose sums or products a double may not hold, or that pass for rounding beside others.
  ///
  /// Floating point takes no risks from then on. Exact arithmetic leaves only the parts alone that such numbers are in.
  var hasExtremeNumbers = false

  /// The sum, over all coefficients that are below `Tolerances.plain`, of how many bits they are below the largest of their rows;
  /// and the same over those below `Tolerances.small`.
  var hiddenBits = (plain: 0, small: 0)

  /// By variable, as the values: the row of its edit, or -1.
  var editRow = Store<Int32>()
  var editCount = 0

  // MARK: The active set

  /// By variable, those included that no row can involve yet, see `completeVariables`.
  var values = Store<Double>()

  /// Exchanges since values and multipliers were worked out anew.
  var wear = 0

  /// Exchanges since the factors were built.
  var exchangesSinceBuild = 0

  /// The sum of the longest moves since all values were worked out from their rows.
  var wayMoved = 0.0

  /// By position: the code of what is active there.
  var active = Store<Int32>()

  /// By variable: the position of its stay, or -1.
  var stayPosition = Store<Int32>()

  /// By variable: the multiplier of its stay; not 0 only while a solve is under way.
  var stayMultiplier = Store<Int32>()

  var factors = Factorization()
  var builder = Place(FactorizationBuilder())
  var multipliers = MultiplierPool()

  // MARK: Counts that save work

  /// By variable: how many passive rows involve it.
  var passiveRows = Store<Int32>()

  var passiveRequiredCount = 0

  /// Passive rows whose multiplier is not 0.
  ///
  /// If there are none, every multiplier is 0.
  var pulledCount = 0

  // MARK: What the next solve has to do

  /// Active rows that may be off their targets.
  var dirty = Store<Int32>()

  /// Whether every active row may be off its target.
  var isAllDirty = false

  /// Passive rows that may have changed side.
  var suspects = Store<Int32>()

  /// Passive required rows that may be violated.
  var requiredSuspects = Store<Int32>()

  /// New wishes.
  var unplaced = Store<Int32>()

  /// Active rows that were removed.
  var leaving = Store<Int32>()

  /// Codes whose multipliers may be out of bounds.
  var unbalanced = Store<Int32>()

  /// By variable: whether its stay is on that list.
  var isStayUnbalanced = Store<Bool>()

  /// Changes of passive multipliers that the active ones have not answered yet.
  var gradient = Store<GradientTerm>()

  /// Required rows whose targets have moved by calls since the last solve.
  var movedRequired = Store<Int32>()

  /// Variables of rows whose multipliers may be rounding only, each once.
  var doubts = Store<Int32>()

  /// By variable: whether it is on that list.
  var isInDoubt = Store<Bool>()

  /// Whether multipliers may have lost parts without a doubt being noted, as far as that is known.
  var vanishing = Vanishing()

  /// Whether anything at all is to be done.
  var isPending = false

  /// Numbers the active sets that there have been, each with its passive rows.
  var activeSet: Int32 = 0

  // MARK: Results

  var changes = ChangeLog()
  var journal = Journal()
  var directions = DirectionCache()
  var statistics = SolverStatistics()

  /// The rows of the last proof that required rows cannot hold together.
  var conflict = Store<Int32>()

  /// The factors of these rows in the proof that they cannot, where exact arithmetic has found it; otherwise empty.
  var exactFactors: [Double] = []

  /// Counts mutations since the invariants were checked last.
  var uncheckedMutations = 0

  /// The active row that was checked last.
  var checkedPosition: Int32 = 0

  // MARK: Scratch

  var alpha = SparseVector()
  var step = SparseVector()
  var kinks = Store<Kink>()

  /// The positions in `alpha` of stays and leaving rows.
  var freed = Store<Int32>()

  /// Parts of a multiplier on their way to another, the weakest last.
  var handed = Store<MultiplierPool.Entry>()

  /// By position: behind which entry of its multiplier the next weaker level goes, while many levels are answered.
  var answered = Store<Int32>()
  var touched = Store<Touch>()
  var distances = Store<Double>()

  /// How many required rows bar the present step.
  var barring = 0

  /// By row: where it is on the list of the touched, counted from `touchMark` on; a smaller number if it is not there.
  var touchMarks = Store<Int32>()
  var touchMark: Int32 = 0

  var slope: Int32 = -1

  init() {}

  init(copying other: borrowing Simplex) {
    rows = Store(copying: other.rows)
    marks = Store(copying: other.marks)
    matrix = SparseRows(copying: other.matrix)
    firstVacantRow = other.firstVacantRow
    liveRowCount = other.liveRowCount
    hasExtremeNumbers = other.hasExtremeNumbers
    hiddenBits = other.hiddenBits
    editRow = Store(copying: other.editRow)
    editCount = other.editCount
    values = Store(copying: other.values)
    wayMoved = other.wayMoved
    wear = other.wear
    exchangesSinceBuild = other.exchangesSinceBuild
    active = Store(copying: other.active)
    stayPosition = Store(copying: other.stayPosition)
    stayMultiplier = Store(copying: other.stayMultiplier)
    factors = Factorization(copying: other.factors)
    multipliers = MultiplierPool(copying: other.multipliers)
    passiveRows = Store(copying: other.passiveRows)
    passiveRequiredCount = other.passiveRequiredCount
    pulledCount = other.pulledCount
    copyPendingWork(of: other)
    changes = ChangeLog(copying: other.changes)
    statistics = other.statistics
    alpha.resize(to: active.count)
    step.resize(to: active.count)
    activeSet = other.activeSet
    movedRequired = Store(copying: other.movedRequired)
    directions = DirectionCache(copying: other.directions)
  }

  private mutating func copyPendingWork(of other: borrowing Simplex) {
    dirty = Store(copying: other.dirty)
    isAllDirty = other.isAllDirty
    suspects = Store(copying: other.suspects)
    requiredSuspects = Store(copying: other.requiredSuspects)
    unplaced = Store(copying: other.unplaced)
    leaving = Store(copying: other.leaving)
    unbalanced = Store(copying: other.unbalanced)
    isStayUnbalanced = Store(copying: other.isStayUnbalanced)
    gradient = Store(copying: other.gradient)
    doubts = Store(copying: other.doubts)
    isInDoubt = Store(copying: other.isInDoubt)
    isPending = other.isPending
  }
}

/// A change of the multiplier of a passive row, in one variable.
struct GradientTerm: BitwiseCopyable {
  var level: Double
  var variable: Int32
  var value: Double
}
