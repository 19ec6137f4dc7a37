import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Containers in containers: what each is as long as, in numbers that a pencil finds.
///
/// A container sees two numbers of what it holds, its fit and its least length, whatever kind it is of. A leaf and a nest of the
/// same two numbers are alike.
@Suite struct NestCaseTests {
  // MARK: - A fitting track beside a share

  /// The two bars need 60, and the share has what they leave: 300 − 60.
  @Test("a fitting track beside a share is as long as the stack in it")
  func fittingTrackBesideText() {
    let grid = Grid(tracks: [.fr(1), .fit], spacing: 0) {
      Label("A long text that wants to wrap in the first column", font: .proportional(14))
      Grid.horizontal {
        Box().constant(30)
        Box().constant(30)
      }
    }
    grid.layout(width: 300, height: 60)
    expectLengths(grid.columnWidths, [240, 60])
  }

  /// Of 200, the fitting column has the 140 that its content needs.
  ///
  /// The content of the share does not count.
  @Test("a fitting column beside a share is as long as its content", arguments: NestKind.allCases, NestKind.allCases)
  func fittingColumn(share: NestKind, fitting: NestKind) {
    let grid = Grid(tracks: [.fr(1), .fit], spacing: 0) {
      share.box(around: fixed(140, 13))
      fitting.box(around: fixed(140, 13))
    }
    grid.layout(width: 200, height: 60)
    expectLengths(grid.columnWidths, [60, 140])
  }

  @Test("a fitting row beside a share is as long as its content", arguments: NestKind.allCases, NestKind.allCases)
  func fittingRow(share: NestKind, fitting: NestKind) {
    let grid = Grid(columns: [.fr(1)], rows: [.fr(1), .fit], spacing: 0) {
      share.box(around: fixed(13, 140))
      fitting.box(around: fixed(13, 140))
    }
    grid.layout(width: 60, height: 200)
    expectLengths(grid.rowHeights, [60, 140])
  }

  // MARK: - Shares end where the grid ends

  /// Two shares of 300 are 150 each, whatever is in them.
  @Test("a share that holds a fitting track with text is no longer than its part")
  func shareOfText() {
    let grid = Grid(tracks: 2, spacing: 0) {
      Grid(tracks: [.fit]) { Label("A long note that should wrap in half of the page", font: .proportional(14)) }
      Box("r")
    }
    grid.layout(width: 300, height: 100)
    expectLengths(grid.columnWidths, [150, 150])
  }

  @Test("a share that holds a fixed track is as long as the grid")
  func shareOfAFixedTrack() {
    let grid = Grid(tracks: [.fr(1)]) {
      Grid(tracks: [.pt(78)]) { Box("in 78") }
      fixed(84, 5)
    }
    grid.layout(width: 20, height: 100)
    expectLengths(grid.columnWidths, [20])
  }

  /// Eleven gaps of 4 and two insets of 2 are 48, but two shares of 80 are 40 each: nothing is left for the views.
  @Test("a share that holds a container of columns may be shorter than its gaps")
  func shareOfColumns() {
    let columns = Box("columns"), views = (1...12).map { Box("view \($0)") }
    for view in views { view.grid.columns = 1 }
    columns.grid.interimSpace = 4
    columns.grid.contentEdgeInsets = EdgeInsets(2)
    columns.grid.views = views
    let grid = Grid(tracks: 2, spacing: 0) {
      columns
      Box("rest")
    }
    grid.layout(width: 80, height: 20)
    expectLengths(grid.columnWidths, [40, 40])
    #expect(columns.frame.width == 40 && views.allSatisfy { $0.frame.width == 0 })
  }

  // MARK: - A stack's fit counts what is in expanded cells

  /// A line of text and a row with lines of one cell: 1 + 1.
  @Test("a stack's fit counts a grid in an expanded cell, beside known content")
  func cardWithAForm() {
    let form = Self.form(), text = Label("Some text", font: .cells)
    let card = Grid.vertical {
      text.expanded()
      form.expanded()
    }
    let list = Grid.vertical {
      card.auto()
      Box("rest").expanded()
    }
    expectFrames(list, 40, 60, [card: (0, 0, 40, 2), text: (0, 0, 40, 1), form: (0, 1, 40, 1)])
  }

  @Test("a stack's fitting height counts a nest in an expanded cell", arguments: NestKind.allCases)
  func fittingHeight(kind: NestKind) {
    let nest = kind.box(around: fixed(10, 40))
    let stack = Grid.vertical {
      fixed(30, 7).expanded()
      nest.expanded()
    }
    expectSize(stack.fittingSize(width: 100), 100, 47)
  }

  @Test("a stack's fitting height counts a nest in an expanded cell with margins", arguments: NestKind.allCases)
  func fittingHeightWithMargins(kind: NestKind) {
    let nest = kind.box(around: fixed(10, 40))
    let stack = Grid.vertical { nest.expanded().margin(EdgeInsets(2)) }
    expectSize(stack.fittingSize(width: 100), 100, 44)
  }

  /// "A title of some length" has 22 characters; the form needs 4 + 4 + 5 of them.
  @Test("a stack with an alignment of its own is as wide as its widest item")
  func alignedStack() {
    let form = Self.form()
    let side = Grid.vertical {
      Label("A title of some length", font: .cells).auto()
      form.auto()
    }
    let page = Grid.horizontal {
      side.expanded().horizontalAlignment(.autoLeft)
      Box("bar").constant(10)
    }
    expectFrames(page, 100, 20, [side: (0, 0, 22, 20)])
  }

  /// Without a length there is no room to fill, so one track is enough; it is as long as its content.
  @Test("a grid without a given length has one repeated track")
  func fitOfARepeatedTrack() {
    let item = fixed(120, 20)
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(38.5), .fr(1)))], contentMode: .scroll, spacing: 3.5) { item }
    expectSize(grid.fittingSize(), 120, 20)
    let page = Grid.horizontal {
      grid.auto()
      Box("rest").expanded()
    }
    expectFrames(page, 500, 20, [grid: (0, 0, 120, 20)])
  }

  /// In the 120 that the grid needs, the track fits twice: (120 − 3.5) / 2 leave 58.25 for a text of 12 characters of 10.
  ///
  /// So it has three lines of 20, of five characters each: along the height, the width that is decided counts.
  @Test("the height of a repeated track's fit is that in the width of the fit")
  func heightOfARepeatedTrack() {
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(38.5), .fr(1)))], contentMode: .scroll, spacing: 3.5) {
      text("text", 12)
    }
    expectSize(grid.fittingSize(), 120, 60)
    grid.layout(width: 120, height: 60)
    #expect(grid.columnWidths.count == 2)
  }

  private static func form() -> Grid {
    Grid(tracks: [.fit, .fr(1)], contentMode: .scroll, spacing: 4) {
      Label("Name", font: .cells)
      Label("Bower", font: .cells)
    }
  }

  // MARK: - Margins hold what lies between them

  /// Between two margins of 10, 100 leave 80, though what lies there needs 120.
  @Test("a cell with margins has room for its item", arguments: MarginCell.allCases, WideNest.allCases)
  func cellsWithMargins(cell: MarginCell, nest: WideNest) {
    let box = nest.box()
    let grid = Grid.vertical { cell.content(of: box).margin(EdgeInsets(10)) }
    grid.layout(width: 100, height: 100)
    expectLengths([box.frame.x, box.frame.width], [10, 80])
  }

  // MARK: - A leaf and a nest of the same content

  /// 52 cannot be less than 52, and a nest of it cannot either.
  @Test("a fitting track is as long as a nest of a leaf as of the leaf itself", arguments: NestKind.firm)
  func fittingTrackWithoutRoom(kind: NestKind) {
    let item = kind.box(around: fixed(52, 10))
    let grid = Grid(tracks: [.fit], spacing: 0) { item }
    grid.layout(width: 40, height: 30)
    expectLengths(grid.columnWidths, [52])
  }

  @Test("a fitting row is as long as a nest of a leaf as of the leaf itself", arguments: NestKind.firm)
  func fittingRowWithoutRoom(kind: NestKind) {
    let item = kind.box(around: fixed(10, 52))
    let grid = Grid(columns: [.fr(1)], rows: [.fit], spacing: 0) { item }
    grid.layout(width: 30, height: 40)
    expectLengths(grid.rowHeights, [52])
  }

  // MARK: - Boxes in boxes

  /// Six glyphs of 10 × 20 are one line in 90, and two in the 30 that each of three repeated columns has.
  ///
  /// The outer box did not hear that the inner one had become higher, and the stack was 20 high.
  @Test("a box around a box of text is as high as the text")
  func boxInBoxOfText() {
    let words = text("words", 6)
    let inner = NestKind.boxWithChild.box(around: words), outer = NestKind.boxWithChild.box(around: inner)
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(27.5), .fr(1)))], spacing: 0) { outer }
    let stack = Grid.vertical { grid.auto() }
    stack.layout(width: 90, height: 100)
    expectLengths([words.frame.width, grid.frame.height, outer.frame.height, inner.frame.height], [30, 40, 40, 40])
  }

  /// Half of the container is 30, so the box is 60 wide, and the track is not shorter.
  ///
  /// The heights of the two views are tied, so the height of the container is unknown before the solve.
  @Test("a box has a width although only the solve determines its height")
  func widthOfBoxWithUnknownHeight() {
    let wide = fixed(30, 10), narrow = fixed(20, 10), columns = Box("columns"), box = Box("box")
    for view in [wide, narrow] { view.grid.columns = 6 }
    columns.grid.views = [wide, narrow]
    box.add(columns)
    columns.constraints { $0.edgesAnchor == box.edgesAnchor }
    wide.constraints { $0.heightAnchor == narrow.heightAnchor }
    let grid = Grid(tracks: [.fit], spacing: 0) { box }
    grid.layout(width: 40, height: 50)
    expectLengths(grid.columnWidths, [60])
  }
}
