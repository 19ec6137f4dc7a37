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

  /// In one line, the items need 20 + 5 + 30 by 30; in one column they would be 60 high.
  @Test("lines that are not taken need the height of one line")
  func oneLine() {
    let a = fixed("a", 20, 30), b = fixed("b", 30, 30), host = Box("host")
    host.alternatives {
      Alternative("lines") { Grid.wrapping(spacing: 5) { [a, b] } }
      Alternative("column") {
        Grid.vertical {
          a.auto()
          b.auto()
        }
      }
    }
    let page = Grid.vertical { host.constant(50) }
    for (width, name) in [(50.0, "column"), (130, "lines"), (55, "lines"), (54, "column"), (55, "lines")] {
      page.layout(width: width, height: 100)
      #expect(host.takenAlternative == name, "\(width)")
    }
  }

  /// Of 14 glyphs, 2 have room in a line of 26.
  ///
  /// So the text is 20 high by itself, and 140 in the width that it has. The inner box is too narrow for its first alternative,
  /// which would need 140. It needs 20 by itself, so the row fits into 100 as well as into 240.
  @Test("an outer choice does not depend on what a later one took before")
  func innerChoice() {
    let text = Box("text"), inner = Box("inner"), outer = Box("outer"), rest = Box("rest")
    setText(of: text, 14)
    inner.alternatives {
      Alternative("lines") { Grid.wrapping { text } }
      Alternative("column") { Grid.vertical { text.auto() } }
    }
    outer.alternatives {
      Alternative("row") { Grid.horizontal { inner.constant(26) } }
      Alternative("column") { Grid.vertical { inner.constant(26) } }
    }
    let band = Grid.horizontal { outer.auto() }
    let page = Grid.vertical {
      rest.expanded()
      band.expanded()
    }
    for height in [200.0, 480, 200] {
      page.layout(width: 400, height: height)
      #expect(outer.frame.height == height / 2)
      #expect(outer.takenAlternative == "row" && inner.takenAlternative == "column", "\(height)")
      #expect(text.frame.height == 140)
    }
  }

  /// The column needs 5 + 70 + 5 by 20 + 40 + 40, and one line 10 + 70 + 40 by 40.
  ///
  /// In a width of 80, the host may be as low as the one line. It gets the 60 of its place, which is too low for the column.
  /// Then it needs at least 40 + 40 for the two lines that have room in 80.
  @Test("the least height is that of one line where lines are not taken")
  func leastHeight() {
    let x = fixed("x", 10, 20), a = fixed("a", 70, 40), b = fixed("b", 40, 40), host = Box("host")
    host.alternatives {
      Alternative("column") {
        Grid.vertical {
          x.auto()
          a.auto().margin(EdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
          b.auto()
        }
      }
      Alternative("lines") { Grid.wrapping { [x, a, b] } }
    }
    let flow = Grid.wrapping(along: .vertical) { host }
    let page = Grid.vertical { flow.expanded() }
    for (height, name, given) in [(60.0, "lines", 80.0), (120, "column", 100), (60, "lines", 80)] {
      page.layout(width: 120, height: height)
      #expect(host.takenAlternative == name, "\(height)")
      expectLengths([host.frame.width, host.frame.height], [80, given], within: 1e-6)
      page.layout(width: 75, height: height)
      #expect(host.takenAlternative == "lines")
    }
  }
}
