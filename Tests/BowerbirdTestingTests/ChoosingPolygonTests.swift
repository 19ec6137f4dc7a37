import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting
import Foundation
import Testing

/// Looks for false proofs of random trees with alternatives, wrapping grids, stacks, repeated tracks and labels.
///
/// The environment variables `BOWERBIRD_TREES`, `BOWERBIRD_SEED` and `BOWERBIRD_SIZES` set the number of trees, the
/// first seed, and the number of sizes in which each tree is laid out.
@Suite("Polygons of random trees with choices", .listening)
struct ChoosingPolygonTests {
  private static let count = number("BOWERBIRD_TREES") ?? 8
  private static let firstSeed = number("BOWERBIRD_SEED") ?? 0
  private static let sizes = number("BOWERBIRD_SIZES") ?? 40

  /// The seeds of trees in which a fault was found.
  private static let mended = [316, 560, 650, 757]

  private static var seeds: [Int] { mended + (firstSeed..<firstSeed + count).filter { !mended.contains($0) } }

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  @Test("every layout has the proved frames")
  func frames() {
    var proved = 0
    for seed in Self.seeds {
      var screen = RandomScreen(seed: 900_000 + UInt64(seed), depth: 1 + seed % 3, hasChoices: true)
      let sweep = screen.root.sweep(widths: RandomScreen.range, heights: RandomScreen.range)
      if !sweep.isProved { continue }
      proved += 1
      let mistake = screen.mistake(of: sweep, sizes: Self.sizes)
      #expect(mistake == nil, "seed \(seed): \(mistake ?? "")")
      if proved % 50 == 0 { print("\(proved) trees were proved, up to seed \(seed).") }
    }
    print("\(proved) of \(Self.count) trees from seed \(Self.firstSeed) were proved, \(Self.sizes) sizes each.")
    #expect(proved >= Self.count / 8)
  }
}
