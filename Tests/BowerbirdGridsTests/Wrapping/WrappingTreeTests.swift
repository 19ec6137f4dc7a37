import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

/// Wrapping grids in other containers and with containers in them, anchors into items, and proofs.
@Suite struct WrappingTreeTests {
  private func chips(_ widths: Double...) -> [Box] { widths.map { fixed($0, 10) } }

  @Test("a wrapping grid in an auto cell is as high as its lines")
  func inStack() {
    let boxes = chips(60, 60, 60), grid = Grid.wrapping(spacing: 5) { boxes }, rest = Box("rest")
    let stack = Grid.vertical {
      grid.auto()
      rest.expanded()
    }
    for (width, height) in [(200.0, 10.0), (130, 25), (60, 40)] {
      stack.layout(width: width, height: 100)
      #expect(grid.frame == Rect(x: 0, y: 0, width: width, height: height) && rest.frame.y == height)
    }
  }

  @Test("in a fitting track, a grid needs the width of all items in one line")
  func besideOthers() {
    let boxes = chips(60, 60), grid = Grid.wrapping(spacing: 10) { boxes }, other = fixed("other", 50, 30)
    let row = Grid(tracks: [.fit, .fr(1)], spacing: 0) {
      grid
      other
    }
    row.layout(width: 200, height: 40)
    #expect(grid.frame.width == 130)
    // In less room it gets narrower, as text does.
    row.layout(width: 100, height: 40)
    #expect(grid.frame.width == 100 && boxes[1].frame.y == 20)
  }

  /// The text has two lines of 20 in a width of 57.5, and so has its item, which is as high as the other one.
  ///
  /// The baseline of the text is its bottom. In its natural width, the text would have one line, and would begin 20 below
  /// the top.
  @Test("baselines are aligned with the heights that items have in the asked width")
  func baselinesOfTexts() {
    let note = text("note", 9).maxLength(57.5), picture = fixed(74.5, 40)
    let lines = Grid.wrapping(spacing: 0, alignment: .baseline) { [note, picture] }
    let grid = Grid(columns: [.fit], rows: [.autoFill(.minmax(.pt(18.5), .fr(1)))], spacing: 0) { lines }
    #expect(grid.fittingSize() == Size(width: 132, height: 40))
    #expect(grid.fittingSize(width: 132) == Size(width: 132, height: 40))
  }

  /// The growing item has the free space of the line, from 80 on, where it is 0 wide.
  @Test("a sweep has no doubt where an item begins to grow from 0")
  func itemOfNoLength() {
    let first = fixed(26.5, 10), spacer = Box("spacer"), last = fixed(53.5, 10)
    let grid = Grid.wrapping(spacing: 0) {
      first
      spacer.grow(1).shrink(1)
      Grid.vertical { last.expanded() }
    }
    grid.layout(width: 300, height: 100)
    let sweep = grid.sweep(\.width, over: 5...200)
    #expect(sweep.isProved, "\(sweep.doubts)")
    expectLengths(sweep.breakpoints.filter { $0 > 75 }, [80], within: 1e-6)
    expectLengths([81.0, 130].map { sweep.frame(of: spacer, at: $0)?.width ?? -1 }, [1, 50], within: 1e-6)
  }

  @Test("items may be containers of any kind")
  func nests() {
    let inner = chips(40, 40, 40), wrap = Grid.wrapping { inner }, side = fixed("side", 50, 10)
    let outer = Grid.wrapping(spacing: 10) { [wrap, side] }
    outer.layout(width: 180, height: 100)
    #expect(wrap.frame == Rect(x: 0, y: 0, width: 120, height: 10) && side.frame.x == 130)
    outer.layout(width: 100, height: 100)
    #expect(wrap.frame == Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(side.frame == Rect(x: 0, y: 30, width: 50, height: 10))
    let a = fixed("a", 30, 10), b = fixed("b", 20, 10)
    let stack = Grid.vertical {
      a.auto()
      b.auto()
    }
    let grid = Grid.wrapping { [stack.grow(), fixed("c", 50, 5)] }
    grid.layout(width: 100, height: 50)
    #expect(stack.frame == Rect(x: 0, y: 0, width: 50, height: 20) && a.frame.width == 50)
  }

  /// The photo is half as high as it is wide, so the card's height depends on its width.
  @Test("a card whose height depends on its width may be left over, and comes back")
  func leftOverCard() {
    let first = fixed("first", 60, 10), card = Box("card"), photo = Box("photo"), last = fixed("last", 20, 10)
    card.add(photo)
    card.constraints { view in
      photo.edgesAnchor == view.edgesAnchor
      photo.heightAnchor == photo.widthAnchor * 0.5
      photo.widthAnchor == 60 --! .priority(.high)
    }
    let inner = Grid.wrapping { last }, grid = Grid.wrapping(lineLimit: 1) { [first, card, inner] }
    for (width, frame) in [(100.0, Rect.zero), (130, Rect(x: 60, y: 0, width: 60, height: 30)), (100, .zero)] {
      let report = grid.layout(width: width, height: 100)
      #expect(report.problems.isEmpty && report.conflicts.isEmpty, "\(report)")
      #expect(card.frame.size == frame.size && grid.overflow.contains { $0 === card } == (frame == .zero), "\(width)")
    }
  }

  @Test("constraints reach into items")
  func anchors() {
    let boxes = chips(60, 60, 60), grid = Grid.wrapping(spacing: 10) { boxes }, dot = Box("dot"), screen = Box("screen")
    screen.add([grid, dot])
    grid.constraints { $0.edgesAnchor == screen.edgesAnchor }
    dot.constraints { view in
      view.centerXAnchor == boxes[2].trailingAnchor
      view.centerYAnchor == boxes[2].topAnchor
      view.widthAnchor == 4
      view.heightAnchor == 4
    }
    let report = screen.layout(width: 140, height: 100)
    #expect(report.conflicts.isEmpty && dot.frame == Rect(x: 58, y: 18, width: 4, height: 4))
  }

  @Test("an item's own constraints determine its length")
  func ownLengths() {
    let a = Box("a"), b = fixed("b", 60, 10)
    a.constraints { view in
      view.widthAnchor == 50
      view.heightAnchor == 30
    }
    let grid = Grid.wrapping(alignment: .stretch) { [a.grow(), b.grow()] }
    let report = grid.layout(width: 200, height: 100)
    #expect(report.conflicts.isEmpty && a.frame == Rect(x: 0, y: 0, width: 50, height: 30))
    #expect(b.frame == Rect(x: 50, y: 0, width: 150, height: 30))
    grid.layout(width: 100, height: 100)
    #expect(a.frame.width == 50 && b.frame == Rect(x: 0, y: 30, width: 100, height: 10))
  }

  // MARK: - Lengths that only a solution determines

  private func tied(_ distribution: GridDistribution = .start) -> (screen: Box, guide: Box, grid: Grid, boxes: [Box]) {
    let screen = Box("screen"), guide = Box("guide"), boxes = chips(60, 60, 60)
    let grid = Grid.wrapping(spacing: 10, distribution: distribution) { boxes }
    screen.add([grid, guide])
    grid.constraints { $0.edgesAnchor == screen.edgesAnchor }
    guide.constraints { view in
      view.leadingAnchor == screen.leadingAnchor
      view.topAnchor == screen.topAnchor
      view.heightAnchor == 1
      view.widthAnchor == screen.widthAnchor * 0.25
    }
    boxes[1].constraints { $0.widthAnchor == guide.widthAnchor + 20 }
    return (screen, guide, grid, boxes)
  }

  /// The middle item has a quarter of the width and 20.
  ///
  /// All fit from 60 + 10 + (w/4 + 20) + 10 + 60 = w on, which is 213⅓.
  @Test("lines break by the solved lengths of tied items")
  func tiedItems() {
    let (screen, _, grid, boxes) = tied()
    for (width, lines) in [(216.0, [3]), (212, [2, 1]), (124, [2, 1]), (116, [1, 1, 1]), (216, [3])] {
      let report = screen.layout(width: width, height: 100)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty)
      #expect(grid.wrappedLines.map(\.count) == lines, "\(width)")
      #expect(abs(boxes[1].frame.width - (width / 4 + 20)) < 1e-6)
    }
  }

  @Test("free space beside tied items follows the distribution, or makes items grow")
  func tiedDistribution() {
    let (screen, _, grid, boxes) = tied(.spaceBetween)
    screen.layout(width: 240, height: 100)
    expectLengths(boxes.map(\.frame.x), [0, 80, 180])
    grid.wrapping?.distribution = .end
    screen.layout(width: 240, height: 100)
    expectLengths(boxes.map(\.frame.x), [20, 90, 180])
    boxes[0].grow()
    screen.layout(width: 240, height: 100)
    expectLengths(boxes.map(\.frame.width), [80, 80, 60])
  }

  @Test("breaks of lines with tied items are proved")
  func tiedProof() {
    let (screen, _, _, boxes) = tied()
    screen.layout(width: 300, height: 100)
    let sweep = screen.sweep(\.width, over: 90...400)
    #expect(sweep.isProved, "\(sweep.doubts)")
    for width in [95.0, 110, 119, 121, 125, 150, 212, 215, 399] {
      screen.layout(width: width, height: 100)
      for box in boxes {
        let swept = sweep.frame(of: box, at: width)
        #expect(swept.map { isClose($0, box.frame) } ?? false, "\(width): \(box.name) is \(box.frame)")
      }
    }
  }

  @Test("a line is as high as its tied items")
  func tiedHeights() {
    let screen = Box("screen"), guide = Box("guide"), boxes = chips(60, 60, 60)
    let grid = Grid.wrapping(spacing: 10) { boxes }
    screen.add([grid, guide])
    grid.constraints { $0.edgesAnchor == screen.edgesAnchor }
    guide.constraints { view in
      view.leadingAnchor == screen.leadingAnchor
      view.topAnchor == screen.topAnchor
      view.widthAnchor == 1
      view.heightAnchor == screen.heightAnchor * 0.25
    }
    boxes[0].constraints { $0.heightAnchor == guide.heightAnchor }
    let report = screen.layout(width: 140, height: 100)
    #expect(report.conflicts.isEmpty)
    expectLengths(boxes.map(\.frame.y), [0, 0, 35])
  }

  // MARK: - Proofs

  /// A line of three items has room from 200 on, a line of two from 130 on.
  @Test("lines change only where there is room for one more item")
  func proofs() {
    let boxes = chips(60, 60, 60), grid = Grid.wrapping(spacing: 10, distribution: .spaceEvenly) { boxes }
    grid.layout(width: 100, height: 100)
    let sweep = grid.sweep(\.width, over: 60...400)
    #expect(sweep.isProved, "\(sweep.doubts)")
    expectLengths(sweep.breakpoints, [130, 200], within: 1e-6)
    forEverySize(of: grid, widths: 60...400, heights: [100]) { layout in
      layout[boxes[0]].minX >= 0
      layout[boxes[2]].maxX <= layout[grid].width
    }
  }

  @Test("growth changes where an item reaches its greatest length")
  func growthProof() {
    let boxes = chips(60, 60), grid = Grid.wrapping { [boxes[0].grow().maxLength(100), boxes[1].grow()] }
    grid.layout(width: 100, height: 100)
    let sweep = grid.sweep(\.width, over: 121...400)
    #expect(sweep.isProved, "\(sweep.doubts)")
    expectLengths(sweep.breakpoints, [200], within: 1e-6)
    expectLengths([150.0, 300].map { sweep.frame(of: boxes[1], at: $0)?.width ?? -1 }, [75, 200])
  }
}
