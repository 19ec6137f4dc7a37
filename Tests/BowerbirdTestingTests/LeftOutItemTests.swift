import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

/// A left-out item has an empty frame, and lies inside of everything and beside everything.
@Suite("Items that layouts leave out, in conditions", .listening)
struct LeftOutItemTests {
  /// From a width of 700 on, a sidebar of 240 lies beside the list.
  private func screen(laidOutAt width: Double?) -> (screen: Box, side: Box, list: Box) {
    let screen = Box("screen"), side = Box("side"), list = Box("list")
    screen.add(side, list)
    screen.constraints { _ in
      side.leadingAnchor == screen.leadingAnchor
      side.verticalEdgesAnchor == screen.verticalEdgesAnchor
      list.trailingAnchor == screen.trailingAnchor
      list.verticalEdgesAnchor == screen.verticalEdgesAnchor
    }
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 700) {
        side.trailingAnchor == list.leadingAnchor
        side.widthAnchor == 240
      }
      Alternative("narrow", without: [side]) { list.leadingAnchor == screen.leadingAnchor }
    }
    if let width { screen.layout(width: width, height: 100) }
    return (screen, side, list)
  }

  /// Four tools of 60 need 240.
  ///
  /// Below that, there is a menu in their place.
  private func toolbar() -> (bar: Box, menu: Box, tools: [Box]) {
    let bar = Box("bar"), menu = Box("menu"), tools = (1...4).map { Box("tool \($0)") }
    for box in tools + [menu] { box.intrinsicSize = Size(width: 60, height: 32) }
    bar.alternatives {
      Alternative("all") { Grid.horizontal { for tool in tools { tool.auto() } } }
      Alternative("menu") { Grid.horizontal { menu.auto() } }
    }
    return (bar, menu, tools)
  }

  @Test("a left-out item has an empty frame in sweeps, whatever was laid out before", arguments: [nil, 650, 750])
  func emptyFrames(before: Double?) {
    let (screen, side, _) = screen(laidOutAt: before)
    let sweep = screen.sweep(\.width, over: 600...800, in: Size(width: 600, height: 100))
    #expect(sweep.frame(of: side, at: 620) == .zero && sweep.frame(of: side, at: 750)?.width == 240)
    let narrow = failure { forEverySize(of: screen, widths: 600...800, heights: [100]) { $0[side].width >= 100 } }
    #expect(narrow == "Failed: 'side'.width >= 100. At height 100 and widths from 600 to 700.")
    let wide = failure { forEverySize(of: screen, widths: 600...800, heights: [100]) { $0[side].width <= 100 } }
    #expect(wide == "Failed: 'side'.width <= 100. At height 100 and widths from 700 to 800.")
    forEverySize(of: screen, widths: 600...650, heights: [100]) { $0[side].width == 0 }
    let planar = screen.sweep(widths: 600...800, heights: 100...200)
    #expect(planar.frame(of: side, at: Size(width: 620, height: 150)) == .zero)
    #expect(planar.frame(of: side, at: Size(width: 750, height: 150))?.width == 240)
  }

  @Test("conditions about left-out items hold in sweeps", arguments: [nil, 650, 750])
  func conditions(before: Double?) {
    let (screen, side, list) = screen(laidOutAt: before)
    side.intrinsicSize = Size(width: 200, height: 50)
    let property: (SweptLayout) -> [SweptCondition] = { layout in
      layout.isDisjoint([side, list]) + layout.isInside(side, screen, margin: 0) + layout.isNotCompressed(side)
        + layout.isAligned(.height, [list, side])
    }
    forEverySize(of: screen, widths: 600...800, heights: [100]) { property($0) }
    forEverySize(of: screen, widths: 600...800, heights: 50...200) { property($0) }
  }

  @Test("items that are never there together do not overlap")
  func alternatingItems() {
    let (bar, menu, tools) = toolbar()
    for width in [nil, 100, 300.0] {
      if let width { bar.layout(width: width, height: 32) }
      forEverySize(of: bar, widths: 100...400, heights: [32]) { layout in
        layout.isDisjoint([menu, tools[0]])
        layout.isNotCompressed(menu)
        layout.isNotCompressed(tools[3])
        layout.isInside(tools[3], bar, margin: 0)
      }
    }
  }

  /// At 100, the tools are left out, and at 300, the menu.
  @Test("conditions about left-out items hold in single layouts", arguments: [100.0, 300])
  func singleLayouts(width: Double) {
    let (bar, menu, tools) = toolbar(), nest = Box("nest")
    bar.add(nest)
    nest.constraints { _ in
      nest.leadingTopAnchor == bar.leadingTopAnchor
      nest.sizeAnchor == Size(width: 60, height: 32)
    }
    bar.layout(width: width, height: 32)
    let absent = width == 100 ? tools[3] : menu, present = width == 100 ? menu : tools[0]
    #expect(absent.isLeftOut && !present.isLeftOut)
    // An empty item at the origin would have no margin.
    expectInside(absent, bar, margin: 1)
    expectNoOverlap(absent, present)
    expectAligned(.width, present, absent)
    let told = failures {
      expectInside(present, bar, margin: 1)
      expectNoOverlap(nest, present)
    }
    #expect(told.count == 2, "items that are there are still checked")
  }

  @Test("the text of a left-out label counts as shown")
  func labels() {
    let screen = Box("screen"), hint = Label("Ten letters", font: .cells, name: "hint")
    screen.add(hint)
    screen.constraints { _ in hint.leadingTopAnchor == screen.leadingTopAnchor }
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 40) {}
      Alternative("narrow", without: [hint]) {}
    }
    forEverySize(of: screen, widths: 5...80, heights: [1]) { layout in
      layout.showsWholeText(hint)
      layout.isNotCompressed(hint)
    }
  }

  /// The items are 60 wide and 20 high, so that the pile needs a height of 40.
  @Test("a grid without a name that is an alternative has the name of the alternative in failures")
  func nameOfGrid() {
    let bar = Box("bar"), items = [Box("x"), Box("y")]
    for box in items { box.intrinsicSize = Size(width: 60, height: 20) }
    bar.alternatives {
      Alternative("row") { Grid.horizontal { for item in items { item.auto() } } }
      Alternative("pile") { Grid.vertical { for item in items { item.auto() } } }
    }
    let told = failures { forEverySize(of: bar, widths: 60...200, heights: [20]) { $0.isEverythingInside(bar) } }
    #expect(told.contains { $0.message.contains("'y' lies inside of 'pile' at the bottom") }, "\(told)")
  }

  @Test("lists of conditions are joined by operators")
  func joinedLists() {
    let (bar, menu, tools) = toolbar()
    forEverySize(of: bar, widths: 60...400, heights: [32]) { layout in
      layout.isInside(menu, bar) && layout.isInside(tools[3], bar)
      layout[bar].width <= 240 || layout.isAligned(.top, tools)
      layout.isNotCompressed(menu) || layout[bar].width >= 1000
    }
    let told = failures {
      forEverySize(of: bar, widths: 60...400, heights: [32]) { layout in
        layout.isDisjoint(tools) && layout[bar].width <= 300
      }
    }
    #expect(told.count == 1, "\(told)")
  }
}
