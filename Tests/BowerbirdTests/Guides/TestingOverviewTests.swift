import Bowerbird
import BowerbirdTesting
import Testing

/// Runs the code of BowerbirdTesting.md.
@Suite struct TestingOverviewTests {
  private let document = TestedDocument("Sources/BowerbirdTesting/BowerbirdTesting.docc/BowerbirdTesting.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a table, what holds, and a proof`() throws {
    // The document's code begins
    let page = Box("page"), menu = Box("menu"), text = Box("text")
    page.add([menu, text])
    menu.constraints { view in
      view.leadingTopAnchor == page.leadingTopAnchor
      view.bottomAnchor == page.bottomAnchor
      view.widthAnchor == page.widthAnchor * 0.25 --! .priority(.high)
      view.widthAnchor >= 120
    }
    text.constraints { view in
      view.leadingAnchor == menu.trailingAnchor + 16
      view.trailingAnchor == page.trailingAnchor
      view.verticalEdgesAnchor == page.verticalEdgesAnchor
    }
    expectFrames(
      of: page, in: Size(width: 800, height: 600),
      """
      page      0   0 800 600
        menu    0   0 200 600
        text  216   0 584 600
      """)
    expectNoConflicts(in: page)
    expectNoAmbiguity(in: page)
    // and ends
    try document.expectPrinted()

    // The document's code begins
    let sweeps = forEverySize(of: page, widths: 320...1440, heights: [600]) { layout in
      layout.isEverythingInside(page)
      layout.isDisjoint([menu, text])
      layout[menu].width >= 120
    }
    print(sweeps[0].breakpoints, sweeps[0].isProved)  // [480.0] true
    // and ends
    try document.expectPrinted()

    // The document's code begins
    let polygons = forEverySize(of: page, widths: 320...1440, heights: 400...1000) { layout in
      layout.isEverythingInside(page)
      layout.isDisjoint([menu, text])
    }.polygons
    print(polygons.count)  // 2
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
