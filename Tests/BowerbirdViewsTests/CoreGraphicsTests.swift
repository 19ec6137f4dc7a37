import BowerbirdCoreGraphics
import BowerbirdLayout
import Foundation
import Testing

@Suite("Bridges to Core Graphics")
struct CoreGraphicsTests {
  @Test("points, sizes and rectangles keep their numbers both ways")
  func bothWays() {
    #expect(CGPoint(Point(x: 1.5, y: -2)) == CGPoint(x: 1.5, y: -2))
    #expect(Point(CGPoint(x: 1.5, y: -2)) == Point(x: 1.5, y: -2))
    #expect(CGSize(Size(width: 3, height: 0.25)) == CGSize(width: 3, height: 0.25))
    #expect(Size(CGSize(width: 3, height: 0.25)) == Size(width: 3, height: 0.25))
    #expect(CGRect(Rect(x: 1, y: 2, width: 3, height: 4)) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Rect(CGRect(x: 1, y: 2, width: 3, height: 4)) == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a rectangle whose extents go backwards covers the same")
  func backwards() {
    #expect(Rect(CGRect(x: 10, y: 5, width: -4, height: -5)) == Rect(x: 6, y: 0, width: 4, height: 5))
  }
}
