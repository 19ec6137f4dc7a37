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
