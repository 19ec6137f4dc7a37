import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Containers that are as long as their views, or too short for them.
@Suite struct ColumnRoomTests {
  /// A stack that needs a height of 8, in three of twelve rows.
  @Test func anAutoCellIsAsHighAsItsRowsNeedAtOnce() {
    let container = Box("container"), padded = Box("padded"), top = Box("top")
    let inner = Grid.horizontal { padded.auto().margin(EdgeInsets(4)) }
    inner.grid.columns = 3
    inner.grid.rows = 3
    container.grid.axis.direction = .any
    container.grid.interimSpace = 2
    container.grid.contentEdgeInsets = EdgeInsets(0.5)
    container.grid.views = [inner]
    let root = Grid.vertical {
      top.auto().margin(EdgeInsets(4))
      container.auto()
    }
    // A pitch of 10/3: 3 · 10/3 − 2 = 8, and 12 · 10/3 − 2 + 1 = 39.
    expectFrames(root, 400, 300, [container: (0, 8, 400, 39), inner: (0.5, 0.5, 98.25, 8)])
  }

  @Test func aShareOfTheRestIsExactHoweverWideTheGapsInIt() {
    let container = Box("container"), rest = Box("rest"), bar = Box("bar"), view = Box("view")
    view.intrinsicSize = Size(width: 5, height: 22)
    view.grid.rows = 5
    container.grid.axis.direction = .vertical
    container.grid.interimSpace = 5
    container.grid.contentEdgeInsets = EdgeInsets(2)
    container.grid.views = [view]
    let root = Grid.vertical {
      container.expanded(3)
      rest.expanded(1)
      bar.constant(38)
    }
    for height in [43.0, 238, 43, 60, 43] {
      let share = (height - 38) / 4
      expectFrames(
        root, 100, height, [container: (0, 0, 100, 3 * share), rest: (0, 3 * share, 100, share)])
    }
    // 5 · (3.75 − 4 + 5) / 12 − 5 is less than nothing.
    #expect(view.frame.height == 0)
  }

  /// Nothing in the container has a length of its own; its gaps have.
  @Test func aFittingContainerHoldsItsGapsWhateverItWasBefore() {
    let container = Box("container"), view = Box("view")
    view.grid.columns = 5
    container.grid.interimSpace = 5
    container.grid.views = [view]
    let root = Grid(tracks: [.fit, .fr(1)]) { container }
    // 5 · (7 + 5) / 12 − 5 = 0
    expectFrames(root, 100, 40, [container: (0, 0, 7, 40), view: (0, 0, 0, 40)])
    let narrow = relate(container, .width, .equal, constant: 3)
    expectFrames(root, 100, 40, [container: (0, 0, 3, 40), view: (0, 0, 0, 40)])
    narrow.constant = 19
    expectFrames(root, 100, 40, [container: (0, 0, 19, 40), view: (0, 0, 5, 40)])
    narrow.isActive = false
    expectFrames(root, 100, 40, [container: (0, 0, 7, 40), view: (0, 0, 0, 40)])
  }

  /// The rows of a container that was high once want a negative height of what is outside, until it is known to be low.
  @Test func whatIsTiedToAViewFromOutsideLeavesNothingOut() {
    let container = Box("container"), view = Box("view"), bar = Box("bar"), marker = Box("marker")
    let root = Box("root")
    view.grid.rows = 1
    view.intrinsicSize = Size(width: 10, height: 20)
    container.grid.axis.direction = .any
    container.grid.interimSpace = 2.25
    container.grid.views = [view]
    let stack = Grid.vertical {
      container.expanded(2).canCollapse()
      bar.constant(48)
    }
    root.add([stack, marker])
    stack.constraints { $0.edgesAnchor == root.edgesAnchor }
    marker.constraints {
      $0.leftAnchor == view.leftAnchor + 1
      $0.topAnchor == bar.bottomAnchor
      $0.widthAnchor == bar.widthAnchor
      $0.heightAnchor == view.heightAnchor * 2
    }
    // Of twelve rows, one has (352 + 2.25) / 12 − 2.25; of 12 or nothing, none is left.
    let high = (352 + 2.25) / 12 - 2.25
    for (height, due) in [(20.0, 0.0), (400, high), (20, 0), (60, 0), (400, high), (20, 0)] {
      let report = root.layout(width: 100, height: height)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty, "at \(height): \(report)")
      expectLengths([view.frame.height, marker.frame.height], [due, 2 * due])
    }
  }

  /// A view in all columns has no gap around it: 12 · (30.8 + 3.6) / 12 − 3.6 = 30.8.
  ///
  /// In floating point, the same formula is slightly less than 0 for a container of length 0, for which the first
  /// layout decides.
  @Test(
    "a view in all columns is as wide as a container shorter than its gaps", arguments: ["fresh", "edited", "untied"])
  func allColumns(history: String) {
    let view = Box("view"), columns = Box("columns")
    columns.grid.interimSpace = 3.6
    columns.grid.views = [view]
    let row = Grid.horizontal { columns.constant(30.8) }
    let page = Grid(tracks: [.fr(1)], spacing: 0) { row }
    if history == "edited" { page.layout(width: 100, height: 100) }
    if history != "untied" { columns.constraints { $0.leadingAnchor >= row.leftAnchor } }
    for _ in 0..<2 { expectFrames(page, 100, 100, [columns: (0, 0, 30.8, 100), view: (0, 0, 30.8, 100)]) }
  }

  /// The columns and the anchor contradict each other, and the container is as high as its row, a third of the height.
  @Test(
    "a view's required height does not lengthen a container in a share",
    arguments: ["fresh", "edited", "untied"], [20.0, 90])
  func requiredHeight(history: String, height: Double) {
    let (page, nest, view) = makeShare(isLaidOut: history == "edited", isTied: history != "untied")
    view.constraints { $0.heightAnchor == 30 }
    for _ in 0..<2 {
      let report = page.layout(width: 100, height: height)
      #expect(report.conflicts.count == 1)
      expectLengths(
        [nest.frame.y, nest.frame.height, view.frame.y, view.frame.height], [height / 3, height / 3, 2, 30])
    }
  }

  @Test(
    "an optional height of a view gives way to its rows", arguments: ["fresh", "edited", "untied"], [1.0, 950])
  func optionalHeight(history: String, level: Double) {
    let (page, nest, view) = makeShare(isLaidOut: history == "edited", isTied: history != "untied")
    view.constraints { $0.heightAnchor == 60 --! .priority(Priority(level)) }
    for _ in 0..<2 { expectFrames(page, 100, 90, [nest: (0, 30, 100, 30), view: (0, 2, 100, 21)]) }
  }

  /// A container in the second of three equal rows, tied to the page by a constraint that gives way to all else.
  private func makeShare(isLaidOut: Bool, isTied: Bool) -> (page: Grid, nest: Box, view: Box) {
    let top = Box("top"), nest = Box("nest"), view = Box("view"), end = Box("end")
    nest.grid.contentEdgeInsets = EdgeInsets(top: 2, left: 0, bottom: 7, right: 0)
    nest.grid.views = [view]
    let rows = Grid(tracks: [.fr(1)], spacing: 0) {
      top
      nest
      end
    }
    let page = Grid(tracks: [.fr(1)], spacing: 0) { rows }
    if isTied { nest.constraints { $0.bottomAnchor == page.topAnchor - 30 --! .priority(501) } }
    if isLaidOut { page.layout(width: 100, height: 100) }
    return (page, nest, view)
  }
}
