import BowerbirdLayout
import Testing

/// A chain that takes its item to another parent.
@Suite struct LayoutChainMoveTests {
  private let root = Box("root"), left = Box("left"), right = Box("right")
  private let item = Box("item"), sibling = Box("sibling")

  init() {
    root.add([left, right])
    root.layout(left).topLeft(top: 0, left: 0).width(100).height(100)
    root.layout(right).topLeft(top: 0, left: 100).width(200).height(100)
    left.layout(sibling).topLeft(top: 10, left: 10).width(30).height(30)
    left.layout(item).top(5).left(5).width(20).height(20)
  }

  private func report() -> LayoutReport { root.layout(width: 400, height: 400) }

  @Test func `statements about old siblings are taken back`() {
    item.layout.below(sibling, 7).after(sibling, 3)
    _ = report()
    right.layout(item).top(1).left(2)
    let report = report()
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
    #expect(item.frame == Rect(x: 2, y: 1, width: 20, height: 20))
    sibling.layout.top(60)
    root.layoutIfNeeded()
    #expect(item.frame == Rect(x: 2, y: 1, width: 20, height: 20))
  }

  @Test func `a sibling that has moved before is still one`() {
    item.layout.below(sibling, 7)
    right.add(sibling)
    sibling.layout.topLeft(top: 10, left: 10)
    right.layout(item).left(2)
    _ = report()
    #expect(item.frame.y == 47)
  }

  @Test func `what is outside of both parents stays`() {
    let ruler = Box("ruler")
    root.add(ruler)
    root.layout(ruler).topLeft(top: 0, left: 0).width(70).height(1)
    let measured = Box("measured")
    left.layout(measured).width(ruler).left(4)
    right.layout(measured).left(2)
    #expect(report().conflicts.isEmpty)
    #expect(measured.frame.x == 2 && measured.frame.width == 70)
  }

  @Test func `without a parent the report says what to add`() {
    let lonely = Box("lonely")
    lonely.layout.top(10)
    root.add(lonely)
    #expect(
      report().problems.map(\.description) == [
        "A chain of 'lonely' needs its container: add 'lonely' to it first, or write container.layout(view)."
      ])
  }
}
