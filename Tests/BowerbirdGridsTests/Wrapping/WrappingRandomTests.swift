import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Compares random wrapping grids of leaves with arithmetic, and checks the laws of all grids.
@Suite struct WrappingRandomTests {
  private static let blocks = 0..<12
  private static let block: UInt64 = 8

  private static func seeds(_ block: Int) -> Range<UInt64> {
    UInt64(block) * Self.block..<UInt64(block + 1) * Self.block
  }

  @Test("frames agree with the arithmetic", arguments: blocks, [false, true])
  func arithmetic(block: Int, hasOverflowItem: Bool) {
    for seed in Self.seeds(block) {
      var random = SplitMix64(seed: 4_000_000 + seed)
      let model = hasOverflowItem ? WrappingModel(overflowing: &random) : WrappingModel(&random)
      let isMirrored = random.oneIn(3)
      let (grid, boxes) = model.grid()
      if isMirrored { grid.layoutDirection = .rightToLeft }
      for _ in 0..<4 {
        let size = Self.size(&random)
        let report = grid.layout(size)
        #expect(report.conflicts.isEmpty && report.problems.isEmpty, "seed \(seed): \(report)")
        if let mistake = Self.mistake(model, boxes, size, isMirrored) {
          Issue.record("seed \(seed), \(size)\(isMirrored ? ", mirrored" : ""): \(mistake) of\n\(model)")
          break
        }
        let left = model.leftOut(in: size)
        #expect(grid.overflow.map(\.name) == left, "seed \(seed)")
        let isShown = !left.isEmpty && model.said.lineLimit != 0
        let absent = left + (hasOverflowItem && !isShown ? ["more"] : [])
        #expect(boxes.filter(\.isLeftOut).map(\.name) == absent, "seed \(seed)")
        if let label = boxes.last as? Label {
          #expect(label.text.count == WrappingModel.letters(for: left.count), "seed \(seed)")
        }
      }
    }
  }

  static func size(_ random: inout SplitMix64) -> Size {
    Size(width: random.length(400), height: random.length(random.oneIn(2) ? 100 : 400))
  }

  static func mistake(_ model: WrappingModel, _ boxes: [Box], _ size: Size, _ isMirrored: Bool) -> String? {
    let due = model.frames(size.width, size.height, isMirrored: isMirrored)
    for (box, frame) in zip(boxes, due) {
      if !isClose(box.frame, frame) { return "\(box.name) is \(box.frame), not \(frame)" }
    }
    return nil
  }

  @Test("a tie that holds in any case moves nothing in an auto cell, from the first layout on", arguments: blocks)
  func tiesThatHold(block: Int) {
    for seed in Self.seeds(block) {
      var random = SplitMix64(seed: 9_000_000 + seed)
      var model = WrappingModel(&random)
      model.said.axis = .horizontal
      model.said.lineLimit = nil
      // A tied item has the length of its content and of its constraints, without the least length of the grid.
      if !model.items.isEmpty { model.items[0].minimum = nil }
      let due = Self.framesInAutoCell(model, isTied: false), tied = Self.framesInAutoCell(model, isTied: true)
      for (frame, due) in zip(tied, due) where !isClose(frame, due) {
        Issue.record("seed \(seed): \(frame), not \(due) of\n\(model)")
        break
      }
    }
  }

  /// Returns the frames of a grid and its items in an auto cell, after each of two layouts.
  ///
  /// The page is shorter than most grids, so that their lines depend on the length of the cell.
  private static func framesInAutoCell(_ model: WrappingModel, isTied: Bool) -> [Rect] {
    let (grid, boxes) = model.grid(), beside = Box("beside")
    let row = Grid.horizontal {
      grid.auto()
      beside.auto()
    }
    let page = Grid(tracks: [.fr(1)], spacing: 0) { row }
    if isTied, let first = boxes.first { relate(beside, .width, .lessOrEqual, to: first, constant: 5000) }
    return (0..<2).flatMap { _ in
      page.layout(width: 40, height: 100)
      return ([grid] + boxes).map(\.frame)
    }
  }

  @Test("the fit of a grid has all items in one line", arguments: blocks)
  func fits(block: Int) {
    for seed in Self.seeds(block) {
      var random = SplitMix64(seed: 5_000_000 + seed)
      let model = WrappingModel(&random, along: .horizontal), (grid, _) = model.grid()
      let lines = WrappingArithmetic(items: model.items.map { $0.along(.horizontal, width: nil) }, said: model.said)
      let fit = lines.need.fit, width = random.length(300)
      for (asked, width) in [(grid.fittingSize(), fit), (grid.fittingSize(width: width), width)] {
        let needs = zip(model.items, lines.along(width)).map { $0.across(width: $1.length) }
        let height = lines.needAcross(needs, width).fit
        let isSame = (asked.width - width).magnitude < 1e-6 && (asked.height - height).magnitude < 1e-6
        #expect(isSame, "seed \(seed): \(asked), not \(width) × \(height) of\n\(model)")
      }
    }
  }

  // MARK: - Laws

  @Test(
    "an edited grid equals a fresh one, and questions change nothing", arguments: all(blocks, inDebug: 2),
    [false, true])
  func histories(block: Int, hasOverflowItem: Bool) {
    for seed in Self.seeds(block) {
      var random = SplitMix64(seed: 6_000_000 + seed)
      var history = WrappingHistory(&random, hasOverflowItem: hasOverflowItem)
      for step in 0..<8 {
        let size = Self.size(&random)
        if let mistake = history.mistake(in: size, &random) {
          Issue.record("seed \(seed), step \(step), \(size): \(mistake) of\n\(history.model)")
          break
        }
        history.change(&random)
      }
    }
  }
}
