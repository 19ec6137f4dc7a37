import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// A host in the arrangements of another one, with random conditions, against arithmetic.
@Suite("Alternatives: laws of hosts within hosts")
struct NestedHostLawTests {
  /// The numbers of the conditions.
  private struct Limits {
    /// The width of the outer host from which the inner one has the side beside it.
    let outer: Double

    /// The width from which the inner host puts its boxes side by side.
    let inner: Double

    /// Whether that is the width of the outer host.
    let isOfOuter: Bool

    /// The width of the side.
    let side: Double

    init(_ random: inout SplitMix64) {
      side = Double(random.whole(10...90))
      outer = Double(random.whole(100...300))
      inner = Double(random.whole(20...300))
      isOfOuter = random.whole(0...1) == 0
    }

    func isWide(_ width: Double) -> Bool { width >= outer }

    func innerWidth(in width: Double) -> Double { isWide(width) ? width - side : width }

    func isRow(in width: Double) -> Bool { (isOfOuter ? width : innerWidth(in: width)) >= inner }
  }

  private struct Hosts {
    let outer = Box("outer"), inner = Box("inner"), first = Box("first"), second = Box("second"), side = Box("side")

    func declare(_ limits: Limits) {
      let (inner, first, second, side) = (inner, first, second, side)
      outer.alternatives {
        Alternative("wide", when: outer.widthAnchor >= limits.outer) {
          Grid.horizontal {
            inner.expanded()
            side.constant(limits.side)
          }
        }
        Alternative("narrow") {
          Grid.vertical {
            inner.expanded()
            side.constant(10)
          }
        }
      }
      inner.alternatives {
        Alternative("row", when: (limits.isOfOuter ? outer : inner).widthAnchor >= limits.inner) {
          Grid.horizontal {
            first.expanded()
            second.expanded()
          }
        }
        Alternative("column") {
          Grid.vertical {
            first.expanded()
            second.expanded()
          }
        }
      }
    }

    var frames: [Rect] { [outer, inner, first, second, side].map(\.frame) }
  }

  @Test("The definition decides, and a tree that was edited is as a new one", arguments: 0..<UInt64(40))
  func definition(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var limits = Limits(&random)
    let kept = Hosts()
    kept.declare(limits)
    for step in 0..<16 {
      if random.whole(0...3) == 0 {
        limits = Limits(&random)
        kept.declare(limits)
      }
      // Some widths are those at which an alternative changes.
      let near = [limits.outer, limits.inner, limits.inner + limits.side][random.whole(0...2)]
      let anywhere = Double(random.whole(100...400))
      let width = max(100, random.whole(0...1) == 0 ? near + Double(random.whole(-1...1)) : anywhere)
      let report = kept.outer.layout(width: width, height: 200)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty, "seed \(seed), step \(step)")
      #expect(kept.outer.takenAlternative == (limits.isWide(width) ? "wide" : "narrow"), "seed \(seed), step \(step)")
      #expect(kept.inner.takenAlternative == (limits.isRow(in: width) ? "row" : "column"), "seed \(seed), step \(step)")
      let inner = limits.innerWidth(in: width)
      #expect((kept.inner.frame.width - inner).magnitude < 1e-9, "seed \(seed), step \(step)")
      let each = limits.isRow(in: width) ? inner / 2 : inner
      #expect((kept.second.frame.width - each).magnitude < 1e-9, "seed \(seed), step \(step)")
      let fresh = Hosts()
      fresh.declare(limits)
      fresh.outer.layout(width: width, height: 200)
      #expect(kept.frames == fresh.frames, "seed \(seed), step \(step)")
    }
  }
}
