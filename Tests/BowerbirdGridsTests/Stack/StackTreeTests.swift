import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Stack grids among other constraints and other grids.
@Suite struct StackTreeTests {
  @Test func anchorsReachOutOfCells() {
    let root = Box("root"), marker = Box("marker"), title = fixed("title", 80, 30), body = plain("body")
    let grid = Grid.vertical {
      title.auto()
      body.expanded()
    }
    root.add([grid, marker])
    grid.constraints { $0.edgesAnchor == root.edgesAnchor -- 10 }
    marker.constraints { view in
      view.topAnchor == body.topAnchor
      view.leadingAnchor == root.leadingAnchor
      view.widthAnchor == 5
      view.heightAnchor == body.heightAnchor * 0.5
    }
    expectFrames(
      root, 100, 120, [grid: (10, 10, 80, 100), body: (0, 30, 80, 70), marker: (0, 40, 5, 35)])
    title.intrinsicSize = Size(width: 80, height: 50)
    expectFrames(root, 100, 120, [body: (0, 50, 80, 50), marker: (0, 60, 5, 25)])
  }

  @Test func anchorsReachIntoCells() {
    let root = Box("root"), ruler = Box("ruler"), title = plain("title"), body = plain("body")
    let grid = Grid.vertical {
      title.auto()
      body.expanded()
    }
    root.add([grid, ruler])
    grid.constraints { $0.edgesAnchor == root.edgesAnchor }
    ruler.constraints { view in
      view.leadingTopAnchor == root.leadingTopAnchor
      view.widthAnchor == 1
      view.heightAnchor == 25
    }
    title.constraints { $0.heightAnchor == ruler.heightAnchor }
    expectFrames(root, 40, 100, [title: (0, 0, 40, 25), body: (0, 25, 40, 75)])
  }

  @Test func viewsInTwoGridsMayBeTiedToEachOther() {
    let root = Box("root"), a = fixed("a", 30, 10), b = plain("b"), c = plain("c"), d = plain("d")
    let first = Grid.horizontal {
      a.auto()
      b.expanded()
    }
    let second = Grid.horizontal {
      c.auto()
      d.expanded()
    }
    let both = Grid.vertical {
      first.expanded()
      second.expanded()
    }
    root.add(both)
    both.constraints { $0.edgesAnchor == root.edgesAnchor }
    c.constraints { $0.widthAnchor == a.widthAnchor * 2 }
    expectFrames(root, 100, 40, [a: (0, 0, 30, 20), b: (30, 0, 70, 20), c: (0, 0, 60, 20), d: (60, 0, 40, 20)])
  }

  @Test func constraintsOfChildrenMakeAnAutoCell() {
    let card = Box("card"), label = fixed("label", 40, 16), rest = plain("rest")
    card.add(label)
    label.constraints { $0.edgesAnchor == card.edgesAnchor -- 8 }
    let grid = Grid.vertical {
      card.auto()
      rest.expanded()
    }
    expectFrames(
      grid, 100, 90, [card: (0, 0, 100, 32), label: (8, 8, 84, 16), rest: (0, 32, 100, 58)])
  }

  @Test func childrenOfAnExpandedBoxDoNotDrawItOut() {
    let header = Box("header"), title = fixed("title", 40, 30), body = Box("body"), text = fixed("text", 40, 200)
    header.add(title)
    title.constraints { $0.edgesAnchor == header.edgesAnchor }
    body.add(text)
    text.constraints { $0.edgesAnchor == body.edgesAnchor }
    let footer = plain("footer")
    let grid = Grid.vertical {
      header.auto()
      body.expanded()
      footer.expanded()
    }
    expectFrames(
      grid, 50, 130, [header: (0, 0, 50, 30), body: (0, 30, 50, 50), text: (0, 0, 50, 50), footer: (0, 80, 50, 50)])
    expectFrames(grid, 50, 530, [body: (0, 30, 50, 250), footer: (0, 280, 50, 250)])
  }

  @Test func systemsOfGridsNest() {
    let cells = (0..<4).map { plain("cell \($0)") }, top = plain("top"), columns = Box("columns")
    let tracked = Grid(tracks: 2, spacing: 0) { for cell in cells { cell } }
    let left = Box("left"), right = Box("right")
    left.grid.columns = 4
    right.grid.columns = 8
    columns.grid.views = [left, right]
    let stack = Grid.vertical {
      top.constant(20)
      tracked.expanded()
      columns.expanded()
    }
    expectFrames(
      stack, 120, 100,
      [
        tracked: (0, 20, 120, 40), cells[3]: (60, 20, 60, 20), columns: (0, 60, 120, 40), left: (0, 0, 40, 40),
        right: (40, 0, 80, 40),
      ])
  }

  @Test func horizontalGridsBeginAtTheRightFromRightToLeft() {
    let a = plain("a"), b = fixed("b", 20, 10)
    let grid = Grid.horizontal {
      a.constant(30).margin(EdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
      b.expanded().horizontalAlignment(.autoLeft).margin(EdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
    }
    expectFrames(grid, 100, 10, [a: (5, 0, 25, 10), b: (33, 0, 20, 10)])
    grid.layoutDirection = .rightToLeft
    expectFrames(grid, 100, 10, [a: (75, 0, 25, 10), b: (3, 0, 20, 10)])
    grid.layoutDirection = .leftToRight
    expectFrames(grid, 100, 10, [a: (5, 0, 25, 10), b: (33, 0, 20, 10)])
  }

  @Test func itemsThatLeaveACellHaveTheirOwnSayAgain() {
    let a = fixed("a", 30, 40), b = plain("b"), root = Box("root")
    let grid = Grid.vertical { a.expanded() }
    expectFrames(grid, 10, 10, [a: (0, 0, 10, 10)])
    grid.removeSubcontent(a)
    root.add([a, b])
    a.constraints { $0.leadingTopAnchor == root.leadingTopAnchor }
    b.constraints { view in
      view.leadingAnchor == root.leadingAnchor
      view.topAnchor == a.bottomAnchor
      view.sizeAnchor == Size(width: 1, height: 1)
    }
    expectFrames(root, 100, 100, [a: (0, 0, 30, 40), b: (0, 40, 1, 1)])
  }

  @Test func manyGridsNest() {
    let leaf = fixed("leaf", 7, 9)
    let grid = nestedStacks(200, around: leaf)
    let report = grid.layout(width: 300, height: 300)
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
    #expect(isClose(leaf.frame, Rect(x: 0, y: 0, width: 200, height: 9)))
  }

  @Test func aThousandGridsSideBySideInEachOther() {
    let leaves = (0..<1000).map { fixed("\($0)", 5, Double($0 % 7)) }
    let rows = leaves.map { leaf in Grid.horizontal { leaf.auto() } }
    let grid = Grid.vertical { for row in rows { row.auto() } }
    let report = grid.layout(width: 100, height: 5000)
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
    let before = (0..<999).reduce(0.0) { $0 + Double($1 % 7) }
    #expect(isClose(rows[999].frame, Rect(x: 0, y: before, width: 100, height: Double(999 % 7))))
    #expect(isClose(leaves[999].frame, Rect(x: 0, y: 0, width: 5, height: Double(999 % 7))))
  }

  @Test func editsChangeOnlyTheConstraintsConcerned() {
    let views = (0..<50).map { fixed("\($0)", 10, 10) }
    let grid = Grid.vertical { for view in views { view.auto() } }
    grid.layout(width: 100, height: 1000)
    var before = grid.compiler.work
    views[20].intrinsicSize = Size(width: 10, height: 30)
    grid.layout(width: 100, height: 1000)
    #expect((grid.compiler.work - before).total == 0)
    before = grid.compiler.work
    grid.layout(width: 70, height: 900)
    #expect((grid.compiler.work - before).total == 0)
    grid.setContentAlignment(for: views[20]) { $0.auto().minLength(40) }
    grid.layout(width: 70, height: 900)
    #expect((grid.compiler.work - before).total <= 8)
    before = grid.compiler.work
    grid.swapArrangement(of: views[3], with: views[4])
    grid.layout(width: 70, height: 900)
    #expect((grid.compiler.work - before).total <= 24)
    #expect(grid.constraintSet.count > 0 && !grid.constraintSet.description.isEmpty)
  }
}
