import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Modifiers of items that grids in several alternatives share.
@Suite("Alternatives: settings of shared items") struct SharedSettingsTests {
  private let a = Box("a"), b = Box("b"), c = Box("c")

  /// A page whose boxes lie beside each other from 900 on, and below each other in narrower pages.
  private func page() -> Box {
    let page = Box("page"), boxes = [a, b, c]
    page.alternatives {
      Alternative("wide", when: page.widthAnchor >= 900) {
        Grid(tracks: 12, spacing: 0) { for box in boxes { box.gridSpan(column: 4) } }
      }
      Alternative("narrow") { Grid(tracks: 12, spacing: 0) { for box in boxes { box.gridSpan(column: 12) } } }
    }
    return page
  }

  @Test("each grid has the spans with which it was declared")
  func spans() {
    let page = page()
    for _ in 0..<2 {
      page.layout(width: 1200, height: 300)
      #expect([a, b, c].map { $0.frame.x } == [0, 400, 800] && [a, b, c].allSatisfy { $0.frame.width == 400 })
      page.layout(width: 600, height: 300)
      #expect([a, b, c].map { $0.frame.y } == [0, 100, 200] && [a, b, c].allSatisfy { $0.frame.width == 600 })
    }
  }

  @Test("a later change applies to the grid that was declared last")
  func laterChange() {
    let page = page()
    page.layout(width: 1200, height: 300)
    a.gridSpan(column: 6)
    page.layout(width: 1200, height: 300)
    #expect(a.frame.width == 400)
    page.layout(width: 600, height: 300)
    #expect(a.frame.width == 300)
  }

  @Test("an item that only one grid was given a modifier for has no modifier in the other")
  func plainItems() {
    let page = Box("page"),
      first = Alternative("first", when: page.widthAnchor >= 200) {
        Grid(tracks: 2, spacing: 0) {
          a
          b
        }
      }
    page.alternatives {
      first
      Alternative("second") {
        Grid(tracks: 2, spacing: 0) {
          a.gridSpan(column: 2)
          b
        }
      }
    }
    page.layout(width: 200, height: 100)
    #expect(a.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    page.layout(width: 100, height: 100)
    #expect(a.frame == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("growth in wrapping grids, and alignments")
  func otherSettings() {
    let bar = Box("bar")
    a.intrinsicSize = Size(width: 50, height: 20)
    bar.alternatives {
      Alternative("wide", when: bar.widthAnchor >= 300) { Grid.wrapping { a.grow(0) } }
      Alternative("narrow", when: bar.widthAnchor >= 100) { Grid.wrapping { a.grow() } }
      Alternative("left") { Grid(tracks: 1, spacing: 0) { a.gridItemAlignment(.leading) } }
    }
    for (width, expected) in [(400.0, 50.0), (200, 200), (90, 50), (400, 50)] {
      bar.layout(width: width, height: 20)
      #expect(a.frame == Rect(x: 0, y: 0, width: expected, height: 20), "\(width)")
    }
  }

  @Test("a grid that no longer shares its items follows every change")
  func endOfSharing() {
    let row = Grid(tracks: 4, spacing: 0) { a.gridSpan(column: 2) }
    row.layout(width: 400, height: 10)
    let other = Grid(tracks: 4, spacing: 0) { b.gridSpan(column: 2) }
    other.layout(width: 400, height: 10)
    a.gridSpan(column: 3)
    row.layout(width: 400, height: 10)
    #expect(a.frame.width == 300)
  }
}
