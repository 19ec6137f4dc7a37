import Bowerbird
import Testing

/// Runs the code of ComingFromFlooidLayout.md.
@Suite struct ComingFromFlooidLayoutTests {
  private let document = TestedDocument("Sources/Bowerbird/Bowerbird.docc/ComingFromFlooidLayout.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `what stays`() throws {
    // The document's code begins
    let container = Box("container"), icon = Box("icon"), guide = Guide("guide")
    container.add([icon, guide])
    var iconHeight: NSLayoutConstraint?
    icon.constraints {
      $0.leadingTopAnchor == container.leadingTopAnchor + 20
      $0.widthAnchor == container.widthAnchor -- 20
      $0.heightAnchor == $0.widthAnchor * 0.6 --! .priority(.defaultHigh) --! .identifier("iconHeight") --> iconHeight
    }
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: icon.bottomAnchor)
    ])
    container.layout(width: 320, height: 480)
    print(icon.frame.x, icon.frame.y, icon.frame.width, icon.frame.height)
    // 20.0 20.0 280.0 168.0
    print(guide.frame.y)  // 188.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `what is put right`() throws {
    // The document's code begins
    let container = Box("container")
    let wide = Box("wide"), scaled = Box("scaled")
    let inner = Box("inner"), free = Box("free")
    container.add([wide, scaled, inner, free])
    wide.constraints { $0.widthAnchor == container.widthAnchor + 10 + 5 }
    scaled.constraints { $0.widthAnchor == (container.widthAnchor - 10) * 0.8 }
    inner.constraints { $0.edgesAnchor == container.edgesAnchor -- 10 }
    free.constraints { view in
      view.edgesAnchor <= container.edgesAnchor
      view.widthAnchor == 900 --! .priority(.low)
    }
    container.layout(width: 320, height: 480)
    print(wide.frame.width, scaled.frame.width)  // 335.0 248.0
    print(inner.frame.x, inner.frame.y, inner.frame.width)  // 10.0 10.0 300.0
    print(free.frame.width)  // 320.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `what has come`() throws {
    // The document's code begins
    let page = Box("page"), left = Box("left"), right = Box("right")
    page.add([left, right])
    let columns = page.constraints { _ in
      left.widthAnchor + right.widthAnchor == page.widthAnchor - 8
      right.widthAnchor == left.widthAnchor * 2
      for box in [left, right] { box.verticalEdgesAnchor == page.verticalEdgesAnchor }
      right.trailingAnchor == page.trailingAnchor
    }
    page.layout(width: 308, height: 100)
    print(left.frame.width, right.frame.x, columns.constraints.count)
    // 100.0 108.0 7
    let stacked = Box("stacked"), above = Box("above"), below = Box("below")
    stacked.add([above, below])
    stacked.constraints {
      above.leadingTopAnchor == stacked.leadingTopAnchor
      below.trailingBottomAnchor == stacked.trailingBottomAnchor
    }
    stacked.alternatives {
      Alternative("beside", when: stacked.widthAnchor >= 300) { above.trailingAnchor == below.leadingAnchor }
      Alternative("below each other") { above.bottomAnchor == below.topAnchor }
    }
    print(stacked.layout(width: 299, height: 100).alternatives[0].name)  // below each other
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }

  @Test func `tables are in the code`() throws { try document.expectTables() }
}
