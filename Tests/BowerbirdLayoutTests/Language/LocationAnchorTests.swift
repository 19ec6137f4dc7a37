import BowerbirdLayout
import Testing

/// All fifteen points of an item: the name says the place from left to right first, then the one from top to bottom.
@Suite("Points of an item")
struct LocationAnchorTests {
  /// A point of any item, its name, and its place in an item of 1 × 1.
  struct Point: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let anchor: @Sendable (Box) -> LocationAnchor
    let x: Double
    let y: Double
  }

  static let points = [
    Point(testDescription: "leadingTop", anchor: { $0.leadingTopAnchor }, x: 0, y: 0),
    Point(testDescription: "leadingCenter", anchor: { $0.leadingCenterAnchor }, x: 0, y: 0.5),
    Point(testDescription: "leadingBottom", anchor: { $0.leadingBottomAnchor }, x: 0, y: 1),
    Point(testDescription: "centerTop", anchor: { $0.centerTopAnchor }, x: 0.5, y: 0),
    Point(testDescription: "center", anchor: { $0.centerAnchor }, x: 0.5, y: 0.5),
    Point(testDescription: "centerBottom", anchor: { $0.centerBottomAnchor }, x: 0.5, y: 1),
    Point(testDescription: "trailingTop", anchor: { $0.trailingTopAnchor }, x: 1, y: 0),
    Point(testDescription: "trailingCenter", anchor: { $0.trailingCenterAnchor }, x: 1, y: 0.5),
    Point(testDescription: "trailingBottom", anchor: { $0.trailingBottomAnchor }, x: 1, y: 1),
    Point(testDescription: "leftTop", anchor: { $0.leftTopAnchor }, x: 0, y: 0),
    Point(testDescription: "leftCenter", anchor: { $0.leftCenterAnchor }, x: 0, y: 0.5),
    Point(testDescription: "leftBottom", anchor: { $0.leftBottomAnchor }, x: 0, y: 1),
    Point(testDescription: "rightTop", anchor: { $0.rightTopAnchor }, x: 1, y: 0),
    Point(testDescription: "rightCenter", anchor: { $0.rightCenterAnchor }, x: 1, y: 0.5),
    Point(testDescription: "rightBottom", anchor: { $0.rightBottomAnchor }, x: 1, y: 1),
  ]

  @Test("A point meets the container's point of the same name", arguments: points)
  func pointsMeet(point: Point) {
    let stage = Stage()
    stage.a.constraints {
      $0.sizeAnchor == Size(width: 40, height: 20)
      point.anchor($0) == point.anchor(stage.container) + (x: 3, y: 4)
    }
    #expect(stage.frame() == Rect(x: 280 * point.x + 3, y: 460 * point.y + 4, width: 40, height: 20))
  }

  @Test("Left and right keep their sides from right to left, leading and trailing change them", arguments: points)
  func pointsFromRightToLeft(point: Point) {
    let stage = Stage()
    stage.container.layoutDirection = .rightToLeft
    stage.a.constraints {
      $0.sizeAnchor == Size(width: 40, height: 20)
      point.anchor($0) == point.anchor(stage.container)
    }
    let isMirrored = point.testDescription.hasPrefix("leading") || point.testDescription.hasPrefix("trailing")
    #expect(stage.frame().x == 280 * (isMirrored ? 1 - point.x : point.x))
  }
}
