/// What batches of the same thing took, those apart beside which the machine did not go at its usual pace.
///
/// Those are measured again, as long as the budget allows for it, and count only if there are too few others. Which ones they are
/// is told by `Pace` alone, never by what they took.
struct Batches<Cost> {
  private var undisturbed: [Cost] = []
  private var disturbed: [Cost] = []

  /// How many nanoseconds the disturbed batches took in all.
  private var lost = 0.0

  private let budget: Budget
  private let start: Double

  /// Begins with the first batch, after everything is warm.
  init(_ budget: Budget) {
    self.budget = budget
    undisturbed.reserveCapacity(budget.maximumBatches)
    Pace.shared.begin()
    start = Clock.now
  }

  /// Notes a batch that has just ended.
  mutating func append(_ cost: Cost, lasting nanoseconds: Double) {
    if Pace.shared.stayed() {
      undisturbed.append(cost)
    } else {
      disturbed.append(cost)
      lost += nanoseconds
    }
  }

  /// Whether there should be another one.
  var wantsMore: Bool {
    let elapsed = Clock.now - start
    if lost > budget.nanosecondsForDisturbances { return budget.wantsMore(batches: count, after: elapsed) }
    return budget.wantsMore(batches: undisturbed.count, after: elapsed - lost)
  }

  var count: Int { undisturbed.count + disturbed.count }

  /// How many of them others disturbed, and whether they count.
  var disturbances: Disturbances { Disturbances(count: disturbed.count, batches: count, areCounted: countsAll) }

  /// Those that count.
  var counted: [Cost] { countsAll ? undisturbed + disturbed : undisturbed }

  private var countsAll: Bool { undisturbed.count < budget.minimumBatches && !disturbed.isEmpty }
}
