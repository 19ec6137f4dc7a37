import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Items with alternatives inside of an arrangement of other alternatives.
@Suite("Alternatives: hosts within arrangements")
struct NestedHostTests {
  /// The wrapping grid computes other needs for each of its own alternatives, and none of them is a change.
  @Test("Needs that change while a host compares alternatives are no reason to compare them again")
  func endlessFits() {
    let host = Box("host"), tile = Box("tile"), word = Label("feathers"), last = Label("shell"), six = Box("six")
    tile.intrinsicSize = Size(width: 33, height: 12)
    six.intrinsicSize = Size(width: 42, height: 59)
    let wrap = Grid.wrapping {
      tile
      word
    }
    host.alternatives {
      Alternative("tall") {
        Grid.vertical {
          wrap.expanded(2)
          six.auto()
        }
      }
      Alternative("wide", when: host.widthAnchor >= 214) {
        Grid.horizontal {
          wrap.expanded(2)
          six.auto()
          last.expanded(3)
        }
      }
    }
    wrap.alternatives {
      Alternative("a", when: word.widthAnchor >= word.heightAnchor + 120, without: [word]) { word.widthAnchor == 120 }
      Alternative("b", with: [word]) {
        Grid.horizontal {
          word.auto()
          word.expanded(120)
        }
      }
      Alternative("c") { Alternatives(of: word) { Alternative("n") { word.heightAnchor == 3 } } }
    }
    last.layout(wrap).top(66).left(100).below(last, -1e9)
    let sentences = host.layout(width: 200, height: 100).problems.map(\.description)
    #expect(!sentences.contains { $0.contains("was stopped before it settled") })
  }

  @Test("An arrangement that was moved into an item which it lends is not walked without end")
  func arrangementInsideOfLentItem() {
    let host = Box("host"), item = Box("item")
    item.intrinsicSize = Size(width: 40, height: 30)
    let row = Grid.horizontal { item.auto() }, column = Grid.vertical { item.auto() }
    host.alternatives {
      Alternative("row", when: host.widthAnchor >= 500) { row }
      Alternative("column") { column }
    }
    host.layout(width: 100, height: 100)
    item.add(row)
    host.layout(width: 100, height: 120)
    #expect(host.takenAlternative == "column")
    #expect(column.frame == Rect(x: 0, y: 0, width: 100, height: 120))
    host.layout(width: 600, height: 120)
    #expect(!host.explainAlternatives().isEmpty)
  }
}
