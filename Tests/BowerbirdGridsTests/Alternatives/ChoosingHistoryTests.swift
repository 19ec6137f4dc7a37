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

  /// The row contains a box that is 34 high, and a text that is 20 high in one line.
  ///
  /// The text stands in three hosts inside of each other. When the row was left out after the innermost host had got new
  /// alternatives, the first alternative of the host in the middle was as high as the text had been in a width of 1.
  @Test("a nest that is left out needs what its texts need in one line, also after its alternatives were replaced")
  func replacedInnerAlternatives() {
    let letters = text("letters", 30), inner = Box("inner"), middle = Box("middle"), page = Box("page")
    func declareInner() {
      inner.alternatives {
        Alternative("lines") { Grid.wrapping { [letters] } }
        Alternative("row") { Grid.horizontal { letters.auto() } }
      }
    }
    declareInner()
    middle.alternatives {
      Alternative("row") { Grid.horizontal { inner.auto() } }
      Alternative("column") { Grid.vertical { inner.auto() } }
    }
    let row = Grid.horizontal {
      fixed("a", 236, 34).auto()
      middle.constant(1)
    }
    page.alternatives {
      Alternative("row") { Grid.wrapping { [row] } }
      Alternative("nothing") { Grid.vertical {} }
    }
    let screen = Grid.vertical { page.auto() }
    screen.layout(width: 428, height: 330)
    #expect(page.takenAlternative == "row" && page.frame.height == 34, "\(page.frame)")
    declareInner()
    screen.layout(width: 234, height: 434)
    #expect(page.takenAlternative == "nothing" && page.frame.height == 34, "\(page.frame)")
  }
}
