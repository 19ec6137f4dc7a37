/// The order in which basic rows leave in a descent, the primal simplex method, if many multipliers are out of bounds.
///
/// The *level* of a row here is the strongest level at which its multiplier is not 0. The rows of the strongest level
/// leave first, and among these the rows of the weakest priority.
///
/// Among rows of one level and priority, the row with the largest multiplier leaves first while values move. Its step
/// moves values most, and often brings other multipliers within bounds. If steps have length 0, the row that the fewest
/// values follow leaves first. In a mesh of equal gaps, for example, rows are on their breakpoints already, and a step
/// only changes which rows some values follow. The order of such steps does not change their number, but it determines
/// how many values each step involves.
///
/// With any order, the descent ends at the least cost. The constants of this type determine only how fast the descent
/// is, and which of several equally good solutions is found.
struct DescentOrder: ~Copyable {
  /// The numbers by which two rows are compared.
  struct Key: BitwiseCopyable {
    /// The strongest level at which the row's multiplier is not 0.
    ///
    /// Rows with a stronger level leave first.
    var level = 0.0

    /// The row's own level, or 0 for a stay.
    ///
    /// Weak rows leave first, because weak rows give way in the end.
    var priority = 0.0

    /// The magnitude of the row's multiplier at `level` or, after several steps of length 0, minus the number of values
    /// that follow the row.
    ///
    /// The row with the largest urgency leaves first.
    var urgency = 0.0

    @inline(__always)
    func comesBefore(_ other: Key) -> Bool {
      if level != other.level { return level > other.level }
      return priority != other.priority ? priority < other.priority : urgency > other.urgency
    }
  }

  /// A basis entry, with the numbers that determine when the entry leaves.
  struct KeyedEntry: BitwiseCopyable {
    var entry: BasisEntry
    var key: Key
  }

  /// The number of values that follow the row at each position.
  ///
  /// The number is an estimate: a value that follows the row along several paths in the factors is counted several
  /// times, but the number is at most the number of positions.
  private var followers = UniqueArray<Double>()

  /// The number of steps of length 0 since the last longer step.
  private(set) var idleSteps = 0

  /// The number of calls of `countFollowers(in:)` since the call that counted the followers.
  private var age = 0

  /// The number of dual infeasible entries above which this order is used.
  ///
  /// With fewer entries, the last entry of `WorkLists.dualInfeasible` leaves first.
  static let many = 64

  /// The number of consecutive steps of length 0 after which the descent counts as stuck.
  private static let patience = 4

  /// The number of calls of `countFollowers(in:)` after which the followers are counted again.
  ///
  /// The numbers of followers change little from one step to the next.
  private static let longestAge = 64

  init() {}

  var isStuck: Bool { Self.isStuck(after: idleSteps) }

  /// Returns a Boolean value that indicates whether the descent counts as stuck after a number of consecutive steps of
  /// length 0.
  static func isStuck(after idleSteps: Int) -> Bool { idleSteps >= patience }

  /// Records the distance that the values have moved in a step.
  mutating func noteStep(_ distance: Double) { idleSteps = distance > 0 ? 0 : idleSteps + 1 }

  /// Counts the values that follow each row, in the first of every `longestAge` calls.
  ///
  /// - Complexity: O(*n* + *c*) once in `longestAge` calls, where *n* counts positions and *c* the cells of the
  ///   factors; otherwise O(1).
  mutating func countFollowers(in factors: borrowing Factorization) {
    age += 1
    if followers.count == factors.count && age < Self.longestAge { return }
    age = 0
    let most = Double(factors.count)
    followers.resize(to: factors.count, filling: 1)
    var index = factors.order.count
    while index > 0 {
      index -= 1
      let position = factors.order[index]
      if position < 0 { continue }
      var sum = 1.0
      var cell = factors.rowHead[position]
      while cell >= 0 {
        sum += followers[factors.cells[cell].column]
        cell = factors.cells[cell].nextInRow
      }
      followers[position] = min(sum, most)
    }
  }

  func followers(at position: Int32) -> Double { followers[position] }
}
