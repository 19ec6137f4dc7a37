import BowerbirdGrids
import BowerbirdLayout
import Foundation
import Testing

/// A thousand grids in each other, on a thread with as little stack as threads have that nobody made on purpose.
@Suite struct StackDepthTests {
  /// Runs on a thread with so many bytes of stack.
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
    // Nobody reads or writes it while somebody else does: one thread follows the other.
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
}
