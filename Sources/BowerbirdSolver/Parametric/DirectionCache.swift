/// The directions along which values move when the targets of basic rows move: the fast path of dragging and resizing.
///
/// While the basis stays the same, the values are a linear function of a row's target. The cache keeps the rates of
/// that function, and the range of targets in which no nonbasic row changes side. While a target stays within its
/// range, no row has to be read. The values are `offset + Σ target·rate`. No value is computed from its predecessor, so
/// the values do not drift. The variable of an edit has offset 0 and rate 1, so the variable's value is exact.
///
/// A direction that moves few values is *listed*: it lists the variables that it moves. A direction that moves many
/// values is *dense*: it has a rate for every variable. The dense directions share one vector of offsets. So a move of
/// several targets, such as the width and the height of a window, takes a single pass over the values. A listed
/// direction *overlaps* another direction if both move the same variable. A move along the other direction then makes
/// the offsets of the listed direction stale, and they are recomputed before their next use. The offsets of the dense
/// directions never become stale, because each move along a listed direction corrects them. After many recomputations
/// and corrections, all values are recomputed from their rows.
struct DirectionCache: ~Copyable {
  struct Direction: BitwiseCopyable {
    /// The row whose target moves the values.
    var row: Int32

    /// The index at which the numbers of the direction start.
    ///
    /// For a listed direction, this is an index in `variables`, `rates` and `offsets`. For a dense direction, it is an
    /// index in `denseRates`.
    var start: Int32

    /// The number of variables that a listed direction moves; for a dense direction, the number of all variables.
    var count: Int32

    /// A Boolean value that indicates whether the direction has a rate for every variable, and no list of the variables
    /// that it moves.
    var isDense: Bool

    /// The index in `rowRates` of the first nonbasic row that moves along the direction.
    var rateStart: Int32

    /// The number of nonbasic rows that move along the direction.
    var rateCount: Int32

    /// The lower end of the range of targets in which no nonbasic row changes side, if all other targets are in their
    /// ranges too.
    var lowest = -Double.infinity

    /// The upper end of the range of targets in which no nonbasic row changes side, if all other targets are in their
    /// ranges too.
    var highest = Double.infinity

    /// The target that the values satisfy now.
    var present: Double

    /// The target that the values satisfied before the last move.
    var previous: Double

    /// A Boolean value that indicates whether the direction may overlap another direction.
    ///
    /// Two dense directions do not overlap, because all dense directions share their offsets.
    var overlaps = false

    /// The cache's `epoch` when the direction's offsets were last computed, or just after the last move along the
    /// direction.
    ///
    /// If the cache's `epoch` is larger than this number, the offsets of an overlapping listed direction may be stale.
    var epoch = 0

    /// A Boolean value that indicates whether the row has a new target, toward which the values have not moved yet.
    var isMoved = false
  }

  var directions = UniqueArray<Direction>()

  // The variables that the listed directions move, each with its rate and its offset, one direction after the other.
  // The offset is the variable's value at a target of 0.
  var variables = UniqueArray<Int32>()
  var rates = UniqueArray<Double>()
  var offsets = UniqueArray<Double>()

  // The rates of all variables along each dense direction, one direction after the other; and in `denseOffsets` the
  // offsets that all dense directions share: the values at targets of 0.
  var denseRates = UniqueArray<Double>()
  var denseOffsets = UniqueArray<Double>()
  var denseCount = 0

  /// The nonbasic rows that move along each direction, with their rates of change, one direction after the other.
  var rowRates = UniqueArray<RowRate>()

  /// The number of directions along which each row moves, indexed by row.
  ///
  /// Rows that were added after the last direction are missing.
  var rateCounts = UniqueArray<Int16>()

  /// A Boolean value for each variable that indicates whether a listed direction moves the variable.
  var isListed = UniqueArray<Bool>()

  /// A Boolean value that indicates whether the ranges are up to date with the present values and targets.
  var rangesHold = false

  /// A Boolean value that indicates whether the offsets are up to date with the present values.
  var offsetsHold = false

  /// The number of moves along overlapping directions.
  ///
  /// Each of these moves may make the offsets of other listed directions stale.
  var epoch = 0

  /// The number of times that offsets were recomputed or corrected since all values were recomputed from their rows.
  ///
  /// Each time adds a rounding error.
  var recomputations = 0

  /// The number of directions whose rows have new targets, toward which the values have not moved yet.
  var movedCount = 0

  /// A Boolean value that indicates whether the last solve moved dense directions.
  ///
  /// The change log does not contain the changes of such a move. These changes are computed when they are needed.
  var lastMoveWasDense = false

  /// The last moves of targets without a cached direction: for each move, the row, and the basis version at that time.
  private var recentMoves = UniqueArray<RecentMove>()

  /// The index in `recentMoves` of the oldest entry, which the next move overwrites.
  private var nextRecentMove = 0

  struct RecentMove: BitwiseCopyable {
    var row: Int32
    var basisVersion: Int32
  }

  static let capacity = 16
  static let denseCapacity = 4

  /// The largest number of times that offsets are recomputed or corrected before all values are recomputed from their
  /// rows.
  ///
  /// The rounding of 4096 such steps is below 10⁻¹² of a value.
  static let mostRecomputations = 4096

  init() {}

  /// Creates a copy with the same directions, so that a fork rounds as its original does.
  init(copying other: borrowing DirectionCache) {
    directions = UniqueArray(copying: other.directions)
    variables = UniqueArray(copying: other.variables)
    rates = UniqueArray(copying: other.rates)
    offsets = UniqueArray(copying: other.offsets)
    denseRates = UniqueArray(copying: other.denseRates)
    denseOffsets = UniqueArray(copying: other.denseOffsets)
    denseCount = other.denseCount
    rowRates = UniqueArray(copying: other.rowRates)
    rateCounts = UniqueArray(copying: other.rateCounts)
    isListed = UniqueArray(copying: other.isListed)
    rangesHold = other.rangesHold
    offsetsHold = other.offsetsHold
    epoch = other.epoch
    recomputations = other.recomputations
    movedCount = other.movedCount
    lastMoveWasDense = other.lastMoveWasDense
    recentMoves = UniqueArray(copying: other.recentMoves)
    nextRecentMove = other.nextRecentMove
  }

  var isEmpty: Bool { directions.isEmpty }

  /// A Boolean value that indicates whether any direction's row has a new target, toward which the values have not
  /// moved yet.
  var hasMoves: Bool { movedCount > 0 }

  // MARK: - Forgetting

  /// Invalidates ranges and offsets, because something other than a move along a cached direction has changed the
  /// values.
  mutating func valuesMoved() {
    rangesHold = false
    offsetsHold = false
  }

  /// Invalidates the ranges, because the target of a nonbasic row has moved.
  mutating func targetMoved() { rangesHold = false }

  /// Sets whether the ranges and the offsets are valid, after the values from before a refused call have been restored.
  mutating func restore(rangesHold: Bool, offsetsHold: Bool) {
    self.rangesHold = rangesHold
    self.offsetsHold = offsetsHold
  }

  /// Clears `lastMoveWasDense`, because a new solve begins, or because the change log now contains the changes of the
  /// last move.
  mutating func forgetDensePass() { lastMoveWasDense = false }

  mutating func forgetAll(_ rows: inout RowTable) {
    for index in 0..<directions.count { rows[directions[index].row].direction = -1 }
    for index in 0..<rowRates.count { rateCounts[rowRates[index].row] = 0 }
    for index in 0..<variables.count { isListed[variables[index]] = false }
    directions.removeAll()
    variables.removeAll()
    rates.removeAll()
    offsets.removeAll()
    denseRates.removeAll()
    denseCount = 0
    rowRates.removeAll()
    rangesHold = false
    offsetsHold = false
    movedCount = 0
    lastMoveWasDense = false
  }

  /// Clears the mark `isMoved` of all directions, without moving values.
  mutating func forgetMoves() {
    for index in 0..<directions.count { directions[index].isMoved = false }
    movedCount = 0
  }

  /// Marks all directions as overlapping, because a new direction overlaps some other direction.
  ///
  /// A search for the directions that really overlap would cost more than it saves.
  mutating func markOverlapping() {
    for index in 0..<directions.count { directions[index].overlaps = true }
  }

  // MARK: - Moving

  /// Records a move of the target of a row without a cached direction.
  ///
  /// - Returns: Whether an earlier move of the same target with the same basis is still recorded.
  mutating func noteMove(of row: Int32, under basisVersion: Int32) -> Bool {
    for index in 0..<recentMoves.count
    where recentMoves[index].row == row && recentMoves[index].basisVersion == basisVersion {
      return true
    }
    recentMoves.resize(to: Self.capacity, filling: RecentMove(row: -1, basisVersion: 0))
    recentMoves[nextRecentMove] = RecentMove(row: row, basisVersion: basisVersion)
    nextRecentMove = (nextRecentMove + 1) % Self.capacity
    return false
  }

  /// Marks a direction as moved, if the new target of the direction's row lies within the cached range.
  ///
  /// - Returns: Whether the direction is marked; false if the target lies beyond the range, or if the ranges are out of
  ///   date.
  @inline(__always)
  mutating func move(_ direction: Int32, to target: Double) -> Bool {
    let range = directions[direction]
    if !rangesHold || !(target >= range.lowest && target <= range.highest) { return false }
    markMoved(direction)
    return true
  }

  /// Marks a direction as moved, even if the new target of the direction's row lies beyond the cached range.
  @inline(__always)
  mutating func markMoved(_ direction: Int32) {
    if directions[direction].isMoved { return }
    directions[direction].isMoved = true
    movedCount += 1
  }

  /// Makes `target` the present target of a direction that is marked as moved, and clears the mark.
  ///
  /// A direction without the mark keeps its present target. With or without the mark, the direction's `previous`
  /// becomes the present target from before the call.
  ///
  /// - Returns: Whether the direction was marked as moved.
  mutating func beginMove(_ index: Int, to target: Double) -> Bool {
    directions[index].previous = directions[index].present
    if !directions[index].isMoved { return false }
    directions[index].isMoved = false
    directions[index].present = target
    if directions[index].overlaps { noteOverlap(index) }
    return true
  }

  /// Ends the moves along all directions that were marked as moved.
  ///
  /// - Returns: Whether all values should be recomputed from their rows, because offsets were recomputed or corrected
  ///   many times.
  mutating func endMoves() -> Bool {
    movedCount = 0
    if recomputations <= Self.mostRecomputations { return false }
    recomputations = 0
    return true
  }

  // MARK: - Targets and ranges

  /// Sets the target that the present values satisfy along a direction.
  mutating func setPresent(_ present: Double, of index: Int) { directions[index].present = present }

  /// Sets the distances by which a direction's target may move down and up from the present target.
  mutating func setRange(of index: Int, down: Double, up: Double) {
    directions[index].lowest = directions[index].present - down
    directions[index].highest = directions[index].present + up
  }

  /// Records that the ranges of all directions have been set for the present values and targets.
  mutating func completeRanges() { rangesHold = true }
}
