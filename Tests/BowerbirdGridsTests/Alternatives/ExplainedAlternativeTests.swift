import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Explanations of numbers that an alternative determines.
@Suite struct ExplainedAlternativeTests {
  private let screen = Box("screen"), side = Box("side"), list = Box("list")

  /// A screen whose list begins beside a sidebar of 240 from a width of 700 on.
  private func makeScreen(_ inner: Alternatives? = nil) {
    screen.add(side, list)
    screen.constraints {
      side.leadingAnchor == screen.leadingAnchor
      list.trailingAnchor == screen.trailingAnchor
    }
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 700) {
        side.widthAnchor == 240
        side.trailingAnchor == list.leadingAnchor
        if let inner { inner }
      }
      Alternative("narrow", without: [side]) { list.leadingAnchor == screen.leadingAnchor }
    }
  }

  /// Returns all reasons in the explanation of a number that name an alternative.
  private func choices(_ explanation: LayoutExplanation) -> [String] {
    explanation.reasons.filter { $0.contains(" takes ") } + explanation.causes.flatMap(choices)
  }

  @Test func `a constraint of an alternative has the reason of the choice, once`() {
    makeScreen()
    screen.layout(width: 800, height: 10)
    #expect(choices(screen.explain(list.widthAnchor)) == ["'screen' takes 'wide': 'screen'.width >= 700"])
    screen.layout(width: 699, height: 10)
    #expect(
      choices(screen.explain(list.widthAnchor)) == [
        "'screen' takes 'narrow': 'wide' asks for 'screen'.width >= 700, but 'screen'.width is 699"
      ])
  }

  @Test func `a number outside of the alternatives does not mention them`() {
    makeScreen()
    screen.layout(width: 800, height: 10)
    #expect(choices(screen.explain(side.leadingAnchor)).isEmpty)
  }

  @Test func `nested alternatives come before those around them`() {
    let inner = Alternatives(of: list) {
      Alternative("high", when: screen.heightAnchor >= 100) { list.heightAnchor == 90 }
      Alternative("low") { list.heightAnchor == 9 }
    }
    makeScreen(inner)
    screen.layout(width: 800, height: 50)
    #expect(list.frame.height == 9)
    #expect(
      choices(screen.explain(list.heightAnchor)) == [
        "'list' takes 'low': 'high' asks for 'screen'.height >= 100, but 'screen'.height is 50",
        "'screen' takes 'wide': 'screen'.width >= 700",
      ])
  }

  @Test func `a branch without constraints is an empty list`() {
    for isWide in [false, true] {
      list.alternatives {
        Alternative("only") { if isWide { list.widthAnchor == 30 } else { [] } }
      }
      #expect(list.fittingSize().width == (isWide ? 30 : 0))
    }
  }

  @Test func `a grid without a name has the name of its alternative`() {
    let a = Box("a"), b = Box("b")
    for box in [a, b] { box.intrinsicSize = Size(width: 60, height: 20) }
    let row = Grid.horizontal { [a.auto(), b.auto()] }, column = Grid.vertical("pile") { [a.auto(), b.auto()] }
    list.alternatives {
      Alternative("row") { row }
      Alternative("column") { column }
    }
    list.layout(width: 120, height: 50)
    #expect(row.layoutNode.reference.path == "list/row")
    #expect(
      choices(list.explain(b.leadingAnchor)) == [
        "'list' takes 'row': 'row' needs 120 × 20, and 'list' has 120 × 50"
      ])
    list.layout(width: 119, height: 50)
    #expect(column.layoutNode.reference.path == "pile")
  }

  @Test func `an item with alternatives asks for the room of the first one, and the explanation says so`() {
    let buttons = Box("buttons"), boxes = [Box("yes"), Box("no")]
    for box in boxes { box.intrinsicSize = Size(width: 60, height: 20) }
    buttons.alternatives {
      Alternative("row") { Grid.horizontal { for box in boxes { box.auto() } } }
      Alternative("pile") { Grid.vertical { for box in boxes { box.auto() } } }
    }
    screen.add(buttons, list)
    screen.constraints {
      buttons.horizontalEdgesAnchor == $0.horizontalEdgesAnchor
      buttons.topAnchor == $0.topAnchor
      list.topAnchor == buttons.bottomAnchor
      list.bottomAnchor == $0.bottomAnchor
    }
    screen.layout(width: 100, height: 100)
    #expect(
      screen.explain(buttons.heightAnchor).description == """
        'buttons'.height = 20
          because the height of 'buttons' should be no smaller than its first alternative, 'row', needs
        """)
  }

  @Test func `an explanation of an item that is left out has no value`() {
    makeScreen()
    screen.layout(width: 600, height: 10)
    #expect(screen.explain(side.widthAnchor).description == "'side'.width has no value\n  because 'side' is left out")
  }

  /// In a row that is 200 high, both buttons are 200 high.
  @Test func `an alternative with contradictory required constraints does not qualify`() {
    let host = Box("host"), save = Box("save"), cancel = Box("cancel")
    for button in [save, cancel] {
      button.constraints {
        $0.widthAnchor >= 100
        $0.heightAnchor == 44
      }
    }
    host.alternatives {
      Alternative("row") {
        Grid.horizontal {
          save.auto()
          cancel.auto()
        }
      }
      Alternative("column") {
        Grid.vertical {
          save.auto()
          cancel.auto()
        }
      }
    }
    host.layout(width: 400, height: 200)
    #expect(host.takenAlternative == "column")
    #expect(
      choices(host.explain(save.widthAnchor)) == [
        "'host' takes 'column': required constraints of 'row' contradict each other in 400 × 200"
      ])
    host.layout(width: 400, height: 44)
    #expect(host.takenAlternative == "row")
  }
}
