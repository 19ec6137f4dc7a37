import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Alternatives whose arrangements contain the item that they arrange.
@Suite struct CircularAlternativeTests {
  private let host = Box("host"), first = fixed("a", 10, 10), second = fixed("b", 10, 10)

  /// The arrangement of the inner alternatives contains `a`, which is lent to the second alternative of the host.
  ///
  /// The layout did not end.
  @Test("an item in an arrangement of its own, through another alternative")
  func lentHost() {
    host.alternatives {
      Alternative("first") {
        Alternatives(of: first) {
          Alternative("inner") {
            Grid.horizontal("row") {
              second.auto()
              first.auto()
            }
          }
        }
      }
      Alternative("second") {
        Grid.horizontal {
          first.auto()
          second.auto()
        }
      }
    }
    let report = host.layout(width: 100, height: 20)
    #expect(report.problems.map(\.description) == ["'row' cannot be added to 'a', because 'a' is inside of 'row'."])
    #expect(host.layout(width: 100, height: 20).problems.isEmpty)
  }

  /// The mistake was lost with the grid, which takes `a` out of its tree and is released.
  @Test("an item in an arrangement of its own, which nothing else holds")
  func releasedArrangement() {
    let root = Box("root")
    root.add(first)
    first.alternatives {
      Alternative("inner") {
        Grid.horizontal("row") {
          first.auto()
          second.auto()
        }
      }
    }
    root.layout(width: 100, height: 20)
    #expect(first.parent == nil)
    root.add(first)
    let report = root.layout(width: 100, height: 20)
    #expect(report.problems.contains { $0.description.contains("cannot be added to 'a'") }, "\(report)")
  }
}
