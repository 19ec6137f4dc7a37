import BowerbirdLayout
import BowerbirdViews
import Testing

/// The parts that the adaptors for UIKit and AppKit share, with a toolkit of the tests' own.
@MainActor
@Suite("Views as items")
struct HostViewTests {
  private let page = Widget("page", size: Size(width: 300, height: 200))

  @Test("a view that was added becomes a subview, with the frame that its constraints give it")
  func added() {
    let image = Widget("image")
    page.add(image)
    image.constraints { view in
      view.topAnchor == page.topAnchor + 20
      view.centerXAnchor == page.centerXAnchor
      view.widthAnchor == page.widthAnchor -- 20
      view.heightAnchor == view.widthAnchor * 0.5
    }
    #expect(page.layOutViews()?.conflicts.isEmpty == true)
    #expect(image.superview === page)
    #expect(image.frame == Rect(x: 20, y: 20, width: 260, height: 130))
  }

  @Test("a subview with constraints is taken in, one without is left alone")
  func takenIn() {
    let image = Widget("image"), badge = Widget("badge"), stranger = Widget("stranger")
    stranger.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    page.addSubview(image)
    page.addSubview(stranger)
    image.addSubview(badge)
    image.constraints { $0.edgesAnchor == page.edgesAnchor -- 10 }
    badge.constraints { view in
      view.trailingBottomAnchor == image.trailingBottomAnchor
      view.sizeAnchor == Size(width: 16, height: 12)
    }
    page.layOutViews()
    // The image is 280 by 180.
    #expect(badge.frame == Rect(x: 264, y: 168, width: 16, height: 12))
    #expect(stranger.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(page.children.count == 1)
  }

  @Test("views in boxes are subviews of the closest view, and lie where the boxes are")
  func boxes() {
    let column = Box("column"), cell = Box("cell"), image = Widget("image")
    page.add(column)
    column.add(cell)
    cell.add(image)
    column.constraints { $0.edgesAnchor == page.edgesAnchor -- 30 }
    cell.constraints { $0.edgesAnchor == column.edgesAnchor -- 4 }
    image.constraints { $0.edgesAnchor == cell.edgesAnchor -- 1 }
    page.layOutViews()
    #expect(image.superview === page)
    #expect(image.frame == Rect(x: 35, y: 35, width: 230, height: 130))
  }

  @Test("a view that was taken out of its superview goes, and may come back")
  func removed() {
    let image = Widget("image")
    page.add(image)
    page.layOutViews()
    image.removeFromSuperview()
    page.layOutViews()
    #expect(page.children.isEmpty && image.superview == nil)
    page.addSubview(image)
    page.layOutViews()
    #expect(page.children.count == 1)
  }

  @Test("a view inside of another tree leaves its layout to the outer view, until it is taken out")
  func nested() {
    let card = Widget("card"), title = Widget("title")
    card.add(title)
    title.constraints { $0.edgesAnchor == card.layoutItem.edgesAnchor -- 2 }
    page.add(card)
    card.constraints { $0.edgesAnchor == page.edgesAnchor -- 10 }
    page.layOutViews()
    #expect(card.layOutViews() == nil)
    #expect(title.frame == Rect(x: 2, y: 2, width: 276, height: 176))
    card.removeFromSuperview()
    card.frame.size = Size(width: 50, height: 40)
    #expect(card.layOutViews() != nil)
    #expect(title.frame == Rect(x: 2, y: 2, width: 46, height: 36))
  }

  @Test("contents are read from the view each time: both extents are measured, a single one is kept")
  func contents() {
    let text = Widget("text"), slider = Widget("slider")
    page.add([text, slider])
    text.hostContent = HostContent(width: 200, height: 20)
    slider.hostContent = HostContent(height: 31)
    text.constraints { view in
      view.leadingTopAnchor == page.leadingTopAnchor
      view.widthAnchor <= page.widthAnchor * 0.5
    }
    slider.constraints { view in
      view.topAnchor == text.bottomAnchor
      view.horizontalEdgesAnchor == page.horizontalEdgesAnchor
    }
    page.layOutViews()
    // 200 do not fit into 150, so there are two lines.
    #expect(text.frame == Rect(x: 0, y: 0, width: 150, height: 40))
    #expect(slider.frame == Rect(x: 0, y: 40, width: 300, height: 31))
    text.hostContent.width = 120
    slider.hostContent.height = 10
    page.layOutViews()
    #expect(text.frame == Rect(x: 0, y: 0, width: 120, height: 20))
    #expect(slider.frame == Rect(x: 0, y: 20, width: 300, height: 10))
  }

  @Test("constraints that the program sets on a view without content stay")
  func ownContent() {
    let icon = Widget("icon")
    page.add(icon)
    icon.intrinsicSize = Size(width: 24, height: 18)
    icon.constraints { $0.leadingTopAnchor == page.leadingTopAnchor }
    page.layOutViews()
    #expect(icon.frame == Rect(x: 0, y: 0, width: 24, height: 18))
  }

  @Test("the view's priorities, direction and scale count")
  func settings() {
    let page = Widget("page", size: Size(width: 101, height: 50), scale: 2)
    let first = Widget("first"), second = Widget("second")
    page.hostDirection = .rightToLeft
    first.hostDirection = .rightToLeft
    second.hostDirection = .rightToLeft
    first.hostContent = HostContent(width: 10, height: 20, hugging: AxisPriorities(200))
    second.hostContent = HostContent(width: 10.3, height: 20)
    page.add([first, second])
    first.constraints { $0.leadingTopAnchor == page.leadingTopAnchor }
    second.constraints { view in
      view.leadingTopAnchor == first.trailingTopAnchor
      view.trailingAnchor == page.trailingAnchor
    }
    page.layOutViews()
    // The first one hugs its content less, so it takes the rest: contents are rounded up to half points.
    #expect(second.frame == Rect(x: 0, y: 0, width: 10.5, height: 20))
    #expect(first.frame == Rect(x: 10.5, y: 0, width: 90.5, height: 20))
  }

  /// A page with a sidebar from 200 on, and a badge in a box that is there below 200.
  private func adaptivePage() -> (sidebar: Widget, badge: Widget) {
    let sidebar = Widget("sidebar"), badge = Widget("badge"), corner = Box("corner")
    corner.add(badge)
    page.add([sidebar, corner])
    sidebar.constraints { $0.edgesAnchor == page.edgesAnchor }
    corner.constraints { view in
      view.leadingTopAnchor == page.leadingTopAnchor
      view.sizeAnchor == Size(width: 10, height: 10)
    }
    badge.constraints { $0.edgesAnchor == corner.edgesAnchor }
    page.layoutItem.alternatives {
      Alternative("wide", when: page.widthAnchor >= 200, without: [corner]) {}
      Alternative("narrow", without: [sidebar]) {}
    }
    return (sidebar, badge)
  }

  @Test("views that a layout leaves out are hidden, and shown when they are back")
  func leftOut() {
    let (sidebar, badge) = adaptivePage()
    page.layOutViews()
    #expect(!sidebar.isHostHidden && sidebar.frame.width == 300)
    #expect(badge.superview == nil, "a view that was never there gets no superview")
    page.frame.size.width = 150
    page.layOutViews()
    #expect(sidebar.isHostHidden && !sidebar.layoutNode.isHidden, "the program has not hidden it")
    #expect(!badge.isHostHidden && badge.superview === page)
    page.frame.size.width = 250
    page.layOutViews()
    #expect(!sidebar.isHostHidden && sidebar.frame.width == 250)
    #expect(badge.isHostHidden, "the box around it is left out")
  }

  @Test("what a program has hidden stays hidden, and what leaves its superview is shown")
  func hiddenByProgram() {
    let (sidebar, badge) = adaptivePage()
    page.layOutViews()
    sidebar.isHostHidden = true
    for width in [150.0, 250] {
      page.frame.size.width = width
      page.layOutViews()
      #expect(sidebar.isHostHidden && sidebar.layoutNode.isHidden)
    }
    #expect(badge.isHostHidden)
    badge.removeFromSuperview()
    page.layOutViews()
    #expect(!badge.isHostHidden)
  }

  @Test("the fitting size is read from the views too")
  func fitting() {
    let text = Widget("text")
    text.hostContent = HostContent(width: 200, height: 20)
    page.addSubview(text)
    text.constraints { $0.edgesAnchor == page.edgesAnchor -- 10 }
    #expect(page.fittingHostSize() == Size(width: 220, height: 40))
    #expect(page.fittingHostSize(width: 120) == Size(width: 120, height: 60))
    #expect(text.frame == .zero, "nothing is placed")
  }
}
