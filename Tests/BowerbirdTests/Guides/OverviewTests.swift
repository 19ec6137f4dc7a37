import Bowerbird
import Testing

/// Runs the code of Bowerbird.md.
@Suite struct OverviewTests {
  private let document = TestedDocument("Sources/Bowerbird/Bowerbird.docc/Bowerbird.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a card`() throws {
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
    card.layout(width: 320, height: 240)
    print(image.frame.x, image.frame.y, image.frame.width, image.frame.height)
    // 20.0 20.0 280.0 168.0
    print(title.frame.y, title.frame.width)  // 200.0 280.0
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
