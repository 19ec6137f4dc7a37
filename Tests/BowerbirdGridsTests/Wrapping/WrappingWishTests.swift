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
    for (height, isLeftOver) in [(100.0, true), (120, false), (100, true), (110, false), (109, true)] {
      let report = page.layout(width: 100, height: height)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty)
      #expect(flow.overflow.map { $0.name } == (isLeftOver ? ["b"] : []), "\(height)")
      #expect(flow.frame.height == (isLeftOver ? height : height - 30), "\(height)")
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

  /// `BOWERBIRD_TREES` names how many trees there are, and `BOWERBIRD_SEED` the first of them.
  private static let count = number("BOWERBIRD_TREES") ?? 40
  private static let firstSeed = number("BOWERBIRD_SEED") ?? 0

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  @Test("an edited tree is as a fresh one, wishes and lines included")
  func histories() {
    for seed in Self.firstSeed..<Self.firstSeed + Self.count {
      var history = NestHistory(seed: 7_000_000 + UInt64(seed), hasLines: true)
      if let mistake = history.mistake(steps: 5) { Issue.record("\(mistake)") }
    }
  }
}
