import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The worked examples of the reference, with the lengths that its formulas give.
@Suite struct StackExampleTests {
  @Test func constantAutoAndExpandedCellsShareTheHeight() {
    let a = plain("a"), b = fixed("b", 80, 40), c = plain("c")
    let grid = Grid.vertical {
      a.constant(50)
      b.auto()
      c.expanded()
    }
    expectSize(grid.fittingSize(), 80, 90)
    expectFrames(
      grid, 200, 300, [a: (0, 0, 200, 50), b: (0, 50, 200, 40), c: (0, 90, 200, 210)])
  }

  @Test func expandedCellsShareInProportion() {
    let a = plain("a"), b = plain("b"), c = plain("c"), d = plain("d"), text = fixed("text", 60, 10)
    let two = Grid.horizontal {
      a.expanded()
      b.expanded(2)
    }
    expectFrames(two, 300, 100, [a: (0, 0, 100, 100), b: (100, 0, 200, 100)])
    let four = Grid.horizontal {
      a.constant(30)
      text.auto()
      c.expanded(1)
      d.expanded(2)
    }
    expectFrames(
      four, 330, 50, [a: (0, 0, 30, 50), text: (30, 0, 60, 50), c: (90, 0, 80, 50), d: (170, 0, 160, 50)])
  }

  @Test func threeEqualSharesAreNotRounded() {
    let boxes = ["a", "b", "c"].map { plain($0) }
    let grid = Grid.horizontal { for box in boxes { box.expanded() } }
    let third = 100.0 / 3
    expectFrames(
      grid, 100, 10,
      [boxes[0]: (0, 0, third, 10), boxes[1]: (third, 0, third, 10), boxes[2]: (2 * third, 0, third, 10)])
  }

  @Test func marginsPushTheViewInsideAConstantCell() {
    let a = plain("a"), b = plain("b")
    let grid = Grid.vertical {
      a.constant(60).margin(EdgeInsets(top: 5, left: 10, bottom: 7, right: 20))
      b.constant(20)
    }
    expectFrames(grid, 200, 300, [a: (10, 5, 170, 48), b: (0, 60, 200, 20)])
  }

  @Test func anAutoCellGrowsByItsMargins() {
    let a = fixed("a", 80, 40), b = plain("b")
    let grid = Grid.vertical {
      a.auto().margin(EdgeInsets(top: 5, left: 10, bottom: 7, right: 20))
      b.constant(20)
    }
    expectFrames(grid, 200, 300, [a: (10, 5, 170, 40), b: (0, 52, 200, 20)])
  }

  @Test func leastAndGreatestLengthsAreThoseOfTheCell() {
    let margin = EdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    let a = fixed("a", 80, 40), b = fixed("b", 80, 90), c = fixed("c", 80, 40), d = fixed("d", 80, 40)
    let grid = Grid.vertical {
      a.auto().minLength(50).margin(margin)
      b.auto().maxLength(60).margin(margin)
      c.auto().margin(margin).maxLength(60).minLength(50)
      d.auto().minLength(50)
    }
    expectFrames(
      grid, 200, 400,
      [a: (0, 10, 200, 40), b: (0, 70, 200, 40), c: (0, 130, 200, 40), d: (0, 180, 200, 50)])
  }

  @Test func whereLeastExceedsGreatestTheFirstThatWasSetCounts() {
    let a = fixed("a", 80, 40), b = fixed("b", 80, 40)
    let grid = Grid.vertical {
      a.auto().maxLength(30).minLength(50)
      b.auto().minLength(50).maxSize(30)
    }
    expectFrames(grid, 200, 400, [a: (0, 0, 200, 30), b: (0, 30, 200, 50)])
  }

  @Test func leastLengthHoldsForViewsOfConstantLengthToo() {
    let a = fixed("a", 80, 40), b = plain("b")
    let grid = Grid.vertical {
      a.auto().minLength(50).maxLength(60).verticalAlignment(.constantTop(height: 10))
      b.constant(5)
    }
    expectFrames(grid, 200, 400, [a: (0, 0, 200, 10), b: (0, 50, 200, 5)])
  }

  @Test func aViewWithoutRoomBetweenItsMarginsHasNoLength() {
    let margin = EdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    let a = fixed("a", 80, 40), b = plain("b")
    let grid = Grid.vertical {
      a.auto().maxLength(10).margin(margin)
      b.constant(10)
    }
    expectFrames(grid, 100, 100, [a: (0, 20, 100, 0), b: (0, 10, 100, 10)])
    let wide = Grid.vertical { a.constant(10).margin(EdgeInsets(top: 0, left: 60, bottom: 0, right: 60)) }
    expectFrames(wide, 100, 50, [a: (60, 0, 0, 10)])
  }

  @Test func expandedCellsWithoutRoomActLikeAutoCells() {
    let a = plain("a"), b = fixed("b", 80, 40), c = plain("c")
    let grid = Grid.vertical {
      a.constant(250)
      b.expanded()
      c.constant(10)
    }
    expectFrames(grid, 200, 200, [a: (0, 0, 200, 250), b: (0, 250, 200, 40), c: (0, 290, 200, 10)])
    grid.setContentAlignment(for: b) { $0.expanded().canCollapse(true) }
    expectFrames(grid, 200, 200, [b: (0, 250, 200, 0), c: (0, 250, 200, 10)])
    expectSize(grid.fittingSize(width: 200), 200, 260)
    grid.setContentAlignment(for: b) { $0.expanded().verticalAlignment(.autoTop).canCollapse(true) }
    expectFrames(grid, 200, 200, [b: (0, 250, 200, 0), c: (0, 250, 200, 10)])
    expectFrames(grid, 200, 300, [b: (0, 250, 200, 40), c: (0, 290, 200, 10)])
  }

  @Test func exactlyNothingLeftIsNoRoom() {
    let a = plain("a"), b = fixed("b", 80, 40)
    let grid = Grid.vertical {
      a.constant(200)
      b.expanded()
    }
    expectFrames(grid, 200, 200, [a: (0, 0, 200, 200), b: (0, 200, 200, 40)])
    expectFrames(grid, 200, 201, [a: (0, 0, 200, 200), b: (0, 200, 200, 1)])
    expectFrames(grid, 200, 200, [a: (0, 0, 200, 200), b: (0, 200, 200, 40)])
  }

  @Test func eachExpandedCellWithoutRoomActsForItself() {
    let a = plain("a"), b = plain("b"), c = fixed("c", 80, 40), d = plain("d")
    let grid = Grid.vertical {
      a.constant(250)
      b.expanded()
      c.expanded(2)
      d.constant(10)
    }
    expectFrames(grid, 200, 200, [b: (0, 250, 200, 0), c: (0, 250, 200, 40), d: (0, 290, 200, 10)])
  }

  @Test func aShareSmallerThanTheMarginsLeavesTheViewNothing() {
    let a = plain("a"), b = fixed("b", 80, 40), z = plain("z")
    let margin = EdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    let grid = Grid.vertical {
      a.constant(190)
      b.expanded().margin(margin)
      z.constant(0)
    }
    expectFrames(grid, 200, 200, [a: (0, 0, 200, 190), b: (0, 200, 200, 0), z: (0, 200, 200, 0)])
    let small = Grid.vertical {
      b.constant(10).margin(margin)
      z.constant(20)
    }
    expectFrames(small, 200, 200, [b: (0, 10, 200, 0), z: (0, 10, 200, 20)])
  }

  @Test func fittingViewsStayBetweenTheMargins() {
    let a = fixed("a", 80, 40), z = plain("z"), p = plain("p")
    let grid = Grid.vertical {
      a.constant(30).verticalAlignment(.autoTop).margin(EdgeInsets(top: 10, left: 0, bottom: 4, right: 0))
      z.constant(20)
    }
    expectFrames(grid, 200, 100, [a: (0, 10, 200, 16), z: (0, 30, 200, 20)])
    let tall = Grid.vertical {
      p.constant(10)
      a.constant(30).verticalAlignment(.constantCenter(height: 50))
      z.constant(20)
    }
    expectFrames(tall, 200, 100, [p: (0, 0, 200, 10), a: (0, 0, 200, 50), z: (0, 40, 200, 20)])
  }

  @Test func marginsMayBeNegative() {
    let a = plain("a"), b = plain("b")
    let grid = Grid.vertical {
      a.constant(40).margin(EdgeInsets(top: -5, left: -5, bottom: -5, right: -5))
      b.constant(10)
    }
    expectFrames(grid, 100, 100, [a: (-5, -5, 110, 50), b: (0, 40, 100, 10)])
  }

  @Test func plainViewsFitNothing() {
    let a = plain("a"), b = plain("b"), c = plain("c")
    let grid = Grid.vertical {
      a.auto()
      b.auto().minLength(25)
      c.expanded()
    }
    expectFrames(grid, 100, 100, [a: (0, 0, 100, 0), b: (0, 0, 100, 25), c: (0, 25, 100, 75)])
  }

  @Test func hiddenViewsKeepTheirCells() {
    let a = fixed("a", 80, 40), b = plain("b")
    a.isHidden = true
    let grid = Grid.vertical {
      a.auto()
      b.expanded()
    }
    expectFrames(grid, 100, 100, [a: (0, 0, 100, 40), b: (0, 40, 100, 60)])
  }

  @Test func sharesThatAreNoNumbersAboveZeroTakeNoPart() {
    let a = plain("a"), b = plain("b"), c = fixed("c", 80, 40)
    let zero = Grid.vertical {
      a.expanded(0)
      b.constant(10)
    }
    expectFrames(zero, 100, 100, [a: (0, 0, 100, 0), b: (0, 0, 100, 10)])
    let negative = Grid.vertical {
      a.expanded(-1)
      b.expanded(3)
    }
    expectFrames(negative, 100, 100, [a: (0, 0, 100, 0), b: (0, 0, 100, 100)])
    #expect(negative.warnings == [.unusableTrack(index: 0, axis: "cell")])
    let unknown = Grid.vertical {
      c.expanded(.nan)
      b.expanded(.infinity)
      a.expanded()
    }
    expectFrames(unknown, 100, 100, [c: (0, 0, 100, 40), b: (0, 40, 100, 0), a: (0, 40, 100, 60)])
    #expect(unknown.warnings.count == 2)
  }

  @Test func lengthsThatAreNoNumbersAboveZeroCountAsZero() {
    let a = plain("a"), b = plain("b"), c = plain("c"), d = plain("d")
    let grid = Grid.vertical {
      a.constant(-10)
      b.constant(20)
      c.expanded()
      d.constant(.nan).margin(EdgeInsets(top: .nan, left: 0, bottom: 0, right: .infinity))
    }
    expectFrames(
      grid, 100, 100, [a: (0, 0, 100, 0), b: (0, 0, 100, 20), c: (0, 20, 100, 80), d: (0, 100, 100, 0)])
    #expect(grid.warnings.count == 3)
  }

  @Test func limitsThatAreNoLengthsCountAsZero() {
    let a = fixed("a", 80, 40), b = fixed("b", 80, 30), c = fixed("c", 80, 20), d = fixed("d", 80, 10), z = plain("z")
    let grid = Grid.vertical {
      a.auto().minLength(.nan)
      b.auto().minLength(.infinity)
      c.auto().minLength(-4).maxLength(-3)
      d.auto().minLength(5).maxLength(.nan)
      z.constant(10)
    }
    expectFrames(
      grid, 100, 100,
      [a: (0, 0, 100, 40), b: (0, 40, 100, 30), c: (0, 70, 100, 0), d: (0, 70, 100, 5), z: (0, 75, 100, 10)])
    #expect(
      grid.warnings == [
        .unusableLength(name: "least length of a"), .unusableLength(name: "least length of b"),
        .unusableLength(name: "least length of c"), .unusableLength(name: "greatest length of c"),
        .unusableLength(name: "greatest length of d"),
      ])
    grid.setContentAlignment(for: a) { $0.auto().minLength(.nan).minLength(50).maxLength(.infinity) }
    grid.setContentAlignment(for: c) { $0.auto().maxLength(-.infinity) }
    grid.setContentAlignment(for: d) { $0.auto().maxLength(0).minLength(5) }
    expectFrames(
      grid, 100, 100,
      [a: (0, 0, 100, 50), b: (0, 50, 100, 30), c: (0, 80, 100, 0), d: (0, 80, 100, 0), z: (0, 80, 100, 10)])
    #expect(
      grid.warnings == [.unusableLength(name: "least length of b"), .unusableLength(name: "greatest length of c")])
  }

  @Test func gridsWithoutRoomAtAllActLikeAutoCells() {
    let a = fixed("a", 80, 40), b = fixed("b", 70, 30), c = plain("c")
    let grid = Grid.vertical {
      a.auto()
      b.expanded()
      c.constant(10)
    }
    expectFrames(grid, 0, 0, [a: (0, 0, 0, 40), b: (0, 40, 0, 30), c: (0, 70, 0, 10)])
    let d = fixed("d", 80, 25)
    let flat = Grid.vertical {
      a.expanded()
      c.constant(10)
      d.expanded(3)
    }
    expectFrames(flat, 200, 0, [a: (0, 0, 200, 40), c: (0, 40, 200, 10), d: (0, 50, 200, 25)])
  }

  @Test func stacksWithoutCellsGetThemLater() {
    for grid in [Grid.horizontal("row"), .vertical("column"), .horizontal(), .vertical(distribution: .center)] {
      let a = plain("a"), b = plain("b"), isRow = grid.orientation == .horizontal
      #expect(grid.layout(width: 100, height: 100).warnings.isEmpty)
      grid.addGridContent {
        a.constant(20)
        b.expanded()
      }
      expectFrames(
        grid, 100, 100,
        isRow ? [a: (0, 0, 20, 100), b: (20, 0, 80, 100)] : [a: (0, 0, 100, 20), b: (0, 20, 100, 80)])
    }
  }
}
