import BowerbirdDrawing
import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting

/// A question to a tree, which must not change anything.
enum Question: CaseIterable {
  case fittingSize, fittingSizeInside, minimumSize, ambiguities, explanation, sweep, snapshot, drawing, reading

  /// Asks the question about a tree, or about an item in it.
  func ask(_ root: Box, _ item: Box, _ random: inout SplitMix64) {
    switch self {
    case .fittingSize: fit(root, &random)
    case .fittingSizeInside: fit(item, &random)
    case .minimumSize: fitGrid(item, &random)
    case .ambiguities: _ = (random.oneIn(2) ? root : item).ambiguities()
    case .explanation:
      _ = item.explain(random.pick([LayoutAttribute.leading, .top, .width, .height]))
    case .sweep: sweep(root, &random)
    case .snapshot: _ = (root.snapshot(), item.snapshot(scale: 2))
    case .drawing: _ = (root.svg(), root.html(), root.text(columns: 40))
    case .reading: read(item)
    }
  }

  private func fit(_ item: Box, _ random: inout SplitMix64) {
    switch random.whole(0...2) {
    case 0: _ = item.fittingSize()
    case 1: _ = item.fittingSize(width: Double(random.whole(0...400)))
    default: _ = item.fittingSize(height: Double(random.whole(0...400)))
    }
  }

  private func fitGrid(_ item: Box, _ random: inout SplitMix64) {
    guard let grid = item as? Grid else { return }
    switch random.whole(0...2) {
    case 0: _ = grid.minimumSize()
    case 1: _ = grid.minimumSize(width: Double(random.whole(0...400)))
    default: _ = grid.minimumSize(height: Double(random.whole(0...400)))
    }
  }

  private func sweep(_ root: Box, _ random: inout SplitMix64) {
    let least = Double(random.whole(40...300)), range = least...(least + Double(random.whole(0...60)))
    if random.oneIn(2) { _ = root.sweep(\.width, over: range) } else { _ = root.sweep(\.height, over: range) }
  }

  private func read(_ item: Box) {
    _ = (item.frame, item.intrinsicSize, item.layoutDirection, item.layoutNode.contentSize, item.solverStatistics)
    _ = (item.activeConstraints.map { "\($0)" }, item.layoutNode.value(of: .width), item.layoutNode.solutionStamp)
    _ = (item.grid.errors, item.grid.views.count, item.grid.constraintSet.description)
    if let label = item as? Label { _ = (label.lines, label.measurement(in: 50)) }
    guard let grid = item as? Grid else { return }
    _ = (grid.columnWidths, grid.rowHeights, grid.contentSize, grid.warnings, grid.snapshot, grid.drawingGuides)
    _ = (grid.constraintSet.description, grid.items.count, grid.work)
  }
}
