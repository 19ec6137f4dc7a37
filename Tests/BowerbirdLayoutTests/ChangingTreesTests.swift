import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Random trees whose items change the tree in all of their callbacks, each time that they are called.
@Suite("Trees that change in callbacks") struct ChangingTreesTests {
  /// Each call makes at most two items, so the number of calls shows whether layouts end.
  @Test("a layout calls each item a limited number of times", arguments: all(0..<40, inDebug: 12))
  func layoutsEnd(seed: Int) {
    let tree = ChangingTree(seed: UInt64(seed))
    for size in [Size(width: 100, height: 100), Size(width: 50, height: 60), Size(width: 50, height: 60)] {
      (tree.calls, tree.isStopped) = (0, false)
      tree.root.layout(size)
      #expect(!tree.isStopped, "seed \(seed): \(tree.changes) end only because the items stop")
      // The tree may grow by a factor in each layout.
      if tree.count > 300 { return }
    }
    tree.isStopped = true
    let report = tree.root.layout(width: 70, height: 70)
    #expect(report.problems.allSatisfy { if case .unsettled = $0 { false } else { true } }, "seed \(seed): \(report)")
  }
}

/// A change of the tree that an item makes in a callback.
private enum TreeChange: CaseIterable {
  case sameClosure, measuredChild, twoAtRoot, arrangingChild, twoArranging, leaving, takingOut, otherSize, remeasuring
  case remeasuringOther, asking, constraint, direction
}

private final class ChangingTree {
  let root = Box("root")
  let changes: [TreeChange]
  var calls = 0

  /// Whether the items change nothing any more.
  var isStopped = false

  private var random: SplitMix64
  private var items: [Box] = []
  var count: Int { items.count }

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    changes = (0..<random.whole(1...3)).map { _ in random.pick(TreeChange.allCases) }
    self.random = random
    items = [root]
    for _ in 0..<self.random.whole(2...6) {
      let parent = self.random.pick(items), item = self.random.oneIn(3) ? arranging() : make()
      if self.random.oneIn(2) { measure(item) }
      parent.add(item)
      item.constraints { $0.leadingTopAnchor == parent.leadingTopAnchor }
    }
  }

  private func make() -> Box {
    let item = Box("item \(items.count)")
    items.append(item)
    return item
  }

  private func arranging() -> Box {
    let item = ChangingItem("item \(items.count)", self)
    item.layoutNode.reviewsArrangement = random.oneIn(2)
    items.append(item)
    return item
  }

  private func measured() -> Box {
    let item = make()
    measure(item)
    return item
  }

  private func measure(_ item: Box) {
    item.measure = { [unowned self, unowned item] proposal in
      change(item)
      let height = proposal.width.isFinite ? max(0, 40 - proposal.width / 2) : 10
      return Measurement(size: Size(width: 20 + Double(calls % 3), height: height))
    }
  }

  /// Makes one of the tree's changes, for an item.
  func change(_ item: Box) {
    calls += 1
    if calls > 200 * (items.count + 10) { isStopped = true }
    if isStopped { return }
    switch random.pick(changes) {
    case .sameClosure:
      let more = make()
      more.measure = item.measure
      root.add(more)
    case .measuredChild: item.add(measured())
    case .twoAtRoot: root.add(measured(), measured())
    case .arrangingChild: item.add(arranging())
    case .twoArranging: root.add(arranging(), arranging())
    case .leaving: item.remove()
    case .takingOut: random.pick(items).remove()
    case .otherSize: item.intrinsicSize = Size(width: Double(calls), height: 5)
    case .remeasuring: item.setNeedsMeasurement()
    case .remeasuringOther: random.pick(items).setNeedsMeasurement()
    case .asking: _ = item.fittingSize()
    case .constraint: item.constraints { $0.widthAnchor >= Double(calls) }
    case .direction: root.layoutDirection = calls % 2 == 0 ? .rightToLeft : .leftToRight
    }
  }
}

private final class ChangingItem: Box {
  private unowned let tree: ChangingTree

  init(_ name: String, _ tree: ChangingTree) {
    self.tree = tree
    super.init(name)
    layoutNode.arrangesChildren = true
    setNeedsArrangement()
  }

  override func arrangeChildren() { tree.change(self) }

  override func decideArrangement() { tree.change(self) }

  override func reviewArrangement() -> Bool {
    tree.change(self)
    return !tree.isStopped && tree.calls % 2 == 0
  }
}
