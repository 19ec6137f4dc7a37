import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Random pages of two alternatives that give an inner host with a text two different widths.
///
/// A word cannot be broken, so the inner host takes it if the host is at least as wide as the word has letters.
@Suite("Alternatives: inner choices under certificates") struct InnerCertificateTests {
  private struct Page {
    let root = Box("page"), inner = Box("inner")
    let top: Double, roomy: Double, tight: Double, letters: Int

    init(_ random: inout SplitMix64) {
      (top, letters) = (Double(random.whole(1...30)), random.whole(1...40))
      (roomy, tight) = (Double(random.whole(1...40)), Double(random.whole(1...40)))
      let label = Label(String(repeating: "x", count: letters), font: .cells), chip = fixed("chip", 1, 1)
      inner.alternatives {
        Alternative("word") { Grid.horizontal { label.auto() } }
        Alternative("chip") { Grid.horizontal { chip.auto() } }
      }
      root.add(inner)
      let (page, inner, top, roomy, tight) = (root, inner, top, roomy, tight)
      page.constraints {
        inner.leadingAnchor == page.leadingAnchor
        inner.heightAnchor == 20
      }
      page.alternatives {
        Alternative("roomy") {
          inner.topAnchor == page.topAnchor + top
          inner.widthAnchor == roomy
        }
        Alternative("tight") {
          inner.topAnchor == page.topAnchor
          inner.widthAnchor == tight
        }
      }
    }
  }

  @Test("each layout takes what arithmetic says", arguments: all(Array(0..<100), inDebug: 20))
  func pages(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let page = Page(&random)
    var width = 100.0
    for step in 0..<12 {
      width += Double(random.whole(0...1))
      let height = random.oneIn(2) ? 20 : Double(random.whole(20...60))
      page.root.layout(width: width, height: height)
      // The natural size of the first alternative is as wide as the inner host, and higher than it by the top.
      let isRoomy = height >= page.top + 20 && width >= page.roomy
      let room = isRoomy ? page.roomy : page.tight
      #expect(page.root.takenAlternative == (isRoomy ? "roomy" : "tight"), "seed \(seed), step \(step)")
      #expect(
        page.inner.takenAlternative == (room >= Double(page.letters) ? "word" : "chip"), "seed \(seed), step \(step)")
    }
  }
}
