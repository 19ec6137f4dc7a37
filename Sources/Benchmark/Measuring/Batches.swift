/// The costs of repeated batches of operations.
///
/// A batch is disturbed if the machine was slower than usual while the batch ran. Disturbed batches are measured again,
/// as long as the budget allows. Their costs are used only if there are too few undisturbed batches. Only `Pace`
/// decides which batches are disturbed; the cost of a batch has no influence.
struct Batches<Cost> {
  private var undisturbed: [Cost] = []
  private var disturbed: [Cost] = []

  /// The total time of the disturbed batches in nanoseconds.
  private var lost = 0.0

  private let budget: Budget
  private let start: Double

  /// Measures the machine's pace, and then starts the clock for the first batch.
  init(_ budget: Budget) {
    self.budget = budget
    undisturbed.reserveCapacity(budget.maximumBatches)
    Pace.shared.begin()
    start = Clock.now
  }

  /// Adds a batch that has just ended.
  mutating func append(_ cost: Cost, lasting nanoseconds: Double) {
    if Pace.shared.stayed() {
      undisturbed.append(cost)
    } else {
      disturbed.append(cost)
      lost += nanoseconds
    }
  }

  /// Whether another batch should be measured.
  var wantsMore: Bool {
    let elapsed = Clock.now - start
    if lost > budget.nanosecondsForDisturbances { return budget.wantsMore(batches: count, after: elapsed) }
    return budget.wantsMore(batches: undisturbed.count, after: elapsed - lost)
  }

  var count: Int { undisturbed.count + disturbed.count }

  /// The number of disturbed batches, and whether their costs are used.
  var disturbances: Disturbances { Disturbances(count: disturbed.count, batches: count, areCounted: countsAll) }

  /// The costs of the undisturbed batches, or of all batches if there are too few undisturbed batches.
  var counted: [Cost] { countsAll ? undisturbed + disturbed : undisturbed }

  private var countsAll: Bool { undisturbed.count < budget.minimumBatches && !disturbed.isEmpty }
}
