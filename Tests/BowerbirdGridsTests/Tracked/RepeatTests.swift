import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Tracks that are repeated as often as there is room.
@Suite struct RepeatTests {
  @Test("a repeated track may have an alignment, inside or outside", arguments: [false, true])
  func aligned(isInside: Bool) {
    let item = fixed(10, 10)
    let track: GridTrack = isInside ? .autoFill(.pt(40).aligned(.leading)) : .autoFill(.pt(40)).aligned(.leading)
    let grid = Grid(tracks: [track], spacing: 0) {
      Box()
      item
    }
    grid.layout(width: 200, height: 20)
    #expect(grid.columnWidths == [40, 40, 40, 40, 40] && item.frame.x == 40)
    #expect(grid.warnings.isEmpty)
  }

  @Test("rows are repeated as often as the grid's height has room for", arguments: [(200.0, 5), (199, 4), (95, 2)])
  func rows(height: Double, count: Int) {
    let grid = Grid(columns: [.fr(1)], rows: [.autoFill(.pt(40))], spacing: 0) { Box("only") }
    grid.layout(width: 100, height: height)
    #expect(grid.rowHeights == [Double](repeating: 40, count: count) && grid.warnings.isEmpty)
    grid.layout(width: 100, height: 120)
    #expect(grid.rowHeights == [40, 40, 40])
  }

  /// Two of 85 and one of 50 take 220, and one of 85 and two of 50 take 185.
  @Test("as many tracks are others where the first of two repeated tracks has less room")
  func twoRepeated() throws {
    let item = Box("item")
    let grid = Grid(tracks: [.autoFill(.pt(85)), .autoFill(.pt(50))], spacing: 0) {
      Box()
      item.gridItemAlignment(.fill)
    }
    for width in [227.0, 205, 227] {
      grid.layout(width: width, height: 10)
      #expect(grid.columnWidths == (width < 220 ? [85, 50, 50] : [85, 85, 50]))
    }
    let sweep = grid.sweep(\.width, over: 186...260)
    #expect(sweep.isProved && sweep.breakpoints == [220])
    for width in [190.0, 219, 221, 240] {
      let frame = try #require(sweep.frame(of: item, at: width))
      #expect(frame.width == (width < 220 ? 50 : 85))
    }
  }

  @Test("rows that items need follow those for which there is room")
  func moreRows() {
    let grid = Grid(
      columns: [.fr(1)], rows: [.autoFill(.pt(40))], implicitRows: [.pt(15)], spacing: 0
    ) {
      for number in 1...5 { Box("\(number)") }
    }
    grid.layout(width: 100, height: 130)
    #expect(grid.rowHeights == [40, 40, 40, 15, 15])
  }

  @Test("rows without items can be taken away")
  func fittedRows() {
    let items = [Box("a"), Box("b")]
    let grid = Grid(columns: [.fr(1)], rows: [.autoFit(.minmax(.pt(40), .fr(1)))], spacing: 10) { items }
    grid.layout(width: 100, height: 200)
    #expect(grid.rowCount == 4 && items.map(\.frame.height) == [95, 95] && items[1].frame.y == 105)
  }

  @Test("columns are counted by the width where the grid flows by columns")
  func columnsInColumnFlow() {
    let grid = Grid(tracks: 2, flow: .columns, spacing: 0, crossTracks: [.autoFill(.pt(30))]) { Box() }
    grid.layout(width: 100, height: 50)
    #expect(grid.columnWidths == [30, 30, 30] && grid.rowHeights == [25, 25])
  }

  @Test("a track that no room is large enough for twice occurs once", arguments: [(1e308, 1e308), (1, 1.7e308)])
  func hugePitch(least: Double, gap: Double) {
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(least), .fr(1)))], spacing: GridSpacing(gap)) { Box() }
    for room in [100, 1e300] {
      grid.layout(width: room, height: 20)
      #expect(grid.columnCount == 1)
    }
  }

  @Test("no number makes counting fail")
  func oddNumbers() {
    let numbers: [Double] = [.nan, .infinity, -1e308, -1, 0, .leastNonzeroMagnitude, 1, 1e19, 1e308]
    for least in numbers {
      for gap in numbers {
        let tracks: [GridTrack] = [.pt(least), .autoFill(.minmax(.pt(least), .fr(1))), .autoFill(.pt(least))]
        let grid = Grid(tracks: tracks, spacing: GridSpacing(gap)) { Box() }
        for room in numbers {
          grid.layout(width: room, height: 20)
          #expect((3...2002).contains(grid.columnCount), "least \(least), gap \(gap), room \(room)")
        }
      }
    }
  }

  @Test("a scrolling grid repeats no tracks to fill its length")
  func scrolling() {
    let grid = Grid(
      columns: [.fr(1)], rows: [.autoFill(.pt(40))], contentMode: .scroll, spacing: 0
    ) { Box() }
    grid.layout(width: 100, height: 200)
    #expect(grid.rowHeights == [40])
    #expect(grid.warnings == [.uncountedRepeat(index: 0, axis: "row")])
  }

  @Test("a grid that once had room for many rows has as few as it needs again")
  func rowsAreForgotten() {
    let high = fixed(10, 100)
    let grid = Grid(columns: [.fr(1)], rows: [.autoFill(.pt(20))], spacing: 0) { Box("item") }
    let column = Grid.horizontal {
      high.auto().verticalAlignment(.autoTop)
      grid.constant(10)
    }
    let page = Grid(tracks: [.fit, .fr(1)], flow: .columns, spacing: 0) { column }
    for height in [100.0, 20, 100, 50] {
      high.intrinsicSize = Size(width: 10, height: height)
      page.layout(width: 100, height: 200)
      #expect(grid.rowHeights == [Double](repeating: 20, count: Int(height / 20)))
    }
  }

  @Test("content beside a repeated track is not counted, and the grid reports it")
  func besideContent() {
    let grid = Grid(tracks: [.fit, .autoFill(.pt(40))], spacing: 0) { fixed(70, 10) }
    grid.layout(width: 200, height: 10)
    #expect(grid.columnWidths == [70, 40, 40, 40, 40, 40])
    #expect(grid.warnings == [.repeatBesideContent(index: 1, axis: "column")])
    #expect(
      grid.warnings[0].description
        == "Column 1 repeats as often as there is room beside other tracks, whose content was not counted; "
        + "its repetitions may not fit.")
  }

  @Test(
    "lengths that are certain are counted, without a report",
    arguments: [
      ([.pt(60), .autoFill(.pt(40))], 4), ([.minmax(.pt(60), .fr(1)), .autoFill(.pt(40))], 4),
      ([.autoFill(.pt(40)), .minmax(.pt(50), .pt(90))], 4), ([.autoFill(.pt(40)), .fr(1)], 6),
    ] as [([GridTrack], Int)])
  func besideCertain(tracks: [GridTrack], count: Int) {
    let grid = Grid(tracks: tracks, spacing: 0) { Box() }
    grid.layout(width: 200, height: 10)
    #expect(grid.columnCount == count && grid.warnings.isEmpty)
    #expect(grid.contentSize.width <= 200)
  }

  /// Columns of 2 repeat 999 times in 1,999, and 1,000 times in any room from 2,000 on.
  @Test("a track repeats a thousand times at most, and the grid says so")
  func limit() {
    let grid = Grid(tracks: [.autoFill(.pt(2))], spacing: 0) { Box() }
    grid.layout(width: 1999, height: 10)
    #expect(grid.columnCount == 999 && grid.warnings.isEmpty)
    for width in [2000, 5000] as [Double] {
      grid.layout(width: width, height: 10)
      #expect(grid.columnCount == 1000 && grid.warnings == [.mostRepetitions(index: 0, axis: "column")])
    }
    #expect(
      grid.warnings.map { "\($0)" }
        == ["Column 0 repeats 1000 times, which is the limit; it may leave room for more."])
    grid.layout(width: 100, height: 10)
    #expect(grid.columnCount == 50 && grid.warnings.isEmpty)
  }

  /// One of 30 is certain, so that four of 40 have room beside it; they leave 40, and one of 30 is what that holds.
  @Test("a second repeated track has the room that the first one leaves")
  func second() {
    let grid = Grid(tracks: [.autoFill(.pt(40)), .autoFill(.pt(30))], spacing: 0) { Box() }
    grid.layout(width: 200, height: 10)
    #expect(grid.columnWidths == [40, 40, 40, 40, 30])
    #expect(grid.warnings == [.secondRepeat(index: 4, axis: "column")])
    grid.layout(width: 229, height: 10)
    #expect(grid.columnWidths == [40, 40, 40, 40, 30, 30])
    #expect(
      grid.warnings[0].description
        == "Column 4 repeats after another repeating column, and gets only the room that this leaves.")
  }

  @Test(
    "a track that cannot be repeated occurs once, and the grid reports it",
    arguments: [
      ([.autoFill(.fit)], .uncountedRepeat(index: 0, axis: "column")),
      ([.autoFill(.fr(1))], .uncountedRepeat(index: 0, axis: "column")),
      ([.minmax(.pt(40), .autoFill(.fr(1)))], .nestedRepeat(index: 0, axis: "column")),
      ([.autoFill(.autoFit(.pt(40)))], .nestedRepeat(index: 0, axis: "column")),
    ] as [([GridTrack], GridWarning)])
  func once(tracks: [GridTrack], warning: GridWarning) {
    let grid = Grid(tracks: tracks, spacing: 0) { Box() }
    grid.layout(width: 200, height: 10)
    #expect(grid.columnCount == 1 && grid.warnings == [warning])
  }

  @Test("the pattern of the rows after the declared ones is repeated anyway")
  func inPattern() {
    let grid = Grid(columns: [.fr(1)], rows: [], implicitRows: [.autoFill(.pt(20)), .pt(10)], spacing: 0) {
      for number in 1...3 { Box("\(number)") }
    }
    grid.layout(width: 10, height: 100)
    #expect(grid.rowHeights == [20, 10, 20])
    #expect(grid.warnings == [.nestedRepeat(index: 0, axis: "row")])
  }

  /// The tracks beside them make the grid longer than its cell, and more of them would make it longer still.
  @Test("counting ends for tracks that make room for themselves", arguments: [3.0, 0])
  func roomOfTheirOwn(margin: Double) {
    let grid = Grid(columns: [.fr(1)], rows: [.fit, .autoFill(.minmax(.pt(40), .fr(1)))], spacing: 0) { fixed(5, 60) }
    let page = Grid.horizontal {
      grid.expanded().margin(EdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
    }
    for height in [320.0, 200, 320] { #expect(page.layout(width: 100, height: height).problems.isEmpty) }
    let other = Grid(columns: [.fit], rows: [.fr(1), .autoFill(.pt(8))], spacing: 0) { fixed(35, 35).gridSpan(row: 2) }
    let list = Grid.vertical { other.auto() }
    for height in [240.0, 100, 240] { #expect(list.layout(width: 240, height: height).problems.isEmpty) }
  }

  /// The number of rows determines the columns, these the widths of the texts, and these their heights.
  ///
  /// The grid needs the height of its texts in a single row, so its height does not depend on the number of rows.
  @Test("texts in repeated rows need the height that they have in a single row")
  func textsInRepeatedRows() {
    for (width, least) in [(76.0, 20.0), (112, 20), (148, 30), (220, 50), (300, 12)] {
      let labels = (0..<3).map { Label("text of a label \($0) that is long") }
      let grid = Grid(tracks: [.autoFill(.minmax(.pt(least), .fr(1)))], flow: .columns) { labels }
      let root = Box("root")
      root.add(grid)
      grid.constraints { view in
        view.leadingAnchor == root.leadingAnchor
        view.topAnchor == root.topAnchor
        view.widthAnchor == root.widthAnchor
      }
      let report = root.layout(width: width, height: 500)
      let column = (width - 10) / 3
      let height = labels.map { Label($0.text).fittingSize(width: column).height }.max() ?? 0
      let rows = max(1, Int((height + 5) / (least + 5)))
      #expect(report.problems.isEmpty, "\(report)")
      #expect((grid.frame.height - height).magnitude < 1e-6, "\(width)")
      #expect(grid.rowCount == rows && grid.columnCount == (3 + rows - 1) / rows, "\(width)")
    }
  }

  /// In a width of 11, the text has one line, and the row is as high as the track's minimum, 2.
  ///
  /// In a width of 2, each of the four words has a line, and the row is as high as two tracks.
  @Test("repeated rows of texts and nests need the height in the present width", arguments: 0..<7)
  func repeatedRowsInOtherWidths(kind: Int) {
    let item = nest(of: Label("aa bb cc dd", font: .cells), kind: kind)
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(2), .fr(1)))], flow: .columns, spacing: 0) { item }
    let row = Grid.horizontal {
      grid.expanded()
      Box("gap").constant(20)
    }
    let page = Grid.vertical { row.auto() }
    for (width, height) in [(31.0, 2.0), (22, 4), (31, 2), (40, 2), (22, 4), (31, 2)] {
      #expect(page.layout(width: width, height: 50).problems.isEmpty)
      expectLengths([row.frame.height], [height])
    }
  }

  /// With one repeated row, each item has a column of 6, in which the text has two lines, and the grid is 2 high.
  ///
  /// Two rows of 1 fit into this height, so there is one column of 12, in which the text has one line.
  @Test("a nest in repeated rows is as wide as its column, and not as in the need of its grid", arguments: 4..<7)
  func nestsInRepeatedRows(kind: Int) {
    let text = Label("aa bb cc", font: .cells), leaf = fixed("leaf", 2, 1)
    let item = nest(of: text, kind: kind)
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(1), .fr(1)))], flow: .columns, spacing: 0) {
      leaf
      item.gridItemAlignment(.fill)
    }
    let page = Grid.vertical { grid.auto() }
    for _ in 1...2 {
      #expect(page.layout(width: 12, height: 50).problems.isEmpty)
      #expect(grid.rowCount == 2 && grid.columnCount == 1)
      expectLengths([grid.frame.height, item.frame.y, item.frame.width, text.frame.height], [2, 1, 12, 1])
    }
  }

  /// Returns the text itself, or one of six kinds of nests around it.
  private func nest(of text: Label, kind: Int) -> Box {
    let item: Box
    switch kind {
    case 0: item = text
    case 1: item = Grid.vertical { text.auto() }
    case 2: item = Grid(tracks: [.fr(1)], spacing: 0) { text.gridItemAlignment(.fill) }
    case 3:
      item = Box("columns")
      item.grid.views = [text]
    case 4:
      item = Box("box")
      item.add(text)
      text.constraints { $0.edgesAnchor == item.edgesAnchor }
    case 5:
      item = Box("host")
      item.alternatives { Alternative { Grid.horizontal { text.expanded() } } }
    default: item = Grid.wrapping { text.shrink(1) }
    }
    return item
  }
}
