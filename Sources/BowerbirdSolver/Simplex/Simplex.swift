/// The state of the simplex method: the problem, the solution, the pending work, and memory for intermediate results.
///
/// Each of these parts has types of its own. Steps that need several parts are in extensions of this type, with one
/// phase of the solve in each file.
///
/// The method minimizes `Σ costᵢ(aᵢ·x)`, level by level. Each cost is piecewise linear with its breakpoint at the row's
/// target. The basis has as many entries as there are variables. A *basic* row is exactly on its target. If no row
/// determines a variable, the variable's *stay* is basic: an implicit unit row whose multiplier must be 0. The basic
/// rows determine the values, and the slopes of the nonbasic rows determine the multipliers of the basic rows. The
/// values are optimal if every nonbasic row is on the side of its target that it counts as being on, and if every
/// multiplier is within its bounds.
///
/// Calls change rows and targets and leave the rest to the next solve. Only the feasibility of required rows is decided
/// at once.
///
/// A `BasisEntry` is the entry of the basis at one position: a row, or the stay of a variable.
///
/// Nonmutating functions of inner loops are inlined, because a call that borrows the state would copy all of it.
struct Simplex: ~Copyable {
  // MARK: The problem

  var rows = RowTable()
  var matrix = SparseRows()
  var sizes = NumberSizes()
  var edits = EditTable()

  // MARK: The solution

  /// The value of each variable, also of new variables for which `completeVariables()` has not been called yet.
  var values = UniqueArray<Double>()

  var basis = Basis()
  var multipliers = MultiplierPool()
  var nonbasic = NonbasicCounts()
  var factors = HeapBox(Factorization())

  /// The builder of factors; nil until the first rebuild, because most small problems need none.
  var builder: HeapBox<FactorizationBuilder>?

  var updates = UpdatesSinceRebuild()

  // MARK: The work

  /// The pending work of the next solve.
  var work = WorkLists()

  var changes = ChangeLog()
  var journal = HeapBox(Journal())
  var directions = HeapBox(DirectionCache())
  var conflict = RecordedConflict()
  var statistics = SolverStatistics()
  var checks = InvariantChecks()

  // MARK: Scratch

  /// The result of solves with the basis matrix (FTRAN): by position, the coefficients that express a row in the basis.
  var alpha = SparseVector()

  /// The result of solves with the transposed basis matrix (BTRAN): by variable, the rates at which values move along a
  /// direction.
  var step = SparseVector()

  /// The nonbasic rows that the step vector moves.
  var movingRows = MovingRows()

  var ratioTest = PrimalRatioTest()
  var blockingRows = BlockingRows()

  /// The positions in `alpha` of stays and removed rows.
  var replaceable = UniqueArray<Int32>()

  // MARK: Memory

  /// The first memory of the arrays that are indexed by variable or by position, and of lists.
  var variableBlock = SharedBlock()

  /// The first memory of the arrays that are indexed by row.
  var rowBlock = SharedBlock()

  init() {}

  init(copying other: borrowing Simplex) {
    rows = RowTable(copying: other.rows)
    matrix = SparseRows(copying: other.matrix)
    sizes = other.sizes
    edits = EditTable(copying: other.edits)
    values = UniqueArray(copying: other.values)
    basis = Basis(copying: other.basis)
    multipliers = MultiplierPool(copying: other.multipliers)
    nonbasic = NonbasicCounts(copying: other.nonbasic)
    factors = HeapBox(Factorization(copying: other.factors.value))
    updates = other.updates
    work = WorkLists(copying: other.work)
    changes = ChangeLog(copying: other.changes)
    directions = HeapBox(DirectionCache(copying: other.directions.value))
    statistics = other.statistics
    alpha.resize(to: basis.count)
    step.resize(to: basis.count)
  }
}
