/// What batches of the same thing took, those apart beside which the machine did not go at its usual pace.
///
/// Those are measured again, as long as the budget allows for it, and do not count. Which ones they are is told by `Pace` alone,
/// never by what they took.
struct Batches<Cost> {
  private var undisturbed: [Cost] = []
  private var disturbed: [Cost] = []

  /// How many nanoseconds the disturbed batches took in all.
  private var lost = 0.0

  private let budget: Budget
  private var start = 0.0

  init(_ budget: Budget) {
    self.budget = budget
    undisturbed.reserveCapacity(budget.maximumBatches)
  }

  /// Begins with the first batch, after everything is warm.
  mutating func begin() {
    _ = Pace.shared.stayed()
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

  var disturbedCount: Int { disturbed.count }

  /// Those that count: all of them, if the machine was hardly ever left alone.
  var counted: [Cost] {
    undisturbed.count < budget.minimumBatches && !disturbed.isEmpty ? undisturbed + disturbed : undisturbed
  }
}
