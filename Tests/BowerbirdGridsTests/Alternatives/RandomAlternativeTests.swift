import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting
import Foundation
import Testing

/// Compares random trees with up to six choices of up to four alternatives with the definition.
///
/// `BOWERBIRD_TREES` sets the number of trees, and `BOWERBIRD_SEED` the seed of the first.
@Suite("Alternatives: compared with their definition")
struct RandomAlternativeTests {
  private static let count = number("BOWERBIRD_TREES") ?? all(0..<12, inDebug: 1).count
  private static let firstSeed = UInt64(number("BOWERBIRD_SEED") ?? 0)

  /// The seeds of trees in which a fault was found, and the first ones.
  private static var seeds: [UInt64] { [179, 1221, 1580] + Array(firstSeed..<firstSeed + UInt64(count)) }

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  private func size(_ generator: inout SplitMix64) -> Size {
    Size(width: Double(generator.whole(10...60)) * 15, height: Double(generator.whole(5...40)) * 15)
  }

  private func differences(_ left: [String: Rect], _ right: [String: Rect]) -> [String] {
    Set(left.keys).union(right.keys).sorted().compactMap { name in
      guard let one = left[name], let other = right[name] else {
        return "\(name): \(left[name].map { "\($0)" } ?? "left out"), \(right[name].map { "\($0)" } ?? "left out")"
      }
      let isSame = zip([one.x, one.y, one.width, one.height], [other.x, other.y, other.width, other.height])
        .allSatisfy { ($0 - $1).magnitude < 1e-6 }
      return isSame ? nil : "\(name): \(one), \(other)"
    }
  }

  @Test(
    "The taken alternatives are those of the definition, in any order of sizes and after edits",
    arguments: [true, false])
  func definition(isTied: Bool) {
    for seed in Self.seeds {
      var generator = SplitMix64(seed: seed &+ 1_000_000)
      var screen = RandomScreen(seed: seed, isTied: isTied)
      let living = LivingScreen(screen)
      for round in 0..<5 {
        if round > 1 && generator.oneIn(2) {
          screen.edit(&generator)
          living.take(screen)
        }
        let size = size(&generator)
        let report = living.root.layout(size)
        let oracle = AlternativeOracle(screen, size)
        let frames = oracle.frames
        var names: [String: String] = [:]
        for host in screen.allHosts where frames[host.name] != nil {
          names[host.name] = host.choices[oracle.taken[host.name] ?? 0].name
        }
        #expect(living.taken == names, "seed \(seed), round \(round), \(size)")
        #expect(differences(living.frames, frames) == [], "seed \(seed), round \(round), \(size)")
        #expect(report.problems.isEmpty, "seed \(seed): \(report)")
        if living.taken != names { return }
        if generator.oneIn(3) {
          // A question changes no answer.
          _ = living.root.fittingSize()
          #expect(differences(living.frames, frames) == [], "seed \(seed), round \(round), asked")
          living.root.layout(size)
          #expect(differences(living.frames, frames) == [], "seed \(seed), round \(round), asked and laid out")
        }
        let fresh = LivingScreen(screen)
        fresh.root.layout(size)
        #expect(differences(living.frames, fresh.frames) == [], "seed \(seed), round \(round): edited and fresh")
      }
    }
  }

  @Test("A sweep's frames are right at random widths")
  func proofs() {
    var proved = 0
    for seed in Self.firstSeed..<Self.firstSeed + UInt64(max(1, Self.count / 4)) {
      var generator = SplitMix64(seed: seed &+ 2_000_000)
      let screen = RandomScreen(seed: seed), living = LivingScreen(screen), size = size(&generator)
      living.root.layout(size)
      let before = living.frames
      let sweep = living.root.sweep(\.width, over: 150...900)
      #expect(differences(living.frames, before) == [], "seed \(seed): a sweep moves nothing")
      if !sweep.isProved { continue }
      proved += 1
      for _ in 0..<10 {
        let width = 150 + Double(generator.whole(0...750_000)) / 1000
        let fresh = LivingScreen(screen)
        fresh.root.layout(width: width, height: size.height)
        var frames: [String: Rect] = [:]
        for name in fresh.frames.keys {
          if let box = living.boxes[name] { frames[name] = sweep.frame(of: box, at: width) }
        }
        #expect(differences(fresh.frames, frames) == [], "seed \(seed), width \(width)")
      }
    }
    #expect(proved > Self.count / 16, "only \(proved) were proved")
  }
}
