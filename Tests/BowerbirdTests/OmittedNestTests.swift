import Bowerbird
import BowerbirdTesting
import Testing

/// A nest that a wrapping grid leaves out is empty, with everything in it.
@Suite("Nests that lines leave out")
struct OmittedNestTests {
  private let first = Box("a"), leaf = Box("k"), root = Box("root")

  init() { for item in [first, leaf] { item.intrinsicSize = Size(width: 90, height: 20) } }

  /// Adds a grid with one line for `a` and a nest of `k`, which together need a width of 180.
  ///
  /// - Returns: The nest.
  private func declare() -> Grid {
    let nest = Grid.wrapping("nest") { leaf }
    let lines = Grid.wrapping("lines", lineLimit: 1) {
      first
      nest
    }
    root.add(lines)
    lines.constraints { $0.edgesAnchor == root.edgesAnchor }
    return nest
  }

  @Test("frames, sweeps, conditions and reports")
  func frames() throws {
    let nest = declare()
    root.layout(width: 200, height: 100)
    #expect(leaf.frame == Rect(x: 0, y: 0, width: 90, height: 20))
    #expect(nest.frame == Rect(x: 90, y: 0, width: 90, height: 20))

    let report = root.layout(width: 170, height: 100)
    #expect(leaf.isLeftOut && leaf.frame == .zero && nest.frame.width == 0)
    #expect(Set(report.changed.map(\.name)) == ["root", "lines", "nest", "k"])
    // What is in the nest is not shown, so its changes are no changes of frames.
    leaf.intrinsicSize = Size(width: 80, height: 20)
    #expect(root.layout(width: 160, height: 100).changed.allSatisfy { $0 !== leaf && $0 !== nest })

    let back = root.layout(width: 200, height: 100)
    #expect(leaf.frame == Rect(x: 0, y: 0, width: 80, height: 20))
    #expect(Set(back.changed.map(\.name)) == ["root", "lines", "nest", "k"])
  }

  @Test("proofs over all widths, and over all sizes")
  func proofs() {
    let nest = declare()
    let sweep = root.sweep(\.width, over: 100...200)
    #expect(sweep.frame(of: leaf, at: 120) == .zero)
    #expect(sweep.frame(of: leaf, at: 190) == Rect(x: 0, y: 0, width: 90, height: 20))
    for pair in [[leaf, first], [nest, first]] as [[any LayoutItem]] {
      forEverySize(of: root, widths: 100...150, heights: [100]) { $0.isDisjoint(pair) }
      forEverySize(of: root, widths: 100...150, heights: 50...100) { $0.isDisjoint(pair) }
      forEverySize(of: root, widths: 100...150, heights: [100]) { $0.isAligned(.top, pair) }
    }
    forEverySize(of: root, widths: 100...150, heights: 50...100) { l in l[leaf].width == 0 }
  }

  @Test("alternatives in the nest are neither reported, nor explained, nor switch points")
  func alternatives() {
    let host = Box("host")
    host.add(leaf)
    host.alternatives {
      Alternative("far", when: root.widthAnchor >= 150) { leaf.leadingTopAnchor == host.leadingTopAnchor + 5 }
      Alternative("near") { leaf.leadingTopAnchor == host.leadingTopAnchor }
    }
    let lines = Grid.wrapping("lines", lineLimit: 1) {
      first
      host
    }
    root.add(lines)
    lines.constraints { $0.edgesAnchor == root.edgesAnchor }
    let report = root.layout(width: 170, height: 100)
    #expect(host.isLeftOut && host.takenAlternative == nil && leaf.frame == .zero)
    #expect(report.alternatives.isEmpty && root.explainAlternatives() == "")
    // The host needs 95 beside 90.
    let points = root.sweep(\.width, over: 100...300).switchPoints.map(\.description)
    #expect(points.contains { $0.hasPrefix("'host': ") } && points.allSatisfy { !$0.contains("150") })
  }

  /// The margins in the card need 2, although it has no room.
  @Test("a card with required margins inside")
  func cards() {
    let card = Box("card")
    card.add(leaf)
    leaf.constraints { $0.edgesAnchor == card.edgesAnchor -- 1 }
    let lines = Grid.wrapping(lineLimit: 1) {
      first
      card
    }
    lines.layout(width: 100, height: 20)
    #expect(card.isLeftOut && card.frame == .zero && leaf.frame == .zero)
    #expect(lines.snapshot(scale: 2).entries[2].frame == .zero)
  }
}
