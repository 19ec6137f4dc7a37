import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTesting
import Testing

/// The distribution of the free space of a stack in which no cell is expanded.
@Suite struct StackDistributionTests {
  /// Cells of 40, 60 and 50.
  private func stack(
    _ distribution: GridDistribution, isAcross: Bool
  ) -> (grid: Grid, items: [Box]) {
    let items = [fixed(40, 40), fixed("constant", 10, 10), fixed(50, 50)]
    let contents = {
      [items[0].auto().getInstance(), items[1].constant(60).getInstance(), items[2].auto().getInstance()]
    }
    let grid =
      isAcross
      ? Grid.horizontal(distribution: distribution) { for content in contents() { content } }
      : Grid.vertical(distribution: distribution) { for content in contents() { content } }
    return (grid, items)
  }

  private func lay(_ grid: Grid, _ extent: Double, isAcross: Bool) {
    let report = grid.layout(width: isAcross ? extent : 60, height: isAcross ? 60 : extent)
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
  }

  /// The starts of the three cells in 270, of which 120 are free.
  private func starts(_ distribution: GridDistribution) -> [Double] {
    switch distribution {
    case .start: [0, 40, 100]
    case .end: [120, 160, 220]
    case .center: [60, 100, 160]
    case .spaceBetween: [0, 100, 220]
    case .spaceAround: [20, 100, 200]
    case .spaceEvenly: [30, 100, 190]
    // Both `auto` cells are 60 longer.
    case .stretch: [0, 100, 160]
    }
  }

  @Test("free space lies where it is told", arguments: GridDistribution.allCases, [true, false])
  func room(distribution: GridDistribution, isAcross: Bool) {
    let (grid, items) = stack(distribution, isAcross: isAcross)
    for extent in [270.0, 500, 270] { lay(grid, extent, isAcross: isAcross) }
    let stretched = distribution == .stretch ? 60.0 : 0
    expectLengths(items.map { isAcross ? $0.frame.x : $0.frame.y }, starts(distribution))
    expectLengths(
      items.map { isAcross ? $0.frame.width : $0.frame.height }, [40 + stretched, 60, 50 + stretched])
    // Without room, cells begin at the start, and the last one extends over the edge.
    for extent in [150.0, 120] {
      lay(grid, extent, isAcross: isAcross)
      expectLengths(items.map { isAcross ? $0.frame.x : $0.frame.y }, [0, 40, 100])
    }
    let fit = grid.fittingSize()
    #expect((isAcross ? fit.width : fit.height) == 150)
  }

  @Test("a stack that changes is as one that was made so", arguments: GridDistribution.allCases)
  func changes(distribution: GridDistribution) {
    let (grid, items) = stack(.spaceAround, isAcross: true)
    lay(grid, 270, isAcross: true)
    grid.distribution = distribution
    lay(grid, 270, isAcross: true)
    expectLengths(items.map(\.frame.x), starts(distribution))
    // 20 more in the first cell leave no room in 150, and 100 in 270.
    items[0].intrinsicSize = Size(width: 60, height: 40)
    lay(grid, 150, isAcross: true)
    expectLengths(items.map(\.frame.x), [0, 60, 120])
    items[0].intrinsicSize = Size(width: 40, height: 40)
    lay(grid, 270, isAcross: true)
    expectLengths(items.map(\.frame.x), starts(distribution))
  }

  @Test("expanded cells take all free space")
  func expandedCells() {
    let items = [fixed(40, 40), fixed(10, 10)]
    let grid = Grid.horizontal(distribution: .center) {
      items[0].auto()
      items[1].expanded()
    }
    lay(grid, 200, isAcross: true)
    expectLengths(items.map(\.frame.x), [0, 40])
    #expect(items[1].frame.width == 160)
  }

  @Test("`auto` cells with a greatest length are not stretched")
  func limitedCells() {
    let items = [fixed(40, 40), fixed(10, 10)]
    let grid = Grid.horizontal(distribution: .stretch) {
      items[0].auto().maxLength(45)
      items[1].auto()
    }
    lay(grid, 200, isAcross: true)
    expectLengths(items.map(\.frame.width), [40, 160])
  }

  @Test("in right-to-left layout, the start is at the right")
  func mirrored() {
    let (grid, items) = stack(.spaceAround, isAcross: true)
    grid.layoutDirection = .rightToLeft
    lay(grid, 270, isAcross: true)
    // The starts are 20, 100 and 200, and the lengths 40, 60 and 50.
    expectLengths(items.map(\.frame.x), [210, 110, 20])
    grid.distribution = .end
    lay(grid, 270, isAcross: true)
    expectLengths(items.map(\.frame.x), [110, 50, 0])
  }

  @Test("many cells have room between them too")
  func manyCells() {
    let items = (0..<20).map { _ in fixed(10, 10) }
    let grid = Grid.horizontal(distribution: .spaceBetween) { for item in items { item.auto() } }
    lay(grid, 390, isAcross: true)
    expectLengths(items.map(\.frame.x), (0..<20).map { Double($0) * 20 })
    lay(grid, 200, isAcross: true)
    expectLengths(items.map(\.frame.x), (0..<20).map { Double($0) * 10 })
  }

  /// The middle cell is a quarter of the width: 360 − 40 − 90 − 50 are left.
  private func tied(_ distribution: GridDistribution) -> (screen: Box, items: [Box]) {
    let screen = Box("screen"), guide = Box("guide"), items = [fixed(40, 40), Box("tied"), fixed(50, 50)]
    let grid = Grid.horizontal(distribution: distribution) { for item in items { item.auto() } }
    screen.add([grid, guide])
    grid.constraints { $0.edgesAnchor == screen.edgesAnchor }
    guide.constraints { view in
      view.leadingTopAnchor == screen.leadingTopAnchor
      view.widthAnchor == screen.widthAnchor * 0.25
      view.heightAnchor == 1
    }
    items[1].constraints { $0.widthAnchor == guide.widthAnchor }
    return (screen, items)
  }

  @Test("where a solution determines the lengths, free space lies there too", arguments: GridDistribution.allCases)
  func tiedCells(distribution: GridDistribution) {
    let (screen, items) = tied(distribution)
    let starts: [Double] =
      switch distribution {
      case .start, .stretch: [0, 40, 130]
      case .end: [180, 220, 310]
      case .center: [90, 130, 220]
      case .spaceBetween: [0, 130, 310]
      case .spaceAround: [30, 130, 280]
      case .spaceEvenly: [45, 130, 265]
      }
    for width in [360.0, 100, 360] {
      let report = screen.layout(width: width, height: 60)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty)
      expectLengths(items.map(\.frame.x), width == 100 ? [0, 40, 65] : starts, within: 1e-6)
    }
  }

  @Test("what is proved begins where there is room")
  func proofs() {
    let (grid, items) = stack(.spaceEvenly, isAcross: true)
    lay(grid, 270, isAcross: true)
    let sweep = grid.sweep(\.width, over: 100...400)
    #expect(sweep.isProved, "\(sweep.doubts)")
    expectLengths(sweep.breakpoints, [150], within: 1e-6)
    expectLengths([120.0, 190].map { sweep.frame(of: items[1], at: $0)?.x ?? -1 }, [40, 60])
    forEverySize(of: grid, widths: 150...400, heights: [60]) { layout in
      layout[items[2]].maxX <= layout[grid].width
      layout[items[0]].minX >= 0
    }
  }

  @Test("a grid of another kind refuses")
  func otherKinds() {
    let grid = Grid(tracks: 2) { fixed(10, 10) }
    grid.distribution = .center
    #expect(grid.distribution == .start && grid.warnings.count == 1)
  }

  /// The tie asks for an item that ends 30 above 0, and its content resists less.
  @Test("a tied item may shorten its stack, however long that was", arguments: [false, true])
  func tiedItem(isLaidOutBefore: Bool) {
    let above = Box("above"), item = Box("item")
    item.intrinsicHeight = 20
    let inner = Grid.vertical {
      Box("none").auto()
      item.auto()
    }
    inner.distribution = .spaceBetween
    let outer = Grid.vertical {
      above.auto()
      inner.auto()
    }
    let page = Grid.horizontal { outer.auto() }
    if isLaidOutBefore { page.layout(width: 100, height: 100) }
    above.constraints { $0.topAnchor == item.bottomAnchor + 30 --! .priority(764) }
    page.layout(width: 100, height: 100)
    expectLengths([inner.frame.height, item.frame.y, item.frame.height], [0, 0, 0])
  }
}
