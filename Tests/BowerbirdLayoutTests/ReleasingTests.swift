import BowerbirdLayout
import Foundation
import Testing

/// Trees that are released.
@Suite struct ReleasingTests {
  @Test func aDeepTreeIsReleasedWithLittleStack() {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      var outermost = Box("leaf")
      for _ in 0..<10_000 {
        let box = Box()
        box.add(outermost)
        outermost = box
      }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
  }

  /// The dropper releases the only reference to the root when it arranges its children.
  ///
  /// Until the question has its answer, the root stays: the item is half as wide as the root, 50.
  @Test("A root that is released during a question stays until the answer", arguments: 0..<5)
  func questionsKeepTheRoot(question: Int) {
    var root: Box? = Box("root")
    weak let released = root
    let item = Box("item"), inner = Box("inner"), dropper = Dropper { root = nil }
    root?.add(item)
    item.add(inner)
    root?.constraints {
      item.leadingAnchor == $0.leadingAnchor
      item.widthAnchor == $0.widthAnchor / 2
      item.verticalEdgesAnchor == $0.verticalEdgesAnchor
      inner.edgesAnchor == item.edgesAnchor
    }
    root?.layout(width: 100, height: 100)
    root?.add(dropper)
    switch question {
    case 0: #expect(inner.explain(.width).description.hasPrefix("'inner'.width = 50"))
    case 1: #expect(item.ambiguities().isEmpty)
    case 2: #expect(inner.fittingSize(width: 5).width == 5)
    case 3: #expect(inner.layoutIfNeeded().conflicts.isEmpty)
    default: #expect(item.explainAlternatives().isEmpty)
    }
    #expect(root == nil && released == nil)
    #expect(item.parent == nil && inner.root === item)
    item.layout(width: 30, height: 10)
    #expect(inner.frame == Rect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test func whatSomebodyHoldsOnToStaysAsItIs() {
    let kept = Box("kept"), leaf = Box("leaf")
    kept.add(leaf)
    do {
      let root = Box("root"), middle = Box("middle")
      root.add(middle)
      middle.add(kept)
      root.layout(width: 10, height: 10)
    }
    #expect(kept.parent == nil)
    #expect(kept.children.count == 1)
    #expect(leaf.parent === kept)
    #expect(kept.layout(width: 5, height: 5).conflicts.isEmpty)
  }
}

/// A container that calls a closure when it arranges its children.
private final class Dropper: Box {
  private let drop: () -> Void

  init(_ drop: @escaping () -> Void) {
    self.drop = drop
    super.init("dropper")
    layoutNode.arrangesChildren = true
  }

  override func arrangeChildren() { drop() }
}
