import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

/// The lengths of tracks that subgrids take over.
///
/// The tracks see the items of subgrids, each in its own tracks, like the items of a flat grid.
@Suite struct SubgridSizingTests {
  /// Returns cards with a head of 10 or 30 and a body of 40 or 10, in as many columns as there is room for.
  private func cards() -> Grid {
    let cards = [(10.0, 40.0), (30.0, 10.0)].map { head, body in
      Grid(columns: [.fr(1)], rows: [.subgrid], spacing: 0) {
        fixed(50, head)
        fixed(80, body)
      }
    }
    return Grid(columns: [.autoFill(.pt(100))], rows: [], implicitRows: [.fit], spacing: 0) {
      for card in cards { card.gridSpan(row: 2) }
    }
  }

  @Test("cards in repeated columns of a grid in a stack share rows in the first layout")
  func cardsInStack() {
    let cards = Grid(columns: [.autoFill(.pt(40))], rows: [], implicitRows: [.fit], spacing: 0) {
      for _ in 1...2 {
        Grid(columns: [.fr(1)], rows: [.subgrid], spacing: 0) {
          fixed(30, 10)
          fixed(30, 20)
        }.gridSpan(row: 2)
      }
    }
    let page = Grid.vertical { cards.auto() }
    let report = page.layout(width: 100, height: 100)
    #expect(report.problems.isEmpty && report.conflicts.isEmpty)
    #expect(cards.rowHeights == [10, 20])
  }

  @Test("cards in a grid that is tied to a page share rows in the first layout")
  func cardsOnPage() {
    let page = Box("page"), cards = cards()
    page.add(cards)
    cards.constraints { $0.edgesAnchor == page.edgesAnchor }
    page.layout(width: 250, height: 400)
    #expect(cards.columnWidths.count == 2 && cards.rowHeights == [30, 40])
  }

  @Test("a sweep knows the heights of cards below another number of columns")
  func sweepOfCards() {
    let cards = cards()
    cards.layout(width: 200, height: 400)
    let sweep = cards.sweep(\.width, over: 100...400)
    #expect(sweep.isProved)
    #expect(sweep.frame(of: cards.items[1], at: 150)?.height == 40)
  }

  @Test("rows are taken over again when the number of columns changes")
  func rowsAfterResize() {
    let cards = cards()
    for _ in 1...2 {
      cards.layout(width: 200, height: 400)
      #expect(cards.rowHeights == [30, 40])
      cards.layout(width: 100, height: 400)
      #expect(cards.rowHeights == [10, 40, 30, 10])
      #expect(cards.items[1].frame == Rect(x: 0, y: 205, width: 100, height: 40))
    }
  }

  @Test("columns are taken over again when their number changes")
  func columnsAfterResize() {
    let row = Grid(columns: [.subgrid], rows: [.fit], spacing: 0) { for name in ["a", "b", "c"] { fixed(name, 5, 5) } }
    let grid = Grid(columns: [.autoFill(.pt(20))], rows: [], implicitRows: [.fit], spacing: 0) {
      row.gridSpan(column: 3)
    }
    for _ in 1...2 {
      grid.layout(width: 20, height: 40)
      #expect(row.items.map { $0.frame.x } == [7.5, 7.5, 7.5] && row.items.map { $0.frame.y } == [0, 5, 10])
      grid.layout(width: 60, height: 40)
      #expect(row.items.map { $0.frame.x } == [7.5, 27.5, 47.5] && row.items.map { $0.frame.y } == [0, 0, 0])
    }
  }

  @Test("a column that fits its texts is as wide as in a flat grid", arguments: [true, false])
  func shortText(hasSubgrids: Bool) {
    let texts = [["id", "a very long description"], ["1000", "short"]]
    let labels = texts.map { $0.map { Label($0, font: .cells) } }
    let table = Grid(columns: [.fit, .fr(1)], rows: [], implicitRows: [.fit], spacing: 0) {
      for row in labels {
        if hasSubgrids {
          Grid(columns: [.subgrid], rows: [.fit], spacing: 0) { for label in row { label } }.gridSpan(column: 2)
        } else {
          for label in row { label }
        }
      }
    }
    table.layout(width: 40, height: 20)
    #expect(table.columnWidths == [4, 36])
    table.layout(width: 20, height: 20)
    #expect(table.columnWidths == [4, 16] && labels[1][0].lines.map { $0.text } == ["1000"])
  }

  @Test("a column that fits its boxes keeps its length beside a share without room", arguments: [true, false])
  func shortShare(hasSubgrids: Bool) {
    let rows = [[2.0, 3.0], [6.0, 8.0]].map { $0.map { fixed($0, 1) } }
    let table = Grid(columns: [.fr(1), .fit], rows: [], implicitRows: [.fit], spacing: 0) {
      for row in rows {
        if hasSubgrids {
          Grid(columns: [.subgrid], rows: [.fit], spacing: 0) { for box in row { box } }.gridSpan(column: 2)
        } else {
          for box in row { box }
        }
      }
    }
    for (width, widths) in [(20.0, [12.0, 8.0]), (14, [6, 8]), (13, [5, 8]), (10, [2, 8])] {
      table.layout(width: width, height: 10)
      #expect(table.columnWidths == widths)
    }
  }

  @Test("rows that fit their items keep their heights in a grid that is too low")
  func lowGrid() {
    let card = Grid(columns: [.fit], rows: [.subgrid], spacing: 0) {
      for height in [15.0, 19, 12] { fixed(10, height) }
    }
    let table = Grid(columns: [.fit], rows: [.fit, .fit, .fit], spacing: 0) { card.gridSpan(row: 3) }
    table.layout(width: 10, height: 21)
    #expect(table.rowHeights == [15, 19, 12] && card.rowHeights == [15, 19, 12])
  }

  @Test("an item that spans tracks of a subgrid stretches them as in a flat grid")
  func spanInSubgrid() {
    let wide = fixed(30, 5)
    let inner = Grid(columns: [.subgrid], rows: [.fit], spacing: 0) { wide.gridSpan(column: 2) }
    let table = Grid(columns: [.fit, .fit, .fit], rows: [], implicitRows: [.fit], spacing: 0) {
      fixed(10, 5)
      fixed(4, 5)
      fixed(1, 5)
      inner.gridSpan(column: 3)
    }
    for width in [100.0, 20, 100] {
      table.layout(width: width, height: 20)
      #expect(table.columnWidths == (width == 20 ? [12.5, 6.5, 1] : [18, 12, 1]))
    }
  }

  @Test(
    "constraints between items have the same effect as in a flat grid",
    arguments: [[.fit, .fr(1), .fit], [.fit, .fit, .fit], [.pt(20), .minmax(.fit, .fr(1)), .fit]] as [[GridTrack]])
  func ties(columns: [GridTrack]) {
    for tie in 0..<4 {
      for width in [100.0, 40] {
        let tables = [true, false].map { hasSubgrids -> Grid in
          let rows = [[fixed(10, 5), fixed(20, 6), fixed(8, 9)], [fixed(12, 4), fixed(40, 3).gridSpan(column: 2)]]
          switch tie {
          case 0: rows[0][0].constraints { $0.widthAnchor == 15 }
          case 1: rows[0][0].constraints { $0.widthAnchor == rows[0][2].widthAnchor }
          case 2: rows[1][0].constraints { $0.widthAnchor == rows[0][1].widthAnchor }
          default: rows[1][1].constraints { $0.widthAnchor == rows[0][0].widthAnchor * 3 }
          }
          return Grid(columns: columns, rows: [], implicitRows: [.fit], spacing: 2) {
            for row in rows {
              if hasSubgrids {
                Grid(columns: [.subgrid], rows: [.fit], spacing: 2) { for box in row { box } }.gridSpan(column: 3)
              } else {
                for box in row { box }
              }
            }
          }
        }
        for table in tables {
          let report = table.layout(width: width, height: 50)
          #expect(report.problems.isEmpty && report.conflicts.isEmpty)
        }
        expectLengths(tables[0].columnWidths, tables[1].columnWidths, within: 1e-6)
        expectLengths(tables[0].rowHeights, tables[1].rowHeights, within: 1e-6)
      }
    }
  }
}
