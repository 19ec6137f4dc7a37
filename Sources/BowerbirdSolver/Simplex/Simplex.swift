/// The state of the basic-set simplex method, and the names of its parts.
///
/// The steps live in extensions, one phase a file.
///
/// The method minimises `Σ costᵢ(aᵢ·x)`, level by level, where each cost is piecewise linear with its breakpoint at the row's
/// target. At every moment as many rows are *basic*, held on target, as there are variables; a variable that no row
/// determines is held by an implicit *stay*, a unit row whose multiplier must be 0. The basic rows determine the values,
/// and the nonbasic rows' slopes determine the basic rows' multipliers. The values are optimal if every nonbasic row is on
/// its side of its breakpoint and every multiplier lies within its bounds.
///
/// Calls change rows and targets and leave the rest to the next solve; only what decides whether a call may succeed is
/// worked out at once.
///
/// *Codes* name what is basic at a position: a row's number, or `~v` for the stay of variable v.
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

  // MARK: The basis

  /// By variable, those included that no row can involve yet, see `completeVariables`.
  var values = Store<Double>()

  /// Exchanges since values and multipliers were worked out anew.
  var updateCount = 0

  /// Exchanges since the factors were built.
  var exchangesSinceBuild = 0

  /// The sum of the longest moves since all values were worked out from their rows.
  var drift = 0.0

  /// By position: the code of what is basic there.
  var basis = Store<Int32>()

  /// By variable: the position of its stay, or -1.
  var stayPosition = Store<Int32>()

  /// By variable: the multiplier of its stay; not 0 only while a solve is under way.
  var stayMultiplier = Store<Int32>()

  var factors = Factorization()
  var builder = HeapBox(FactorizationBuilder())
  var multipliers = MultiplierPool()

  // MARK: Counts that save work

  /// By variable: how many nonbasic rows involve it.
  var nonbasicRows = Store<Int32>()

  var nonbasicRequiredCount = 0

  /// Nonbasic rows whose multiplier is not 0.
  ///
  /// If there are none, every multiplier is 0.
  var pulledCount = 0

  /// What the next solve has to do.
  var work = WorkLists()

  /// Whether multipliers may have lost parts without a doubt being noted, as far as that is known.
  var vanishing = Vanishing()

  /// Numbers the basiss that there have been, each with its nonbasic rows.
  var basisVersion: Int32 = 0

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

  /// The basic row that was checked last.
  var checkedPosition: Int32 = 0

  // MARK: Scratch

  var alpha = SparseVector()
  var step = SparseVector()
  var breakpoints = Store<Breakpoint>()

  /// The positions in `alpha` of stays and leaving rows.
  var freed = Store<Int32>()

  /// Parts of a multiplier on their way to another, the weakest last.
  var handed = Store<MultiplierPool.Entry>()

  /// By position: behind which entry of its multiplier the next weaker level goes, while many levels are answered.
  var answered = Store<Int32>()
  var movingRows = Store<RowRate>()
  var distances = Store<Double>()

  /// How many required rows bar the present step.
  var barring = 0

  /// By row: where it is on the list of the moved, counted from `movingMark` on; a smaller number if it is not there.
  var movingMarks = Store<Int32>()
  var movingMark: Int32 = 0

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
    drift = other.drift
    updateCount = other.updateCount
    exchangesSinceBuild = other.exchangesSinceBuild
    basis = Store(copying: other.basis)
    stayPosition = Store(copying: other.stayPosition)
    stayMultiplier = Store(copying: other.stayMultiplier)
    factors = Factorization(copying: other.factors)
    multipliers = MultiplierPool(copying: other.multipliers)
    nonbasicRows = Store(copying: other.nonbasicRows)
    nonbasicRequiredCount = other.nonbasicRequiredCount
    pulledCount = other.pulledCount
    work = WorkLists(copying: other.work)
    changes = ChangeLog(copying: other.changes)
    statistics = other.statistics
    alpha.resize(to: basis.count)
    step.resize(to: basis.count)
    basisVersion = other.basisVersion
    directions = DirectionCache(copying: other.directions)
  }
}
