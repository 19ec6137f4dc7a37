import BowerbirdGrids
import BowerbirdLayout
import Testing

/// A screen with a sidebar from a width of 700 on, as in the guide.
@Suite("Alternatives: a sidebar under 700")
struct SidebarTests {
  private let screen = Box("screen"), sidebar = Box("sidebar"), list = Box("list")

  init() {
    screen.add(sidebar, list)
    screen.constraints {
      sidebar.leadingAnchor == screen.leadingAnchor
      sidebar.verticalEdgesAnchor == screen.verticalEdgesAnchor
      list.trailingAnchor == screen.trailingAnchor
      list.verticalEdgesAnchor == screen.verticalEdgesAnchor
    }
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 700) {
        sidebar.trailingAnchor == list.leadingAnchor
        sidebar.widthAnchor == 240
      }
      Alternative("narrow", without: [sidebar]) { list.leadingAnchor == screen.leadingAnchor }
    }
  }

  @Test(
    "The sidebar is shown from 700 on, in any order of sizes", arguments: [[700, 699, 1000, 320], [320, 700, 699.5]])
  func sidebar(widths: [Double]) {
    for width in widths {
      let report = screen.layout(width: width, height: 600)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty && report.dropped.isEmpty)
      if width >= 700 {
        #expect(sidebar.frame == Rect(x: 0, y: 0, width: 240, height: 600))
        #expect(list.frame == Rect(x: 240, y: 0, width: width - 240, height: 600))
      } else {
        #expect(sidebar.frame == .zero)
        #expect(list.frame == Rect(x: 0, y: 0, width: width, height: 600))
      }
      #expect(sidebar.isLeftOut == (width < 700))
      #expect(!sidebar.isHidden)
      #expect(screen.takenAlternative == (width >= 700 ? "wide" : "narrow"))
      #expect(screen.snapshot()["sidebar"] == nil || width >= 700)
    }
  }

  @Test("The report lists the taken alternatives and those that changed")
  func report() {
    let first = screen.layout(width: 699, height: 600).alternatives
    #expect(first.map(\.name) == ["narrow"])
    #expect(first.map(\.isChanged) == [true])
    #expect(screen.layout(width: 500, height: 600).alternatives.map(\.isChanged) == [false])
  }

  @Test("The explanation names the comparison that decides")
  func explanation() {
    screen.layout(width: 699, height: 600)
    #expect(
      screen.explainAlternatives()
        == "'screen' takes 'narrow': 'wide' asks for 'screen'.width >= 700, but 'screen'.width is 699.")
    screen.layout(width: 699.9999, height: 600)
    #expect(
      screen.explainAlternatives()
        == "'screen' takes 'narrow': 'wide' asks for 'screen'.width >= 700, but 'screen'.width is 699.9999.")
    screen.layout(width: 700, height: 600)
    #expect(screen.explainAlternatives() == "'screen' takes 'wide': 'screen'.width >= 700.")
  }

  /// Checks which alternative the screen takes in each size.
  private func expectTaken(_ cases: [(width: Double, height: Double, name: String)]) {
    for (width, height, name) in cases {
      screen.layout(width: width, height: height)
      #expect(screen.takenAlternative == name)
    }
  }

  @Test("All comparisons of a condition must hold")
  func several() {
    screen.alternatives {
      Alternative("large", when: screen.widthAnchor >= 700 && screen.heightAnchor >= 400 && screen.widthAnchor <= 900)
      Alternative("small")
    }
    expectTaken([
      (700, 400, "large"), (900, 400, "large"), (901, 400, "small"), (700, 399, "small"), (699, 400, "small"),
    ])
    screen.alternatives {
      Alternative("square", when: screen.widthAnchor == screen.heightAnchor)
      Alternative("oblong")
    }
    expectTaken([(300, 300, "square"), (300, 301, "oblong")])
  }

  @Test("Conditions can be joined")
  func joined() {
    func isWide() -> AlternativeCondition { screen.widthAnchor >= 700 && screen.widthAnchor <= 900 }
    func isHigh() -> AlternativeCondition { screen.heightAnchor >= 400 && screen.heightAnchor <= 500 }
    screen.alternatives {
      Alternative("both", when: isWide() && isHigh())
      Alternative("high", when: screen.widthAnchor >= 300 && isHigh())
      Alternative("neither")
    }
    expectTaken([
      (700, 400, "both"), (900, 500, "both"), (901, 400, "high"), (700, 501, "neither"), (299, 400, "neither"),
    ])
  }

  @Test("New alternatives replace the old ones, and removing them leaves other constraints active")
  func replacing() {
    screen.layout(width: 600, height: 600)
    screen.alternatives { Alternative("only", without: [list]) { sidebar.widthAnchor == 100 } }
    screen.layout(width: 600, height: 600)
    #expect(list.isLeftOut && sidebar.frame == Rect(x: 0, y: 0, width: 100, height: 600))
    screen.removeAlternatives()
    screen.constraints {
      sidebar.widthAnchor == 50
      list.leadingAnchor == sidebar.trailingAnchor
    }
    let report = screen.layout(width: 600, height: 600)
    #expect(report.conflicts.isEmpty && report.problems.isEmpty && report.alternatives.isEmpty)
    #expect(list.frame == Rect(x: 50, y: 0, width: 550, height: 600))
    #expect(screen.takenAlternative == nil)
  }

  @Test("Right to left is the mirror image")
  func mirrored() {
    screen.layoutDirection = .rightToLeft
    screen.layout(width: 700, height: 600)
    #expect(sidebar.frame == Rect(x: 460, y: 0, width: 240, height: 600))
    #expect(list.frame == Rect(x: 0, y: 0, width: 460, height: 600))
    screen.layout(width: 699, height: 600)
    #expect(list.frame == Rect(x: 0, y: 0, width: 699, height: 600))
  }
}

@Suite("Alternatives: whole grids")
struct ArrangementTests {
  private let page = Box("page"), buttons = Box("buttons")
  private let ok = Box("ok"), cancel = Box("cancel"), help = Box("help")
  private var all: [Box] { [ok, cancel, help] }

  init() {
    for (box, width) in zip([ok, cancel, help], [100, 120, 160] as [Double]) {
      box.intrinsicSize = Size(width: width, height: 44)
    }
    page.add(buttons)
    page.constraints {
      buttons.leadingTopAnchor == page.leadingTopAnchor + 10
      buttons.trailingBottomAnchor == page.trailingBottomAnchor - 10
    }
  }

  private func declareRowOrColumn() {
    buttons.alternatives {
      Alternative("row") {
        Grid.horizontal {
          ok.auto()
          cancel.auto()
          help.auto()
        }
      }
      Alternative("column") {
        Grid.vertical {
          ok.auto()
          cancel.auto()
          help.auto()
        }
      }
    }
  }

  /// Side by side, the three buttons need 100 + 120 + 160 = 380.
  ///
  /// The page has margins of 10.
  @Test("A row if it fits, else a column", arguments: [[400, 399, 400], [399, 400, 399]])
  func rowOrColumn(widths: [Double]) {
    declareRowOrColumn()
    for width in widths {
      let report = page.layout(width: width, height: 300)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty && report.dropped.isEmpty)
      let frames = all.map(\.frame)
      if width == 400 {
        #expect(buttons.takenAlternative == "row")
        #expect(frames.map(\.x) == [0, 100, 220])
        #expect(frames.map(\.width) == [100, 120, 160])
      } else {
        #expect(buttons.takenAlternative == "column")
        #expect(frames.map(\.y) == [0, 44, 88])
        #expect(frames.map(\.width) == [379, 379, 379])
      }
    }
  }

  @Test("The explanation names a height that is too small")
  func explanation() {
    declareRowOrColumn()
    page.layout(width: 400, height: 63)
    #expect(
      page.explainAlternatives()
        == "'buttons' takes 'column': 'row' needs a height of 44, but 'buttons' has 43.")
  }

  @Test("A longer title changes which alternative fits")
  func editing() {
    declareRowOrColumn()
    page.layout(width: 400, height: 300)
    help.intrinsicSize = Size(width: 161, height: 44)
    page.layoutIfNeeded()
    #expect(buttons.takenAlternative == "column")
    ok.intrinsicSize = Size(width: 99, height: 44)
    page.layoutIfNeeded()
    #expect(buttons.takenAlternative == "row")
    #expect(all.map(\.frame.x) == [0, 99, 219])
  }

  /// Four buttons of 80 need 320; two of them and a menu of 60 need 220.
  @Test("A toolbar's last buttons move into a menu")
  func toolbar() {
    let bar = Box("bar"), menu = Box("menu")
    let tools = (1...4).map { Box("tool \($0)") }
    for tool in tools { tool.intrinsicSize = Size(width: 80, height: 30) }
    menu.intrinsicSize = Size(width: 60, height: 30)
    bar.alternatives {
      Alternative("all") { Grid.horizontal { for tool in tools { tool.auto() } } }
      Alternative("some") {
        Grid.horizontal {
          tools[0].auto()
          tools[1].auto()
          menu.auto()
        }
      }
      Alternative("menu") { Grid.horizontal { menu.auto() } }
    }
    for (width, name, there) in [
      (320, "all", [true, true, true, true, false]), (319, "some", [true, true, false, false, true]),
      (220, "some", [true, true, false, false, true]), (219, "menu", [false, false, false, false, true]),
      (400, "all", [true, true, true, true, false]),
    ] as [(Double, String, [Bool])] {
      let report = bar.layout(width: width, height: 30)
      #expect(report.problems.isEmpty && report.dropped.isEmpty)
      #expect(bar.takenAlternative == name)
      #expect((tools + [menu]).map { !$0.isLeftOut } == there)
      #expect((tools + [menu]).filter(\.isLeftOut).map(\.frame) == there.filter { !$0 }.map { _ in .zero })
    }
  }

  @Test("Tracks, stacks and columns are alternatives of each other")
  func kinds() {
    let plain = Box("plain")
    buttons.alternatives {
      Alternative("tracks", when: page.widthAnchor >= 500) { Grid(tracks: 3, spacing: 0) { for box in all { box } } }
      Alternative("stack", when: page.widthAnchor >= 300) { Grid.vertical { for box in all { box.expanded() } } }
      Alternative("columns") { plain }
    }
    plain.grid.begin()
    plain.grid.axis.columns = 2
    plain.grid.commit()
    for _ in 0..<2 {
      page.layout(width: 620, height: 320)
      // Items of tracks lie in the middle of their cells, in their natural size.
      #expect(all.map(\.frame.x) == [50, 240, 420])
      #expect(all.map(\.frame.size) == [100, 120, 160].map { Size(width: $0, height: 44) })
      page.layout(width: 320, height: 320)
      #expect(all.map(\.frame) == [0, 1, 2].map { Rect(x: 0, y: 100 * $0, width: 300, height: 100) })
      page.layout(width: 200, height: 320)
      #expect(plain.frame == Rect(x: 0, y: 0, width: 180, height: 300))
      #expect(all.map(\.isLeftOut) == [true, true, true])
    }
  }

  /// Beside another item, the buttons take the room of a leaf of 380 by 44, whichever alternative is taken.
  @Test("The layout outside does not depend on the taken alternative")
  func outside() {
    declareRowOrColumn()
    buttons.remove()
    let leaf = Box("leaf")
    leaf.intrinsicSize = Size(width: 380, height: 44)
    for width in stride(from: 300.0, through: 900, by: 25) {
      let grids = [buttons, leaf].map { nest in
        Grid(tracks: [.fr(1), .fr(2)], spacing: 0) {
          nest
          Box("rest")
        }
      }
      let rests = grids.map { grid in
        grid.layout(width: width, height: 100)
        return grid.children[1].frame
      }
      #expect(rests[0] == rests[1])
      #expect(buttons.frame.width == leaf.frame.width)
      #expect(buttons.takenAlternative == (buttons.frame.width >= 380 ? "row" : "column"))
      buttons.remove()
    }
    #expect(buttons.fittingSize() == Size(width: 380, height: 44))
  }
}

@Suite("Alternatives: constraints")
struct FreeConstraintTests {
  private let card = Box("card"), title = Box("title"), detail = Box("detail")

  init() {
    title.intrinsicSize = Size(width: 200, height: 20)
    detail.intrinsicSize = Size(width: 300, height: 30)
    card.add(title, detail)
    card.constraints {
      title.leadingTopAnchor == card.leadingTopAnchor
      detail.trailingAnchor == card.trailingAnchor
      detail.bottomAnchor <= card.bottomAnchor
      title.bottomAnchor <= card.bottomAnchor
    }
    card.alternatives {
      Alternative("beside") {
        detail.leadingAnchor == title.trailingAnchor + 10
        detail.topAnchor == card.topAnchor
      }
      Alternative("below") {
        detail.leadingAnchor == card.leadingAnchor
        detail.topAnchor == title.bottomAnchor + 5
      }
    }
  }

  /// Side by side, the two need 200 + 10 + 300 = 510 by 30.
  @Test("Free constraints fit if no content is compressed")
  func fits() {
    for (width, height, name) in [(510, 100, "beside"), (509, 100, "below"), (600, 29, "below"), (600, 30, "beside")]
      as [(Double, Double, String)]
    {
      card.layout(width: width, height: height)
      #expect(card.takenAlternative == name)
    }
  }

  @Test("A card in a plain box has the size of its first alternative")
  func inPlainBox() {
    let page = Box("page"), beside = Box("beside")
    page.add(card, beside)
    page.constraints {
      card.leadingTopAnchor == page.leadingTopAnchor
      beside.leadingAnchor == card.trailingAnchor
      beside.trailingAnchor == page.trailingAnchor
      card.trailingAnchor <= page.trailingAnchor
    }
    for width in [800, 510, 509, 300, 800] as [Double] {
      page.layout(width: width, height: 200)
      #expect(card.frame == Rect(x: 0, y: 0, width: min(width, 510), height: 30))
      #expect(card.takenAlternative == (width >= 510 ? "beside" : "below"))
      #expect(detail.frame.x == (width >= 510 ? 210 : 0))
    }
  }

  /// Side by side, title and detail need 510; one below the other, they need 300.
  @Test("Alternatives may be nested")
  func nested() {
    let screen = Box("screen"), side = Box("side")
    screen.add(card, side)
    screen.constraints {
      card.leadingTopAnchor == screen.leadingTopAnchor
      card.bottomAnchor == screen.bottomAnchor
    }
    card.removeAlternatives()
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 600) {
        card.trailingAnchor == side.leadingAnchor
        side.trailingAnchor == screen.trailingAnchor
        side.widthAnchor == 100
        Alternatives(of: card) {
          Alternative("beside") {
            detail.leadingAnchor == title.trailingAnchor + 10
            detail.topAnchor == card.topAnchor
          }
          Alternative("below") {
            detail.leadingAnchor == card.leadingAnchor
            detail.topAnchor == title.bottomAnchor + 5
          }
        }
      }
      Alternative("narrow", without: [side]) {
        card.trailingAnchor == screen.trailingAnchor
        detail.leadingAnchor == card.leadingAnchor + 1
        detail.topAnchor == title.bottomAnchor + 7
      }
    }
    for (width, x, y) in [(610, 210, 0), (609, 0, 25), (599, 1, 27), (610, 210, 0), (300, 1, 27)]
      as [(Double, Double, Double)]
    {
      let report = screen.layout(width: width, height: 100)
      #expect(report.problems.isEmpty && report.conflicts.isEmpty)
      #expect(detail.frame.origin == Point(x: x, y: y))
      #expect(screen.takenAlternative == (width >= 600 ? "wide" : "narrow"))
    }
    let taken = screen.layout(width: 609, height: 100).alternatives.map(\.description)
    #expect(taken == ["'screen' takes 'wide' after 'narrow'.", "'card' takes 'below'."])
  }
}
