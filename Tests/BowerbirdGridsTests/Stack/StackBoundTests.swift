import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// Expanded cells that something from outside holds below their share: the others stay as long as they are.
@Suite struct StackBoundTests {
  private let expanded = Box("expanded")
  private let first = Box("first")
  private let second = Box("second")
  private let grid: Grid
  private let bound: LayoutConstraint

  init() {
    let (expanded, first, second) = (expanded, first, second)
    first.intrinsicSize = Size(width: 10, height: 20)
    second.intrinsicSize = Size(width: 10, height: 30)
    grid = Grid.vertical {
      expanded.expanded()
      first.auto()
      second.auto()
    }
    bound = expanded.heightAnchor <= 100
    bound.isActive = true
  }

  private var heights: [Double] { [expanded, first, second].map(\.frame.height) }

  @Test func autoCellsAreExactInEveryHeight() {
    // The rest is 50 less, and no more than 100 of it may be taken.
    for height in [300.0, 140, 300, 150, 151, 60, 1000, 300] {
      let report = grid.layout(width: 50, height: height)
      #expect(report.conflicts.isEmpty)
      expectLengths(heights, [min(100, height - 50), 20, 30])
      #expect(first.frame.y == expanded.frame.maxY && second.frame.y == first.frame.maxY)
    }
  }

  @Test func autoCellsAreExactWhateverTheGridWasBefore() {
    grid.layout(width: 50, height: 300)
    grid.orientation = .horizontal
    grid.layout(width: 50, height: 300)
    grid.orientation = .vertical
    grid.layout(width: 50, height: 300)
    expectLengths(heights, [100, 20, 30])
    grid.swapArrangement(of: first, with: second)
    grid.layout(width: 50, height: 300)
    grid.swapArrangement(of: first, with: second)
    grid.layout(width: 50, height: 300)
    expectLengths(heights, [100, 20, 30])
  }

  @Test func withoutTheBoundTheCellHasItsShareAgain() {
    grid.layout(width: 50, height: 300)
    bound.isActive = false
    grid.layout(width: 50, height: 300)
    expectLengths(heights, [250, 20, 30])
    bound.isActive = true
    grid.layout(width: 50, height: 300)
    expectLengths(heights, [100, 20, 30])
    bound.constant = 70
    grid.layout(width: 50, height: 300)
    expectLengths(heights, [70, 20, 30])
    second.intrinsicSize?.height = 240
    grid.layout(width: 50, height: 300)
    expectLengths(heights, [40, 20, 240])
  }

  @Test func aWishDoesNotBoundAShare() {
    bound.priority = .defaultHigh
    grid.layout(width: 50, height: 300)
    expectLengths(heights, [250, 20, 30])
  }

  @Test func anAutoCellFollowsItsOwnConstraints() {
    let wish = first.heightAnchor == 60 --! .priority(.defaultHigh)
    wish.isActive = true
    for height in [300.0, 190, 300] {
      grid.layout(width: 50, height: height)
      expectLengths(heights, [100, 60, 30])
    }
  }

  /// The auto cell is as long as the expanded one, because it wants to be: they share what there is.
  @Test func anAutoCellMayFollowAnExpandedOne() {
    bound.isActive = false
    let wish = first.heightAnchor >= expanded.heightAnchor --! .priority(.medium)
    wish.isActive = true
    for height in [300.0, 140, 500, 300] {
      let report = grid.layout(width: 50, height: height)
      #expect(report.problems.isEmpty)
      expectLengths(heights, [(height - 30) / 2, (height - 30) / 2, 30])
    }
  }

  /// A cell that could be longer by its own limits is so only where it has to be.
  @Test(arguments: [[300.0], [140, 300], [1000, 300]])
  func aGreatestLengthIsNoReasonToHaveIt(extents: [Double]) {
    grid.setContentAlignment(for: first) { $0.auto().maxLength(35.5) }
    grid.setContentAlignment(for: second) { $0.auto().maxLength(90) }
    for height in extents { grid.layout(width: 50, height: height) }
    expectLengths(heights, [100, 20, 30])
  }

  /// An optional constraint gives the room that it takes from an auto cell to the cells of its expression.
  ///
  /// Four times the lower cell are 273.
  ///
  /// A wish that counts less than the 750 at which the inner stack resists, as a leaf does, takes nothing.
  @Test(arguments: zip([800.0, 500], [273.0 / 4, (273.0 - 73) / 3]))
  func aShareMayDependOnWhatItLeaves(priority: Double, low: Double) {
    let upper = Box("upper"), lower = Box("lower"), content = Box("content"), wishing = Box("wishing")
    content.intrinsicSize = Size(width: 40, height: 73)
    let innermost = Grid.vertical { content.expanded() }
    let inner = Grid.horizontal {
      innermost.expanded()
      wishing.auto()
    }
    let outer = Grid.vertical {
      upper.expanded(2)
      inner.auto()
      lower.expanded(1)
    }
    let wish = lower.heightAnchor >= wishing.heightAnchor --! .priority(Priority(priority))
    wish.isActive = true
    for height in [273.0, 400, 273] {
      let report = outer.layout(width: 200, height: height)
      #expect(report.problems.isEmpty)
    }
    expectLengths([upper, inner, lower].map { $0.frame.height }, [2 * low, 273 - 3 * low, low])
  }

  /// The margins of the share are 40, and 40 + 50 of 100 leave 10.
  @Test func marginsInAShareTakeNothingFromOtherCells() {
    let first = Box("first"), shared = Box("shared"), last = Box("last")
    first.intrinsicSize = Size(width: 40, height: 10)
    last.intrinsicSize = Size(width: 50, height: 10)
    let grid = Grid.horizontal {
      first.auto()
      shared.expanded().margin(EdgeInsets(20))
      last.auto()
    }
    let wish = first.widthAnchor >= last.widthAnchor --! .priority(50)
    wish.isActive = true
    for width in [300.0, 100, 20, 100] { grid.layout(width: width, height: 50) }
    expectLengths([first, shared, last].map { $0.frame.width }, [40, 0, 50])
    expectLengths([last.frame.x], [50])
  }

  /// 80 + 60 do not fit into 100: the outer grid is 100, and what is in it goes beyond its end.
  @Test(arguments: [[100.0], [300, 100]]) func aGridGivesWayBeforeTheGridsInIt(widths: [Double]) {
    let leaf = Box("leaf"), side = Box("side")
    leaf.intrinsicSize = Size(width: 80, height: 10)
    side.intrinsicSize = Size(width: 60, height: 10)
    let inner = Grid.horizontal { leaf.auto() }
    let outer = Grid.horizontal {
      inner.auto()
      side.auto()
    }
    let screen = Grid.vertical { outer.auto().horizontalAlignment(.autoCenter) }
    let wish = leaf.widthAnchor >= side.widthAnchor --! .priority(50)
    wish.isActive = true
    for width in widths { screen.layout(width: width, height: 50) }
    expectLengths([outer, inner, leaf, side].map { $0.frame.width }, [100, 80, 80, 60])
    #expect(screen.ambiguities().isEmpty)
  }

  /// Both wishes hold only where the expanded cells are as high as the constant one: the auto cell has what they leave.
  @Test(arguments: [88.0, 116, 120, 160]) func whatBoundsAShareIsTheSameWhateverWasBefore(before: Double) {
    let upper = Box("upper"), middle = Box("middle"), lower = Box("lower"), auto = Box("auto")
    for box in [upper, middle, lower, auto] { box.intrinsicSize = Size(width: 10, height: 20) }
    let stack = Grid.vertical {
      auto.auto()
      upper.expanded()
      middle.constant(53).verticalAlignment(.autoCenter)
      lower.expanded()
    }
    let wishes = [
      middle.heightAnchor >= upper.heightAnchor --! .priority(500),
      auto.heightAnchor >= lower.heightAnchor --! .priority(502),
    ]
    for wish in wishes { wish.isActive = true }
    for height in [before, 300, 300] { stack.layout(width: 100, height: height) }
    expectLengths([auto, upper, lower].map { $0.frame.height }, [141, 53, 53])
  }
}
