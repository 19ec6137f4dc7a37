import Bowerbird
import Testing

/// Runs the code of BowerbirdLayout.md.
@Suite struct LayoutOverviewTests {
  private let document = TestedDocument("Sources/BowerbirdLayout/BowerbirdLayout.docc/BowerbirdLayout.md")
  private func print(_ items: Any...) { document.print(items) }

  @Test func `a container and an image`() throws {
    // The document's code begins
    let container = Box("container"), image = Box("image")
    container.add(image)
    image.constraints { view in
      view.topAnchor == container.topAnchor + 20
      view.centerXAnchor == container.centerXAnchor
      view.widthAnchor == container.widthAnchor -- 20  // 20 less on either side
      view.heightAnchor == view.widthAnchor * 0.6
    }
    let report = container.layout(width: 320, height: 480)
    print(image.frame.x, image.frame.y, image.frame.width, image.frame.height)
    // 20.0 20.0 280.0 168.0
    print(report.conflicts.count, report.changed.count)  // 0 2
    // and ends
    try document.expectPrinted()
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
