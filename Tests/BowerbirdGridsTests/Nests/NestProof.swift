import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting
import Synchronization
import Testing

/// Compares the sweep of a random tree with layouts in random widths.
struct NestProof {
  private static let range = 10.0...400.0

  private let boxes: NestBoxes
  private let names: [String]
  private let height: Double

  init(of model: NestModel, seed: UInt64) {
    boxes = NestBoxes(model)
    names = model.names.sorted()
    height = seed % 2 == 0 ? 60 : 300
    boxes.root.layout(width: 200, height: height)
  }

  /// Compares the sweep with layouts in random widths.
  ///
  /// - Parameters:
  ///   - widths: The number of widths.
  ///   - random: The source of the widths.
  /// - Returns: The first mistake, or nil.
  mutating func mistake(widths: Int, _ random: inout SplitMix64) -> String? {
    let sweep = boxes.root.sweep(\.width, over: Self.range)
    if !sweep.isProved { return "not proved: \(sweep.doubts)" }
    let name = random.pick(names), bound = random.length(60)
    let isRefused = refuses(name, atLeast: bound)
    var isBroken = false
    for _ in 0..<widths {
      let width = 10 + Double(random.whole(0...390_000_000)) / 1e6
      boxes.root.layout(width: width, height: height)
      if let mistake = difference(from: sweep, at: width) { return mistake }
      if boxes[name].frame.width < bound - 1e-6 { isBroken = true }
    }
    return isBroken && !isRefused ? "'\(name)' was proved to be \(bound) wide at least" : nil
  }

  /// Returns whether the expectation of a minimum width at every width fails.
  private func refuses(_ name: String, atLeast bound: Double) -> Bool {
    let counter = FailureCounter()
    FailureCounter.$current.withValue(counter) {
      forEverySize(of: boxes.root, widths: Self.range, heights: [height]) { $0[boxes[name]].width >= bound }
    }
    return counter.count.withLock { $0 > 0 }
  }

  private func difference(from sweep: Sweep, at width: Double) -> String? {
    // At a jump, the frames of both sides are right.
    if sweep.breakpoints.contains(where: { abs($0 - width) < 1e-6 }) { return nil }
    for name in names {
      let frame = boxes[name].frame
      guard let swept = sweep.frame(of: boxes[name], at: width) else { return "'\(name)' is in no piece at \(width)" }
      if !isClose(frame, swept, within: 1e-5) { return "'\(name)' at \(width) is \(frame), not \(swept)" }
    }
    return nil
  }
}

/// Counts the failures of expectations that may fail.
final class FailureCounter: Sendable {
  @TaskLocal static var current: FailureCounter?

  let count = Mutex(0)
}

extension Trait where Self == IssueHandlingTrait {
  /// Counts issues instead of failing the test while a counter is set.
  static var counting: Self {
    .compactMapIssues { issue in
      guard let counter = FailureCounter.current else { return issue }
      counter.count.withLock { $0 += 1 }
      return nil
    }
  }
}
