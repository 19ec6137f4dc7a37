import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Foundation
import Testing

/// Trees with boxes of several alternatives, wrapping grids among these, changed step by step.
@Suite("Alternatives: edited trees") struct ChoosingHistoryTests {
  /// The seeds of trees in which wrapping grids lost the items that another alternative had borrowed.
  ///
  /// `BOWERBIRD_TREES` names how many further trees there are, and `BOWERBIRD_SEED` the first of them.
  private static var seeds: [UInt64] {
    let first = number("BOWERBIRD_SEED") ?? 0, count = number("BOWERBIRD_TREES") ?? 0
    return [20, 27, 40, 55, 62, 72, 84, 94, 95, 109] + passedOver + Array(first..<first + count)
  }

  /// The seeds of trees in which alternatives that were not taken had needs of an earlier layout.
  private static let passedOver: [UInt64] = [68, 70, 296, 351, 479, 522, 542, 544]

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test("an edited tree is as a fresh one, alternatives and lines included")
  func histories() {
    for seed in Self.seeds {
      var history = NestHistory(seed: 8_000_000 + seed, hasLines: true, hasChoices: true, hasWishes: false)
      if let mistake = history.mistake(steps: 5) { Issue.record("\(mistake)") }
    }
  }

  /// In one line the items need 50 + 10 + 50 = 110.
  @Test("a wrapping grid gets its items back from another alternative")
  func lentItems() {
    let a = fixed("a", 50, 10), b = fixed("b", 50, 10), host = Box("host")
    host.alternatives {
      Alternative("lines") { Grid.wrapping(spacing: 10) { [a, b] } }
      Alternative("column") {
        Grid.vertical {
          a.auto()
          b.auto()
        }
      }
    }
    for width in [200.0, 60, 200] {
      host.layout(width: width, height: 40)
      #expect(host.takenAlternative == (width == 200 ? "lines" : "column"))
      #expect(b.frame.x == (width == 200 ? 60 : 0) && b.frame.y == (width == 200 ? 0 : 10), "\(width): \(b.frame)")
      #expect(!b.isLeftOut)
    }
  }
}
