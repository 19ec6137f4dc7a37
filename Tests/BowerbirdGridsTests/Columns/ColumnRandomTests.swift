import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Random column grids against the formulas.
@Suite struct ColumnRandomTests {
  @Test(arguments: 0..<UInt64(20))
  func framesAreThoseOfTheFormulas(block: UInt64) {
    for seed in block * 100..<(block + 1) * 100 {
      var random = SplitMix64(seed: seed)
      let arithmetic = ColumnArithmetic.random(&random)
      let container = Box("container")
      apply(arithmetic, to: container)
      for _ in 0..<2 {
        let width = Double(random.whole(0...600)), height = Double(random.whole(0...600))
        compare(container, arithmetic, width, height, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<UInt64(60))
  func editedGridsAreAsFreshOnes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var arithmetic = ColumnArithmetic.random(&random)
    let container = Box("container")
    apply(arithmetic, to: container)
    for step in 0..<12 {
      arithmetic.edit(&random)
      change(container, to: arithmetic)
      let width = Double(random.whole(0...600)), height = Double(random.whole(0...600))
      compare(container, arithmetic, width, height, "seed \(seed), step \(step)")
    }
  }

  /// The ties hold in any case, or give way to all else.
  ///
  /// The optional lengths of views give way to their columns.
  @Test("views in a cell that a solution sizes are as the formulas say", arguments: 0..<UInt64(20))
  func tiedContainers(block: UInt64) {
    for seed in block * 20..<(block + 1) * 20 {
      var random = SplitMix64(seed: seed)
      var arithmetic = ColumnArithmetic.random(&random)
      arithmetic.space *= 0.3
      let container = Box("container"), isStack = random.oneIn(2), cell = Double(random.whole(0...60))
      let page = page(around: container, isStack ? cell : nil)
      apply(arithmetic, to: container)
      if random.oneIn(2) { page.layout(width: 100, height: Double(random.whole(0...200))) }
      tie(container, page, &random)
      for view in container.grid.views where random.oneIn(3) {
        let level = Priority(Double(random.whole(1...990)))
        relate(view, random.pick([.width, .height]), constant: Double(random.whole(0...60)), priority: level)
      }
      for _ in 0..<3 {
        let width = Double(random.whole(0...200)), height = Double(random.whole(0...200))
        let report = page.layout(width: width, height: height)
        #expect(report.conflicts.isEmpty, "seed \(seed)")
        let size = isStack ? Size(width: cell, height: height) : Size(width: width, height: height / 2)
        compare(container, arithmetic, size, "seed \(seed)")
      }
    }
  }

  /// Returns a grid with a container in a constant cell, or in the first of two equal rows.
  private func page(around container: Box, _ cell: Double?) -> Grid {
    let beside = Box("beside")
    if let cell { return Grid(tracks: [.fr(1)], spacing: 0) { Grid.horizontal { container.constant(cell) } } }
    let rows = Grid(tracks: [.fr(1)], spacing: 0) {
      container
      beside
    }
    return Grid(tracks: [.fr(1)], spacing: 0) { rows }
  }

  private func tie(_ container: Box, _ page: Grid, _ random: inout SplitMix64) {
    if random.oneIn(2) { relate(container, .leading, .greaterOrEqual, to: page, .leading) }
    if random.oneIn(2) { relate(container, .top, .greaterOrEqual, to: page, .top) }
    if random.oneIn(2) { relate(container, .bottom, to: page, .top, constant: -30, priority: 501) }
  }

  private func compare(
    _ container: Box, _ arithmetic: ColumnArithmetic, _ width: Double, _ height: Double, _ trial: String
  ) {
    let report = container.layout(width: width, height: height)
    #expect(report.conflicts.isEmpty, "\(trial)")
    compare(container, arithmetic, Size(width: width, height: height), trial)
  }

  private func compare(_ container: Box, _ arithmetic: ColumnArithmetic, _ size: Size, _ trial: String) {
    for (view, wanted) in zip(container.grid.views, arithmetic.frames(width: size.width, height: size.height))
    where !isClose(view.frame, wanted) {
      Issue.record("\(trial), \(view.name) in \(size): \(view.frame), not \(wanted)")
    }
  }

  private func apply(_ arithmetic: ColumnArithmetic, to container: Box) {
    container.grid.views = arithmetic.views.indices.map { Box("\($0)") }
    change(container, to: arithmetic)
  }

  private func change(_ container: Box, to arithmetic: ColumnArithmetic) {
    while container.grid.views.count > arithmetic.views.count { container.grid.views.removeLast() }
    while container.grid.views.count < arithmetic.views.count { container.grid.views.append(Box("new")) }
    switch arithmetic.direction {
    case .any: container.grid.axis.direction = .any
    case .horizontal: container.grid.axis.direction = .horizontal
    case .vertical: container.grid.axis.direction = .vertical
    }
    container.grid.axis.columns = arithmetic.columns
    container.grid.axis.rows = arithmetic.rows
    container.grid.interimSpace = arithmetic.space
    let insets = arithmetic.insets
    container.grid.contentEdgeInsets = EdgeInsets(top: insets.0, left: insets.1, bottom: insets.2, right: insets.3)
    for (view, model) in zip(container.grid.views, arithmetic.views) {
      view.grid.columns = model.columns
      view.grid.rows = model.rows
      view.grid.offset.columns = model.columnOffset
      view.grid.offset.rows = model.rowOffset
    }
  }
}

extension ColumnArithmetic {
  /// A random grid.
  static func random(_ random: inout SplitMix64) -> ColumnArithmetic {
    var grid = ColumnArithmetic(direction: random.pick([.any, .horizontal, .vertical]))
    if random.oneIn(2) { grid.columns = random.whole(1...24) }
    if random.oneIn(2) { grid.rows = random.whole(1...24) }
    if random.oneIn(2) { grid.space = Double(random.whole(0...24)) }
    if random.oneIn(3) { grid.insets = (length(&random), length(&random), length(&random), length(&random)) }
    grid.views = (0..<random.whole(0...8)).map { _ in View.random(&random) }
    return grid
  }

  /// Changes something.
  mutating func edit(_ random: inout SplitMix64) {
    switch random.whole(0...7) {
    case 0: columns = random.whole(1...24)
    case 1: rows = random.whole(1...24)
    case 2: space = Double(random.whole(0...24))
    case 3: insets.1 = ColumnArithmetic.length(&random)
    case 4: direction = random.pick([.any, .horizontal, .vertical])
    case 5: views.append(.random(&random))
    case 6: if !views.isEmpty { views.removeLast() }
    default: if !views.isEmpty { views[random.whole(0...views.count - 1)] = .random(&random) }
    }
  }

  private static func length(_ random: inout SplitMix64) -> Double { Double(random.whole(-10...60)) }
}

extension ColumnArithmetic.View {
  /// A random view.
  static func random(_ random: inout SplitMix64) -> ColumnArithmetic.View {
    var view = ColumnArithmetic.View()
    if !random.oneIn(4) { view.columns = random.whole(0...6) }
    if !random.oneIn(4) { view.rows = random.whole(0...6) }
    if random.oneIn(4) { view.columnOffset = random.whole(-2...4) }
    if random.oneIn(4) { view.rowOffset = random.whole(-2...4) }
    return view
  }
}
