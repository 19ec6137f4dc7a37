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

/// Choices that change at an edge of the rectangle of sizes only.
@Suite struct EdgeOfSizesTests {
  @Test("a choice that changes at an edge or a corner only is part of the proof")
  func edges() {
    let screen = Box("screen"), list = Box("list")
    screen.add(list)
    list.constraints {
      $0.leadingTopAnchor == screen.leadingTopAnchor
      $0.heightAnchor == 10
    }
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 700) { list.widthAnchor == 240 }
      Alternative("corner", when: screen.widthAnchor <= 320 && screen.heightAnchor <= 100) { list.widthAnchor == 7 }
      Alternative("narrow") { list.widthAnchor == 300 }
    }
    let sweep = screen.sweep(widths: 320...700, heights: 100...200)
    #expect(sweep.isProved)
    func width(_ width: Double, _ height: Double) -> Double? {
      sweep.frame(of: list, at: Size(width: width, height: height))?.width
    }
    #expect(width(700, 150) == 240 && width(699, 150) == 300 && width(700, 100) == 240)
    #expect(width(320, 100) == 7 && width(320, 101) == 300 && width(321, 100) == 300)
  }
}
