/// Why a layout solves again.
enum SettlingStep {
  /// Something has a size for which nothing was decided.
  case size

  /// Code of a user's changed constraints when these items looked at the solution.
  case review([ItemReference])

  /// A content was measured for another extent.
  case measurement

  /// Another alternative is taken.
  case choice
}

/// Counts solutions, so that a layout ends whatever code of a user's does between them.
///
/// Sizes are decided from the outside to the inside, widths before heights, so that each solution settles one item more along
/// one axis. Items with code of users' may wait for each other, so the number of rounds means little; an item that comes
/// back again and again is what does not end.
struct SettlingRounds {
  private var sizes = 0
  private var reviews = 0
  private var times: [ObjectIdentifier: Int] = [:]
  private var isRepeated = false
  private var measurements = 0

  /// How many items look at solutions, and how many contents are measured, when that was first asked for: code of a user's may
  /// make more and more of them.
  private let items: Int
  private var contents: Int?

  init(items: Int) { self.items = items }

  mutating func count(_ step: SettlingStep) {
    switch step {
    case .size: sizes += 1
    case .review(let items):
      sizes = 0
      reviews += 1
      for item in items {
        times[ObjectIdentifier(item), default: 0] += 1
        if times[ObjectIdentifier(item)] == Self.most { isRepeated = true }
      }
    case .measurement:
      measurements += 1
      forgetReviews()
    case .choice:
      measurements = 0
      forgetReviews()
    }
  }

  /// What is known now may have everything decided again.
  private mutating func forgetReviews() {
    (sizes, reviews) = (0, 0)
    times.removeAll(keepingCapacity: true)
  }

  /// Whether so many solutions can be waited for.
  ///
  /// - Parameter contents: How many contents are measured, each of which may wait for the size of another one.
  /// - Returns: Whether they can.
  mutating func areAllowed(measuring contents: () -> Int) -> Bool {
    if isRepeated || sizes >= 2 * (Self.most + items) || reviews >= Self.most * (1 + items) { return false }
    if measurements < 2 * Self.most { return true }
    let known = self.contents ?? contents()
    self.contents = known
    return measurements < 2 * Self.most + known
  }

  /// How often code of a user's may change something.
  private static let most = 8
}
