import BowerbirdGrids
import BowerbirdLayout
import Foundation
import Testing

/// A thousand nested grids, on a thread with as little stack as threads have by default.
@Suite struct StackDepthTests {
  /// Runs a closure on a thread with a number of bytes of stack.
  private static func onThread(withStack size: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
  }

  @Test func aThousandGridsInEachOther() {
    // Access is safe, because one thread ends before the other begins.
    nonisolated(unsafe) var kept: Grid?
    Self.onThread(withStack: 512 << 10) {
      let leaf = fixed("leaf", 7, 9)
      let grid = nestedStacks(1000, around: leaf)
      let report = grid.layout(width: 700, height: 700)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty)
      // Of the 999 bars, 500 stand beside the leaf.
      #expect(leaf.frame == Rect(x: 0, y: 0, width: 200, height: 9))
      kept = grid
    }
    Self.onThread(withStack: 512 << 10) {
      #expect(kept != nil)
      kept = nil
    }
  }

  /// Grids are released one after the other, so no depth overflows the stack.
  @Test(arguments: ["stack", "tracks", "wrapping"])
  func manyGridsInEachOtherAreReleased(_ kind: String) {
    weak var innermost: Box?
    nonisolated(unsafe) var kept: Grid?
    do {
      let leaf = fixed("leaf", 7, 9)
      innermost = leaf
      var item: any LayoutItem = leaf
      for _ in 0..<20_000 {
        let inner = item
        let grid =
          switch kind {
          case "stack": Grid.vertical { inner.auto() }
          case "tracks": Grid(tracks: [.fit]) { inner }
          default: Grid.wrapping { inner }
          }
        kept = grid
        item = grid
      }
    }
    #expect(kept != nil && innermost != nil)
    Self.onThread(withStack: 512 << 10) { kept = nil }
    #expect(innermost == nil)
  }
}
