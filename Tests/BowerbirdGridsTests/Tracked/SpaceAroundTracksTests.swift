import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

/// The distribution of the free space beside tracks of which none is a share.
@Suite struct SpaceAroundTracksTests {
  private func grid(_ tracks: [GridTrack], isAcross: Bool) -> (grid: Grid, items: [Box]) {
    let items = [fixed(60, 60), fixed(60, 60), fixed(60, 60)]
    let grid =
      isAcross
      ? Grid(columns: tracks, rows: [.fr(1)], spacing: 10) { items }
      : Grid(columns: [.fr(1)], rows: tracks, spacing: 10) { items }
    for item in items { item.gridItemAlignment(.fill) }
    return (grid, items)
  }

  /// Three tracks of 60 and two gaps of 10 leave 120 of 320.
  private func starts(_ distribution: GridDistribution) -> [Double] {
    switch distribution {
    case .start: [0, 70, 140]
    case .end: [120, 190, 260]
    case .center: [60, 130, 200]
    case .spaceBetween: [0, 130, 260]
    case .spaceAround: [20, 130, 240]
    case .spaceEvenly: [30, 130, 230]
    case .stretch: [0, 110, 220]
    }
  }

  @Test("free space lies where the distribution puts it", arguments: GridDistribution.allCases, [true, false])
  func room(distribution: GridDistribution, isAcross: Bool) {
    let (grid, items) = grid([.fit, .fit, .fit], isAcross: isAcross)
    grid.declaration.columnDistribution = distribution
    grid.declaration.rowDistribution = distribution
    let length = distribution == .stretch ? 100.0 : 60
    for extent in [320.0, 500, 320] {
      grid.layout(width: isAcross ? extent : 60, height: isAcross ? 60 : extent)
    }
    expectLengths(items.map { isAcross ? $0.frame.x : $0.frame.y }, starts(distribution))
    expectLengths(items.map { isAcross ? $0.frame.width : $0.frame.height }, [length, length, length])
    // Without room, everything begins at the start.
    grid.layout(width: isAcross ? 150 : 60, height: isAcross ? 60 : 150)
    expectLengths(items.map { isAcross ? $0.frame.x : $0.frame.y }.dropLast(2) + [], [0])
  }

  @Test("fixed tracks are not stretched", arguments: [true, false])
  func fixedTracks(isAcross: Bool) {
    let (grid, items) = grid([.pt(60), .fit, .pt(60)], isAcross: isAcross)
    grid.declaration.columnDistribution = .stretch
    grid.declaration.rowDistribution = .stretch
    grid.layout(width: isAcross ? 320 : 60, height: isAcross ? 60 : 320)
    expectLengths(items.map { isAcross ? $0.frame.width : $0.frame.height }, [60, 180, 60])
  }

  @Test("an item that spans tracks has the room between them")
  func spans() {
    let wide = fixed(20, 10), items = [fixed(60, 10), fixed(60, 10)]
    let grid = Grid(columns: [.fit, .fit], rows: [.fit, .fit], spacing: 0) {
      items
      wide.gridSpan(column: 2).gridItemAlignment(.fill)
    }
    grid.declaration.columnDistribution = .spaceBetween
    grid.layout(width: 200, height: 50)
    #expect(wide.frame.width == 200 && items[1].frame.x == 140)
  }

  @Test("the distribution also applies if a solution determines the lengths")
  func tied() {
    let screen = Box("screen"), guide = Box("guide"), (grid, items) = grid([.fit, .fit, .fit], isAcross: true)
    screen.add([grid, guide])
    grid.constraints { $0.edgesAnchor == screen.edgesAnchor }
    guide.constraints { view in
      view.leadingTopAnchor == screen.leadingTopAnchor
      view.widthAnchor == screen.widthAnchor * 0.25
      view.heightAnchor == 1
    }
    items[1].constraints { $0.widthAnchor == guide.widthAnchor }
    grid.declaration.columnDistribution = .spaceBetween
    let report = screen.layout(width: 320, height: 60)
    #expect(report.conflicts.isEmpty)
    // 320 − 60 − 80 − 60 − 20 are left for two gaps.
    expectLengths(items.map(\.frame.x), [0, 120, 260], within: 1e-6)
  }

  @Test("the proved segment begins where there is room")
  func proof() {
    let (grid, items) = grid([.fit, .fit, .fit], isAcross: true)
    grid.declaration.columnDistribution = .spaceEvenly
    grid.layout(width: 320, height: 60)
    let sweep = grid.sweep(\.width, over: 100...400)
    #expect(sweep.isProved, "\(sweep.doubts)")
    expectLengths(sweep.breakpoints, [200], within: 1e-6)
    expectLengths([150.0, 240].map { sweep.frame(of: items[1], at: $0)?.x ?? -1 }, [70, 90])
  }
}
