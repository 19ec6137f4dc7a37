import Bowerbird
import BowerbirdTesting
import Testing

/// Runs the code of AdaptiveLayout.md.
@Suite struct AdaptiveLayoutTests {
  private let document = TestedDocument("Sources/Bowerbird/Bowerbird.docc/AdaptiveLayout.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a sidebar, buttons, a toolbar, reports and proofs`() throws {
    // The document's code begins
    let screen = Box("screen"), sidebar = Box("sidebar"), list = Box("list")
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
    screen.layout(width: 800, height: 600)
    print(sidebar.frame.width, list.frame.width)  // 240.0 560.0
    screen.layout(width: 699, height: 600)
    print(sidebar.isLeftOut, list.frame.width)  // true 699.0
    // and ends
    try document.expectPrinted()

    // The document's code begins
    let buttons = Box("buttons")
    let save = Box("save"), discard = Box("discard"), cancel = Box("cancel")
    for (button, width) in [(save, 100.0), (discard, 160.0), (cancel, 120.0)] {
      button.intrinsicSize = Size(width: width, height: 44)
    }
    buttons.alternatives {
      Alternative("row") {
        Grid.horizontal {
          save.auto()
          discard.auto()
          cancel.auto()
        }
      }
      Alternative("column") {
        Grid.vertical {
          save.auto()
          discard.auto()
          cancel.auto()
        }
      }
    }
    buttons.layout(width: 400, height: 200)
    print(cancel.frame.x, cancel.frame.y)  // 260.0 0.0
    buttons.layout(width: 370, height: 200)
    print(cancel.frame.x, cancel.frame.y)  // 0.0 88.0
    print(buttons.explainAlternatives())
    // 'buttons' takes 'column': 'row' needs a width of 380, but 'buttons' has 370.
    print(buttons.explain(cancel.topAnchor))
    // 'cancel'.top = 88
    //   because 'cancel'.top == 88 ('cell begins')
    //   because row 0 of 'buttons/column' has a length of 44, the fit of 'save'
    //   because row 1 of 'buttons/column' has a length of 44, the fit of 'discard'
    //   because 'buttons' takes 'column': 'row' needs a width of 380, but 'buttons' has 370
    // and ends
    try document.expectPrinted()

    // The document's code begins
    let bar = Box("bar"), menu = Box("menu"), tools = (1...4).map { Box("tool \($0)") }
    for box in tools + [menu] { box.intrinsicSize = Size(width: 60, height: 32) }
    bar.alternatives {
      Alternative("all") { Grid.horizontal { for tool in tools { tool.auto() } } }
      Alternative("two and a menu") {
        Grid.horizontal {
          tools[0].auto()
          tools[1].auto()
          menu.auto()
        }
      }
      Alternative("menu") { Grid.horizontal { menu.auto() } }
    }
    bar.layout(width: 200, height: 32)
    print(menu.frame.x, tools[2].isLeftOut)  // 120.0 true
    // and ends
    try document.expectPrinted()

    // The document's code begins
    let tags = Box("tags"), red = Box("red"), blue = Box("blue")
    for tag in [red, blue] { tag.intrinsicSize = Size(width: 50, height: 20) }
    let line = Grid.horizontal { red.auto() }, pile = Grid.vertical { red.auto() }
    tags.alternatives {
      Alternative("line") { line }
      Alternative("pile") { pile }
    }
    tags.layout(width: 49, height: 40)  // takes the pile
    line.addGridContent { blue.auto() }
    pile.addGridContent(at: 0) { blue.auto() }
    tags.layout(width: 100, height: 40)
    print(red.frame.x, blue.frame.x)  // 0.0 50.0
    tags.layout(width: 99, height: 40)
    print(red.frame.y, blue.frame.y)  // 20.0 0.0
    // and ends
    try document.expectPrinted()

    // The document's code begins
    let report = screen.layout(width: 700, height: 600)
    for taken in report.alternatives where taken.isChanged { print(taken) }
    // 'screen' takes 'wide' after 'narrow'.
    // and ends
    try document.expectPrinted()

    // The document's code begins
    let sweep = screen.sweep(\.width, over: 320...1440)
    print(sweep.isProved, sweep.switchPoints[0])
    // true 'screen': narrow below 700, wide from there on
    forEverySize(of: screen, widths: 320...1440, heights: [600]) { layout in
      layout[list].width >= 320
    }
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
