import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The three systems of grids inside each other, and with boxes that have children.
@Suite struct MixedGridTests {
  /// A box that is as large as what is in it, and 3 more on each side.
  private func card(_ inner: Box) -> Box {
    let card = Box("card")
    card.add(inner)
    inner.constraints { $0.edgesAnchor == card.edgesAnchor -- 3 }
    return card
  }

  @Test("an item that loses its natural size has the size that its constraints require")
  func silence() {
    let item = fixed("item", 30, 10)
    let grid = Grid.vertical { item.auto().horizontalAlignment(.autoCenter) }
    expectFrames(grid, 100, 50, [item: (35, 0, 30, 10)])
    item.intrinsicSize = nil
    expectFrames(grid, 100, 50, [item: (50, 0, 0, 0)])
    item.intrinsicSize = Size(width: 20, height: 5)
    expectFrames(grid, 100, 50, [item: (40, 0, 20, 5)])
  }

  @Test("an expanded box with children acts like an auto cell in a stack of any length")
  func expandedCard() {
    let title = plain("title"), card = card(fixed("inner", 20, 16))
    let stack = Grid.vertical {
      title.constant(30)
      card.expanded()
    }
    let page = Grid.vertical { stack.auto() }
    for _ in 0..<2 {
      #expect(page.layout(width: 200, height: 300).problems.isEmpty)
      #expect(isClose(stack.frame, Rect(x: 0, y: 0, width: 200, height: 52)))
      #expect(isClose(card.frame, Rect(x: 0, y: 30, width: 200, height: 22)))
    }
  }

  @Test("an expanded box with children in a stack that is cut short settles")
  func expandedCardInAConstantCell() {
    let title = plain("title"), inner = fixed("inner", 20, 16), card = card(inner)
    let stack = Grid.vertical {
      title.constant(12)
      card.expanded()
    }
    let page = Grid.vertical { stack.constant(14).verticalAlignment(.autoCenter) }
    let report = page.layout(width: 200, height: 300)
    #expect(report.problems.isEmpty && report.conflicts.isEmpty)
    #expect(stack.frame.height <= 14 + 1e-6)
    #expect(isClose(title.frame, Rect(x: 0, y: 0, width: 200, height: 12)))
  }

  @Test("a stack in a share does not make a share with a minimum longer")
  func stackInShare() {
    let stack = Grid.vertical { fixed("short", 30, 10).auto() }
    let grid = Grid(tracks: [.minmax(.pt(10), .fr(1)), .fr(1)], spacing: 0) {
      Box("first")
      stack
    }
    grid.layout(width: 200, height: 10)
    expectLengths(grid.columnWidths, [100, 100])
  }

  @Test("a box with children in a share does not make a fitting track longer")
  func cardInShare() {
    let grid = Grid(tracks: [.fit, .fr(1)], spacing: 0) {
      fixed("first", 40, 10)
      card(fixed("inner", 20, 10))
    }
    grid.layout(width: 200, height: 16)
    expectLengths(grid.columnWidths, [40, 160])
  }

  /// The document: what spans a share takes no part in how the tracks are sized.
  @Test("an item that spans shares with content does not stretch them")
  func spanOverShares() {
    let grid = Grid(tracks: [.minmax(.fit, .fr(1)), .minmax(.fit, .fr(1)), .minmax(.pt(20), .fr(1))], spacing: 0) {
      fixed("wide", 100, 10).gridSpan(column: 2)
      Box("rest")
    }
    grid.layout(width: 120, height: 10)
    expectLengths(grid.columnWidths, [40, 40, 40])
  }

  @Test("a container within columns may have no room for its own, and has it again")
  func columnsWithoutRoom() {
    let outer = Box("outer"), inner = Box("inner"), view = Box("view")
    outer.grid.contentEdgeInsets = EdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    outer.grid.views = [inner]
    inner.grid.contentEdgeInsets = EdgeInsets(top: 2, left: 10, bottom: 2, right: 10)
    inner.grid.views = [view]
    let page = Grid.vertical { outer.expanded() }
    expectFrames(page, 300, 20, [inner: (20, 0, 260, 20), view: (10, 2, 240, 16)])
    expectFrames(page, 30, 20, [inner: (20, 0, 0, 20), view: (10, 2, 0, 16)])
    expectFrames(page, 50, 20, [inner: (20, 0, 10, 20), view: (10, 2, 0, 16)])
    expectFrames(page, 300, 20, [inner: (20, 0, 260, 20), view: (10, 2, 240, 16)])
  }

  @Test("a container in a cell that was too short for its insets gets the size that its views need again")
  func columnsFindBack() {
    let container = Box("container"), view = fixed("view", 40, 20)
    container.grid.contentEdgeInsets = EdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    container.grid.views = [view]
    let page = Grid.vertical { container.constant(5) }
    expectFrames(page, 100, 100, [container: (0, 0, 100, 5), view: (0, 10, 100, 0)])
    page.setContentAlignment(for: container) { $0.auto() }
    expectFrames(page, 100, 100, [container: (0, 0, 100, 40), view: (0, 10, 100, 20)])
  }
}
