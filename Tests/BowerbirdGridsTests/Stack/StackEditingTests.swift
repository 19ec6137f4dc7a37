import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Edits of stack grids, alone and within each other.
@Suite struct StackEditingTests {
  @Test func itemsAreThoseOfTheCellsInTheirOrder() {
    let image = plain("image"), title = plain("title"), date = plain("date")
    let row = Grid.horizontal {
      image.constant(40)
      title.expanded()
    }
    #expect(row.items.map(\.name) == ["image", "title"])
    row.addGridContent(at: 1) { date.constant(10) }
    #expect(row.items.map(\.name) == ["image", "date", "title"])
    row.swapArrangement(of: image, with: title)
    #expect(row.items.map(\.name) == ["title", "date", "image"])
    date.remove()
    row.layout(width: 100, height: 10)
    #expect(row.items.map(\.name) == ["title", "image"])
    #expect(Grid().items.isEmpty)
  }

  @Test func editsActOnWhateverGridTheItemLiesIn() {
    let a = plain("a"), b = plain("b"), c = plain("c"), d = plain("d")
    let inner = Grid.horizontal {
      b.expanded()
      d.constant(20)
    }
    let grid = Grid.vertical {
      a.constant(30)
      inner.constant(100)
      c.expanded()
    }
    expectFrames(
      grid, 100, 200,
      [
        a: (0, 0, 100, 30), inner: (0, 30, 100, 100), b: (0, 0, 80, 100), d: (80, 0, 20, 100),
        c: (0, 130, 100, 70),
      ])

    grid.swapArrangement(of: a, with: c)
    expectFrames(grid, 100, 200, [c: (0, 0, 100, 70), inner: (0, 70, 100, 100), a: (0, 170, 100, 30)])

    #expect(grid.swapArrangement(of: a, with: b) == nil)
    expectFrames(
      grid, 100, 200,
      [
        c: (0, 0, 100, 50), inner: (0, 50, 100, 100), a: (0, 0, 30, 100), d: (30, 0, 20, 100),
        b: (0, 150, 100, 50),
      ])

    grid.setContentAlignment(for: b) { $0.constant(60).horizontalAlignment(.constantLeft(width: 25)) }
    expectFrames(grid, 100, 200, [c: (0, 0, 100, 40), inner: (0, 40, 100, 100), b: (0, 140, 25, 60)])

    let e = plain("e"), f = plain("f"), h = plain("h")
    grid.addGridContent { e.constant(5) }
    grid.addGridContent(at: 0) { f.constant(6) }
    grid.addGridContent(at: 99) { h.constant(7) }
    expectFrames(
      grid, 100, 200,
      [
        f: (0, 0, 100, 6), c: (0, 6, 100, 22), inner: (0, 28, 100, 100), b: (0, 128, 25, 60),
        e: (0, 188, 100, 5), h: (0, 193, 100, 7),
      ])

    grid.removeSubcontent(d)
    grid.orientation = .horizontal
    expectFrames(
      grid, 300, 50,
      [
        f: (0, 0, 6, 50), c: (6, 0, 122, 50), inner: (128, 0, 100, 50), a: (0, 0, 30, 50), b: (228, 0, 25, 50),
        e: (288, 0, 5, 50), h: (293, 0, 7, 50),
      ])
  }

  @Test func removedViewsLeaveTheGrid() {
    let a = plain("a"), b = fixed("b", 10, 15)
    let grid = Grid.vertical {
      a.constant(100)
      b.auto()
    }
    expectFrames(grid, 50, 200, [b: (0, 100, 50, 15)])
    #expect(grid.removeSubcontent(subviewToBeRemoved: a) == nil)
    #expect(a.parent == nil)
    expectFrames(grid, 50, 200, [b: (0, 0, 50, 15)])
  }

  @Test func viewsRemovedBehindTheGridsBackLoseTheirCells() {
    let a = plain("a"), b = fixed("b", 10, 15)
    let grid = Grid.vertical {
      a.constant(100)
      b.auto()
    }
    grid.layout(width: 50, height: 200)
    a.remove()
    expectFrames(grid, 50, 200, [b: (0, 0, 50, 15)])
  }

  @Test func mistakesAreValues() {
    let a = plain("a"), b = plain("b"), stranger = plain("stranger")
    let inner = Grid.horizontal { b.expanded() }
    inner.name = "inner"
    let grid = Grid.vertical {
      a.constant(30)
      inner.expanded()
    }
    grid.name = "grid"
    grid.layout(width: 100, height: 100)
    #expect(grid.removeSubcontent(stranger) == .unknownItem(name: "stranger", grid: "grid"))
    #expect(grid.swapArrangement(of: a, with: stranger) == .unknownItem(name: "stranger", grid: "grid"))
    #expect(grid.swapArrangement(of: b, with: inner) == .nested(inner: "b", outer: "inner"))
    #expect(grid.swapArrangement(of: inner, with: b) == .nested(inner: "b", outer: "inner"))
    #expect(
      grid.setContentAlignment(for: a) { _ in stranger.auto() } == .otherItem(name: "stranger", expected: "a"))
    #expect(inner.addGridContent { grid.auto() } == .cycle(name: "grid", grid: "inner"))
    #expect(inner.removeSubcontent(a) == .unknownItem(name: "a", grid: "inner"))
    expectFrames(grid, 100, 100, [a: (0, 0, 100, 30), inner: (0, 30, 100, 70), b: (0, 0, 100, 70)])
    let sentence = GridEditError.unknownItem(name: "stranger", grid: "grid").description
    #expect(sentence == "stranger is in no cell of grid.")
  }

  @Test func mistakesSpeakOfUnnamedBoxes() {
    let grid = Grid.vertical { plain("a").auto() }
    #expect(grid.removeSubcontent(Box())?.description == "an unnamed box is in no cell of an unnamed box.")
  }

  @Test func itemsOfTracksAreNoneOfAStack() {
    let a = plain("a"), grid = Grid.vertical { a.constant(5) }
    grid.setContent { plain("b") }
    #expect(grid.children.count == 1)
    expectFrames(grid, 10, 10, [a: (0, 0, 10, 5)])
  }

  @Test func loopsAndConditionsStandAnywhereInTheBuilder() {
    let boxes = (0..<5).map { plain("\($0)") }
    let first = plain("first"), last = plain("last")
    func grid(withMiddle: Bool) -> Grid {
      Grid.vertical {
        first.constant(10)
        if withMiddle {
          for (index, box) in boxes.enumerated() {
            if index % 2 == 0 { box.constant(2) } else { box.constant(3) }
          }
        }
        for box in boxes.prefix(0) { box.auto() }
        switch withMiddle {
        case true: last.constant(5)
        case false: last.constant(7)
        }
      }
    }
    expectFrames(grid(withMiddle: true), 10, 100, [boxes[4]: (0, 20, 10, 2), last: (0, 22, 10, 5)])
    expectFrames(grid(withMiddle: false), 10, 100, [last: (0, 10, 10, 7)])
  }

  @Test func emptyGridsHaveNoSize() {
    let grid = Grid.horizontal {}
    #expect(grid.fittingSize() == .zero)
    let outer = Grid.vertical { grid.auto() }
    expectFrames(outer, 20, 30, [grid: (0, 0, 20, 0)])
  }
}
