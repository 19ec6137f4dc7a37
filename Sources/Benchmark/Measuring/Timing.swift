import BowerbirdSolver

/// Times contenders in turn, a batch each, so that a machine that is slow for a while is slow for all of them.
///
/// Operations that take a few dozen nanoseconds cannot be timed one by one: reading the clock takes as long. So the
/// clock is read around a batch of repetitions, as many as fill tens of microseconds but no more than a thousand
/// operations, and the minimum, median and 95th percentile are those of the batches' means. Every repetition goes
/// through all states of its loop, so every operation changes something.
enum Timing {
  static func run(_ contenders: [Contender]) throws(SolverError) {
    for contender in contenders { try contender.warmUp() }
    while contenders.first?.wantsMore ?? false {
      for contender in contenders { try contender.batch(afterOthers: contenders.count > 1) }
    }
  }
}
