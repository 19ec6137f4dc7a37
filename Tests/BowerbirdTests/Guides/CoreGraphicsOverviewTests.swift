import BowerbirdCoreGraphics
import BowerbirdLayout
import Foundation
import Testing

/// Runs the code of BowerbirdCoreGraphics.md.
@Suite struct CoreGraphicsOverviewTests {
  let guide = TestedDocument("Sources/BowerbirdCoreGraphics/BowerbirdCoreGraphics.docc/BowerbirdCoreGraphics.md")
  private func print(_ items: Any...) { guide.print(items) }

  @Test func `there and back`() throws {
    // The document's code begins
    let page = Box("page"), image = Box("image")
    page.add(image)
    image.constraints { $0.edgesAnchor == page.edgesAnchor -- 10 }
    page.layout(Size(CGSize(width: 320, height: 200)))

    let frame = CGRect(image.frame)
    print(frame.minX, frame.minY, frame.width, frame.height)  // 10.0 10.0 300.0 180.0
    let center = CGPoint(Point(x: image.frame.midX, y: image.frame.midY))
    print(center.x, center.y)  // 160.0 100.0
    // and ends
    try guide.expectPrinted()

    // The document's code begins
    let backwards = Rect(CGRect(x: 10, y: 0, width: -4, height: 2))
    print(backwards.x, backwards.width)  // 6.0 4.0
    // and ends
    try guide.expectPrinted()
  }

  @Test func `there is no other code`() throws { try guide.expectAllCode() }
}
