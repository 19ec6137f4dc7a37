import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The cost of a change, counted in constraints.
@Suite struct GridCostTests {
  private func cost(_ grid: Grid, _ change: () -> Void) -> CompilerWork {
    grid.layout(width: 400, height: 400)
    let before = grid.compiler.work
    change()
    grid.layout(width: 400, height: 400)
    return grid.compiler.work - before
  }

  private func make(_ count: Int, tracks: [GridTrack] = 4) -> (Grid, [Box]) {
    let boxes = (0..<count).map { Box("\($0)") }
    return (Grid(tracks: tracks, contentMode: .scroll) { boxes }, boxes)
  }

  @Test("another size costs no constraint")
  func resize() {
    let (grid, _) = make(40)
    grid.layout(width: 400, height: 400)
    let before = grid.compiler.work
    grid.layout(width: 500, height: 300)
    #expect(grid.compiler.work == before)
  }

  @Test("one fixed track costs one constant")
  func track() {
    let (grid, _) = make(40, tracks: [.pt(10), .pt(20), .fr(1)])
    #expect(cost(grid) { grid.declaration.tracks[1] = .pt(25) } == CompilerWork(changed: 1))
  }

  @Test("spacing costs a constant a line")
  func spacing() {
    let (grid, _) = make(40)
    #expect(cost(grid) { grid.declaration.spacing.horizontal = 9 } == CompilerWork(changed: 3))
  }

  @Test("an item at the end costs its own constraints alone")
  func append() {
    let (grid, _) = make(39)
    #expect(cost(grid) { grid.addContent { Box("new") } } == CompilerWork(added: 4))
  }

  @Test("two items that change places cost their own constraints alone")
  func swap() {
    let (grid, boxes) = make(40)
    var others = boxes
    others.swapAt(3, 17)
    // Row and column of both differ: a position and a length each way.
    #expect(cost(grid) { grid.setContent { others } } == CompilerWork(added: 8, removed: 8))
  }

  @Test("an item's alignment costs its own constraints alone")
  func alignment() {
    let (grid, boxes) = make(40)
    boxes[5].intrinsicSize = Size(width: 3, height: 3)
    #expect(cost(grid) { boxes[5].gridItemAlignment(.topTrailing) }.total <= 8)
  }

  @Test("a change of a constraint on an item costs the grid nothing")
  func minimum() {
    let (grid, boxes) = make(40)
    let minimum = relate(boxes[7], .height, .greaterOrEqual, constant: 17)
    #expect(cost(grid) { minimum.constant = 18 } == CompilerWork())
    #expect(boxes[7].frame.height == 18)
  }

  @Test("each constraint is named after its track or cell")
  func names() {
    let (grid, _) = make(5)
    grid.layout(width: 100, height: 100)
    #expect(grid.constraintSet.constraints(named: "3").count == 4)
    #expect(!grid.constraintSet.constraints(named: "column 2").isEmpty)
    #expect(!grid.constraintSet.constraints(named: "rows").isEmpty)
    #expect(grid.constraintSet.description.split(separator: "\n").count == grid.constraintSet.count)
  }

  @Test("an item without a name is named after its cell")
  func namesOfCells() {
    let boxes = (0..<5).map { _ in Box() }
    let grid = Grid(tracks: 4, contentMode: .scroll) { boxes }
    grid.layout(width: 100, height: 100)
    #expect(grid.constraintSet.constraints(named: "").isEmpty)
    #expect(grid.constraintSet.constraints(named: "cell in column 0, row 1").count == 4)
    boxes[3].gridSpan(column: 2)
    grid.layout(width: 100, height: 100)
    // The fourth is too wide for the rest of the first row, and the fifth stands behind it.
    #expect(grid.constraintSet.constraints(named: "cell in column 0, row 1, 2 × 1").count == 4)
    #expect(grid.constraintSet.constraints(named: "cell in column 2, row 1").count == 4)
    #expect(grid.constraintSet.constraints(named: "cell in column 0, row 1").isEmpty)
    let stack = Grid.vertical { for box in boxes { box.constant(10) } }
    stack.layout(width: 100, height: 100)
    #expect(stack.constraintSet.description.contains("\ncell in column 0, row 4: "))
    let container = Box("container")
    container.grid.views = [Box(), Box()]
    container.layout(width: 100, height: 100)
    let names = container.grid.constraintSet.entries.map(\.name)
    #expect(names.count == 8 && names.allSatisfy { $0.hasPrefix("cell in column ") })
    #expect(names[0] != names[4])
  }
}
