import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Items that several alternatives arrange, and that the program removes and releases.
@Suite struct ReleasedLentItemTests {
  @Test("an arrangement that is not taken does not keep the node of a released item", arguments: 0..<8)
  func released(variant: Int) {
    let host = Box("host"), two = Box("two"), child = fixed(24, 60)
    weak var node: LayoutNode?
    two.add(child)
    do {
      let lent = fixed(30, 10)
      host.alternatives {
        Alternative("lines", when: host.widthAnchor >= 95) { Grid.wrapping { [two, lent] } }
        Alternative("row") { Grid.horizontal { lent.expanded() } }
        Alternative("column") {
          Grid.vertical {
            two.auto()
            lent.auto()
          }
        }
      }
      if variant & 1 == 0 { _ = lent.explain(child.widthAnchor) } else { host.layout(width: 50, height: 3) }
      if variant & 2 == 0 { child.remove() }
      if variant & 4 == 0 { lent.constraints { $0.heightAnchor == 7 } }
      lent.remove()
      node = lent.layoutNode
    }
    for width in [200.0, 20, 300, 2] { host.layout(width: width, height: 100) }
    #expect(node == nil)
    // The row is empty, so it needs nothing.
    #expect(host.takenAlternative == "row")
  }
}
