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

  /// The shortest time that the work has ever taken, and what it took the last time.
  private var usual = Double.infinity
  private var last = 0.0

  private init() {
    row = Self.rowOfBoxes()
    for _ in 0..<Self.trials { usual = min(usual, measured()) }
    last = usual
  }

  private static func rowOfBoxes() -> (scene: Scene, script: Script)? {
    let workload = ChainWorkload.make(size: boxes)
    guard let loop = workload.loops.first(where: { $0.name == "resize" }) else { return nil }
    // A solver that refuses a row of boxes fails in what is measured, where it is told; here the pace then counts as usual.
    guard let (scene, _) = try? Scene.build(workload, .oneAtATime) else { return nil }
    return (scene, Script(loop, on: scene))
  }

  /// Whether the machine went at its usual pace, as far as can be told, ever since this was asked before.
  func stayed() -> Bool {
    let before = last
    last = measured()
    usual = min(usual, last)
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
  private static let trials = 300

  /// Clocks that go up and down with the temperature stay within a tenth; a neighbour on the same core takes a third or more.
  private static let tolerance = 1.25
}
