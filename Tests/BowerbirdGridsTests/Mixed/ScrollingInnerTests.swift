import BowerbirdGrids
import BowerbirdLayout
import Testing

/// A grid that scrolls is as long as its tracks in a cell that asks it, and as long as the cell in one that does not.
@Suite struct ScrollingInnerTests {
  private let inner: Grid
  private let rest = Box("rest")

  init() {
    let item = fixed("item", 10, 40)
    inner = Grid(tracks: 1, contentMode: .scroll, spacing: 0) { item }
  }

  @Test func inAnAutoCell() {
    let page = Grid.vertical {
      inner.auto()
      rest.expanded()
    }
    page.layout(width: 100, height: 200)
    #expect(inner.frame == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(rest.frame == Rect(x: 0, y: 40, width: 100, height: 160))
    #expect(page.fittingSize(width: 100) == Size(width: 100, height: 40))
    #expect(inner.fittingSize(width: 100) == Size(width: 100, height: 40))
  }

  @Test func inAnAutoCellWithoutRoom() {
    let page = Grid.vertical {
      inner.auto()
      rest.expanded()
    }
    page.layout(width: 100, height: 30)
    // An auto cell is as long as its content, however little room there is.
    #expect(inner.frame.height == 40 && rest.frame == Rect(x: 0, y: 40, width: 100, height: 0))
  }

  @Test func inAnExpandedCell() {
    let page = Grid.vertical {
      inner.expanded()
      rest.constant(20)
    }
    for height in [200.0, 50, 200] {
      page.layout(width: 100, height: height)
      #expect(inner.frame.height == height - 20 && rest.frame.y == height - 20)
    }
  }

  @Test func inAContentRowBesideAShare() {
    let page = Grid(tracks: [.fr(1)], spacing: 0, crossTracks: [.fit, .fr(1)]) {
      inner
      rest
    }
    page.layout(width: 100, height: 200)
    #expect(inner.frame.height == 40)
    #expect(rest.frame == Rect(x: 0, y: 40, width: 100, height: 160))
  }

  @Test func inAShare() {
    let page = Grid(tracks: [.fr(1)], spacing: 0, crossTracks: [.pt(190), .fr(1)]) {
      rest
      inner
    }
    page.layout(width: 100, height: 200)
    #expect(inner.frame == Rect(x: 0, y: 190, width: 100, height: 10))
    #expect(rest.frame.height == 190)
  }

  @Test func inAnotherThatScrolls() {
    let outer = Grid(tracks: 1, contentMode: .scroll, spacing: 0) {
      inner
      rest.gridSpan(row: 2)
    }
    let page = Grid.vertical { outer.auto() }
    page.layout(width: 100, height: 200)
    #expect(inner.frame == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(outer.frame.height == 40)
  }

  @Test func inColumnsInAnAutoCell() {
    let columns = Box("columns")
    columns.grid.views = [inner]
    let page = Grid.vertical {
      columns.auto()
      rest.expanded()
    }
    page.layout(width: 100, height: 200)
    #expect(inner.frame.height == 40 && columns.frame.height == 40 && rest.frame.height == 160)
  }

  @Test func whereSomethingElseSaysHowLong() {
    let root = Box("root")
    root.add(inner)
    inner.constraints {
      $0.topAnchor == root.topAnchor
      $0.horizontalEdgesAnchor == root.horizontalEdgesAnchor
      $0.heightAnchor == 25 --! .priority(.defaultHigh)
    }
    root.layout(width: 100, height: 200)
    #expect(inner.frame.height == 25)
  }
}
