/// The state of the simplex method, and the names of its parts.
///
/// The steps are in extensions, one phase a file.
///
/// The method minimises `Σ costᵢ(aᵢ·x)`, level by level. Each cost is piecewise linear with its breakpoint at the row's
/// target. At every moment as many rows are *basic*, held on target, as there are variables. A variable that no row
/// determines is held by an implicit *stay*, a unit row whose multiplier must be 0. The basic rows determine the
/// values, and the slopes of the nonbasic rows determine the multipliers of the basic rows. The values are optimal if
/// every nonbasic row is on its side of its breakpoint and every multiplier is within its bounds.
///
/// Calls change rows and targets and leave the rest to the next solve. Only the feasibility of required rows is decided
/// at once.
///
/// A `BasisEntry` is what is basic at a position: a row, or the stay of a variable.
///
/// Nonmutating functions of inner loops are inlined, because a call would copy the whole state, which it borrows.
struct Simplex: ~Copyable {
  // MARK: The problem

  var rows = Store<Row>()
  var marks = Store<RowMarks>()
  var matrix = SparseRows()
  var firstVacantRow: Int32 = -1
  var liveRowCount = 0

  /// A Boolean value that indicates whether the problem has contained numbers of extreme size.
  ///
  /// Their sums or products may exceed the range of a double, or they may look like rounding beside other numbers. From
  /// then on floating point takes no risks. Exact arithmetic skips only the parts that contain such numbers.
  var hasExtremeNumbers = false

  /// The number of bits by which small coefficients are below the largest of their rows, added up.
  ///
  /// `plain` counts the coefficients below `Tolerances.plain`, and `small` those below `Tolerances.small`.
  var hiddenBits = (plain: 0, small: 0)

  /// The row of each variable's edit, or -1; as long as `values`.
  var editRow = Store<Int32>()
  var editCount = 0

  // MARK: The basis

  /// The value of each variable, also of new ones that no row can involve yet, see `completeVariables`.
  var values = Store<Double>()

  /// The number of exchanges since values and multipliers were recomputed.
  var updateCount = 0

  /// The number of exchanges since the factors were built.
  var exchangesSinceBuild = 0

  /// The sum of the longest moves since all values were recomputed from their rows.
  var drift = 0.0

  /// The entry at each position.
  var basis = Store<BasisEntry>()

  /// The position of each variable's stay, or -1.
  var stayPosition = Store<Int32>()

  /// The place in `multipliers` of each stay's multiplier, or -1 for 0, as it is except during a solve.
  var stayMultiplier = Store<Int32>()

  var factors = HeapBox(Factorization())
  var builder = HeapBox(FactorizationBuilder())
  var multipliers = MultiplierPool()

  // MARK: Counts that save work

  /// The number of nonbasic rows that involve each variable.
  var nonbasicRows = Store<Int32>()

  var nonbasicRequiredCount = 0

  /// The number of nonbasic rows whose multiplier is not 0.
  ///
  /// If it is 0, every multiplier is 0.
  var sidedRowCount = 0

  /// The pending work of the next solve.
  var work = WorkLists()

  /// The last result of `mayLoseProducts`, for the basis that it was computed for.
  var vanishingProducts = VanishingProducts()

  /// The version of the basis, a number that increases whenever the basic rows or the nonbasic rows along directions
  /// change.
  var basisVersion: Int32 = 0

  // MARK: Results

  var changes = ChangeLog()
  var journal = HeapBox(Journal())
  var directions = HeapBox(DirectionCache())
  var statistics = SolverStatistics()

  /// The rows of the last proof that required rows contradict each other.
  var conflict = Store<Int32>()

  /// The factors of these rows in an exact proof, or an empty array if there is none.
  var exactFactors: [Double] = []

  /// The number of mutations since the invariants were checked.
  var uncheckedMutations = 0

  /// The position of the basic row that was checked last.
  var checkedPosition: Int32 = 0

  // MARK: Scratch

  /// The vector of column solves: by position, the coefficients that express a row in the basis.
  var alpha = SparseVector()

  /// The vector of row solves: by variable, the rates at which values move along a direction.
  var step = SparseVector()
  var breakpoints = Store<Breakpoint>()

  /// The positions in `alpha` of stays and leaving rows.
  var replaceable = Store<Int32>()

  /// A copy of a multiplier that is being added to others, or the rises of weak levels that a descent collects.
  var movedMultiplier = Store<MultiplierPool.Entry>()

  /// The entry of each position's multiplier behind which the next weaker level goes, while many levels are balanced.
  var answered = Store<Int32>()

  /// The nonbasic rows that the step vector moves, and the part of the step after which it meets each of them.
  var movingRows = Store<RowRate>()
  var distances = Store<Double>()

  /// The number of required rows that bar the current step.
  var barring = 0

  /// The place of each row on the list of moving rows, counted from `movingMark`.
  ///
  /// A row with a smaller number is not on the list.
  var movingMarks = Store<Int32>()
  var movingMark: Int32 = 0

  /// The slope of the cost during a descent, as a list in `multipliers`.
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
    factors = HeapBox(Factorization(copying: other.factors.value))
    multipliers = MultiplierPool(copying: other.multipliers)
    nonbasicRows = Store(copying: other.nonbasicRows)
    nonbasicRequiredCount = other.nonbasicRequiredCount
    sidedRowCount = other.sidedRowCount
    work = WorkLists(copying: other.work)
    changes = ChangeLog(copying: other.changes)
    statistics = other.statistics
    alpha.resize(to: basis.count)
    step.resize(to: basis.count)
    basisVersion = other.basisVersion
    directions = HeapBox(DirectionCache(copying: other.directions.value))
  }
}
