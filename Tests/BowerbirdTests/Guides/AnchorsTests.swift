import Bowerbird
import Testing

/// Runs the code of Anchors.md.
@Suite struct AnchorsTests {
  private let document = TestedDocument("Sources/BowerbirdLayout/BowerbirdLayout.docc/Anchors.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a container and an image`() throws {
    // The document's code begins
    let container = Box("container"), image = Box("image")
    container.add(image)
    image.constraints { view in
      view.centerXAnchor == container.centerXAnchor
      view.topAnchor == container.topAnchor + 20
      view.widthAnchor == container.widthAnchor -- 20
      view.heightAnchor == view.widthAnchor * 0.6
    }
    container.layout(width: 320, height: 480)
    print(image.frame.x, image.frame.y, image.frame.width, image.frame.height)
    // 20.0 20.0 280.0 168.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `several anchors in one relation`() throws {
    // The document's code begins
    let shelf = Box("shelf"), label = Box("label"), icon = Box("icon")
    shelf.add([label, icon])
    label.constraints { view in
      view.leadingTopAnchor == shelf.leadingTopAnchor + 40
      view.sizeAnchor == Size(width: 100, height: 20)
    }
    icon.constraints { view in
      view.leadingAnchor - label.trailingAnchor >= 8
      view.centerXAnchor == (label.trailingAnchor + shelf.trailingAnchor) / 2
      view.topAnchor == label.topAnchor + label.heightAnchor * 0.5
      view.widthAnchor + label.widthAnchor == shelf.widthAnchor - 100
    }
    shelf.layout(width: 320, height: 480)
    print(icon.frame.x, icon.frame.y, icon.frame.width)  // 170.0 50.0 120.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `whole numbers`() throws {
    // The document's code begins
    let gap = 8, count = 3
    let wide = Box("wide"), tile = Box("tile")
    wide.add(tile)
    tile.constraints { view in
      view.widthAnchor == (wide.widthAnchor - gap * (count - 1)) / count
      view.leadingAnchor == wide.leadingAnchor + gap
      view.heightAnchor == wide.widthAnchor * (1 / 4)  // no variable: a quarter
    }
    wide.layout(width: 316, height: 100)
    print(tile.frame)  // (x 8, y 0, 100 × 79)
    // and ends
    try document.expectPrinted()
  }

  @Test func `modifiers`() throws {
    // The document's code begins
    let panel = Box("panel"), badge = Box("badge")
    panel.add(badge)
    var height: LayoutConstraint?, size: SizeConstraints?
    badge.constraints { view in
      view.heightAnchor == view.widthAnchor * 0.6 --! .priority(.defaultHigh) --! .identifier("badge") --> height
      view.sizeAnchor == panel.sizeAnchor --! .priority(431) --> size
    }
    badge.centerAnchor == panel.centerAnchor --! .activated  // not in a closure
    panel.layout(width: 100, height: 80)
    print(badge.frame.width, badge.frame.height)  // 100.0 60.0
    size?.width.constant = -20
    height?.isActive = false
    panel.layoutIfNeeded()
    print(badge.frame.x, badge.frame.width, badge.frame.height)  // 10.0 80.0 80.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `groups`() throws {
    // The document's code begins
    let page = Box("page"), photo = Box("photo")
    page.add(photo)
    let group = photo.constraints {
      $0.topAnchor == page.topAnchor + 20
      $0.widthAnchor == 100
    }
    group.width?.constant = 120  // cheap, as are priority and isActive
    group.priority = .high  // of all
    page.layout(width: 320, height: 480)
    print(photo.frame.y, photo.frame.width)  // 20.0 120.0
    group.update {  // constraints that are written again stay
      photo.topAnchor == page.topAnchor + 8
    }
    page.layoutIfNeeded()
    print(photo.frame.y, group.constraints.count)  // 8.0 1
    // and ends
    try document.expectPrinted()
  }

  @Test func `chains`() throws {
    // The document's code begins
    let screen = Box("screen"), banner = Box("banner")
    let caption = Box("caption"), medal = Box("medal")
    screen.layout(banner).top(100).left(20).right(20).height(50)
    screen.layout(caption).below(banner, 8).left(20)
      .width(offset: -10).multiply(0.5).aspect(0.5)
    screen.layout(medal).top(10, >=).centerY(banner).priority(.high)
    screen.layout(width: 320, height: 480)
    print(banner.frame.x, banner.frame.y, banner.frame.width)  // 20.0 100.0 280.0
    print(caption.frame.y, caption.frame.width, caption.frame.height)
    // 158.0 150.0 75.0
    banner.layout.top(80)  // the number changes
    screen.layoutIfNeeded()
    print(banner.frame.y, caption.frame.y)  // 80.0 138.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
