import BowerbirdLayout
import Testing

@Suite("A value for each axis")
struct AxisPairTests {
  @Test("the example of the documentation")
  func example() {
    var lengths = AxisPair(horizontal: 20.0, vertical: 8.0)
    lengths[.vertical] += 2
    #expect(lengths.vertical == 10)
    #expect(lengths == AxisPair(horizontal: 20, vertical: 10))
  }
}
