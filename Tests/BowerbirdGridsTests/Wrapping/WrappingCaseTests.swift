import BowerbirdGrids
import BowerbirdLayout
import Testing

/// Wrapping grids computed by hand from the specification of flexible boxes that wrap.
@Suite struct WrappingCaseTests {
  private func boxes(_ widths: Double..., height: Double = 10) -> [Box] { widths.map { fixed($0, height) } }

  private func xs(_ boxes: [Box]) -> [Double] { boxes.map(\.frame.x) }
  private func ys(_ boxes: [Box]) -> [Double] { boxes.map(\.frame.y) }
  private func widths(_ boxes: [Box]) -> [Double] { boxes.map(\.frame.width) }

  @Test("a new line begins where the next item and its gap do not fit")
  func breaks() {
    let boxes = boxes(100, 100, 100)
    let grid = Grid.wrapping(spacing: 10, lineSpacing: 5) { boxes }
    grid.layout(width: 210, height: 100)
    #expect(xs(boxes) == [0, 110, 0] && ys(boxes) == [0, 0, 15])
    grid.layout(width: 209, height: 100)
    #expect(xs(boxes) == [0, 0, 0] && ys(boxes) == [0, 15, 30])
    grid.layout(width: 320, height: 100)
    #expect(xs(boxes) == [0, 110, 220] && ys(boxes) == [0, 0, 0])
    #expect(grid.wrappedLines.count == 1 && grid.warnings.isEmpty)
  }

  @Test("lines are as high as their highest item, and items follow their alignments")
  func alignments() {
    let low = fixed(10, 10), high = fixed(10, 30), grid = Grid.wrapping { [low, high] }
    let due: [(alignment: GridLineAlignment, y: Double, height: Double)] = [
      (.start, 0, 10), (.center, 10, 10), (.end, 20, 10), (.stretch, 0, 30),
    ]
    for (alignment, y, height) in due {
      grid.wrapping?.alignment = alignment
      grid.layout(width: 100, height: 100)
      #expect(low.frame.y == y && low.frame.height == height, "\(alignment)")
    }
    low.lineAlignment(.end)
    grid.layout(width: 100, height: 100)
    #expect(low.frame.y == 20)
  }

  /// The lines are 20 and 8 high, with a gap of 4, so they need 32.
  @Test("stretched lines share the free height equally, and keep their heights without any")
  func stretchedLinesWithoutRoom() {
    let first = boxes(40, 40, height: 20), second = boxes(40, 40, height: 8)
    let grid = Grid.wrapping(lineSpacing: 4, alignment: .stretch, lines: .stretch) {
      first
      second
    }
    for height in [60.0, 40, 32, 31, 20, 8, 0, 33, 100] {
      let report = grid.layout(width: 80, height: height)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty, "\(height)")
      let share = max(0, height - 32) / 2
      #expect(ys(first + second) == [0, 0, 24 + share, 24 + share], "\(height)")
      #expect((first + second).map(\.frame.height) == [20 + share, 20 + share, 8 + share, 8 + share], "\(height)")
    }
  }

  @Test("first baselines align, and the line has room for the parts below them")
  func baselines() {
    func lettered(_ height: Double, _ baseline: Double) -> Box {
      let box = Box("\(baseline)")
      box.measure = { _ in
        Measurement(size: Size(width: 20, height: height), firstBaseline: baseline, lastBaseline: baseline)
      }
      return box
    }
    let a = lettered(20, 15), b = lettered(40, 30), c = lettered(30, 5), picture = fixed(20, 12), below = fixed(90, 5)
    let grid = Grid.wrapping(alignment: .baseline) { [a, b, c, picture, below] }
    grid.layout(width: 100, height: 100)
    // The baselines are 30 below the top; 25 of the third lie below that.
    #expect(ys([a, b, c, picture, below]) == [15, 0, 25, 18, 55])
  }

  /// Three items of 60 leave 120 of 300.
  @Test("the distribution places the free space of a line", arguments: GridDistribution.allCases)
  func distributions(distribution: GridDistribution) {
    let due: [Double] =
      switch distribution {
      case .start: [0, 60, 120]
      case .end: [120, 180, 240]
      case .center: [60, 120, 180]
      case .spaceBetween: [0, 120, 240]
      case .spaceAround: [20, 120, 220]
      case .spaceEvenly: [30, 120, 210]
      case .stretch: [0, 100, 200]
      }
    let boxes = boxes(60, 60, 60)
    let grid = Grid.wrapping(distribution: distribution) { boxes }
    grid.layout(width: 300, height: 10)
    expectLengths(xs(boxes), due)
    grid.layoutDirection = .rightToLeft
    grid.layout(width: 300, height: 10)
    expectLengths(boxes.map { 300 - $0.frame.maxX }, due)
  }

  /// Two lines of 10 leave 90 of a height of 110.
  @Test("the distribution of lines places the free space beside them", arguments: GridDistribution.allCases)
  func lines(distribution: GridDistribution) {
    let due: [Double] =
      switch distribution {
      case .start: [0, 10]
      case .end: [90, 100]
      case .center: [45, 55]
      case .spaceBetween: [0, 100]
      case .spaceAround: [22.5, 77.5]
      case .spaceEvenly: [30, 70]
      case .stretch: [0, 55]
      }
    let boxes = boxes(60, 60)
    let grid = Grid.wrapping(alignment: .stretch, lines: distribution) { boxes }
    grid.layout(width: 100, height: 110)
    expectLengths(ys(boxes), due)
    expectLengths(boxes.map(\.frame.height), distribution == .stretch ? [55, 55] : [10, 10])
    grid.layout(width: 100, height: 15)
    expectLengths(ys(boxes), [0, 10])
  }

  /// Specification of flexible boxes, 9.7: 300 − 60 − 60 leave 180 for shares of 1 and 2.
  @Test("items grow by their shares of the free space")
  func grows() {
    let boxes = boxes(60, 60)
    boxes[0].grow()
    boxes[1].grow(2)
    let grid = Grid.wrapping { boxes }
    grid.layout(width: 300, height: 10)
    expectLengths(widths(boxes), [120, 180])
    // The second item may grow by 40 only; the first takes the rest.
    boxes[1].maxLength(100)
    grid.layout(width: 300, height: 10)
    expectLengths(widths(boxes), [200, 100])
  }

  /// Specification of flexible boxes, 9.7: factors that sum up to less than 1 take only that part of the free space.
  @Test("shares of less than 1 leave the rest of the space free")
  func partialGrowth() {
    let boxes = boxes(60, 60)
    boxes[0].grow(0.25)
    boxes[1].grow(0.25)
    let grid = Grid.wrapping(distribution: .end) { boxes }
    grid.layout(width: 220, height: 10)
    expectLengths(widths(boxes), [85, 85])
    expectLengths(xs(boxes), [50, 135])
  }

  @Test("items grow in their own line only")
  func growthOfLines() {
    let boxes = boxes(60, 30, 60)
    boxes[2].grow()
    let grid = Grid.wrapping { boxes }
    grid.layout(width: 100, height: 50)
    expectLengths(widths(boxes), [60, 30, 100])
  }

  @Test("lines break by natural lengths, also for items that may shrink")
  func shrinking() {
    let words = text("words", 12), box = fixed("box", 50, 20)
    let grid = Grid.wrapping { [box, words] }
    grid.layout(width: 100, height: 100)
    #expect(words.frame == Rect(x: 0, y: 20, width: 100, height: 40))
    words.shrink(0)
    grid.layout(width: 100, height: 100)
    #expect(words.frame == Rect(x: 0, y: 20, width: 120, height: 20))
    words.shrink(0.5)
    grid.layout(width: 100, height: 100)
    #expect(words.frame == Rect(x: 0, y: 20, width: 110, height: 40))
    // A box cannot be broken, so it exceeds its line, unless it has a least length.
    box.minLength(20)
    grid.layout(width: 40, height: 100)
    #expect(box.frame.width == 40)
    grid.layout(width: 10, height: 100)
    #expect(box.frame.width == 20)
  }

  @Test("lines break by least and greatest lengths")
  func bounds() {
    let boxes = boxes(20, 90)
    boxes[0].minLength(60)
    boxes[1].maxLength(30)
    let grid = Grid.wrapping { boxes }
    grid.layout(width: 90, height: 50)
    expectLengths(widths(boxes), [60, 30])
    expectLengths(ys(boxes), [0, 0])
    grid.layout(width: 89, height: 50)
    expectLengths(ys(boxes), [0, 10])
  }

  /// The lengths are those that browsers give to items with these values of `min-width` and `max-width`.
  @Test("a declared least length beats a smaller greatest length, but that of the content does not")
  func contradictoryBounds() {
    let boxes = boxes(40, 141, 141)
    boxes[0].grow(2).minLength(166).maxLength(124)
    boxes[1].maxLength(135)
    boxes[2].minLength(150).maxLength(36)
    let grid = Grid.wrapping { boxes }
    grid.layout(width: 301, height: 50)
    expectLengths(widths(boxes), [166, 135, 150])
    expectLengths(ys(boxes), [0, 0, 10])
    grid.layout(width: 300, height: 50)
    expectLengths(widths(boxes), [166, 135, 150])
    expectLengths(ys(boxes), [0, 10, 10])
  }

  @Test("lines that go down fill the height, and are as wide as their widest item")
  func columns() {
    let boxes = [fixed(10, 40), fixed(30, 40), fixed(20, 40)]
    let grid = Grid.wrapping(along: .vertical, spacing: 10) { boxes }
    grid.layout(width: 100, height: 100)
    #expect(xs(boxes) == [0, 0, 40] && ys(boxes) == [0, 50, 0])
    grid.layoutDirection = .rightToLeft
    grid.layout(width: 100, height: 100)
    #expect(boxes.map { 100 - $0.frame.maxX } == [0, 0, 40])
    grid.wrapping?.alignment = .stretch
    grid.layout(width: 100, height: 100)
    #expect(widths(boxes) == [30, 30, 30])
  }

  /// Lines are 50 high, so they have one box each.
  ///
  /// In the flexible boxes of CSS, they would be 10, 15 and 30 wide.
  @Test("in lines that go down, one stretched item makes all lines as wide as the widest item")
  func stretchedColumns() {
    let boxes = [fixed(10, 40), fixed(15, 40), fixed(30, 40)]
    let grid = Grid.wrapping(along: .vertical, spacing: 5) { boxes }
    grid.layout(width: 100, height: 50)
    expectLengths(xs(boxes), [0, 15, 35])
    boxes[1].lineAlignment(.stretch)
    grid.layout(width: 100, height: 50)
    expectLengths(xs(boxes), [0, 35, 70])
    expectLengths(widths(boxes), [10, 30, 30])
  }

  // MARK: - Limits

  @Test("items without room in the lines are listed, and take no room")
  func overflow() {
    let boxes = boxes(60, 60, 60, 60, 60)
    let grid = Grid.wrapping(spacing: 10, lineLimit: 2) { boxes }
    grid.layout(width: 140, height: 100)
    #expect(grid.overflow.map(\.layoutNode.name).count == 1 && grid.overflow.first === boxes[4])
    #expect(boxes[4].isLeftOut && !boxes[4].isHidden && boxes[4].frame.size == .zero)
    #expect(grid.fittingSize(width: 140).height == 30)
    grid.layout(width: 60, height: 100)
    #expect(grid.overflow.count == 3 && boxes.filter(\.isLeftOut).count == 3)
    grid.layout(width: 400, height: 100)
    #expect(grid.overflow.isEmpty && !boxes.contains(where: \.isLeftOut))
    grid.wrapping?.lineLimit = 0
    grid.layout(width: 400, height: 100)
    #expect(grid.overflow.count == 5)
    // An item that leaves the grid is no longer left out.
    boxes[0].remove()
    #expect(!boxes[0].isLeftOut)
  }

  @Test("unusable lengths are reported, and count as 0")
  func warnings() {
    let box = fixed("a", 10, 10)
    box.grow(-1).minLength(.nan)
    let grid = Grid.wrapping(spacing: -5, lineLimit: -1) { box }
    grid.layout(width: 100, height: 100)
    #expect(
      grid.warnings == [
        .unusableLength(name: "spacing"), .unusableLength(name: "limit of lines"),
        .unusableLength(name: "growth of a"), .unusableLength(name: "least length of a"),
      ])
  }

  @Test("a grid explains where its lines break")
  func decisions() {
    let boxes = boxes(100, 100, 100)
    let grid = Grid.wrapping(spacing: 10) { boxes }
    grid.name = "tags"
    grid.layout(width: 250, height: 100)
    let sentence = "'tags' has 2 lines, because its first 3 items need 320, but it is only 250 wide"
    #expect(grid.decisions(along: .horizontal) == [sentence])
    #expect(boxes[2].explain(.top).description.contains("because \(sentence)"))
  }

  @Test("a grid without items needs no room")
  func empty() {
    let grid = Grid.wrapping {}
    let report = grid.layout(width: 100, height: 50)
    #expect(report.conflicts.isEmpty && grid.fittingSize() == .zero && grid.wrappedLines.isEmpty)
  }
}
