import Bowerbird
import Testing

/// Runs the code of ComingFromSnapKit.md.
@Suite struct ComingFromSnapKitTests {
  private let document = TestedDocument("Sources/Bowerbird/Bowerbird.docc/ComingFromSnapKit.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `making`() throws {
    // The document's code begins
    let page = Box("page"), box = Box("box"), dot = Box("dot")
    let caption = Box("caption"), line = Box("line")
    page.add(box)
    box.add([dot, caption, line])
    box.constraints { view in
      view.edgesAnchor == page.edgesAnchor -- 10
    }
    dot.constraints { view in
      view.centerAnchor == box.centerAnchor
      view.sizeAnchor == Size(width: 50, height: 50)
    }
    caption.constraints { view in
      view.topAnchor == dot.bottomAnchor + 8 --! .identifier("caption top") --! .priority(.high)
      view.bottomAnchor <= box.bottomAnchor - 4
      view.leadingAnchor == box.leadingAnchor
      view.widthAnchor == box.widthAnchor * 0.5
      view.widthAnchor == view.heightAnchor * 2
    }
    line.constraints { view in
      view.horizontalEdgesAnchor == box.horizontalEdgesAnchor -- 16
      view.topAnchor == box.topAnchor
      view.heightAnchor == 1
    }
    page.layout(width: 220, height: 320)
    print(dot.frame.x, dot.frame.y)  // 75.0 125.0
    print(caption.frame.y, caption.frame.width, caption.frame.height)
    // 183.0 100.0 50.0
    print(line.frame.x, line.frame.width)  // 16.0 168.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `changing`() throws {
    // The document's code begins
    let card = Box("card"), photo = Box("photo")
    card.add(photo)
    var top: LayoutConstraint?
    let group = photo.constraints { view in
      view.topAnchor == card.topAnchor + 20 --> top
      view.horizontalEdgesAnchor == card.horizontalEdgesAnchor
      view.heightAnchor == 40
    }
    card.layout(width: 200, height: 100)
    print(photo.frame.y)  // 20.0
    top?.constant = 30
    card.layoutIfNeeded()
    print(photo.frame.y)  // 30.0
    group.update {
      photo.topAnchor == card.topAnchor + 5
      photo.bottomAnchor == card.bottomAnchor
    }
    card.layoutIfNeeded()
    print(photo.frame.y, photo.frame.height)  // 5.0 95.0
    top?.priority = .low
    top?.isActive = false
    group.isActive = false
    // and ends
    try document.expectPrinted()
  }

  @Test func `a chain`() throws {
    // The document's code begins
    let view = Box("view"), sheet = Box("sheet")
    sheet.layout(view).top(8).left(16).right(16).height(44)
    sheet.layout(width: 200, height: 300)
    print(view.frame.x, view.frame.y, view.frame.width, view.frame.height)
    // 16.0 8.0 168.0 44.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `sizes`() throws {
    // The document's code begins
    let screen = Box("screen"), sidebar = Box("sidebar"), list = Box("list")
    let chips = [Box("one"), Box("two"), Box("three")]
    for chip in chips { chip.intrinsicSize = Size(width: 90, height: 20) }
    list.add(Grid.wrapping(spacing: 10) { chips })
    list.children[0].constraints { $0.edgesAnchor == list.edgesAnchor }
    screen.add([sidebar, list])
    screen.constraints {
      sidebar.leadingTopAnchor == screen.leadingTopAnchor
      list.trailingAnchor == screen.trailingAnchor
      list.verticalEdgesAnchor == screen.verticalEdgesAnchor
    }
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 700) {
        sidebar.trailingAnchor == list.leadingAnchor
        sidebar.widthAnchor == 240
      }
      Alternative("narrow", without: [sidebar]) {
        list.leadingAnchor == screen.leadingAnchor
      }
    }
    screen.layout(width: 800, height: 100)
    print(list.frame.x, chips[2].frame.y)  // 240.0 0.0
    screen.layout(width: 240, height: 100)
    print(list.frame.x, chips[2].frame.y)  // 0.0 30.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }

  @Test func `tables are in the code`() throws { try document.expectTables() }
}
