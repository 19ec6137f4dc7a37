import BowerbirdDrawing
import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

@Suite("Alternatives: proofs and pictures")
struct AlternativeSweepTests {
  private let page = Box("page"), list = Box("list")
  private let parts = (0..<3).map { Box("part \($0)") }

  init() {
    for part in parts { part.intrinsicSize = Size(width: 100, height: 20) }
    page.add(list)
    page.constraints { view in
      list.leadingTopAnchor == view.leadingTopAnchor
      list.bottomAnchor == view.bottomAnchor
      list.widthAnchor == view.widthAnchor * 0.5
    }
    list.alternatives {
      Alternative("row") { Grid.horizontal { for part in parts { part.auto() } } }
      Alternative("pair", when: page.widthAnchor >= 450) { Grid(tracks: 2, spacing: 0) { for part in parts { part } } }
      Alternative("column") { Grid.vertical { for part in parts { part.auto() } } }
    }
  }

  /// The row needs a width of 300, and the list is half as wide as the page.
  @Test("A sweep finds the widths at which alternatives switch")
  func sweep() {
    page.layout(width: 500, height: 100)
    let sweep = page.sweep(\.width, over: 200...1000)
    #expect(sweep.isProved)
    #expect(
      sweep.switchPoints.map(\.description) == [
        "'list': column below 450, pair from there on", "'list': pair below 600, row from there on",
      ])
    #expect(list.takenAlternative == "pair")
    for width in [200, 449.5, 450.5, 599, 601, 1000] as [Double] {
      page.layout(width: width, height: 100)
      for part in parts {
        let frame = sweep.frame(of: part, at: width)
        #expect((frame ?? .zero).origin == part.frame.origin)
      }
    }
  }

  @Test("A picture names the alternative, and shows no left-out item")
  func picture() {
    page.alternatives {
      Alternative("plain", without: [parts[2]])
    }
    page.layout(width: 1000, height: 300)
    let svg = page.svg()
    #expect(svg.contains("list: row"))
    #expect(svg.contains("part 1"))
    #expect(!svg.contains("part 2"))
  }
}
