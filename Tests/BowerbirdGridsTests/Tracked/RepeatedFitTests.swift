import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// The fits of grids that repeat tracks, and that contain items with required constraints on their own lengths.
///
/// Such a constraint makes the lengths of tracks unknown before the solve. The fit still counts each repeated track
/// once, and does not depend on the present number of tracks.
@Suite struct RepeatedFitTests {
  /// One repeated row has three columns, each as long as the longest item, and is 30 high.
  @Test(
    "a length has the same effect on the fit as content or as a required constraint",
    arguments: [nil, .horizontal, .vertical] as [Axis?])
  func requiredLengths(constrained: Axis?) {
    let item = fixed("item", constrained == .horizontal ? 5 : 40, constrained == .vertical ? 5 : 30)
    switch constrained {
    case .horizontal: item.constraints { $0.widthAnchor == 40 }
    case .vertical: item.constraints { $0.heightAnchor >= 30 }
    case nil: break
    }
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(12), .fr(1)))], flow: .columns, spacing: 0) {
      item
      fixed(20, 10)
      fixed(20, 10)
    }
    let column = Grid.vertical {
      grid.auto()
      Box("rest").expanded()
    }
    let row = Grid.horizontal {
      column.auto()
      Box("rest").expanded()
    }
    for _ in 1...2 {
      let report = row.layout(width: 200, height: 100)
      #expect(report.problems.isEmpty && report.conflicts.isEmpty)
      expectLengths([grid.frame.width, grid.frame.height], [120, 30])
    }
  }

  /// With one repeated row, each item has a column of 6, in which the text has two lines, and the grid is 2 high.
  ///
  /// Two rows of 1 fit into this height, so there is one column of 12, in which the text has one line.
  @Test("a required width beside a text in repeated rows leaves the text's height as it is")
  func requiredWidthBesideText() {
    let leaf = fixed("leaf", 2, 1), text = Label("aa bb cc", font: .cells)
    leaf.constraints { $0.widthAnchor == 3 }
    let grid = grid(leaf, text)
    expectHeight(2, of: grid, in: 12)
    #expect(grid.rowCount == 2 && grid.columnCount == 1)
    expectLengths([leaf.frame.x, leaf.frame.width], [4.5, 3])
    expectLengths([text.frame.y, text.frame.width, text.frame.height], [1, 12, 1])
  }

  /// The item lengthens its column to 8, and the other column with it.
  ///
  /// In a width of 8, the text has one line.
  @Test("a text beside an item that is longer than its share has a column of the item's length")
  func itemLongerThanItsShare() {
    let leaf = fixed("leaf", 2, 1), text = Label("aa bb cc", font: .cells)
    leaf.constraints { $0.widthAnchor == 8 }
    let grid = grid(leaf, text)
    expectHeight(1, of: grid, in: 12)
    expectLengths([text.frame.x, text.frame.width, text.frame.height], [8, 8, 1])
  }

  /// In a width of 4, each of the three words has a line.
  @Test("a text of a required width needs the height of its lines in this width")
  func textOfRequiredWidth() {
    let text = Label("aa bb cc", font: .cells)
    text.constraints { $0.widthAnchor == 4 }
    expectHeight(3, of: grid(fixed("leaf", 2, 1), text), in: 12)
  }

  /// In a column of 6, the text has two lines, but it must be at least 5 high.
  @Test("a text that must have a least height needs this height in repeated rows")
  func textOfLeastHeight() {
    let text = Label("aa bb cc", font: .cells)
    text.constraints { $0.heightAnchor >= 5 }
    expectHeight(5, of: grid(fixed("leaf", 2, 1), text), in: 12)
  }

  /// The text is 1 high, and covers one of 12 rows with gaps of 2: 12 · 1 + 11 · 2.
  ///
  /// The first repeated row is 1 high. In a container of this height, the gaps leave no room, and views are 0 high.
  @Test("a column container in repeated rows needs the height of its views, although it has no room for them")
  func columnsWithoutRoom() {
    let text = Label("aa bb cc", font: .cells), columns = Box("columns")
    text.grid.rows = 1
    columns.grid.axis.direction = .vertical
    columns.grid.interimSpace = 2
    columns.grid.views = [text]
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(1), .fr(1)))], flow: .columns, spacing: 0) { columns }
    expectHeight(34, of: grid, in: 12)
    expectHeight(34, of: grid, in: 8)
  }

  /// Returns a grid with repeated rows of at least 1.
  private func grid(_ leaf: Box, _ text: Label) -> Grid {
    Grid(tracks: [.autoFill(.minmax(.pt(1), .fr(1)))], flow: .columns, spacing: 0) {
      leaf
      text.gridItemAlignment(.fill)
    }
  }

  /// Expects that the grid is as high as it needs in a width, also after layouts in other sizes.
  private func expectHeight(
    _ height: Double, of grid: Grid, in width: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let page = Grid.vertical { grid.auto() }
    for size in [Size(width: width, height: 50), Size(width: 30, height: 7), Size(width: width, height: 50)] {
      let report = page.layout(size)
      #expect(report.problems.isEmpty && report.conflicts.isEmpty, sourceLocation: sourceLocation)
    }
    expectLengths([grid.frame.height], [height], sourceLocation: sourceLocation)
  }
}
