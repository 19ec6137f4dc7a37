import Bowerbird
import Testing

/// Alternatives as a text and in Swift.
extension NotationPairTests {
  @Test("alternatives with conditions, and items of one of them")
  func conditions() {
    let root = Box("root"), side = Box("side"), main = Box("main"), bar = Box("bar")
    root.add(side, main, bar)
    for item in [side, main] { item.constraints { $0.verticalEdgesAnchor == root.verticalEdgesAnchor } }
    root.constraints {
      main.trailingAnchor == root.trailingAnchor
      side.leadingAnchor == root.leadingAnchor
      bar.horizontalEdgesAnchor == root.horizontalEdgesAnchor
      bar.bottomAnchor == root.bottomAnchor
      bar.heightAnchor == 20
    }
    root.alternatives {
      Alternative("wide", when: root.widthAnchor >= 300 && root.heightAnchor >= 200) {
        side.widthAnchor == root.widthAnchor * 0.25
        main.leadingAnchor == side.trailingAnchor + 10
      }
      Alternative("narrow", without: [side], with: [bar]) { main.leadingAnchor == root.leadingAnchor }
    }
    expectSame(
      """
      box root {
        box side { verticalEdges == root.verticalEdges }
        box main { verticalEdges == root.verticalEdges }
        box bar
        main.trailing == trailing
        side.leading == leading
        bar.horizontalEdges == horizontalEdges
        bar.bottom == bottom
        bar.height == 20
        alternative wide when root.width >= 300 && height >= 200 {
          side.width == width * 0.25
          main.leading == side.trailing + 10
        }
        alternative narrow without side with bar { main.leading == leading }
      }
      """, as: root, in: sizes)
  }

  @Test("spans and growth of items that alternatives share")
  func settingsInAlternatives() {
    let root = Box("root"), a = Box("a"), b = Box("b"), c = Box("c")
    a.intrinsicSize = Size(width: 40, height: 20)
    root.alternatives {
      Alternative("wide", when: root.widthAnchor >= 600) {
        Grid(tracks: 12, spacing: 0) {
          a.gridSpan(column: 4)
          b.gridSpan(column: 4)
          c.gridSpan(column: 4)
        }
      }
      Alternative("medium", when: root.widthAnchor >= 300) {
        Grid(tracks: 12, spacing: 0) {
          a.gridSpan(column: 12)
          b.gridSpan(column: 8)
          c.gridSpan(GridSpan.single)
        }
      }
      Alternative("narrow") { Grid.wrapping { a.grow() } }
    }
    expectSame(
      """
      box root {
        alternative wide when width >= 600 {
          tracks .tracks(12) .spacing(0) {
            box a .gridSpan(column: 4) .size(40, 20)
            box b .gridSpan(column: 4)
            box c .gridSpan(column: 4)
          }
        }
        alternative medium when width >= 300 {
          tracks .tracks(12) .spacing(0) {
            a.gridSpan(column: 12)
            b.gridSpan(column: 8)
            c
          }
        }
        alternative narrow { wrapping { a.grow } }
      }
      """, as: root, in: sizes)
  }

  @Test("alternatives that fit, of grids that share items")
  func fits() {
    let root = Box("root"), host = Box("host"), other = Box("other")
    let items = (1...3).map { Box("i\($0)") }
    for item in items { item.intrinsicSize = Size(width: 100, height: 30) }
    root.add(host, other)
    root.constraints {
      host.leadingTopAnchor == root.leadingTopAnchor + 5
      host.widthAnchor == root.widthAnchor - 10
      host.heightAnchor == 100
      other.topAnchor == host.bottomAnchor
      other.horizontalEdgesAnchor == root.horizontalEdgesAnchor
      other.heightAnchor == 10
    }
    host.alternatives {
      Alternative("row", fitting: .medium) { Grid.horizontal { for item in items { item.auto() } } }
      Alternative("lines") { Grid.wrapping(spacing: 4) { items } }
      Alternative("column") {
        Grid.vertical {
          items[0].expanded()
          items[2].constant(20)
        }
      }
    }
    expectSame(
      """
      box root {
        box host {
          leadingTop == root.leadingTop + 5
          width == root.width - 10
          height == 100
          alternative row fitting medium {
            horizontal {
              box i1 .size(100, 30)
              box i2 .size(100, 30)
              box i3 .size(100, 30)
            }
          }
          alternative lines { wrapping .spacing(4) { i1; i2; i3 } }
          alternative column {
            vertical { i1.expanded; i3.constant(20) }
          }
        }
        box other {
          top == host.bottom
          horizontalEdges == root.horizontalEdges
          height == 10
        }
      }
      """, as: root, in: sizes)
  }
}
