/// The reason why a layout solves again.
enum SettlingStep {
  /// A size requires a new decision, another handed length or a new need.
  case size

  /// The reviews of the given items changed constraints.
  case review([ItemReference])

  /// An item's content was measured for another extent.
  case measurement

  /// A choice took another alternative.
  case choice
}

/// Counts the solves of a layout, so that the layout ends, whatever user code does between the solves.
///
/// Sizes are decided from the outside to the inside, widths before heights, so each solution settles one more item
/// along one axis. A large number of rounds does not prove that a layout is endless, because items with user code may
/// depend on each other's changes. A layout counts as endless if the same item keeps changing its constraints.
struct SettlingRounds {
  private var sizes = 0
  private var reviews = 0
  private var times: [ObjectIdentifier: Int] = [:]
  private var isRepeated = false
  private var measurements = 0

  private var steps = 0

  /// For each of the latest steps, the items that requested the step; the oldest step comes first.
  private var latest: [[ItemReference]] = []

  /// The number of items whose arrangement depended on solutions when the counting began.
  ///
  /// Items that are added later are not counted, because user code may keep adding items.
  private let items: Int
  /// The number of measured items; nil until a call of ``allowAnotherSolve(measuring:)`` has computed the number.
  private var contents: Int?

  init(items: Int) { self.items = items }

  /// Counts a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - changed: The items that requested the step, as far as they are known.
  mutating func count(_ step: SettlingStep, by changed: [ItemReference]) {
    note(changed)
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

  /// Stores the items that requested a step, and forgets the items of old steps.
  ///
  /// Nothing is stored for the first steps, because most layouts end after few steps.
  private mutating func note(_ changed: [ItemReference]) {
    steps += 1
    if steps <= Self.most / 2 { return }
    if latest.count == Self.most { latest.removeFirst() }
    latest.append(changed)
  }

  /// Resets the counts of sizes and reviews, because a new measurement or alternative may change every decision.
  private mutating func forgetReviews() {
    (sizes, reviews) = (0, 0)
    times.removeAll(keepingCapacity: true)
  }

  /// Returns whether the layout may solve again: whether the counts are below their limits.
  ///
  /// - Parameter contents: A closure that returns the number of measured items. The measurement of each of them may
  ///   depend on the size of another item.
  /// - Returns: False if a count has reached its limit, or if an item keeps changing its constraints.
  mutating func allowAnotherSolve(measuring contents: () -> Int) -> Bool {
    if isRepeated || sizes >= 2 * (Self.most + items) || reviews >= Self.most * (1 + items) { return false }
    if measurements < 2 * Self.most { return true }
    let known = self.contents ?? contents()
    self.contents = known
    return measurements < 2 * Self.most + known
  }

  /// The items that requested at least two of the steps in `latest`, in the order of their slots.
  ///
  /// If the layout ends at a limit instead of settling, these items are the reason.
  var restless: [ItemReference] {
    var times: [ObjectIdentifier: Int] = [:], restless: [ItemReference] = []
    for item in latest.joined() {
      times[ObjectIdentifier(item), default: 0] += 1
      if times[ObjectIdentifier(item)] == 2 { restless.append(item) }
    }
    return restless.sorted { $0.slot < $1.slot }
  }

  /// The number of reviews in which one item may change constraints before the layout stops.
  ///
  /// The other limits are computed from this number.
  private static let most = 8
}
