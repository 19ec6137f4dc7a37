import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The fits of grids, with and without measured text.
@Suite struct StackFittingTests {
  private func page() -> (grid: Grid, boxes: [Box]) {
    let boxes = [plain("a"), text("b", 30), plain("c"), fixed("d", 80, 40)]
    let grid = Grid.vertical {
      boxes[0].constant(50)
      boxes[1].auto()
      boxes[2].expanded()
      boxes[3].expanded(2)
    }
    return (grid, boxes)
  }

  @Test func fittingSizeCountsExpandedCellsLikeAutoCells() {
    let (grid, _) = page()
    expectSize(grid.fittingSize(), 300, 110)
    expectSize(grid.fittingSize(width: 200), 200, 130)
    expectSize(grid.fittingSize(width: 100), 100, 150)
    expectSize(grid.fittingSize(height: 300), 300, 300)
  }

  @Test func fittingSizeDoesNotDependOnHistory() {
    let (grid, boxes) = page()
    let third = 190.0 / 3
    expectFrames(
      grid, 100, 300,
      [
        boxes[0]: (0, 0, 100, 50), boxes[1]: (0, 50, 100, 60), boxes[2]: (0, 110, 100, third),
        boxes[3]: (0, 110 + third, 100, 2 * third),
      ])
    expectSize(grid.fittingSize(width: 200), 200, 130)
    grid.setNeedsGridLayout()
    expectSize(grid.fittingSize(width: 100), 100, 150)
    grid.layout(width: 50, height: 20)
    expectSize(grid.fittingSize(), 300, 110)
  }

  @Test func theWidestCellDecidesAcrossTheGrid() {
    let a = fixed("a", 80, 40), b = fixed("b", 120, 10), c = fixed("c", 60, 10)
    let grid = Grid.vertical {
      a.auto().horizontalAlignment(.autoLeft).margin(EdgeInsets(top: 0, left: 3, bottom: 0, right: 4))
      b.constant(30).horizontalAlignment(.autoRight)
      c.constant(30).margin(EdgeInsets(top: 0, left: 5, bottom: 0, right: 6)).horizontalAlignment(
        .constantCenter(width: 70))
    }
    expectSize(grid.fittingSize(), 120, 100)
    expectSize(grid.fittingSize(width: 100), 100, 100)
  }

  @Test func horizontalGridsDoNotBreakTheLinesOfAutoCells() {
    let a = plain("a"), b = text("b", 50)
    let grid = Grid.horizontal {
      a.constant(30)
      b.auto()
    }
    expectSize(grid.fittingSize(), 530, 20)
    expectFrames(grid, 383, 20, [b: (30, 0, 500, 20)])
    setText(of: b, 400)
    expectSize(grid.fittingSize(), 4030, 20)
    setText(of: b, 50)
    expectSize(grid.fittingSize(), 530, 20)
  }

  @Test func changedTextIsNoticedWithoutAnyCall() {
    let a = text("a", 30), b = plain("b")
    let grid = Grid.vertical {
      a.auto()
      b.expanded()
    }
    expectFrames(grid, 100, 200, [a: (0, 0, 100, 60), b: (0, 60, 100, 140)])
    setText(of: a, 60)
    expectFrames(grid, 100, 200, [a: (0, 0, 100, 120), b: (0, 120, 100, 80)])
    let line = text("line", 12)
    let row = Grid.horizontal {
      line.auto()
      b.expanded()
    }
    expectFrames(row, 300, 40, [line: (0, 0, 120, 40), b: (120, 0, 180, 40)])
  }

  @Test func gridsInGridsAreMeasuredWhereTheyLie() {
    let top = plain("top"), rest = plain("rest"), i1 = fixed("i1", 30, 24), i2 = text("i2", 30), i3 = plain("i3")
    let inner = Grid.horizontal {
      i1.auto()
      i2.expanded()
      i3.constant(40)
    }
    let grid = Grid.vertical {
      top.constant(50)
      inner.auto()
      rest.expanded()
    }
    expectFrames(
      grid, 200, 300,
      [
        inner: (0, 50, 200, 60), i1: (0, 0, 30, 60), i2: (30, 0, 130, 60), i3: (160, 0, 40, 60),
        rest: (0, 110, 200, 190),
      ])
  }

  @Test func marginsOfGridsInGridsCount() {
    let i1 = text("i1", 30), i2 = plain("i2"), rest = plain("rest")
    let inner = Grid.vertical {
      i1.auto()
      i2.constant(10)
    }
    let grid = Grid.vertical {
      inner.auto().margin(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      rest.expanded()
    }
    expectFrames(
      grid, 206, 300,
      [inner: (2, 1, 200, 50), i1: (0, 0, 200, 40), i2: (0, 40, 200, 10), rest: (0, 54, 206, 246)])
  }

  @Test func changesWithinReachTheParent() {
    let a = fixed("a", 80, 40), r = plain("r")
    let inner = Grid.vertical { a.auto() }
    let grid = Grid.vertical {
      inner.auto()
      r.expanded()
    }
    expectFrames(grid, 100, 200, [inner: (0, 0, 100, 40), r: (0, 40, 100, 160)])
    a.intrinsicSize = Size(width: 80, height: 90)
    expectFrames(grid, 100, 200, [inner: (0, 0, 100, 90), a: (0, 0, 100, 90), r: (0, 90, 100, 110)])
  }

  @Test func aChildThatGrowsIsInTheFittingSize() {
    let a = fixed("a", 60, 20), b = plain("b")
    let grid = Grid.horizontal {
      a.auto()
      b.expanded()
    }
    expectSize(grid.fittingSize(), 60, 20)
    a.intrinsicSize = Size(width: 100, height: 20)
    expectSize(grid.fittingSize(), 100, 20)
    expectSize(grid.fittingSize(width: 300), 300, 20)
  }

  @Test func sharesWithinAnAutoGridDivideWhatTheirContentsTake() {
    let a = fixed("a", 10, 30), b = plain("b"), c = fixed("c", 10, 60), rest = plain("rest")
    let inner = Grid.vertical {
      a.auto()
      b.expanded()
      c.expanded(2)
    }
    let grid = Grid.vertical {
      inner.auto()
      rest.expanded()
    }
    expectFrames(
      grid, 50, 200,
      [
        inner: (0, 0, 50, 90), a: (0, 0, 50, 30), b: (0, 30, 50, 20), c: (0, 50, 50, 40), rest: (0, 90, 50, 110),
      ])
  }
}
