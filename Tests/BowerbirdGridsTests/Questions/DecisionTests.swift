import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Explanations say what containers decided for their size.
@Suite struct DecisionTests {
  @Test("an explanation says why no more tracks are repeated")
  func repeatedTracks() {
    let cards = (0..<5).map { Box("card \($0)") }
    let grid = Grid(tracks: [.autoFill(.minmax(.pt(180), .fr(1)))], spacing: 0) { cards }
    grid.name = "cards"
    grid.layout(width: 700, height: 300)
    // 3 · 180 ≤ 700 < 4 · 180
    #expect(grid.decisions(along: .horizontal) == ["'cards' has 3 columns, because 4 of 180 do not fit into 700"])
    #expect(grid.decisions(along: .vertical).isEmpty)
    let explanation = grid.explain(cards[0].widthAnchor).description
    #expect(explanation.contains("because 'cards' has 3 columns, because 4 of 180 do not fit into 700"))
  }

  @Test("gaps and tracks beside the repeated ones are named")
  func repeatedTracksBesideOthers() {
    let grid = Grid(tracks: [.pt(100), .autoFill(.pt(80))], spacing: 10) { Box() }
    grid.name = "cards"
    grid.layout(width: 300, height: 300)
    // 100 + 10 + 80 + 10 + 80 = 280
    #expect(
      grid.decisions(along: .horizontal) == [
        "'cards' has 3 columns, because one more of 80 with gaps of 10 does not fit into 300"
      ])
  }

  @Test("a number that comes from the fit of an item ends in a reason")
  func fits() {
    let title = Box("title"), other = Box("other"), field = Box("field")
    title.intrinsicSize = Size(width: 100, height: 20)
    other.intrinsicSize = Size(width: 80, height: 20)
    let form = Grid(tracks: [.fit, .fr(1)], spacing: 5) {
      title
      field
      other
    }
    form.name = "form"
    form.layout(width: 300, height: 100)
    // 100 + 5 = 105
    #expect(
      form.explain(field.leftAnchor).description == """
        'field'.left = 105
          because 'field'.leading == 'form'.column 1 start ('cell begins')
          'form'.column 1 start = 105
            because 'form'.column 1 start == 'form'.column 0 start + 'form'.column 0 length + 5 ('track begins')
            'form'.column 0 start = 0
              because 'form'.column 0 start == 0 ('tracks begin')
            'form'.column 0 length = 100
              because 'form'.column 0 length == 100 ('track length')
              because it is the fit of 'title'
        """)
    #expect(
      form.explain(other.widthAnchor).description == """
        'other'.width = 80
          because 'other'.width == 80 ('item length')
          because it is the fit of 'other'
        """)
    let share = form.explain(field.widthAnchor).description
    #expect(share.contains("\n      because column 0 of 'form' has a length of 100, the fit of 'title'\n"))
  }

  /// The text needs more than 60 in one line, and its column is no longer than the grid.
  @Test("a column without room for its content is as long as the grid, and the explanation says so")
  func limitedByRoom() {
    let title = Label("Electronic mail", name: "title"), field = Box("field")
    let form = Grid(columns: [.fit, .fr(1)], rows: [], implicitRows: [.fit], spacing: 0) {
      title
      field
    }
    form.name = "form"
    form.layout(width: 60, height: 40)
    let reasons = form.explain(title.widthAnchor).description
    #expect(title.frame.width == 60 && title.fittingSize().width > 60)
    #expect(reasons.contains("because it is the longest for which the grid has room"), "\(reasons)")
    let share = form.explain(field.widthAnchor).description
    #expect(share.contains("column 0 of 'form' has a length of 60, the longest for which"), "\(share)")
  }

  /// Two shares of 150 without a gap of 4 would be 73 long, so the first is as long as its minimum, and the second has
  /// the rest.
  @Test("a share at its minimum is the reason for the other shares")
  func shareAtItsMinimum() {
    let first = Box("first"), second = Box("second")
    let pair = Grid("pair", tracks: [.minmax(.pt(100), .fr(1)), .fr(1)], spacing: 4) {
      first
      second
    }
    pair.layout(width: 150, height: 50)
    #expect(first.explain(.width).description.contains("because it is the minimum of the column"))
    let rest = second.explain(.width).description
    #expect(rest.contains("column 0 of 'pair' has a length of 100, the minimum of the column"), "\(rest)")
  }

  /// The margins are 5 on each side.
  @Test("so does a position behind cells of a stack, which is a sum")
  func sums() {
    let icon = Box("icon"), title = Label("Ab", name: "title"), rest = Box("rest")
    icon.intrinsicSize = Size(width: 100, height: 20)
    let bar = Grid.horizontal {
      icon.auto().margin(EdgeInsets(5))
      Box("gap").constant(10)
      rest.expanded()
      title.auto()
    }
    bar.name = "bar"
    bar.layout(width: 300, height: 40)
    let start = bar.explain(rest.leftAnchor)
    #expect(start.value == 120)
    #expect(start.reasons.contains("column 0 of 'bar' has a length of 110, the fit of 'icon' with its margins"))
    #expect(!start.description.contains("column 1 of 'bar' has"))
    #expect(bar.explain(icon.widthAnchor).reasons.contains("it is the fit of 'icon'"))
    #expect(bar.explain(title.widthAnchor).reasons.contains("it is the fit of 'title'"))
  }

  @Test("an explanation says what expanded cells share")
  func sharedRest() {
    let bar = Box("bar"), list = Box("list")
    let stack = Grid.vertical {
      bar.constant(40)
      list.expanded()
    }
    stack.name = "screen"
    stack.layout(width: 100, height: 300)
    let explanation = stack.explain(list.heightAnchor).description
    #expect(explanation.contains("because 'screen' has 260 of free space to share among its expanded cells"))
    stack.layout(width: 100, height: 30)
    #expect(
      stack.decisions(along: .vertical) == [
        "'screen' has no free space to share among its expanded cells, because the other cells exceed its length by 10"
      ])
  }
}
