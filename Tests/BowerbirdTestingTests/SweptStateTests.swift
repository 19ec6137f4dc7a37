import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

/// A property is evaluated after the sweep, when the tree is as it was before.
///
/// What it reads from items must be that of each size.
@Suite("What layouts decide beside frames, in proofs", .listening)
struct SweptStateTests {
  /// Below 500, an item is there that begins at 300 and is 100 wide.
  private func screen() -> (screen: Box, extra: Box) {
    let screen = Box("screen"), list = Box("list"), extra = Box("extra")
    screen.add(list, extra)
    screen.constraints { _ in
      list.leadingTopAnchor == screen.leadingTopAnchor
      list.sizeAnchor == Size(width: 20, height: 20)
    }
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 500, without: [extra]) {}
      Alternative("narrow") {
        extra.leadingAnchor == screen.leadingAnchor + 300
        extra.topAnchor == screen.topAnchor
        extra.sizeAnchor == Size(width: 100, height: 20)
      }
    }
    return (screen, extra)
  }

  @Test("an item that only some sizes leave out is checked in the others", arguments: [600.0, 450])
  func leftOut(present: Double) {
    let screen = screen().screen
    screen.layout(width: present, height: 100)
    let message = failure {
      forEverySize(of: screen, widths: 320...800, heights: [100]) { $0.isEverythingInside(screen) }
    }
    #expect(message?.contains("widths from 320 to 400") == true, "\(message ?? "no failure")")
    let planar = failure {
      forEverySize(of: screen, widths: 320...800, heights: 50...100) { $0.isEverythingInside(screen) }
    }
    #expect(planar?.contains("widths from 320 to 400") == true, "\(planar ?? "no failure")")
    let proved = failures {
      forEverySize(of: screen, widths: 401...800, heights: [100]) { $0.isEverythingInside(screen) }
    }
    #expect(proved.isEmpty)
  }

  /// In a row, `inner` lies in a stack behind `first`; in a column, it lies in the column itself.
  @Test("an item that changes its parent is where its parent of that size is", arguments: [300.0, 60])
  func parents(present: Double) {
    let page = Box("page"), host = Box("host"), first = Box("first"), inner = Box("inner")
    first.intrinsicSize = Size(width: 40, height: 20)
    inner.intrinsicSize = Size(width: 40, height: 20)
    page.add(host)
    host.constraints { _ in host.edgesAnchor == page.edgesAnchor }
    host.alternatives {
      Alternative("row", when: page.widthAnchor >= 100) {
        Grid.horizontal {
          first.auto()
          Grid.vertical { inner.auto() }.auto()
        }
      }
      Alternative("column") {
        Grid.vertical {
          first.auto()
          inner.auto()
        }
      }
    }
    page.layout(width: present, height: 100)
    forEverySize(of: page, widths: 50...400, heights: [100]) { layout in
      let isColumn = layout[inner].minX == layout[page].minX && layout[inner].minY == layout[page].minY + 20
      let isRow = layout[inner].minX == layout[page].minX + 40
      layout[page].width <= 100 && isColumn || layout[page].width >= 100 && isRow
    }
  }

  /// Each chip is 6 cells wide and a gap is 1, so three chips take 20.
  ///
  /// One chip, a gap and "+2 more items" take 20 as well. So below 20 only the label is there, which needs 13.
  @Test("the text that a layout sets is that of each size", arguments: [30.0, 12])
  func texts(present: Double) {
    let chips = (1...3).map { Label("chip \($0)", font: .cells) }
    let more = Label("", font: .cells, name: "more").overflowItem { $0 == 0 ? "" : "+\($0) more items" }
    more.maximumLines = 1
    let row = Grid.wrapping(spacing: 1, lineLimit: 1) {
      for chip in chips { chip }
      more
    }
    row.layout(width: present, height: 1)
    let message = failure {
      forEverySize(of: row, widths: 8...40, heights: [1]) { $0.showsWholeText(more) }
    }
    #expect(message?.contains("more") == true, "\(message ?? "no failure")")
    let proved = failures {
      forEverySize(of: row, widths: 13...40, heights: [1]) { $0.showsWholeText(in: row) }
    }
    #expect(proved.isEmpty, "\(proved)")
  }
}

/// A sidebar of 500 from a width of 700 on, and a drawer of 300 up to 700.
///
/// Both are there at 700 only, and 500 + 300 is more than 700.
@Suite("Sizes at which two conditions hold", .listening)
struct SingleSizeTests {
  private func screen() -> (screen: Box, sidebar: Box, drawer: Box) {
    let screen = Box("screen"), sidebar = Box("sidebar"), drawer = Box("drawer")
    screen.add(sidebar, drawer)
    screen.constraints { _ in
      sidebar.leadingAnchor == screen.leadingAnchor
      drawer.trailingAnchor == screen.trailingAnchor
      sidebar.verticalEdgesAnchor == screen.verticalEdgesAnchor
      drawer.verticalEdgesAnchor == screen.verticalEdgesAnchor
    }
    sidebar.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 700) { sidebar.widthAnchor == 500 }
      Alternative("narrow") { sidebar.widthAnchor == 0 }
    }
    drawer.alternatives {
      Alternative("compact", when: screen.widthAnchor <= 700) { drawer.widthAnchor == 300 }
      Alternative("regular") { drawer.widthAnchor == 100 }
    }
    return (screen, sidebar, drawer)
  }

  @Test("are part of a proof along one axis")
  func oneAxis() {
    let (screen, sidebar, drawer) = screen()
    screen.layout(width: 1000, height: 10)
    let message = failure {
      forEverySize(of: screen, widths: 320...1440, heights: [10]) { $0.isDisjoint([sidebar, drawer]) }
    }
    #expect(message?.contains("width 700") == true, "\(message ?? "no failure")")
    let sweep = screen.sweep(\.width, over: 320...1440)
    #expect(sweep.frame(of: sidebar, at: 700)?.width == 500 && sweep.frame(of: drawer, at: 700)?.width == 300)
    #expect(sweep.frame(of: sidebar, at: 699)?.width == 0 && sweep.frame(of: drawer, at: 701)?.width == 100)
  }

  @Test("are part of a proof along both axes")
  func bothAxes() {
    let (screen, sidebar, drawer) = screen()
    screen.layout(width: 1000, height: 10)
    let message = failure {
      forEverySize(of: screen, widths: 320...1440, heights: 10...100) { $0.isDisjoint([sidebar, drawer]) }
    }
    #expect(message?.contains("At width 700") == true, "\(message ?? "no failure")")
  }

  @Test("a condition that ends at a width holds there")
  func upTo() {
    let screen = screen()
    screen.screen.layout(width: 1000, height: 10)
    let sweep = screen.screen.sweep(\.width, over: 320...1440)
    screen.screen.layout(width: 700, height: 10)
    #expect(sweep.frame(of: screen.drawer, at: 700) == screen.drawer.frame)
    #expect(sweep.frame(of: screen.sidebar, at: 700) == screen.sidebar.frame)
    #expect(sweep.breakpoints == [700])
  }

  /// The alternative `exact` makes the list wider than the screen, which is 700 wide.
  private func exactly(_ condition: (Box) -> AlternativeCondition) -> (screen: Box, list: Box) {
    let screen = Box("screen"), list = Box("list")
    screen.add(list)
    list.constraints { _ in
      list.leadingTopAnchor == screen.leadingTopAnchor
      list.heightAnchor == 10
    }
    screen.alternatives {
      Alternative("exact", when: condition(screen)) { list.widthAnchor == 900 }
      Alternative("other") { list.widthAnchor == 50 }
    }
    return (screen, list)
  }

  private static let exactConditions: [@Sendable (Box) -> AlternativeCondition] = [
    { AlternativeCondition($0.widthAnchor == 700) }, { $0.widthAnchor >= 700 && $0.widthAnchor <= 700 },
    { $0.widthAnchor >= $0.heightAnchor + 600 && $0.widthAnchor <= 700 },
  ]

  @Test("an alternative that is taken at a single size is part of a proof", arguments: exactConditions.indices)
  func exactSize(index: Int) {
    let (screen, list) = exactly(Self.exactConditions[index])
    let sweep = screen.sweep(\.width, over: 600...823, in: Size(width: 600, height: 100))
    #expect(sweep.isProved && sweep.frame(of: list, at: 700)?.width == 900)
    #expect(sweep.frame(of: list, at: 699)?.width == 50 && sweep.frame(of: list, at: 701)?.width == 50)
    #expect(sweep.switchPoints.map(\.description) == ["'screen': other below 700, exact at 700, other above"])
    #expect(sweep.segments.count == 3)
    let message = failure {
      forEverySize(of: screen, widths: 600...823, heights: [100]) { $0.isInside(list, screen) }
    }
    #expect(message == "Failed: 'list' lies inside of 'screen' at the right. At height 100 and width 700.")
  }

  /// Conditions that hold on a line only, or at a single size, with a size at which they hold.
  private static let thinConditions: [(condition: @Sendable (Box) -> AlternativeCondition, size: Size)] = [
    ({ AlternativeCondition($0.widthAnchor == 700) }, Size(width: 700, height: 91)),
    ({ $0.widthAnchor == 700 && $0.heightAnchor >= 120 }, Size(width: 700, height: 150)),
    ({ $0.widthAnchor == 700 && $0.heightAnchor == 120 }, Size(width: 700, height: 120)),
    ({ AlternativeCondition($0.widthAnchor == $0.heightAnchor + 600) }, Size(width: 691, height: 91)),
    ({ $0.widthAnchor == $0.heightAnchor + 600 && $0.heightAnchor == 120 }, Size(width: 720, height: 120)),
    ({ $0.widthAnchor == $0.heightAnchor * 2 + 500 && $0.heightAnchor <= 120 }, Size(width: 682, height: 91)),
  ]

  @Test("an alternative that is taken on a line of sizes only is part of a proof", arguments: thinConditions.indices)
  func exactLine(index: Int) {
    let (condition, size) = Self.thinConditions[index]
    let (screen, list) = exactly(condition)
    let sweep = screen.sweep(widths: 600...830, heights: 50...167)
    #expect(sweep.isProved && sweep.frame(of: list, at: size)?.width == 900)
    for (width, height) in [(-1.0, 0.0), (1, 0), (-1, 1), (1, -1)] {
      let beside = Size(width: size.width + width, height: size.height + height)
      #expect(sweep.frame(of: list, at: beside)?.width == 50)
    }
    let message = failure {
      forEverySize(of: screen, widths: 600...830, heights: 50...167) { $0.isInside(list, screen) }
    }
    #expect(message?.hasPrefix("Failed: 'list' lies inside of 'screen' at the right.") == true, "\(message ?? "none")")
  }
}
