import BowerbirdGrids
import BowerbirdLayout
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

  @Test("a row with fewer names than another row is reported, as CSS refuses it")
  func shortRow() {
    #expect(GridAreas(["a a", "b", ""]).shortRows == [1, 2] && GridAreas(["a a", "b ."]).shortRows.isEmpty)
    let grid = Grid(columns: [.fr(1), .fr(1)], areas: ["a a", "b"]) { Box("head").gridArea("a") }
    grid.layout(width: 100, height: 100)
    #expect(
      grid.warnings.map(\.description) == [
        "Row 1 of the picture of areas is shorter than another row; the grid has no areas in the rest of its columns. "
          + "Write a dot for each cell without a name."
      ])
  }

  @Test("columns without rows are a grid that flows by rows")
  func columnsAlone() {
    let items = (0..<4).map { Box("\($0)") }
    let grid = Grid(columns: 3, spacing: 0) {
      items[0]; items[1]; items[2]; items[3]
    }
    grid.layout(width: 90, height: 40)
    #expect(grid.area(of: items[3]) == GridArea(columns: 0..<1, rows: 1..<2))
    #expect(grid.area(of: items[2]) == GridArea(columns: 2..<3, rows: 0..<1))
  }
}
