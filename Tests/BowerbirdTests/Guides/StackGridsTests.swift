import Bowerbird
import Testing

/// Runs the code of StackGrids.md.
@Suite struct StackGridsTests {
  private let document = TestedDocument("Sources/BowerbirdGrids/BowerbirdGrids.docc/StackGrids.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a card`() throws {
    // The document's code begins
    let image = Box("image"), text = Box("text")
    let title = Label("A bower of blue", font: .proportional(16))
    let buttons = [Box("open"), Box("share")]
    let card = Grid.vertical {
      image.constant(120)
      title.auto().margin(EdgeInsets(top: 8, left: 12, bottom: 4, right: 12))
      text.expanded()
      Grid.horizontal {
        for button in buttons { button.expanded() }
      }
      .constant(44)
    }
    card.layout(width: 240, height: 320)
    print(title.frame.height)  // 18.625
    print(text.frame.y, text.frame.height)  // 150.625 125.375
    print(buttons[1].frame.x, buttons[1].frame.width)  // 120.0 120.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `free space`() throws {
    // The document's code begins
    let icons = [Box("home"), Box("search"), Box("profile")]
    for icon in icons { icon.intrinsicSize = Size(width: 40, height: 40) }
    let tabs = Grid.horizontal(distribution: .spaceBetween) { for icon in icons { icon.auto() } }
    tabs.layout(width: 300, height: 40)
    print(icons[1].frame.x, icons[2].frame.x)  // 130.0 260.0
    tabs.distribution = .spaceEvenly
    tabs.layoutIfNeeded()
    print(icons[0].frame.x, icons[1].frame.x)  // 45.0 130.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `places in cells`() throws {
    // The document's code begins
    let sign = Box("sign"), price = Box("price")
    sign.intrinsicSize = Size(width: 30, height: 20)
    let shelf = Grid.horizontal {
      sign.expanded().horizontalAlignment(.autoRight).verticalAlignment(.autoTop)
        .margin(EdgeInsets(10))
      price.constant(80).horizontalAlignment(.constantCenter(width: 40))
        .verticalAlignment(.constantBottom(height: 30))
    }
    shelf.layout(width: 200, height: 100)
    print(sign.frame.x, sign.frame.y, sign.frame.width)  // 80.0 10.0 30.0
    print(price.frame.x, price.frame.y, price.frame.width)  // 140.0 70.0 40.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `changes`() throws {
    // The document's code begins
    let first = Box("first"), second = Box("second"), third = Box("third")
    let stranger = Box("stranger")
    let list = Grid.vertical("list") {
      first.constant(20)
      second.constant(30)
    }
    list.swapArrangement(of: first, with: second)  // second stands above first
    list.addGridContent(at: 0) { third.constant(40) }  // and third above both
    list.setContentAlignment(for: second) { $0.constant(10) }
    list.layout(width: 100, height: 200)
    print(third.frame.y, second.frame.y, first.frame.y)  // 0.0 40.0 50.0
    list.orientation = .horizontal
    list.layoutIfNeeded()
    print(third.frame.x, second.frame.x, first.frame.x)  // 0.0 40.0 50.0
    if let error = list.removeSubcontent(stranger) { print(error) }
    // stranger is in no cell of list.
    // and ends
    try document.expectPrinted()
  }

  @Test func `no room`() throws {
    // The document's code begins
    let open = Box("open"), shut = Box("shut"), fixed = Box("fixed")
    open.intrinsicSize = Size(width: 30, height: 30)
    shut.intrinsicSize = Size(width: 30, height: 30)
    let crowded = Grid.vertical {
      fixed.constant(100)
      open.expanded()  // without room, as long as its content
      shut.expanded().canCollapse()  // without room, nothing
    }
    crowded.layout(width: 50, height: 80)
    print(fixed.frame.height, open.frame.height, shut.frame.height)
    // 100.0 30.0 0.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
