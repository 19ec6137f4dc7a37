import BowerbirdDrawing
import BowerbirdLayout
import Testing

@Suite("Looks of items that were released")
struct ReleasedItemTests {
  /// A hundred boxes, one after the other, are likely to get the same memory.
  @Test("a later item does not get the look of an earlier one")
  func laterItem() {
    var options = DrawingOptions()
    for _ in 0..<100 {
      let box = Box()
      #expect(options[box] == BoxAppearance())
      var look = BoxAppearance()
      look.isBold = true
      options[box] = look
      #expect(options[box] == look)
    }
  }
}
