import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The need of an alternative with further alternatives in it is the same whether the alternative is taken or not.
@Suite("Alternatives: within alternatives that are not taken")
struct RestingAlternativeTests {
  private let host = Box("host"), inner = Box("inner"), rest = Box("rest")

  private func leaf(_ name: String, _ width: Double, _ height: Double) -> Box {
    let leaf = Box(name)
    leaf.intrinsicSize = Size(width: width, height: height)
    return leaf
  }

  @Test("a text in an inner alternative counts while the outer one is not taken", arguments: [false, true])
  func text(isDefinedByCondition: Bool) {
    let text = Label("of bowerbird", font: .cells)
    host.alternatives {
      Alternative("outer") {
        inner
        Alternatives(of: inner) {
          if isDefinedByCondition {
            Alternative("text", when: inner.widthAnchor >= 1) { text }
            Alternative("other")
          } else {
            Alternative("text") { text }
          }
        }
      }
      Alternative("nothing")
    }
    for width in [5, 11, 12, 200, 5, 200, 11] as [Double] {
      host.layout(width: width, height: 50)
      // The text has 12 characters of one point each.
      #expect(host.takenAlternative == (width < 12 ? "nothing" : "outer"), "width \(width)")
      #expect(inner.takenAlternative == (width < 12 ? nil : "text"), "width \(width)")
      #expect(text.isLeftOut == (width < 12), "width \(width)")
    }
  }

  private func declareNest() -> [Box] {
    let x = leaf("x", 20, 10), p = leaf("p", 100, 50), q = leaf("q", 30, 20)
    host.alternatives {
      Alternative("a") {
        Grid.horizontal {
          x.auto()
          inner.expanded()
        }
        Alternatives(of: inner) {
          Alternative("p") { Grid.horizontal { p.auto() } }
          Alternative("q") { Grid.horizontal { q.auto() } }
        }
      }
      Alternative("b") { Grid.horizontal { x.auto() } }
    }
    return [x, p, q]
  }

  @Test("the layout around an item does not depend on the alternative that is taken in it")
  func needInStack() {
    let boxes = declareNest()
    let page = Grid.vertical {
      host.auto()
      rest.expanded()
    }
    for width in [200, 60, 119, 120, 15, 200] as [Double] {
      page.layout(width: width, height: 300)
      // "a" needs 20 + 100 wide, and 50 high.
      #expect(host.takenAlternative == (width < 120 ? "b" : "a"), "width \(width)")
      #expect(host.frame == Rect(x: 0, y: 0, width: width, height: 50), "width \(width)")
      #expect(rest.frame == Rect(x: 0, y: 50, width: width, height: 250), "width \(width)")
      #expect(boxes[1].isLeftOut == (width < 120), "width \(width)")
      #expect(host.fittingSize() == Size(width: 120, height: 50), "width \(width)")
    }
  }

  @Test("inner alternatives of the same item count with their grids")
  func sameHost() {
    let x = leaf("x", 60, 10)
    host.alternatives {
      Alternative("a") {
        Alternatives(of: host) { Alternative("r") { Grid.horizontal { x.auto() } } }
      }
      Alternative("b")
    }
    for width in [5, 59, 60, 90, 30] as [Double] {
      host.layout(width: width, height: 30)
      #expect(host.takenAlternative == (width < 60 ? "b" : "a"), "width \(width)")
      #expect(host.fittingSize() == Size(width: 60, height: 10), "width \(width)")
    }
  }

  @Test("an item may fill the host in one alternative, and lie in a grid in another", arguments: [false, true])
  func fillingItem(isFirst: Bool) {
    let title = leaf("title", 60, 20), note = leaf("note", 40, 20)
    host.alternatives {
      if isFirst { Alternative("large", when: host.heightAnchor >= 100) { title } }
      Alternative("both") {
        Grid.horizontal {
          title.auto()
          note.auto()
        }
      }
      if !isFirst { Alternative("title") { title } }
      if isFirst { Alternative("nothing") }
    }
    for _ in 0..<2 {
      host.layout(width: 200, height: 20)
      #expect(host.takenAlternative == "both")
      #expect(title.frame == Rect(x: 0, y: 0, width: 60, height: 20))
      #expect(note.frame == Rect(x: 60, y: 0, width: 40, height: 20))
      host.layout(width: 80, height: isFirst ? 120 : 20)
      #expect(host.takenAlternative == (isFirst ? "large" : "title"))
      #expect(title.frame.size == Size(width: 80, height: isFirst ? 120 : 20))
      #expect(note.isLeftOut && !title.isLeftOut)
    }
  }

  @Test("a nest that is removed with its outer alternatives comes back")
  func declaredAgain() {
    _ = declareNest()
    host.layout(width: 60, height: 60)
    host.removeAlternatives()
    #expect(inner.takenAlternative == nil)
    _ = declareNest()
    host.layout(width: 150, height: 60)
    #expect(host.takenAlternative == "a" && inner.takenAlternative == "p")
    #expect(inner.frame == Rect(x: 20, y: 0, width: 130, height: 60))
  }
}
