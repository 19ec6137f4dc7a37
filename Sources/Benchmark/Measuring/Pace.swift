import BowerbirdSolver

/// Decides whether the machine runs at its usual pace, by timing a fixed piece of work: a row of boxes that is resized
/// repeatedly.
///
/// On a shared machine, everything may take 1.5 or 2 times as long, for milliseconds or for minutes. Times that are
/// measured meanwhile depend on the other users of the machine. Loops of plain arithmetic do not notice a neighbor on
/// the same core that takes half of the core's instruction cache and store queue. So the fixed work is solver work,
/// like the measured work. The times of the fixed work are compared only with each other.
final class Pace {
  /// The pace of this machine; access is safe because the program has only one thread.
  nonisolated(unsafe) static let shared = Pace()

  private let row: (scene: Scene, script: Script)?

  /// The time of the fixed work without disturbance, in nanoseconds; infinity before the first measurement.
  private var usual = Double.infinity

  /// The time of the fixed work in the last measurement, in nanoseconds.
  private var last = 0.0

  private init() { row = Self.rowOfBoxes() }

  private static func rowOfBoxes() -> (scene: Scene, script: Script)? {
    let workload = ChainWorkload.make(size: boxes)
    guard let loop = workload.loops.first(where: { $0.name == "resize" }) else { return nil }
    // If the solver refuses this workload, the measurements fail too and report the error, so no pace is needed.
    guard let (scene, _) = try? Scene.build(workload, .oneAtATime) else { return nil }
    return (scene, Script(loop, on: scene))
  }

  /// Times the fixed work before the first batch of a phase, and lowers the usual time if the work was faster.
  ///
  /// Single trials are sometimes faster than the machine can run for long. So the usual time is the fifth percentile of
  /// the trials, and not the minimum.
  func begin() {
    // The first call makes many trials, so that it lasts longer than a short disturbance.
    let count = usual == .infinity ? Self.firstTrials : Self.trials
    let trials = (0..<count).map { _ in measured() }.sorted()
    usual = min(usual, trials[count / 20])
    last = measured()
  }

  /// Returns whether the machine probably ran at its usual pace since the last measurement of the fixed work.
  func stayed() -> Bool {
    let before = last
    last = measured()
    return max(before, last) <= usual * Self.tolerance
  }

  /// Runs the work, and returns its time.
  private func measured() -> Double {
    guard let row else { return 0 }
    // The timed operations may have replaced the row in the caches; these untimed repetitions load it again.
    _ = try? row.script.run(Self.repetitionsAhead, on: row.scene)
    let start = Clock.now
    _ = try? row.script.run(Self.repetitions, on: row.scene)
    return Clock.now - start
  }

  private static let boxes = 10
  private static let repetitionsAhead = 10
  private static let repetitions = 40
  private static let trials = 500
  private static let firstTrials = 200_000

  /// The factor by which a time may exceed the usual time without disturbance.
  ///
  /// Clock rates that depend on temperature vary by less than a tenth; a neighbor on the same core costs a third or
  /// more.
  private static let tolerance = 1.25
}
