import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Alternatives and arrangements that a program lists more than once, or inside of themselves.
@Suite("Alternatives: listed more than once") struct RepeatedAlternativeTests {
  private let page = Box("page"), host = Box("host"), other = Box("other"), leaf = fixed("leaf", 10, 10)

  /// The grid of the second and the third alternative is the same, so it stays when the layout goes from one to the
  /// other.
  @Test("a grid fills the host in each alternative that lists it")
  func sharedGrid() {
    let chip = fixed("chip", 30, 10), grid = Grid.horizontal { leaf.auto() }
    host.alternatives {
      Alternative("chip", when: host.widthAnchor >= 100) { Grid.horizontal { chip.auto() } }
      Alternative("wide", when: host.widthAnchor >= 50) { grid }
      Alternative("narrow") { grid }
    }
    for (width, name) in [(200.0, "chip"), (60, "wide"), (5, "narrow"), (60, "wide"), (200, "chip"), (5, "narrow")] {
      host.layout(width: width, height: 20)
      #expect(host.takenAlternative == name)
      let isShown = name != "chip"
      #expect(grid.isLeftOut == !isShown && leaf.isLeftOut == !isShown && chip.isLeftOut == isShown, "\(width)")
      #expect(grid.frame == (isShown ? Rect(x: 0, y: 0, width: width, height: 20) : .zero), "\(width)")
    }
  }

  @Test("an alternative that is listed twice, or by two items, counts once and is reported")
  func repeated() {
    page.add(host, other)
    for box in [host, other] { box.constraints { $0.edgesAnchor == page.edgesAnchor } }
    let grid = Alternative("grid") { Grid.horizontal { leaf.auto() } }
    host.alternatives {
      grid
      grid
    }
    other.alternatives {
      grid
      Alternative("nothing")
    }
    let sentences = page.layout(width: 100, height: 50).problems.map { $0.description }
    #expect(
      sentences
        == ["host", "other"].map {
          "'grid' is among the alternatives of 'host' already, and does not count a second time in '\($0)'; "
            + "create another Alternative."
        })
    #expect(other.takenAlternative == "nothing")
    #expect(!leaf.isLeftOut && leaf.frame == Rect(x: 0, y: 0, width: 10, height: 50))
    // It is free again when its alternatives have been removed.
    host.removeAlternatives()
    other.alternatives {
      grid
      Alternative("nothing")
    }
    #expect(page.layout(width: 100, height: 50).problems.isEmpty)
    #expect(other.takenAlternative == "grid" && leaf.frame == Rect(x: 0, y: 0, width: 10, height: 50))
  }

  /// Such a declaration has to end, although each of the two items is around the other.
  @Test("an arrangement that contains its host is refused")
  func containedHost() {
    page.add(host)
    let unused = Alternatives(of: host) { Alternative("page") { page } }
    #expect(page.layout(width: 10, height: 10).problems.isEmpty)
    host.alternatives {
      Alternative("inner") { Alternatives(of: host) { Alternative("page") { page } } }
      Alternative("last") { leaf }
    }
    let sentences = page.layout(width: 10, height: 10).problems.map { $0.description }
    #expect(sentences.contains("'page' cannot be added to 'host', because 'host' is inside of 'page'."))
    #expect(unused.alternatives.count == 1 && host.parent === page)
  }

  /// The first grid is 10 wide by itself, and the second one 20.
  @Test("all arrangements of an alternative fill the host")
  func severalArrangements() {
    let back = Grid.horizontal { leaf.auto() }, front = Grid.vertical { fixed("chip", 20, 10).auto() }
    host.alternatives {
      Alternative("both", when: host.widthAnchor >= 50) {
        back
        front
      }
      Alternative("none")
    }
    for (width, isShown) in [(100.0, true), (10, false), (90, true)] {
      host.layout(width: width, height: 30)
      for grid in [back, front] {
        #expect(grid.frame == (isShown ? Rect(x: 0, y: 0, width: width, height: 30) : .zero), "\(width)")
      }
    }
  }

  /// The arrangement then is an item like any other, whichever alternative is taken.
  @Test("an arrangement that is moved or removed is no longer part of its alternative", arguments: [10.0, 100])
  func movedArrangement(width: Double) {
    let grid = Grid.horizontal { leaf.auto() }
    page.add(host)
    host.constraints { $0.edgesAnchor == page.edgesAnchor }
    host.alternatives {
      Alternative("grid", when: host.widthAnchor >= 50) { grid }
      Alternative("nothing")
    }
    page.layout(width: width, height: 30)
    page.add(grid)
    grid.constraints {
      $0.leadingTopAnchor == page.leadingTopAnchor
      $0.widthAnchor == 7
    }
    for other in [width, 110 - width, width] {
      #expect(page.layout(width: other, height: 30).problems.isEmpty)
      #expect(host.takenAlternative == (other == 100 ? "grid" : "nothing"))
      #expect(!grid.isLeftOut && !leaf.isLeftOut && grid.frame == Rect(x: 0, y: 0, width: 7, height: 10), "\(other)")
    }
    grid.remove()
    #expect(page.layout(width: 100, height: 30).problems.map { $0.description } == [] && grid.parent == nil)
  }

  /// Such a declaration has to end, although each of the two items is around the other.
  @Test("an arrangement that is moved around its host is no longer part of its alternative")
  func movedAround() {
    let around = Box("around")
    page.add(host)
    host.alternatives {
      Alternative("around", when: host.widthAnchor >= 1000) { around }
      Alternative("nothing")
    }
    page.add(around)
    around.add(host)
    #expect(page.layout(width: 100, height: 50).problems.isEmpty)
    #expect(!around.isLeftOut && host.parent === around && host.takenAlternative == "nothing")
  }

  @Test("an alternative cannot leave out its own host")
  func ownHost() {
    host.alternatives {
      Alternative("without", when: host.widthAnchor >= 50, without: [host])
      Alternative("last")
    }
    let sentences = host.layout(width: 100, height: 10).problems.map { $0.description }
    #expect(sentences == ["'without' of 'host' cannot leave out 'host' itself; list items inside of it."])
  }
}
