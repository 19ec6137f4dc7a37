import BowerbirdGrids
import BowerbirdLayout
import Testing

/// All fourteen alignments, in cells of each kind, with margins that differ.
@Suite struct StackAlignmentTests {
  @Test func acrossAVerticalGrid() {
    let margin = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    let cases: [(GridHorizontalAlignment, x: Double, width: Double)] = [
      (.fill, 10, 160), (.constantCenter(width: 40), 70, 40), (.autoCenter, 50, 80),
      (.constantLeft(width: 40), 10, 40), (.autoLeft, 10, 80), (.constantRight(width: 40), 130, 40),
      (.autoRight, 90, 80),
    ]
    for (alignment, x, width) in cases {
      let a = fixed("a", 80, 20)
      let grid = Grid.vertical { a.constant(20).horizontalAlignment(alignment).margin(margin) }
      expectFrames(grid, 200, 400, [a: (x, 0, width, 20)])
    }
  }

  @Test func fittingWidthEndsAtTheMarginsAndPlainViewsHaveNone() {
    let wide = fixed("wide", 500, 20), nothing = plain("nothing")
    let grid = Grid.vertical {
      wide.constant(20).horizontalAlignment(.autoLeft).margin(EdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
      nothing.constant(20).horizontalAlignment(.autoLeft)
    }
    expectFrames(grid, 200, 400, [wide: (10, 0, 160, 20), nothing: (0, 20, 0, 20)])
  }

  @Test func acrossAHorizontalGrid() {
    let margin = EdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    let cases: [(GridVerticalAlignment, y: Double, height: Double)] = [
      (.fill, 10, 60), (.constantCenter(height: 24), 28, 24), (.autoCenter, 20, 40),
      (.constantTop(height: 24), 10, 24), (.autoTop, 10, 40), (.constantBottom(height: 24), 46, 24),
      (.autoBottom, 30, 40),
    ]
    for (alignment, y, height) in cases {
      let a = fixed("a", 20, 40)
      let grid = Grid.horizontal { a.constant(20).verticalAlignment(alignment).margin(margin) }
      expectFrames(grid, 200, 100, [a: (0, y, 20, height)])
    }
  }

  private static let alongCases: [GridVerticalAlignment] = [
    .fill, .constantCenter(height: 30), .autoCenter, .constantTop(height: 30), .autoTop,
    .constantBottom(height: 30), .autoBottom,
  ]
  private let margin = EdgeInsets(top: 10, left: 0, bottom: 4, right: 0)

  @Test(arguments: zip(alongCases, [(10.0, 86.0), (38, 30), (33, 40), (10, 30), (10, 40), (66, 30), (56, 40)]))
  func alongAConstantCell(alignment: GridVerticalAlignment, stretch: (y: Double, height: Double)) {
    let p = plain("p"), a = fixed("a", 80, 40), z = plain("z")
    let first = Grid.vertical {
      a.constant(100).margin(margin).verticalAlignment(alignment)
      z.constant(20)
    }
    expectFrames(first, 200, 300, [a: (0, stretch.y, 200, stretch.height), z: (0, 100, 200, 20)])
    let second = Grid.vertical {
      p.constant(10)
      a.constant(100).verticalAlignment(alignment).margin(margin)
      z.constant(20)
    }
    expectFrames(second, 200, 300, [a: (0, stretch.y + 10, 200, stretch.height), z: (0, 110, 200, 20)])
  }

  @Test(arguments: zip(alongCases, [(40.0, 54.0), (30, 44), (40, 54), (30, 44), (40, 54), (30, 44), (40, 54)]))
  func alongAnAutoCell(alignment: GridVerticalAlignment, lengths: (view: Double, cell: Double)) {
    let a = fixed("a", 80, 40), z = plain("z")
    let grid = Grid.vertical {
      a.auto().margin(margin).verticalAlignment(alignment)
      z.constant(20)
    }
    expectFrames(grid, 200, 300, [a: (0, 10, 200, lengths.view), z: (0, lengths.cell, 200, 20)])
  }

  @Test(arguments: zip(alongCases, [(10.0, 266.0), (128, 30), (123, 40), (10, 30), (10, 40), (246, 30), (236, 40)]))
  func alongAnExpandedCell(alignment: GridVerticalAlignment, stretch: (y: Double, height: Double)) {
    let a = fixed("a", 80, 40), z = plain("z")
    let grid = Grid.vertical {
      a.expanded().margin(margin).verticalAlignment(alignment)
      z.constant(20)
    }
    expectFrames(grid, 200, 300, [a: (0, stretch.y, 200, stretch.height), z: (0, 280, 200, 20)])
  }

  @Test(arguments: [
    (GridHorizontalAlignment.constantCenter(width: 30), 38.0, 30.0), (.autoCenter, 33, 40),
    (.constantRight(width: 30), 66, 30), (.autoRight, 56, 40),
  ])
  func alongAHorizontalGridTheSecondCellIsAsTheFirst(alignment: GridHorizontalAlignment, x: Double, width: Double) {
    let p = plain("p"), a = fixed("a", 40, 80), z = plain("z")
    let margin = EdgeInsets(top: 0, left: 10, bottom: 0, right: 4)
    let first = Grid.horizontal {
      a.constant(100).horizontalAlignment(alignment).margin(margin)
      z.constant(20)
    }
    expectFrames(first, 300, 200, [a: (x, 0, width, 200), z: (100, 0, 20, 200)])
    let second = Grid.horizontal {
      p.constant(10)
      a.constant(100).horizontalAlignment(alignment).margin(margin)
      z.constant(20)
    }
    expectFrames(second, 300, 200, [a: (x + 10, 0, width, 200), z: (110, 0, 20, 200)])
  }

  @Test func leftAndRightMarginsAreTheirOwnInHorizontalGrids() {
    let a = plain("a"), b = plain("b"), c = plain("c"), d = plain("d"), text = fixed("text", 30, 20)
    let grid = Grid.horizontal {
      a.expanded().margin(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      b.expanded(3).margin(EdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
      c.constant(20)
    }
    expectFrames(grid, 220, 50, [a: (2, 1, 44, 46), b: (56, 5, 136, 38), c: (200, 0, 20, 50)])
    let mixed = Grid.horizontal {
      a.constant(40)
      text.auto().margin(EdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
      c.expanded().margin(EdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
      d.expanded(3)
    }
    expectFrames(
      mixed, 400, 60, [a: (0, 0, 40, 60), text: (45, 0, 30, 60), c: (88, 0, 64, 60), d: (160, 0, 240, 60)])
  }

  @Test("a number as the margin is the margin of every side")
  func oneNumber() {
    let (a, b, c) = (Box("a"), Box("b"), Box("c"))
    let grid = Grid.vertical {
      a.constant(30).margin(8)
      b.expanded().margin(4)
      c.constant(20).margin(EdgeInsets(horizontally: 12, vertically: 3))
    }
    grid.layout(width: 100, height: 100)
    #expect(a.frame == Rect(x: 8, y: 8, width: 84, height: 14))
    #expect(b.frame == Rect(x: 4, y: 34, width: 92, height: 42))
    #expect(c.frame == Rect(x: 12, y: 83, width: 76, height: 14))
  }
}
