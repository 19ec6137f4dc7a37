import BowerbirdSolver

/// Times contenders in rounds of one batch each, so that a machine that is slow for a while is slow for all of them.
///
/// Operations that take a few dozen nanoseconds cannot be timed one by one, because reading the clock takes as long. So
/// the clock is read around a batch of repetitions: enough to fill tens of microseconds, but at most a thousand
/// operations. The minimum, median and 95th percentile are computed from the mean times of the batches. Every
/// repetition goes through all states of its loop, so every operation changes something. If a batch of a round was
/// disturbed, the round is measured again for all contenders.
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
    for (index, contender) in contenders.enumerated() {
      contender.take(rounds.counted.map { $0[index] }, rounds.disturbances)
    }
  }
}
