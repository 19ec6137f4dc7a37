import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// The needs of alternatives that are not taken, and choices whose alternatives must be tried.
@Suite("Alternatives: needs of those that are passed over") struct PassedOverTests {
  /// A page of one host, and a stack of a leaf of 170 by 20 in the first of its two alternatives.
  private func screen() -> (page: Grid, host: Box, stack: Grid, leaf: Box) {
    let host = Box("host"), leaf = fixed("leaf", 170, 20), chip = fixed("chip", 30, 10)
    let stack = Grid.vertical { leaf.auto() }
    host.alternatives {
      Alternative("long") { Grid.horizontal { stack.auto() } }
      Alternative("short") { Grid.horizontal { chip.auto() } }
    }
    let page = Grid.vertical { host.auto() }
    page.layout(width: 100, height: 100)
    return (page, host, stack, leaf)
  }

  /// The host needs the height of its first alternative: 20, and with margins 4 + 20 + 4 = 28.
  @Test("a margin in an alternative that is not taken counts at once")
  func margin() {
    let (page, host, stack, leaf) = screen()
    #expect(host.takenAlternative == "short" && host.frame.height == 20)
    stack.setContentAlignment(for: leaf) { $0.auto().margin(EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)) }
    page.layout(width: 100, height: 100)
    #expect(host.takenAlternative == "short" && host.frame.height == 28)
  }

  /// The stack is then 20 + 39 high.
  @Test("an item that is added to an alternative that is not taken counts at once")
  func addedItem() {
    let (page, host, stack, _) = screen()
    let more = fixed("more", 10, 39)
    stack.addGridContent(at: 1) { more.auto() }
    page.layout(width: 100, height: 100)
    #expect(host.takenAlternative == "short" && host.frame.height == 59)
  }
}
