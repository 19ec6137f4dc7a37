import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Lines whose lengths only a solution determines, because a constraint ties an item to another box.
///
/// The chip is tied to a guide of 50. Beside it are items of 20 and 30, so that a line of 200 has 100 to share.
@Suite struct SolvedLineTests {
  private func widths(
    in width: Double, _ distribution: GridDistribution = .start, _ settings: (Box, Box) -> Void
  ) -> [Double] {
    let page = Box("page"), guide = Box("guide"), chip = Box("chip"), one = fixed(20, 10), two = fixed(30, 10)
    settings(one, two)
    let line = Grid.wrapping(spacing: 0, distribution: distribution) { [one, two, chip] }
    page.add([line, guide])
    line.constraints { $0.edgesAnchor == page.edgesAnchor }
    guide.constraints { $0.widthAnchor == 50 }
    chip.constraints { $0.widthAnchor == guide.widthAnchor }
    #expect(page.layout(width: width, height: 100).conflicts.isEmpty)
    return [one, two, chip].map { ($0.frame.width * 1e9).rounded() / 1e9 }
  }

  @Test("an item grows to its greatest length, and the others share the rest")
  func greatestLengths() {
    // Half of 100 is more than the 5 that the first item may grow by: 95 are left for the second one.
    #expect(
      widths(in: 200) {
        $0.grow().maxLength(25); $1.grow()
      } == [25, 125, 50])
    // Both end at their greatest lengths, and the rest of the line stays empty.
    #expect(
      widths(in: 200) {
        $0.grow().maxLength(25); $1.grow().maxLength(40)
      } == [25, 40, 50])
    // Without room for these lengths, both grow by 5.
    #expect(
      widths(in: 110) {
        $0.grow().maxLength(60); $1.grow().maxLength(70)
      } == [25, 35, 50])
  }

  /// The second item gets the 115 that the chip and a required width of 35 leave.
  ///
  /// Two required widths leave a gap at the end of the line.
  @Test("an item whose own constraints determine its width takes no share of a stretched line")
  func stretchedLineWithOwnWidths() {
    #expect(widths(in: 200, .stretch) { _, _ in } == [70, 80, 50])
    #expect(widths(in: 200, .stretch) { one, _ in one.constraints { $0.widthAnchor == 35 } } == [35, 115, 50])
    #expect(
      widths(in: 200, .stretch) { one, two in
        one.constraints { $0.widthAnchor == 35 }
        two.constraints { $0.widthAnchor == 45 }
      } == [35, 45, 50])
  }

  @Test("shares of less than 1 in total take a part of the free space")
  func partsOfFreeSpace() {
    // Half of 100.
    #expect(widths(in: 200) { one, _ in one.grow(0.5) } == [70, 30, 50])
    // A quarter of 100 would be 25, but only 5 are allowed; the other half stays as it is.
    #expect(
      widths(in: 200) {
        $0.grow(0.25).maxLength(25); $1.grow(0.5)
      } == [25, 80, 50])
  }

  @Test("an item that grows also shrinks, and by its factor only")
  func shrinking() {
    // 8 are missing in a line of 12.
    #expect(widths(in: 12) { one, _ in one.grow().minLength(5) }[0] == 12)
    #expect(widths(in: 12) { one, _ in one.shrink(0.5).minLength(5) }[0] == 16)
    #expect(widths(in: 3) { one, _ in one.grow().minLength(5) }[0] == 5)
    // In a line of 200 the same item takes all of the free space.
    #expect(widths(in: 200) { one, _ in one.grow().minLength(5) } == [120, 30, 50])
  }

  @Test("a nest in such a line breaks its own lines for the length that it gets", arguments: [150, 72, 60, 41])
  func nest(width: Double) {
    let page = Box("page"), guide = Box("guide"), tied = Box("tied"), first = fixed(40, 10), second = fixed(59, 39)
    tied.intrinsicHeight = 21
    let inner = Grid.wrapping { [first, second] }, outer = Grid.wrapping(spacing: 4) { [tied, inner] as [Box] }
    page.add(outer, guide)
    outer.constraints { $0.edgesAnchor == page.edgesAnchor }
    guide.constraints { $0.widthAnchor == 41 }
    tied.constraints { $0.widthAnchor == guide.widthAnchor }
    let report = page.layout(width: width, height: 260)
    #expect(report.problems.isEmpty, "\(report)")
    // The nest needs 40 + 59. Without room for that beside 41 + 4, it has a line of its own, and two lines inside.
    let fits = width >= 41 + 4 + 99
    #expect(inner.frame.x == (fits ? 45 : 0) && inner.frame.height == (fits ? 39 : 49))
    #expect(second.frame == Rect(x: fits ? 40 : 0, y: fits ? 0 : 10, width: 59, height: 39))
  }

  /// An auto cell is as long as the fit of the lines, 70, in any room.
  @Test("lines in an auto cell hold it open from the first layout on", arguments: [17.0, 60, 100])
  func autoCell(width: Double) {
    let long = fixed(70, 10), none = Box("none"), beside = Box("beside")
    let lines = Grid.wrapping(spacing: 0) { [long, none] }
    let row = Grid.horizontal {
      lines.auto()
      beside.auto()
    }
    let page = Grid(tracks: [.fr(1)], spacing: 0) { row }
    beside.constraints { $0.widthAnchor >= none.widthAnchor + 20 }
    expectFrames(page, width, 100, [lines: (0, 0, 70, 100), none: (70, 0, 0, 0), beside: (70, 0, 20, 100)])
  }

  /// The nest needs 90 + 1.5, and its cell is that long.
  @Test("a tie that always holds breaks no line in the first layout")
  func firstLayout() {
    let other = Box("other"), long = fixed(90, 10), none = Box("none")
    let lines = Grid.wrapping(spacing: 1.5) { [long, none] }
    let row = Grid.horizontal { lines.auto() }
    let tracks = Grid(tracks: [.fr(1), .fr(3)], spacing: 0) { row }
    let page = Grid.vertical {
      other.auto()
      tracks.auto()
    }
    other.constraints { $0.widthAnchor <= long.widthAnchor + 150 }
    expectFrames(page, 100, 100, [lines: (0, 0, 91.5, 10), none: (91.5, 0, 0, 0)])
    #expect(lines.wrappedLines.count == 1)
  }

  /// The nest needs 20, and its middle is then 10 below the top of the empty item.
  ///
  /// The nest was 100 high before, and the free space in its line must not keep it so.
  @Test(
    "free space in a line whose lengths are tied to the grid does not keep the grid long", arguments: [false, true])
  func tiedFreeSpace(isLaidOutBefore: Bool) {
    let none = Box("none"), item = Box("item")
    item.intrinsicHeight = 20
    let nest = Grid.wrapping(along: .vertical, spacing: 0, distribution: .end) { [none, item] }.grow(2)
    let page = Grid.wrapping(along: .vertical, spacing: 0) { nest }
    if isLaidOutBefore {
      page.layout(width: 100, height: 100)
      #expect(nest.frame.height == 100)
    }
    nest.constraints { $0.centerYAnchor >= none.topAnchor + 10 }
    expectFrames(page, 100, 100, [nest: (0, 0, 0, 20), none: (0, 0, 0, 0), item: (0, 0, 0, 20)])
  }

  /// The cell is 76 without the margin of 6.8.
  @Test("content that shrinks does not lengthen a grid whose items are tied")
  func tiedShrinking() {
    let one = Box("one"), other = Box("other"), long = fixed(90, 10).minLength(8)
    let lines = Grid.wrapping(spacing: 0) { [one, other, long] }
    let page = Grid.vertical { lines.expanded().margin(EdgeInsets(top: 0, left: 0, bottom: 0, right: 6.8)) }
    other.constraints { $0.widthAnchor <= one.widthAnchor + 70 }
    expectFrames(page, 76, 100, [lines: (0, 0, 69.2, 100), long: (0, 0, 69.2, 10)])
  }

  @Test("the own length of an item counts beside an optional tie to it")
  func ownLengthBesideTie() {
    let nest = Grid.wrapping(spacing: 9) {
      Box("empty")
      fixed("inner", 15, 10)
    }
    let other = fixed("other", 20, 10), line = Grid.wrapping { [nest, other] }
    nest.constraints { $0.widthAnchor == 12 }
    other.constraints { $0.widthAnchor == nest.widthAnchor + 1 --! .priority(500) }
    let report = line.layout(width: 500, height: 100)
    #expect(report.conflicts.isEmpty && report.problems.isEmpty)
    expectLengths([nest.frame.width, other.frame.x, other.frame.width], [12, 12, 20])
  }

  /// The content is 20 wide, and the tie allows up to 80, later up to 40.
  @Test("a tied item has its least length, unless a required tie contradicts it")
  func leastLengthOfTiedItem() {
    let item = fixed("item", 20, 10), guide = Box("guide"), page = Box("page")
    let line = Grid.wrapping { item.minLength(60) }
    page.add([line, guide])
    line.constraints { $0.edgesAnchor == page.edgesAnchor }
    guide.constraints { $0.widthAnchor == 80 }
    let tie = item.constraints { $0.widthAnchor <= guide.widthAnchor }
    #expect(page.layout(width: 300, height: 100).conflicts.isEmpty)
    expectLengths([item.frame.width], [60])
    tie.width?.constant = -40
    #expect(page.layout(width: 300, height: 100).conflicts.count == 1)
    expectLengths([item.frame.width], [20])
  }

  @Test("a grid that has no lines needs no room for a tied item")
  func noLines() {
    let item = fixed("item", 20, 10), guide = Box("guide"), page = Box("page")
    let line = Grid.wrapping(lineLimit: 0) { item }
    page.add([line, guide])
    line.constraints { $0.leadingTopAnchor == page.leadingTopAnchor }
    guide.constraints { $0.widthAnchor == 80 }
    item.constraints { $0.widthAnchor == guide.widthAnchor }
    page.layout(width: 300, height: 100)
    #expect(item.isLeftOut)
    expectLengths([line.frame.width], [0])
  }
}
