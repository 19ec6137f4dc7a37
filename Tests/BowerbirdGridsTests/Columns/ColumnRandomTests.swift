import BowerbirdGrids
import BowerbirdLayout
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

  private func compare(
    _ container: Box, _ arithmetic: ColumnArithmetic, _ width: Double, _ height: Double, _ trial: String
  ) {
    let report = container.layout(width: width, height: height)
    #expect(report.conflicts.isEmpty, "\(trial)")
    for (view, wanted) in zip(container.grid.views, arithmetic.frames(width: width, height: height))
    where !isClose(view.frame, wanted) {
      Issue.record("\(trial), \(view.name) in \(width) × \(height): \(view.frame), not \(wanted)")
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
