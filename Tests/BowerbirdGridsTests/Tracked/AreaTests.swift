import BowerbirdGrids
import Testing

@Suite struct AreaTests {
  @Test("names stand for the rectangles that they fill")
  func picture() {
    let areas = GridAreas(["head head", "side main"])
    #expect(areas["head"] == GridArea(columns: 0..<2, rows: 0..<1))
    #expect(areas["side"] == GridArea(columns: 0..<1, rows: 1..<2))
    #expect(areas["main"] == GridArea(columns: 1..<2, rows: 1..<2))
    #expect(areas["foot"] == nil)
    #expect(areas.columnCount == 2 && areas.rowCount == 2)
  }

  @Test("names whose cells form no rectangle are ignored, and a dot is no name")
  func broken() {
    let areas = GridAreas(["a a .", "a b b"])
    #expect(areas["a"] == nil && areas.brokenNames == ["a"])
    #expect(areas["b"] == GridArea(columns: 1..<3, rows: 1..<2))
    #expect(areas["."] == nil)
  }
}
