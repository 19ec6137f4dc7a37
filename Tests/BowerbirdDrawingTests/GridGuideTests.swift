import BowerbirdDrawing
import BowerbirdGrids
import BowerbirdLayout
import Testing

@Suite("Guides of grids")
struct GridGuideTests {
  /// Two columns of a hundred and the rest of 210, ten apart; one row of forty.
  private func grid() -> Grid {
    Grid(tracks: [.pt(100), .fr(1)], spacing: 10) {
      Box("first")
      Box("second")
    }
  }

  @Test("a grid shows the edges of its tracks and the gaps between them")
  func guides() {
    let grid = grid()
    grid.layout(width: 210, height: 40)
    let guides = grid.drawingGuides
    let columns = guides.lines.filter { $0.start.x == $0.end.x }.map(\.start.x)
    #expect(columns == [0, 100, 110, 210])
    #expect(guides.gaps == [Rect(x: 100, y: 0, width: 10, height: 40)])
    #expect(grid.svg().contains("<rect class=\"gap\" x=\"100\" y=\"0\" width=\"10\" height=\"40\"/>"))
  }

  @Test("read from the right, the first column is at the right")
  func mirrored() {
    let grid = grid()
    grid.layoutDirection = .rightToLeft
    grid.layout(width: 210, height: 40)
    #expect(grid.drawingGuides.gaps == [Rect(x: 100, y: 0, width: 10, height: 40)])
    let columns = grid.drawingGuides.lines.filter { $0.start.x == $0.end.x }.map(\.start.x)
    #expect(columns == [210, 110, 100, 0])
  }
}
