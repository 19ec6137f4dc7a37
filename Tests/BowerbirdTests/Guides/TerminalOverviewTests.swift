import Bowerbird
import BowerbirdTerminal
import Testing

/// Runs the code of BowerbirdTerminal.md, except for the call that waits for keys.
@Suite struct TerminalOverviewTests {
  private let document = TestedDocument("Sources/BowerbirdTerminal/BowerbirdTerminal.docc/BowerbirdTerminal.md")

  @Test func `a layout on the whole screen`() {
    // The document's code begins
    let screen = Box("screen"), list = Box("list")
    screen.add(list)
    list.constraints { $0.edgesAnchor == screen.edgesAnchor -- 16 }
    func show() throws(WatchError) { try screen.watch() }  // until q is pressed
    // and ends
    screen.layout(width: 320, height: 160)
    #expect(list.frame == Rect(x: 16, y: 16, width: 288, height: 128))
  }

  @Test func `there is no other code`() throws { try document.expectAllCode() }
}
