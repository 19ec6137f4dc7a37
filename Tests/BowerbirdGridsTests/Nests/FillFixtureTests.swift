import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The fixtures' grids where they fill their room: in the direction of growth all tracks are equal, whatever is in them.
///
/// No case of the file fills. What such a grid is follows from what its own arithmetic says: the given tracks are computed without
/// the others, and of the others each is the room by their number.
@Suite struct FillFixtureTests {
  /// Without tracks, nothing has a place.
  static let fixtures = PositioningFixtureTests.fixtures.filter { !$0.tracks.isEmpty }

  @Test("grids that fill their room have equal tracks along the growing axis", arguments: FillFixtureTests.fixtures)
  func fillingFixtures(_ fixture: ExyteCase) throws {
    let grid = fixture.laidOut(.fill)
    let isRows = fixture.flow == .rows
    let room = max(0, (isRows ? fixture.height : fixture.width) ?? 0)
    let count = fixture.areas?.values.map { isRows ? $0.rows.upperBound : $0.columns.upperBound }.max() ?? 0
    let unit = count == 0 ? 0 : room / Double(count)
    expectLengths(isRows ? grid.columnWidths : grid.rowHeights, fixture.fixedTrackSizes, within: 0.5)
    expectLengths(isRows ? grid.rowHeights : grid.columnWidths, [Double](repeating: unit, count: count))
    for item in grid.items {
      let area = try #require(grid.area(of: item))
      let lines = isRows ? area.rows : area.columns
      let (near, far) = isRows ? (item.frame.minY, item.frame.maxY) : (item.frame.minX, item.frame.maxX)
      #expect(near >= unit * Double(lines.lowerBound) - 1e-6 && far <= unit * Double(lines.upperBound) + 1e-6)
    }
  }
}
