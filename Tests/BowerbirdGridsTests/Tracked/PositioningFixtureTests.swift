import BowerbirdGrids
import BowerbirdLayout
import Testing

/// The fixtures' rectangles are rounded outwards to whole units, and shares to whole units; ours are not.
@Suite struct PositioningFixtureTests {
  static let fixtures: [ExyteCase] = (try? ExyteCase.all().filter { $0.rectangles != nil }) ?? []

  @Test("tracks are as long as in the fixtures", arguments: fixtures)
  func trackLengths(_ fixture: ExyteCase) {
    let grid = fixture.laidOut()
    let isRows = fixture.flow == .rows
    expectClose(isRows ? grid.columnWidths : grid.rowHeights, fixture.fixedTrackSizes)
    expectClose(isRows ? grid.rowHeights : grid.columnWidths, fixture.growingTrackSizes)
  }

  @Test("cells are where they are in the fixtures", arguments: fixtures)
  func rectangles(_ fixture: ExyteCase) throws {
    let grid = fixture.laidOut()
    for (item, expected) in zip(grid.items, fixture.rectangles ?? []) {
      let area = try #require(grid.area(of: item))
      let columns = extent(grid.columnWidths, area.columns, gap: fixture.spacing.horizontal)
      let rows = extent(grid.rowHeights, area.rows, gap: fixture.spacing.vertical)
      #expect(abs(columns.length - expected.width) <= 2 && abs(rows.length - expected.height) <= 2)
      // Along the scrolling axis, the file contains the start of the aligned content.
      let scrolls = fixture.contentMode != .fill
      let x = scrolls && fixture.flow == .columns ? item.frame.x : columns.start
      let y = scrolls && fixture.flow == .rows ? item.frame.y : rows.start
      #expect(abs(x - expected.x) <= 2 && abs(y - expected.y) <= 2, "\(x) \(y) \(expected)")
    }
  }

  private func expectClose(_ lengths: [Double], _ expected: [Double]) {
    #expect(lengths.count == expected.count)
    for (length, other) in zip(lengths, expected) { #expect(abs(length - other) <= 0.5, "\(lengths) \(expected)") }
  }

  private func extent(_ lengths: [Double], _ range: Range<Int>, gap: Double) -> (start: Double, length: Double) {
    let start = lengths[..<range.lowerBound].reduce(0, +) + gap * Double(range.lowerBound)
    return (start, lengths[range].reduce(0, +) + gap * Double(range.count - 1))
  }
}

extension ExyteCase {
  /// The grid of the case, in its own content mode or in another one.
  func laidOut(_ mode: GridContentMode? = nil) -> Grid {
    let tracks = self.tracks.map { track -> GridTrack in
      if let factor = track["fr"]?.double { return .fr(factor) }
      if let length = track["pt"]?.double { return .pt(length) }
      return .fit
    }
    let grid = Grid(
      tracks: tracks, contentMode: mode ?? contentMode ?? .scroll, flow: flow, packing: packing, spacing: spacing,
      contentAlignment: .topLeading
    ) {
      for item in items { item.box(at: areas?[item.id]) }
    }
    grid.layout(width: max(0, width ?? 0), height: max(0, height ?? 0))
    return grid
  }
}

extension ExyteCase.Item {
  func box(at area: GridArea?) -> Box {
    let box = Box("item \(id)").gridSpan(request.span)
    if let area { box.gridStart(column: area.columns.lowerBound, row: area.rows.lowerBound) }
    box.intrinsicSize = Size(width: width, height: height)
    box.gridItemAlignment(alignment.flatMap { GridAlignment(rawValue: $0) })
    return box
  }
}
