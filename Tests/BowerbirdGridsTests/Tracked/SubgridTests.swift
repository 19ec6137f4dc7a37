import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Grids with the tracks of the grid around them.
@Suite struct SubgridTests {
  @Test("a grid takes over the rows that it covers")
  func rows() {
    let tall = fixed(10, 45),
      inner = Grid(columns: [.fr(1)], rows: [.subgrid], spacing: 0) {
        fixed(10, 10)
        tall
      }
    let outer = Grid(columns: [.fr(1), .fr(1)], rows: [.fit, .fit, .fr(1)], spacing: 0) {
      fixed(10, 30)
      inner.gridSpan(row: 2)
      fixed(10, 20)
      Box("rest").gridStart(row: 2)
    }
    outer.layout(width: 100, height: 200)
    #expect(inner.warnings.isEmpty && outer.warnings.isEmpty)
    #expect(outer.rowHeights == [30, 45, 125] && inner.rowHeights == [30, 45])
    #expect(inner.frame == Rect(x: 50, y: 0, width: 50, height: 75) && tall.frame.y == 30)
    tall.intrinsicSize = Size(width: 10, height: 60)
    outer.layout(width: 100, height: 200)
    #expect(outer.rowHeights == [30, 60, 110] && inner.rowHeights == [30, 60])
  }

  @Test("a grid takes over columns and rows, with the gaps between them")
  func both() {
    let inner = Grid(columns: [.subgrid], rows: [.subgrid], spacing: 1) {
      fixed(40, 10)
      fixed(10, 10)
      fixed(10, 10)
      fixed(70, 25)
    }
    let outer = Grid(columns: [.fit, .fit, .fr(1)], rows: [.fit, .fit], spacing: [6, 4]) {
      inner.gridSpan(column: 2, row: 2)
      fixed(5, 50)
    }
    outer.layout(width: 200, height: 200)
    #expect(inner.warnings.isEmpty && inner.columnWidths == [40, 70] && inner.rowHeights == [50, 25])
    #expect(outer.columnWidths == [40, 70, 78] && outer.rowHeights == [50, 25])
    #expect(inner.frame.size == Size(width: 116, height: 79))
    let last = inner.items[3].frame
    #expect(last == Rect(x: 46, y: 54, width: 70, height: 25))
  }

  @Test("the tracks that are taken over may align their items")
  func aligned() {
    let item = fixed(10, 10)
    let inner = Grid(tracks: [.subgrid.aligned(.leading)], spacing: 0) { item }
    let outer = Grid(tracks: [.pt(30), .fr(1)], spacing: 0) { inner.gridSpan(column: 2) }
    outer.layout(width: 100, height: 20)
    #expect(inner.warnings.isEmpty && inner.columnWidths == [30, 70])
    #expect(item.frame == Rect(x: 0, y: 5, width: 10, height: 10))
  }

  @Test("a grid that needs more rows than it covers has its own, and reports it")
  func tooFewRows() {
    let inner = Grid(columns: [.fr(1)], rows: [.subgrid], implicitRows: [.fit], spacing: 0) {
      for height in [10.0, 15, 20] { fixed(10, height) }
    }
    let outer = Grid(columns: [.fr(1)], rows: [.pt(30), .pt(40)], spacing: 0) { inner.gridSpan(row: 2) }
    outer.layout(width: 100, height: 100)
    #expect(inner.warnings == [.subgridWithoutTracks(index: 0, axis: "row")])
    #expect(inner.rowHeights == [10, 15, 20])
  }

  @Test("rows are taken over again when the items fit again")
  func fewerItems() {
    let inner = Grid(columns: [.fr(1)], rows: [.subgrid], spacing: 0) { for _ in 0..<3 { Box() } }
    let outer = Grid(columns: [.fr(1)], rows: [.pt(30), .pt(40)], spacing: 0) { inner.gridSpan(row: 2) }
    outer.layout(width: 100, height: 70)
    #expect(!inner.warnings.isEmpty)
    inner.setContent { for _ in 0..<2 { Box() } }
    outer.layout(width: 100, height: 70)
    #expect(inner.warnings.isEmpty && inner.rowHeights == [30, 40])
  }

  @Test("a grid that flows by columns takes over rows as its tracks")
  func columnFlow() {
    let inner = Grid(tracks: [.subgrid], flow: .columns, spacing: 0, crossTracks: [.pt(20)]) {
      Box()
      fixed(5, 25)
    }
    let outer = Grid(columns: [.fr(1)], rows: [.pt(30), .fit], spacing: 0) { inner.gridSpan(row: 2) }
    outer.layout(width: 100, height: 100)
    #expect(inner.warnings.isEmpty && inner.rowHeights == [30, 25] && inner.columnWidths == [20])
  }
}
