import Bowerbird
import BowerbirdTesting
import Testing

/// The README's code runs here, word for word, and prints what the README says it prints.
@Suite struct ReadmeTests {
  private let document = TestedDocument("README.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `the card's frames`() throws {
    // The document's code begins
    let card = Box("card"), image = Box("image"), title = Box("title")
    card.add([image, title])
    image.constraints { view in
      view.topAnchor == card.topAnchor + 20
      view.centerXAnchor == card.centerXAnchor
      view.widthAnchor == card.widthAnchor -- 20  // 20 less on either side
      view.heightAnchor == view.widthAnchor * 0.6
    }
    title.constraints { view in
      view.topAnchor == image.bottomAnchor + 12
      view.horizontalEdgesAnchor == image.horizontalEdgesAnchor
      view.heightAnchor == 24 --! .priority(.defaultHigh)
    }
    card.layout(width: 320, height: 480)
    print(image.frame.x, image.frame.y, image.frame.width, image.frame.height)  // 20.0 20.0 280.0 168.0
    print(title.frame.y, title.frame.width)  // 200.0 280.0
    card.layout(width: 640, height: 480)
    print(image.frame.width, title.frame.y)  // 600.0 392.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `tests of layouts`() throws {
    // The document's code begins
    let bar = Box("bar"), search = Box("search"), cancel = Box("cancel")
    bar.add([search, cancel])
    search.constraints { view in
      view.leadingAnchor == bar.leadingAnchor + 8
      view.trailingAnchor == cancel.leadingAnchor - 8
      view.widthAnchor >= 120
    }
    cancel.constraints { view in
      view.trailingAnchor == bar.trailingAnchor - 8
      view.widthAnchor == bar.widthAnchor * 0.25 --! .priority(.defaultHigh)
    }
    for item in [search, cancel] {
      item.constraints { $0.verticalEdgesAnchor == bar.verticalEdgesAnchor }
    }

    expectFrames(
      of: bar, in: Size(width: 160, height: 32),
      """
      bar         0    0  160   32
        search    8    0  120   32
        cancel  136    0   16   32
      """)
    forEverySize(of: bar, widths: 144...1000, heights: [32]) { layout in
      layout.isEverythingInside(bar)
      layout.isDisjoint([search, cancel])
      layout[cancel].width <= layout[bar].width * 0.25
    }
    // and ends
    try document.expectPrinted()
  }

  @Test func `a grid of tracks`() throws {
    // The document's code begins
    let name = Box("name"), price = Box("price")
    let table = Grid(tracks: [.pt(50), .fr(1), .fr(2)], spacing: 10) {  // tracks, and items that find their places
      Box("icon")
      name
      price
    }
    table.layout(width: 370, height: 100)
    print(name.frame.x, name.frame.width, price.frame.x, price.frame.width)  // 60.0 100.0 170.0 200.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `the README has no other Swift`() throws { try document.expectAllCode() }
}
