import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Foundation
import Testing

/// Wrapping grids with items in which optional constraints tie something to what is outside.
@Suite struct WrappingWishTests {
  /// A row of a stack and a chip beside a guide, with one optional constraint between the guide and what is in the stack.
  private func tied(_ relation: (Box, Box) -> LayoutConstraint) -> (screen: Box, row: Grid, items: [Box]) {
    let screen = Box("screen"), guide = Box("guide"), a = fixed("a", 40, 10), b = fixed("b", 20, 10)
    let chip = fixed("chip", 50, 10)
    let stack = Grid.horizontal {
      a.auto()
      b.auto()
    }
    let row = Grid.wrapping(spacing: 10) { [stack, chip] }
    screen.add([row, guide])
    row.constraints { $0.edgesAnchor == screen.edgesAnchor }
    guide.constraints { view in
      view.leadingAnchor == screen.leadingAnchor
      view.topAnchor == screen.topAnchor
      view.heightAnchor == 1
      view.widthAnchor == 90
    }
    screen.constraints { _ in relation(a, guide) }
    return (screen, row, [stack, chip, a, b])
  }

  /// By itself the stack needs 40 + 20, and with the chip and the gap 60 + 10 + 50 = 120.
  @Test("lines break by what items need by themselves", arguments: [120.0, 119])
  func ownNeeds(width: Double) {
    let (screen, row, items) = tied { $0.widthAnchor == $1.widthAnchor --! .priority(900) }
    let report = screen.layout(width: width, height: 100)
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
    #expect(row.wrappedLines.map { $0.count } == (width < 120 ? [1, 1] : [2]))
    #expect(items[0].frame.width == 60 && items[1].frame.x == (width < 120 ? 0 : 70))
    #expect(items[2].frame.width == 90, "the constraint holds inside of the stack")
  }

  /// Required constraints are no wishes: 90 + 20 + 10 + 50 = 170.
  @Test("required constraints say where lines break", arguments: [171.0, 169])
  func requiredTies(width: Double) {
    let (screen, row, items) = tied { $0.widthAnchor == $1.widthAnchor }
    let report = screen.layout(width: width, height: 100)
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
    #expect(row.wrappedLines.map { $0.count } == (width < 170 ? [1, 1] : [2]))
    #expect(items[0].frame.width == 110)
  }

  /// Beside a tail of 30, the flow is 70 high in 100, and its items need 50 + 30.
  ///
  /// Without the second one, which is then 0 high, the tail is 0 high too, and the flow 100. That would be room for both.
  @Test("where the grid's length depends on its lines, items are tried in one line first")
  func circles() {
    let a = fixed("a", 10, 50), b = fixed("b", 10, 30), tail = fixed("tail", 10, 30)
    let flow = Grid.wrapping(along: .vertical, lineLimit: 1) { [a, b] }
    let page = Grid.vertical {
      flow.expanded()
      tail.auto()
    }
    page.constraints { _ in b.heightAnchor >= tail.heightAnchor --! .priority(946) }
    for (height, isLeftOut) in [(100.0, true), (120, false), (100, true), (110, false), (109, true)] {
      let report = page.layout(width: 100, height: height)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty)
      #expect(flow.overflow.map { $0.name } == (isLeftOut ? ["b"] : []), "\(height)")
      #expect(flow.frame.height == (isLeftOut ? height : height - 30), "\(height)")
    }
  }

  /// The item is as high as the row, and the mate, which is to be nearly as high, has margins of 8 in the same row.
  ///
  /// So the wish lacks 6 whatever the height is, and the row is as high as the item's content.
  @Test("what an item of a line is tied to makes the line no longer")
  func growth() {
    let item = fixed("item", 10, 20), mate = Box("mate"), rest = Box("rest")
    let flow = Grid.wrapping(alignment: .stretch, lines: .stretch) { item }
    let row = Grid.horizontal {
      mate.constant(30).margin(EdgeInsets(top: 4, left: 0, bottom: 4, right: 0))
      flow.expanded()
    }
    let page = Grid.vertical {
      row.auto()
      rest.expanded()
    }
    page.constraints { _ in item.heightAnchor == mate.heightAnchor + 2 --! .priority(514) }
    for height in [100.0, 300, 100] {
      let report = page.layout(width: 100, height: height)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty)
      expectLengths([row, item, mate].map { $0.frame.height }, [20, 20, 12], within: 1e-6)
    }
  }

  /// A centred flow needs 40 for the chip, and in a cell of 210 the item grows by the other 170.
  @Test("a growing item keeps no length of the layout before")
  func shortestRange() {
    let guide = Box("guide"), item = Box("item"), chip = fixed("chip", 40, 10)
    let flow = Grid.wrapping { [item.grow(), chip] }
    let page = Grid.vertical {
      guide.auto()
      flow.auto()
    }
    page.constraints { _ in item.widthAnchor >= guide.widthAnchor --! .priority(143) }
    for isCentred in [true, false, true] {
      page.setContentAlignment(for: flow) { isCentred ? $0.auto().horizontalAlignment(.autoCenter) : $0.auto() }
      page.layout(width: 210, height: 100)
      expectLengths([flow, item].map { $0.frame.width }, isCentred ? [40, 0] : [210, 170], within: 1e-6)
    }
  }

  /// If the flow shared the free space, the nest would grow to its height, and the two wishes would give all of it to the mate.
  ///
  /// Nothing would be left to share. So the flow is as high as the leaf, 10, and no higher than 5 in a page of 5.
  @Test("a circle of two wishes and a growing item ends with the shortest lengths")
  func circleOfWishes() {
    let mate = Box("mate"), leaf = fixed("leaf", 70, 10), nest = Grid.vertical { leaf.auto() }
    let top = Grid.wrapping { mate }, flow = Grid.wrapping(along: .vertical) { nest.grow(2) }
    let page = Grid.vertical {
      top.auto()
      flow.expanded()
    }
    page.constraints { _ in
      mate.heightAnchor >= nest.heightAnchor --! .priority(980)
      leaf.heightAnchor >= top.heightAnchor --! .priority(590)
    }
    for height in [430.0, 100, 5, 430] {
      let report = page.layout(width: 490, height: height)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty)
      expectLengths([top, flow, nest].map { $0.frame.height }, [0, min(10, height), 10], within: 1e-6)
    }
  }

  /// `BOWERBIRD_TREES` names how many trees there are, and `BOWERBIRD_SEED` the first of them.
  private static let count = number("BOWERBIRD_TREES") ?? all(0..<40, inDebug: 16).count
  private static let firstSeed = number("BOWERBIRD_SEED") ?? 0

  /// The seeds of trees in which a range of the grid's length was kept from the layout before, or none was found.
  private static let rangeSeeds = [1099, 1112, 1271, 1334, 2687, 3719, 3824]

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  @Test("an edited tree is as a fresh one, wishes and lines included")
  func histories() {
    for seed in Self.rangeSeeds + Array(Self.firstSeed..<Self.firstSeed + Self.count) {
      var history = NestHistory(seed: 7_000_000 + UInt64(seed), hasLines: true)
      if let mistake = history.mistake(steps: 5) { Issue.record("\(mistake)") }
    }
  }
}
