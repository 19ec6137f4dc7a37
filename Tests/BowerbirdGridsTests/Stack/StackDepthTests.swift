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
  ///
  /// A layout makes plans, which refer to the items of cells too.
  @Test(arguments: [
    ("stack", 0), ("tracks", 0), ("wrapping", 0), ("stack", 5_000), ("tracks", 1_500), ("wrapping", 400),
  ])
  func manyGridsInEachOtherAreReleased(_ kind: String, laidOut depth: Int) {
    weak var innermost: Box?
    nonisolated(unsafe) var kept: Grid?
    do {
      let leaf = fixed("leaf", 7, 9)
      innermost = leaf
      var item: any LayoutItem = leaf
      for _ in 0..<(depth == 0 ? 20_000 : depth) {
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
    if depth > 0 { kept?.layout(width: 100, height: 10) }
    #expect(kept != nil && innermost != nil)
    Self.onThread(withStack: depth == 0 ? 512 << 10 : 64 << 10) { kept = nil }
    #expect(innermost == nil)
  }
}
