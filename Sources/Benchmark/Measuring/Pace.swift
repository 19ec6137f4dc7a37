import BowerbirdSolver

/// Whether the machine goes at its usual pace, told by a fixed piece of work: a row of a few boxes, resized again and again.
///
/// On a machine that others use too, everything takes half as long again, or twice as long, for milliseconds or for minutes. What is
/// timed meanwhile tells how busy the others were. Loops of bare arithmetic do not notice whoever shares a core and takes half of
/// its caches of instructions and of its queues of stores, so the work is of the kind that is measured; it is compared with nothing
/// but itself.
final class Pace {
  /// Nothing here runs on a second thread.
  nonisolated(unsafe) static let shared = Pace()

  private let row: (scene: Scene, script: Script)?

  /// What the work takes where nobody disturbs, and what it took the last time.
  private var usual = Double.infinity
  private var last = 0.0

  private init() { row = Self.rowOfBoxes() }

  private static func rowOfBoxes() -> (scene: Scene, script: Script)? {
    let workload = ChainWorkload.make(size: boxes)
    guard let loop = workload.loops.first(where: { $0.name == "resize" }) else { return nil }
    // A solver that refuses a row of boxes fails in what is measured, where it is told; here the pace then counts as usual.
    guard let (scene, _) = try? Scene.build(workload, .oneAtATime) else { return nil }
    return (scene, Script(loop, on: scene))
  }

  /// Begins to watch, and finds out whether the usual pace is faster than it seemed until now.
  ///
  /// Single trials are faster now and then than the machine can go for long, and so it is not the fastest that counts.
  func begin() {
    // The first time takes long, so that it outlasts whoever is there by chance.
    let count = usual == .infinity ? Self.firstTrials : Self.trials
    let trials = (0..<count).map { _ in measured() }.sorted()
    usual = min(usual, trials[count / 20])
    last = measured()
  }

  /// Whether the machine went at its usual pace, as far as can be told, ever since this was asked before.
  func stayed() -> Bool {
    let before = last
    last = measured()
    return max(before, last) <= usual * Self.tolerance
  }

  /// How long the work takes now.
  private func measured() -> Double {
    guard let row else { return 0 }
    // What was timed may have driven the row out of the caches; that is not what is asked for.
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

  /// Clocks that go up and down with the temperature stay within a tenth; a neighbour on the same core takes a third or more.
  private static let tolerance = 1.25
}
