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

  @Test("A host in an item that its arrangement lends is not walked without end")
  func hostInsideOfLentItem() {
    let page = Box("page"), host = Box("host"), other = Box("other"), item = Box("item")
    item.intrinsicSize = Size(width: 40, height: 30)
    page.add(host)
    for box in [host, other] {
      box.alternatives {
        Alternative("row") { Grid.horizontal { item.auto() } }
        Alternative("column") { Grid.vertical { item.auto() } }
      }
    }
    item.add(page)
    #expect(other.layout(width: 100, height: 50).problems.isEmpty)
    #expect(other.takenAlternative == "row")
    other.layout(width: 30, height: 50)
    #expect(other.takenAlternative == "column")
  }

  @Test("A host that is left out takes no alternative, whatever it took before")
  func hostThatIsLeftOut() {
    let host = Box("host"), inner = Box("inner"), big = Box("big"), small = Box("small"), other = Box("other")
    (big.intrinsicWidth, small.intrinsicWidth, other.intrinsicWidth) = (100, 50, 10)
    inner.alternatives {
      Alternative("big", when: inner.widthAnchor >= 150) { Grid.horizontal { big.auto() } }
      Alternative("small") { Grid.horizontal { small.auto() } }
    }
    host.alternatives {
      Alternative("nest", when: host.widthAnchor >= 100) { Grid.vertical { inner.auto() } }
      Alternative("other") { Grid.vertical { other.auto() } }
    }
    for (width, outside, inside) in [
      (200, "nest", "big"), (120, "nest", "small"), (60, "other", nil), (200, "nest", "big"), (60, "other", nil),
    ] as [(Double, String, String?)] {
      host.layout(width: width, height: 50)
      #expect(host.takenAlternative == outside && inner.takenAlternative == inside)
    }
    #expect(inner.isLeftOut)
    #expect(host.explain(inner.widthAnchor).reasons == ["'inner' is left out"])
  }
}
