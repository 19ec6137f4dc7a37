import BowerbirdLayout
import Testing

@Suite struct RectTests {
  @Test func `a rectangle prints as a place and a size`() {
    #expect("\(Rect(x: 17.5, y: 0, width: 15, height: 20))" == "(x 17.5, y 0, 15 × 20)")
    #expect("\(Rect(x: -0.0, y: -2.25, width: 1.0 / 3, height: 1e9))" == "(x 0, y -2.25, 0.333 × 1000000000)")
    #expect("\(Rect(x: .nan, y: .infinity, width: 0, height: 0))" == "(x nan, y inf, 0 × 0)")
  }
}
