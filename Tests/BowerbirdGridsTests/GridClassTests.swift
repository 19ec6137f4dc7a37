import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Grids of classes of their own, which declare their content after `super.init`.
@Suite struct GridClassTests {
  private final class Card: Grid {
    let title = Box("title"), body = Box("body")

    init() {
      super.init("card")
      addGridContent {
        title.constant(20)
        body.expanded()
      }
    }
  }

  private final class Bar: Grid {
    let icon = Box("icon"), text = Box("text")

    init() {
      super.init("bar")
      orientation = .horizontal
      addGridContent {
        icon.constant(20)
        text.expanded()
      }
    }
  }

  private final class Board: Grid {
    let cells = (0..<4).map { Box("\($0)") }

    init() {
      super.init("board")
      declaration.tracks = [.fr(1), .fr(1)]
      declaration.spacing = 0
      setContent { cells }
    }
  }

  @Test func `a grid has the name that it is created with`() {
    let item = Box("item")
    let grids = [
      Grid("a", tracks: 2) { item }, Grid("b", columns: [.fr(1)], rows: [.fit]) { item },
      Grid.vertical("c") { item.auto() }, Grid.horizontal("d", distribution: .center) { item.auto() },
      Grid.wrapping("e", spacing: 4) { item },
    ]
    #expect(grids.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(Grid(tracks: 2) { item }.name == "")
  }

  @Test func `a stack from top to bottom`() {
    let card = Card()
    card.layout(width: 100, height: 60)
    #expect(card.title.frame == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(card.body.frame == Rect(x: 0, y: 20, width: 100, height: 40))
    #expect(card.warnings.isEmpty && card.name == "card")
  }

  @Test func `a stack that is turned`() {
    let bar = Bar()
    bar.layout(width: 100, height: 60)
    #expect(bar.icon.frame == Rect(x: 0, y: 0, width: 20, height: 60))
    #expect(bar.text.frame == Rect(x: 20, y: 0, width: 80, height: 60))
  }

  @Test func `a grid of tracks`() {
    let board = Board()
    board.layout(width: 100, height: 60)
    #expect(board.cells[3].frame == Rect(x: 50, y: 30, width: 50, height: 30))
  }

  @Test func `an edit that is not made is a warning too`() {
    let grid = Grid(tracks: 2) { Box("a") }
    grid.name = "tracks"
    #expect(grid.addGridContent { Box("b").auto() } == .noStack(grid: "tracks"))
    #expect(grid.warnings == [.refusedEdit(.noStack(grid: "tracks"))])
    #expect(grid.warnings[0].description == GridEditError.noStack(grid: "tracks").description)

    let stack = Grid.vertical { Box("a").auto() }
    stack.removeSubcontent(Box("stranger"))
    #expect(stack.warnings == [.refusedEdit(.unknownItem(name: "stranger", grid: ""))])
    stack.addGridContent { Box("b").auto() }
    #expect(stack.warnings.isEmpty)
  }

  @Test func `a capture list is not ambiguous`() {
    let item = Box("item")
    let tracked = Grid(tracks: [.fr(1)]) { [item] in item }
    let stack = Grid.vertical { [item] in item.auto() }
    #expect(item.parent === stack && stack.children.count == 1)
    stack.removeSubcontent(item)
    tracked.setContent { [item] in item }
    tracked.layout(width: 10, height: 10)
    #expect(item.frame.width == 10)
  }
}
