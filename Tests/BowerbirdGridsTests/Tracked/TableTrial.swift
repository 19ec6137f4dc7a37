import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting

/// Checks the laws of subgrids with one random table.
///
/// - A grid with subgrids lays out the items of the subgrids as the flat grid that has the same items in the same tracks.
/// - A grid that was resized, edited or asked has the frames of a new grid.
/// - A sweep has the frames of a layout.
struct TableTrial {
  private(set) var model: RandomTable
  private var random: SplitMix64
  private(set) var failures: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    model = RandomTable(random: &random)
  }

  /// Checks resizes and edits.
  mutating func run(steps: Int = 4) {
    let boxes = TableBoxes(model)
    for step in 0..<steps {
      let size = random.tableSize()
      if step > 0 && random.oneIn(2) {
        for _ in 0..<random.whole(1...2) { model.edit(&random) }
        boxes.update(to: model)
      }
      if random.oneIn(3) { ask(boxes.root, boxes.table, random.length(100)) }
      let report = boxes.root.layout(width: size.width, height: size.height)
      let fresh = TableBoxes(model), name = "step \(step), \(model.place), \(size)"
      fresh.root.layout(width: size.width, height: size.height)
      let wanted = fresh.leafFrames(of: model)
      if !report.problems.isEmpty { failures.append("\(name): \(report.problems)") }
      compare(boxes.leafFrames(of: model), wanted, "edited, not fresh: \(name)")
      if boxes.table.frame.size != fresh.table.frame.size {
        compare([(0, boxes.table.frame)], [(0, fresh.table.frame)], "edited table, not fresh: \(name)")
      }
      // The areas of items in repeated columns are known for subgrids of one column only.
      if !model.isAcross { compareFlat(fresh, wanted, size, name) }
      if !failures.isEmpty { return }
    }
    if model.place == .root { sweep() }
  }

  private mutating func compareFlat(
    _ fresh: TableBoxes, _ wanted: [(id: Int, frame: Rect)], _ size: Size, _ name: String
  ) {
    let room = fresh.table.frame.size, alone = TableBoxes(flat: model, of: fresh, in: .root)
    alone.root.layout(width: room.width, height: room.height)
    compare(wanted, alone.leafFrames(of: model), "subgrids, not flat in \(room): \(name)")
    if model.repeats { return }
    let flat = TableBoxes(flat: model, of: fresh, in: model.place)
    flat.root.layout(width: size.width, height: size.height)
    compare([(0, fresh.table.frame)], [(0, flat.table.frame)], "table, not flat: \(name)")
    compare(
      [(0, Rect(origin: .zero, size: fresh.root.fittingSize()))],
      [(0, Rect(origin: .zero, size: flat.root.fittingSize()))], "fit, not flat: \(name)")
  }

  private func ask(_ root: Box, _ table: Grid, _ width: Double) {
    _ = root.fittingSize()
    _ = root.fittingSize(width: width)
    _ = table.minimumSize(width: width)
  }

  private mutating func sweep() {
    let boxes = TableBoxes(model), height = random.length(100)
    boxes.root.layout(width: random.length(100), height: height)
    let sweep = boxes.table.sweep(\.width, over: 5...150)
    for _ in 0..<3 {
      let width = 5 + random.length(145), fresh = TableBoxes(model)
      fresh.root.layout(width: width, height: height)
      if !sweep.isProved { continue }
      for (id, box) in boxes.boxes {
        guard let other = fresh.boxes[id], let swept = sweep.frame(of: box, at: width) else { continue }
        compare([(id, swept)], [(id, other.frame)], "sweep at \(width) × \(height)")
      }
    }
  }

  private mutating func compare(
    _ found: [(id: Int, frame: Rect)], _ wanted: [(id: Int, frame: Rect)], _ what: String
  ) {
    if found.count != wanted.count { failures.append("\(what): \(found.count) items instead of \(wanted.count)") }
    for (one, two) in zip(found, wanted) where !isClose(one.frame, two.frame, within: 1e-6) {
      return failures.append("\(what): \(one.id) is \(one.frame), not \(two.frame)")
    }
  }
}
