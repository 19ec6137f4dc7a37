import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Declarations without meaning, or with circular conditions.
///
/// Each has a defined layout, and a report names the items.
@Suite("Alternatives: mistakes")
struct AlternativeMistakeTests {
  private let screen = Box("screen"), panel = Box("panel"), note = Box("note")

  init() {
    screen.add(panel, note)
    screen.constraints {
      panel.leadingTopAnchor == screen.leadingTopAnchor
      panel.heightAnchor == 10
      note.leadingTopAnchor == screen.leadingTopAnchor
      note.heightAnchor == 10
    }
  }

  private func sentences(_ width: Double = 500) -> [String] {
    screen.layout(width: width, height: 300).problems.map(\.description)
  }

  @Test("A last alternative that is taken although its condition does not hold is a warning")
  func falseLastCondition() {
    screen.alternatives { Alternative("wide", when: screen.widthAnchor >= 700) { panel.widthAnchor == 70 } }
    #expect(screen.layout(width: 700, height: 300).warnings.isEmpty)
    let sentences = screen.layout(width: 699, height: 300).warnings.map(\.description)
    #expect(
      sentences == [
        "In 'screen': 'wide' was taken although its condition does not hold, because the last alternative is taken if "
          + "no other one qualifies; list another alternative after it."
      ])
    #expect(panel.frame.width == 70)
  }

  /// At width 500, "large" makes the panel 400 wide, which satisfies its own condition.
  ///
  /// "small" makes it 100 wide.
  @Test("A condition on a length that the alternative itself decides is evaluated with the alternative taken")
  func circular() {
    screen.alternatives {
      Alternative("large", when: panel.widthAnchor >= 300) { panel.widthAnchor == screen.widthAnchor * 0.8 }
      Alternative("small") { panel.widthAnchor == 100 }
    }
    for (width, expected) in [(500, 400), (300, 100), (500, 400), (374, 100), (375, 300)] as [(Double, Double)] {
      let sentences = sentences(width)
      #expect(
        sentences == [
          "The condition of 'large' is about 'panel', which the alternatives of 'screen' arrange; it is checked with "
            + "'large' taken."
        ])
      #expect(panel.frame.width == expected)
    }
  }

  /// "a" of the panel needs a short note.
  ///
  /// But with "a" the note takes "d", which makes it long.
  @Test("If two choices undo each other, the first takes its next alternative")
  func undoing() {
    let inPanel = Box("in panel"), inNote = Box("in note")
    panel.add(inPanel)
    note.add(inNote)
    screen.constraints {
      panel.widthAnchor == 200
      note.widthAnchor == 200
    }
    panel.alternatives {
      Alternative("a", when: inNote.widthAnchor <= 50) { inPanel.widthAnchor == 10 }
      Alternative("b") { inPanel.widthAnchor == 20 }
    }
    note.alternatives {
      Alternative("c", when: inPanel.widthAnchor >= 15) { inNote.widthAnchor == 30 }
      Alternative("d") { inNote.widthAnchor == 80 }
    }
    for _ in 0..<2 {
      let sentences = sentences()
      #expect(panel.takenAlternative == "b" && note.takenAlternative == "c")
      #expect(sentences == ["'a' of 'panel' was not taken, because its condition fails with 'd' of 'note'."])
    }
  }

  /// While the note is 10 wide, the panel cannot be "small", and while the panel is 100 wide, the note cannot be either.
  @Test("Two items that decide their own widths and undo each other's conditions are named")
  func ownWidths() {
    panel.alternatives {
      Alternative("small", when: note.widthAnchor >= 50) { panel.widthAnchor == 10 }
      Alternative("large") { panel.widthAnchor == 100 }
    }
    note.alternatives {
      Alternative("small", when: panel.widthAnchor <= 50) { note.widthAnchor == 10 }
      Alternative("large") { note.widthAnchor == 100 }
    }
    for _ in 0..<2 {
      #expect(
        sentences() == ["'small' of 'panel' was not taken, because its condition fails with 'small' of 'note'."])
      #expect(panel.takenAlternative == "large" && note.takenAlternative == "large")
      #expect(panel.frame.width == 100 && note.frame.width == 100)
    }
  }

  @Test("A condition on the own length of an item, which its alternatives decide, is named")
  func ownLength() {
    screen.constraints { note.widthAnchor == 5 }
    panel.alternatives {
      Alternative("narrow", when: panel.widthAnchor <= 50) { panel.widthAnchor == 100 }
      Alternative("wide") { panel.widthAnchor == 10 }
    }
    #expect(
      sentences() == [
        "The condition of 'narrow' is about 'panel', which the alternatives of 'panel' arrange; it is checked with "
          + "'narrow' taken."
      ])
    #expect(panel.takenAlternative == "wide" && panel.frame.width == 10)
  }

  /// The panel's part is as wide as the note.
  ///
  /// At width 500, "large" makes both 400 wide, and "small" 100.
  @Test("A condition that depends on its own alternative through another item has no history, and is named")
  func indirectCircle() {
    let part = Box("part")
    panel.add(part)
    screen.constraints {
      panel.widthAnchor == screen.widthAnchor
      note.widthAnchor == part.widthAnchor
      part.heightAnchor == 5
      part.leadingTopAnchor == panel.leadingTopAnchor
    }
    panel.alternatives {
      Alternative("large", when: note.widthAnchor >= 300) { part.widthAnchor == panel.widthAnchor * 0.8 }
      Alternative("small") { part.widthAnchor == 100 }
    }
    for (width, expected) in [(500, 400), (300, 100), (500, 400), (374, 100), (375, 300)] as [(Double, Double)] {
      #expect(sentences(width) == [])
      #expect(note.frame.width == expected)
    }
  }

  /// With "narrow", the note is 100 wide, and with "wide" 10.
  @Test("A condition that its own alternative undoes through another item is named")
  func indirectUndoing() {
    let part = Box("part")
    panel.add(part)
    screen.constraints {
      panel.widthAnchor == screen.widthAnchor
      note.widthAnchor == part.widthAnchor
      part.heightAnchor == 5
      part.leadingTopAnchor == panel.leadingTopAnchor
    }
    panel.alternatives {
      Alternative("narrow", when: note.widthAnchor <= 50) { part.widthAnchor == 100 }
      Alternative("wide") { part.widthAnchor == 10 }
    }
    for _ in 0..<2 {
      #expect(
        sentences() == [
          "The condition of 'narrow' is about 'note', which the alternatives of 'panel' arrange; it is checked with "
            + "'narrow' taken."
        ])
      #expect(panel.takenAlternative == "wide" && note.frame.width == 10)
    }
  }

  /// Adds a part to the panel and to the note, and two strips outside that are as wide as the parts.
  private func addStrips() -> (inPanel: Box, inNote: Box, first: Box, second: Box) {
    let inPanel = Box("in panel"), inNote = Box("in note"), first = Box("first"), second = Box("second")
    panel.add(inPanel)
    note.add(inNote)
    screen.add(first, second)
    screen.constraints {
      panel.widthAnchor == 200
      note.widthAnchor == 200
      first.widthAnchor == inPanel.widthAnchor
      second.widthAnchor == inNote.widthAnchor
    }
    return (inPanel, inNote, first, second)
  }

  /// The conditions are about strips outside, which are as wide as the parts inside of the other item.
  ///
  /// Both begin with their first alternatives. The first strip is 10 wide, so the note cannot be "c". The panel then
  /// could be "a" no longer, so it takes "b", and the note begins again.
  @Test("Two choices that undo each other through items outside of both are named")
  func indirectPair() {
    let (inPanel, inNote, first, second) = addStrips()
    panel.alternatives {
      Alternative("a", when: second.widthAnchor <= 50) { inPanel.widthAnchor == 10 }
      Alternative("b") { inPanel.widthAnchor == 20 }
    }
    note.alternatives {
      Alternative("c", when: first.widthAnchor >= 15) { inNote.widthAnchor == 30 }
      Alternative("d") { inNote.widthAnchor == 80 }
    }
    for _ in 0..<2 {
      #expect(sentences() == ["'a' of 'panel' was not taken, because its condition fails with 'd' of 'note'."])
      #expect(panel.takenAlternative == "b" && note.takenAlternative == "c")
    }
  }

  /// While the second strip is 10 wide, the panel cannot be "a", and while the first is 20 wide, the note cannot be
  /// "c".
  @Test("A choice that is passed over for an alternative that another one leaves later is named with it")
  func indirectOvertaking() {
    let (inPanel, inNote, first, second) = addStrips()
    panel.alternatives {
      Alternative("a", when: second.widthAnchor >= 50) { inPanel.widthAnchor == 10 }
      Alternative("b") { inPanel.widthAnchor == 20 }
    }
    note.alternatives {
      Alternative("c", when: first.widthAnchor <= 15) { inNote.widthAnchor == 10 }
      Alternative("d") { inNote.widthAnchor == 80 }
    }
    for _ in 0..<2 {
      #expect(sentences() == ["'a' of 'panel' was not taken, because its condition fails with 'c' of 'note'."])
      #expect(panel.takenAlternative == "b" && note.takenAlternative == "d")
    }
  }

  @Test("An alternative without a name is named by its place")
  func unnamed() {
    screen.alternatives {
      Alternative(when: screen.widthAnchor >= 700) { panel.widthAnchor == 10 }
      Alternative { panel.widthAnchor == 20 }
    }
    screen.layout(width: 699, height: 100)
    #expect(screen.takenAlternative == "alternative 2")
    screen.layout(width: 700, height: 100)
    #expect(screen.takenAlternative == "alternative 1")
  }

  @Test("An empty list changes nothing")
  func empty() {
    screen.constraints { panel.widthAnchor == 50 }
    screen.alternatives {}
    #expect(sentences() == ["'screen' was given an empty list of alternatives, which has no effect."])
    #expect(sentences() == [])
    #expect(panel.frame.width == 50)
    #expect(screen.takenAlternative == nil)
  }

  @Test("An item without a parent is reported until it is added")
  func stranger() {
    let stranger = Box("stranger")
    screen.constraints { panel.widthAnchor == 50 }
    screen.alternatives {
      Alternative("only", without: [stranger])
    }
    let expected = "'only' of 'screen' cannot arrange 'stranger', which is not inside of 'screen'; add it there first."
    #expect(sentences() == [expected])
    #expect(sentences() == [expected])
    screen.add(stranger)
    #expect(sentences() == [])
    #expect(stranger.isLeftOut)
  }

  @Test("A comparison of places, or with an item outside of the tree, does not hold")
  func untellable() {
    let elsewhere = Box("elsewhere")
    screen.alternatives {
      Alternative("places", when: panel.leadingAnchor >= note.leadingAnchor) { panel.widthAnchor == 10 }
      Alternative("elsewhere", when: elsewhere.widthAnchor >= 0) { panel.widthAnchor == 20 }
      Alternative("last") { panel.widthAnchor == 30 }
    }
    #expect(
      sentences()
        == ["places", "elsewhere"].map {
          "The condition of '\($0)' of 'screen' cannot be evaluated and counts as false; compare lengths of items that are in the tree, with finite numbers."
        })
    #expect(panel.frame.width == 30)
  }

  /// The part cannot be 200 wide, like the panel, and at most 150 wide.
  ///
  /// So the first alternative does not fit.
  @Test("An alternative with contradicting required constraints does not fit")
  func contradiction() {
    let part = Box("part")
    panel.add(part)
    screen.constraints { panel.widthAnchor == 200 }
    panel.alternatives {
      Alternative("impossible") {
        part.widthAnchor == panel.widthAnchor
        part.widthAnchor <= 150
      }
      Alternative("possible") { part.widthAnchor == 70 }
    }
    for _ in 0..<2 {
      let report = screen.layout(width: 500, height: 300)
      #expect(report.conflicts.isEmpty)
      #expect(part.frame.width == 70)
    }
  }

  /// An item that is left out stays in the tree, so its constraints only wait.
  @Test("Constraints of left-out items wait, and return with their items")
  func waiting() {
    note.constraints { $0.widthAnchor == panel.widthAnchor }
    screen.alternatives {
      Alternative("both", when: screen.widthAnchor >= 300) { panel.widthAnchor == 100 }
      Alternative("note", without: [panel]) { note.widthAnchor == 40 --! .priority(.high) }
    }
    for (width, expected) in [(300, 100), (200, 40), (300, 100)] as [(Double, Double)] {
      let report = screen.layout(width: width, height: 300)
      #expect(report.dropped.isEmpty && report.problems.isEmpty && report.conflicts.isEmpty)
      #expect(note.frame.width == expected)
    }
  }
}

@Suite("Alternatives: the cost of a drag")
struct AlternativeCostTests {
  /// While no alternative switches, no row is added or removed, and the solver makes no pivot, whichever alternative is taken.
  @Test("A drag without a switch takes no pivot", arguments: [(300, 370), (400, 500)] as [(Double, Double)])
  func drag(from first: Double, to last: Double) {
    let page = Box("page"), buttons = Box("buttons")
    page.add(buttons)
    page.constraints { buttons.edgesAnchor == page.edgesAnchor }
    let parts = (0..<20).map { Box("part \($0)") }
    for part in parts { part.intrinsicSize = Size(width: 19, height: 10) }
    buttons.alternatives {
      Alternative("row") { Grid.horizontal { for part in parts { part.auto() } } }
      Alternative("column") { Grid.vertical { for part in parts { part.auto() } } }
    }
    page.layout(width: first, height: 300)
    page.layout(width: first + 1, height: 300)
    let before = page.solverStatistics
    var solves = 0
    for width in stride(from: first, through: last, by: 5) {
      page.layout(width: width, height: 300)
      solves += 1
      #expect(parts[1].frame.origin == (first < 380 ? Point(x: 0, y: 10) : Point(x: 19, y: 0)))
    }
    #expect(page.solverStatistics?.pivots == before?.pivots)
    #expect((page.solverStatistics?.solves ?? 0) - (before?.solves ?? 0) <= 2 * solves)
  }

  /// A row of two parts needs 30.
  ///
  /// The hosts are between 0 and the whole width of the page wide.
  @Test("Choices that do not affect each other switch in a few solutions, however many they are", arguments: [10, 40])
  func manySwitches(count: Int) {
    let page = Box("page"), hosts = (1...count).map { Box("host \($0)") }
    page.add(hosts)
    for (index, host) in hosts.enumerated() {
      let first = fixed("first", 10, 10), second = fixed("second", 20, 10)
      host.constraints {
        $0.leadingTopAnchor == page.leadingTopAnchor
        $0.widthAnchor == page.widthAnchor * (Double(index + 1) / Double(count))
        $0.heightAnchor == 20
      }
      host.alternatives {
        Alternative("row") {
          Grid.horizontal {
            first.auto()
            second.auto()
          }
        }
        Alternative("column") {
          Grid.vertical {
            first.auto()
            second.auto()
          }
        }
      }
    }
    for width in [100.0, 35, 100] {
      let before = page.solverStatistics?.solves ?? 0
      page.layout(width: width, height: 100)
      for host in hosts { #expect(host.takenAlternative == (host.frame.width >= 30 ? "row" : "column")) }
      #expect((page.solverStatistics?.solves ?? 0) - before <= 10)
    }
  }

  @Test("An alternative that returns has the same frames to the bit")
  func bits() {
    let page = Box("page"), parts = (0..<3).map { Box("part \($0)") }
    page.alternatives {
      Alternative("row", when: page.widthAnchor >= 300) {
        Grid.horizontal { for part in parts { part.expanded(1.0 / 3) } }
      }
      Alternative("column") { Grid.vertical { for part in parts { part.expanded(0.7) } } }
    }
    page.layout(width: 301.7, height: 99.1)
    let first = parts.map(\.frame)
    page.layout(width: 120.3, height: 77.7)
    page.layout(width: 301.7, height: 99.1)
    #expect(parts.map(\.frame) == first)
  }
}
