import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

/// Conditions are about the items that each layout has, and not about those that the tree has at present.
@Suite("Proofs of items that alternatives arrange", .listening)
struct ArrangedItemProofTests {
  private func leaf(_ name: String, _ width: Double) -> Box {
    let box = Box(name)
    box.intrinsicSize = Size(width: width, height: 10)
    return box
  }

  /// A row of 160 and 93, from a width of 100 on.
  @Test("an item that several grids contain is checked in each of them", arguments: [50.0, 200])
  func sharedItems(present: Double) {
    let host = Box("host"), first = leaf("first", 160), text = Label("Ten letters", font: .cells, name: "text")
    host.alternatives {
      Alternative("row", when: host.widthAnchor >= 100) {
        Grid.horizontal {
          first.auto()
          text.auto()
        }
      }
      Alternative("column") {
        Grid.vertical {
          first.auto()
          text.auto()
        }
      }
    }
    host.layout(width: present, height: 40)
    // The label behind the box ends at 160 + 11.
    for height in [40.0, 41] {
      let message = failure {
        forEverySize(of: host, widths: 100...300, heights: [height]) { $0.isEverythingInside(host) }
      }
      #expect(message?.contains("'first' lies inside") == true && message?.contains("from 100 to 160") == true)
      #expect(message?.contains("'text' lies inside") == true && message?.contains("from 100 to 171") == true)
    }
    let planar = failure {
      forEverySize(of: host, widths: 100...300, heights: 40...60) { $0.isEverythingInside(host) }
    }
    #expect(planar?.contains("'first' lies inside") == true && planar?.contains("'text' lies inside") == true)
    forEverySize(of: host, widths: 172...300, heights: [40]) { $0.isEverythingInside(host) }
    // In a column, the label is as narrow as the host. A label counts 2⁻¹⁰ of a cell less than a whole one as whole.
    text.maximumLines = 1
    let told = failure { forEverySize(of: host, widths: 4...99, heights: [40]) { $0.showsWholeText(in: host) } }
    #expect(told == "Failed: 'text' is not truncated. At height 40 and widths from 4 to 10.999.")
  }

  /// From a width of 55 on, the leaf `small` fits.
  ///
  /// Below that, there is a row of 93 and 30, which is wider than the host.
  private func nested() -> (host: Box, big: Box) {
    let host = Box("host"), inner = Box("inner")
    let small = leaf("small", 55), big = leaf("big", 93), end = leaf("end", 30)
    host.alternatives {
      Alternative("first") { Grid.vertical { small.auto() } }
      Alternative("second") {
        Grid.vertical { inner.auto() }
        Alternatives(of: inner) {
          Alternative("row") {
            Grid.horizontal {
              big.auto()
              end.auto()
            }
          }
        }
      }
    }
    return (host, big)
  }

  @Test("items of alternatives within alternatives are part of a proof", arguments: [nil, 30, 80])
  func nestedItems(present: Double?) {
    let (host, big) = nested()
    if let present { host.layout(width: present, height: 50) }
    let sweep = host.sweep(\.width, over: 20...100, in: Size(width: 20, height: 50))
    #expect(sweep.doubts == [])
    #expect(sweep.frame(of: big, at: 30)?.width == 93 && sweep.frame(of: big, at: 80) == .zero)
    let wide = failure { forEverySize(of: host, widths: 20...100, heights: [50]) { $0[big].width <= 50 } }
    #expect(wide == "Failed: 'big'.width <= 50. At height 50 and widths from 20 to 55.")
    let outside = failure { forEverySize(of: host, widths: 20...100, heights: [50]) { $0.isInside(big, host) } }
    #expect(outside == "Failed: 'big' lies inside of 'host' at the right. At height 50 and widths from 20 to 55.")
    let everything = failure {
      forEverySize(of: host, widths: 20...100, heights: [50]) { $0.isEverythingInside(host) }
    }
    #expect(everything?.contains("'big' lies inside of") == true, "\(everything ?? "no failure")")
  }

  @Test("items of alternatives within alternatives are part of a proof along both axes", arguments: [nil, 30, 80])
  func nestedItemsInPlane(present: Double?) {
    let (host, big) = nested()
    if let present { host.layout(width: present, height: 50) }
    let sweep = host.sweep(widths: 20...100, heights: 10...50)
    #expect(sweep.doubts == [])
    #expect(sweep.frame(of: big, at: Size(width: 30, height: 30))?.width == 93)
    #expect(sweep.frame(of: big, at: Size(width: 80, height: 30)) == .zero)
    let outside = failure { forEverySize(of: host, widths: 20...100, heights: 10...50) { $0.isInside(big, host) } }
    #expect(outside?.contains("'big' lies inside of 'host' at the right.") == true, "\(outside ?? "no failure")")
    #expect(outside?.contains("widths from 20 to 55") == true, "\(outside ?? "no failure")")
  }
}
