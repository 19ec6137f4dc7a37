import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Random trees of repeated tracks, whose layouts depend only on the declaration and on the size.
@Suite struct RandomRepeatTests {
  @Test("repeated tracks settle, and forget sizes, questions and former contents", arguments: all(0..<400, inDebug: 20))
  func laws(seed: Int) {
    var generator = RepeatedGenerator(seed: seed)
    let model = generator.tree(), size = generator.size(), other = generator.size()
    var fresh: [Box] = [], boxes: [Box] = []
    let page = model.make(&fresh), tree = model.make(&boxes)
    let report = page.layout(size)
    #expect(report.isSettled, "seed \(seed)")
    #expect(page.layout(size).changed.isEmpty, "seed \(seed) changes again")
    // Which constraint of a conflict gives way depends on the order of activation.
    if !report.conflicts.isEmpty { return }

    #expect(tree.layout(other).isSettled, "seed \(seed) in \(other)")
    expectSame(tree.layout(size), boxes, fresh, "seed \(seed) after another size")
    for box in boxes { _ = box.fittingSize(width: 11) }
    expectSame(tree.layout(size), boxes, fresh, "seed \(seed) after questions")
    for box in boxes where box.children.isEmpty {
      if let label = box as? Label {
        let text = label.text
        label.text = "\(text) and more"
        tree.layout(size)
        label.text = text
      } else if let content = box.intrinsicSize {
        box.intrinsicSize = Size(width: content.width + 5, height: content.height + 3)
        tree.layout(size)
        box.intrinsicSize = content
      }
    }
    expectSame(tree.layout(size), boxes, fresh, "seed \(seed) after changes")
  }

  /// Expects the frames of a tree that was made at once, unless the constraints allow others.
  private func expectSame(_ report: LayoutReport, _ boxes: [Box], _ fresh: [Box], _ description: String) {
    #expect(report.isSettled, "\(description)")
    for (box, other) in zip(boxes, fresh) where !isClose(box.frame, other.frame) {
      if !(fresh.last?.ambiguities().isEmpty ?? true) { return }
      Issue.record("\(description): \(box.name) \(box.frame), not \(other.frame)")
      return
    }
  }
}

extension LayoutReport {
  fileprivate var isSettled: Bool { !problems.contains { if case .unsettled = $0 { true } else { false } } }
}
