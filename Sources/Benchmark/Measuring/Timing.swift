import BowerbirdSolver

/// Times contenders in turn, a batch each, so that a machine that is slow for a while is slow for all of them.
///
/// Operations that take a few dozen nanoseconds cannot be timed one by one: reading the clock takes as long. So the
/// clock is read around a batch of repetitions, as many as fill tens of microseconds but no more than a thousand
/// operations, and the minimum, median and 95th percentile are those of the batches' means. Every repetition goes
/// through all states of its loop, so every operation changes something. A round in which others disturbed any batch is measured
/// again, for all contenders.
enum Timing {
  static func run(_ contenders: [Contender], _ budget: Budget) throws(SolverError) {
    for contender in contenders { try contender.warmUp(budget) }
    var rounds = Batches<[Double]>(budget)
    while rounds.wantsMore {
      let start = Clock.now
      var times: [Double] = []
      for contender in contenders { times.append(try contender.batch()) }
      rounds.append(times, lasting: Clock.now - start)
    }
    for (place, contender) in contenders.enumerated() {
      contender.take(rounds.counted.map { $0[place] }, rounds.disturbances)
    }
  }
}
