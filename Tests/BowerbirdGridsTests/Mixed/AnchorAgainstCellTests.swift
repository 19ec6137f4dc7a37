import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import Testing

/// The table "An anchor against a cell": of two items in a width of 200, the first is to be wider or narrower than its
/// cell would be.
@Suite struct AnchorAgainstCellTests {
  private let first = Box("first"), second = Box("second")

  private func widths(_ grid: Grid, _ width: Double, _ priority: Priority = .required) -> (LayoutReport, [Double]) {
    let wish = first.widthAnchor == width --! .priority(priority)
    wish.isActive = true
    let report = grid.layout(width: 200, height: 10)
    return (report, [first.frame.width, second.frame.x, second.frame.width])
  }

  private func tracks(_ track: GridTrack) -> Grid {
    Grid(tracks: [track, .fr(1)], spacing: 0) {
      first
      second
    }
  }

  private func cells(_ cell: any GridContentProtocol) -> Grid {
    Grid.horizontal {
      cell
      second.expanded()
    }
  }

  @Test(arguments: [77.0, 133], [true, false])
  func aConstantCellAndTheAnchorContradictEachOther(width: Double, isStack: Bool) {
    let (report, widths) = widths(isStack ? cells(first.constant(50)) : tracks(.pt(50)), width)
    #expect(report.conflicts.count == 1)
    // The grid spoke later, so it is its word that does not count for the item; it does for what comes after.
    expectLengths(widths, [width, 50, 150])
  }

  @Test(arguments: [77.0, 133], [true, false])
  func anAutoCellIsAsLongAsItsItem(width: Double, isStack: Bool) {
    let (report, widths) = widths(isStack ? cells(first.auto()) : tracks(.fit), width)
    #expect(report.conflicts.isEmpty)
    expectLengths(widths, [width, width, 200 - width])
  }

  @Test(arguments: [77.0, 133], [true, false])
  func sharesAreInProportionToOneThatIsHeld(width: Double, isStack: Bool) {
    let (report, widths) = widths(isStack ? cells(first.expanded()) : tracks(.fr(1)), width)
    #expect(report.conflicts.isEmpty)
    expectLengths(widths, [width, width, width])
  }

  @Test(arguments: [77.0, 133], [true, false])
  func aWishMovesNoShare(width: Double, isStack: Bool) {
    for priority in [1.0, 500, 900] {
      let (_, widths) = widths(isStack ? cells(first.expanded()) : tracks(.fr(1)), width, Priority(priority))
      expectLengths(widths, [100, 100, 100])
    }
  }

  @Test(arguments: [77.0, 133]) func theColumnsOfAContainerAndTheAnchorContradictEachOther(width: Double) {
    let container = Box("container")
    for view in [first, second] { view.grid.columns = 6 }
    container.grid.views = [first, second]
    let length = first.widthAnchor == width
    length.isActive = true
    #expect(container.layout(width: 200, height: 10).conflicts.count == 1)
    expectLengths([first.frame.width, second.frame.x, second.frame.width], [width, 100, 100])
  }
}
