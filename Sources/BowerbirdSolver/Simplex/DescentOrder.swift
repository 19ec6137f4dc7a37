/// In which order a descent lets go of many active rows whose multipliers are out of bounds.
///
/// While values get on, the row goes first that is furthest out: it moves most at once, and often brings others within bounds on
/// its way. Where steps lead nowhere because rows lie on their kinks already, as in a mesh of equal gaps, each of them only hands
/// a part of the values over to other rows, and the order changes how much there is to hand over and not how often: then the row
/// goes first that the fewest values follow.
struct DescentOrder: ~Copyable {
  /// What decides between two rows.
  struct Key: BitwiseCopyable {
    /// The strongest level at which the row is out of bounds.
    var level = 0.0

    /// The row's own level; it is the weak ones that will have to give way.
    var priority = 0.0

    /// How far out the row is, or, if the values are stuck, how few of them follow it.
    var haste = 0.0

    @inline(__always)
    func comesBefore(_ other: Key) -> Bool {
      if level != other.level { return level > other.level }
      return priority != other.priority ? priority < other.priority : haste > other.haste
    }
  }

  /// By position: how many values follow the row there, or more where they follow it on several ways.
  private var followers = Store<Double>()

  /// Steps of length 0 since the last one that was longer.
  private var idleSteps = 0

  /// Choices since the followers were counted.
  private var age = 0

  /// With fewer rows out of bounds the one that was listed last goes first.
  static let many = 64

  /// After so many idle steps in a row the values count as stuck.
  private static let patience = 4

  /// Followers are counted again after so many choices; which values follow which rows changes little by little.
  private static let longestAge = 64

  init() {}

  var isStuck: Bool { idleSteps >= Self.patience }

  /// Notes how far the values have moved.
  mutating func noteStep(_ distance: Double) { idleSteps = distance > 0 ? 0 : idleSteps + 1 }

  /// Counts followers, if that has not been done lately.
  ///
  /// - Complexity: O(*n* + cells of the factors), now and then.
  mutating func countFollowers(in factors: borrowing Factorization) {
    age += 1
    if followers.count == factors.count && age < Self.longestAge { return }
    age = 0
    let most = Double(factors.count)
    followers.resize(to: factors.count, filling: 1)
    var place = factors.order.count
    while place > 0 {
      place -= 1
      let position = factors.order[place]
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
