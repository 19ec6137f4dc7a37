import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Subgrids in outer grids whose sizing holds for all widths, so that an outer grid does not decide again.
///
/// A subgrid used to take the width of the outer grid's last decision for the present width. Items inside then decided
/// for this former width again and again.
@Suite struct SubgridWidthTests {
  @Test func `an item in a subgrid chooses for the present size, whatever size was before`() {
    let label = Label("blue", font: .proportional(14)), host = Box("host")
    host.alternatives {
      Alternative("row") { Grid.horizontal { label.expanded().canCollapse() } }
      Alternative("column") { Grid.vertical { label.expanded().canCollapse() } }
    }
    let cards = Grid(tracks: [.autoFill(.minmax(.pt(52), .fr(1)))], spacing: 0) { Box() }
    let row = Grid(columns: [.subgrid], rows: [.fit], spacing: 0) {
      cards
      host
    }
    let table = Grid(columns: [.fr(1), .fit], rows: [], spacing: 0) { row.gridSpan(column: 2) }
    table.layout(width: 187, height: 59)
    #expect(host.takenAlternative == "column")
    let report = table.layout(width: 282.5, height: 258)
    #expect(report.problems.isEmpty && host.takenAlternative == "row")
  }

  /// The picture of 50 is longer than its column of 87.5 / 2, and shorter than one of 108 / 2.
  @Test func `a grid in a subgrid is arranged for its present width`() {
    let picture = fixed("picture", 50, 20), text = Label("shells shells", font: .proportional(14))
    let rows: [GridTrack] = [.minmax(.pt(2), .pt(85.5)), .fit, .fit]
    let side = Grid(columns: [.fr(1)], rows: rows, spacing: 0) { picture }
    let list = Grid(tracks: [.fit], spacing: 0) { text.gridStart(row: 2) }
    let row = Grid(columns: [.subgrid], rows: [.fit], spacing: 0) {
      side
      list
    }
    let table = Grid(tracks: [.fr(1), .fr(1)], spacing: 0) {
      row.gridSpan(column: 2)
      Box()
    }
    table.layout(width: 108, height: 256.5)
    #expect(side.frame.width == 54)
    #expect(table.layout(width: 87.5, height: 134.5).problems.isEmpty)
    #expect(side.frame.width == 43.75 && side.columnWidths == [43.75])
  }
}
