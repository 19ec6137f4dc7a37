import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting
import Testing

/// Wrapping grids with an item that stands for those that are left over, computed by hand.
@Suite struct OverflowItemTests {
  private func fixed(_ name: String, _ width: Double, _ height: Double = 10) -> Box {
    let box = Box(name)
    box.intrinsicSize = Size(width: width, height: height)
    return box
  }

  /// Five items of 60 and gaps of 10 need 340.
  ///
  /// The overflow item and its gap need 40.
  @Test(
    "the last line keeps the items that have room beside the overflow item",
    arguments: [
      (340, 5, nil), (339, 4, 280), (310, 4, 280), (309, 3, 210), (240, 3, 210), (239, 2, 140), (169, 1, 70),
      (100, 1, 70), (99, 0, 0), (20, 0, 0),
    ] as [(Double, Int, Double?)])
  func oneLine(width: Double, kept: Int, place: Double?) {
    let chips = (0..<5).map { fixed("\($0)", 60) }, more = fixed("more", 30)
    let grid = Grid.wrapping(spacing: 10, lineLimit: 1) {
      more.overflowItem()
      chips
    }
    grid.layout(width: width, height: 100)
    #expect(grid.overflow.map(\.name) == chips.dropFirst(kept).map(\.name))
    let names = chips.prefix(kept).map(\.name) + (place == nil ? [] : ["more"])
    #expect(grid.wrappedLines.map { $0.map(\.name) } == [names])
    #expect(more.isLeftOut == (place == nil) && chips.filter(\.isLeftOut).count == 5 - kept)
    #expect(more.frame == place.map { Rect(x: $0, y: 0, width: 30, height: 10) } ?? .zero)
    #expect(grid.fittingSize().width == 340)
  }

  @Test func `only the last line gives room, and an item that is not marked any more is an ordinary one`() {
    let chips = (0..<5).map { fixed("\($0)", 60) }, more = fixed("more", 30)
    let grid = Grid.wrapping(spacing: 10, lineLimit: 2) {
      chips
      more
    }
    grid.layout(width: 140, height: 100)
    #expect(grid.overflow.map(\.name) == ["4", "more"])
    more.overflowItem()
    grid.layoutIfNeeded()
    #expect(grid.overflow.map(\.name) == ["3", "4"] && more.frame == Rect(x: 70, y: 20, width: 30, height: 10))
    grid.wrapping?.lineLimit = nil
    grid.layoutIfNeeded()
    #expect(grid.overflow.isEmpty && more.isLeftOut && grid.wrappedLines.count == 3)
    grid.wrapping?.lineLimit = 0
    grid.layoutIfNeeded()
    #expect(grid.overflow.count == 5 && more.isLeftOut)
    more.overflowItem(false)
    grid.wrapping?.lineLimit = 3
    grid.layoutIfNeeded()
    #expect(grid.overflow.isEmpty && more.frame == Rect(x: 70, y: 40, width: 30, height: 10))
  }

  @Test func `a second marked item is an ordinary item, with a warning until its mark is gone`() {
    let first = fixed("first", 30), chip = fixed("chip", 60), second = fixed("second", 20)
    let grid = Grid.wrapping(spacing: 10, lineLimit: 1) {
      first.overflowItem()
      chip
      second.overflowItem()
    }
    let report = grid.layout(width: 80, height: 100)
    #expect(grid.warnings == [.secondOverflowItem(item: 2)])
    #expect(
      report.warnings.contains {
        "\($0)".contains("Item 2 ('second') is marked as the overflow item, but an earlier item of the grid is too")
      })
    #expect(grid.overflow.map(\.name) == ["chip", "second"] && first.frame.x == 0)
    second.overflowItem(false)
    grid.layoutIfNeeded()
    #expect(grid.warnings.isEmpty)
  }

  @Test func `one layout sets the text, and the next one has nothing to change`() {
    let words = ["blue", "feathers", "shells", "moss"].map { Label($0, font: .cells) }
    let more = Label("", font: .cells, name: "more").overflowItem { "+\($0) more" }
    let row = Grid.wrapping(spacing: 1, lineLimit: 1) {
      words
      more
    }
    let rest = Box("rest")
    let page = Grid.vertical {
      row.auto()
      rest.expanded()
    }
    // All words need 25, and three of them and a text 28.
    for (width, text, x) in [(25.0, "+0 more", 0.0), (24, "+2 more", 14), (11, "+4 more", 0), (28, "+0 more", 0)] {
      let report = page.layout(width: width, height: 10)
      #expect(report.problems.isEmpty && more.text == text && more.frame.x == x, "\(width)")
      #expect(rest.frame.y == 1 && page.layout(width: width, height: 10).changed.isEmpty)
    }
    words[1].remove()
    page.layout(width: 12, height: 10)
    #expect(more.text == "+2 more" && more.frame == Rect(x: 5, y: 0, width: 7, height: 1))
    _ = page.fittingSize(width: 8)
    _ = page.sweep(\.width, over: 2...30)
    #expect(more.text == "+2 more")
  }

  /// The chip is tied to a guide of 50.
  ///
  /// With it, all items need 140, and those before it 50.
  @Test(
    "items whose lengths only a solution determines make room too",
    arguments: [(140, 4, 4), (139, 3, 3), (109, 2, 2), (69, 2, 1), (59, 1, 1), (49, 1, 0), (29, 0, 0)])
  func solvedLines(width: Double, kept: Int, keptBesideText: Int) {
    for isText in [false, true] {
      let page = Box("page"), guide = Box("guide"), chip = Box("chip")
      let items = [fixed("one", 20), fixed("two", 30), chip, fixed("last", 40)]
      // A text is 10 letters long for each item that is left over.
      let more =
        isText
        ? Label("", font: .cells).overflowItem { String(repeating: "m", count: 10 * $0) }
        : fixed("more", 10).overflowItem()
      let line = Grid.wrapping(lineLimit: 1) {
        items
        more
      }
      page.add([line, guide])
      line.constraints { $0.edgesAnchor == page.edgesAnchor }
      guide.constraints { $0.widthAnchor == 50 }
      chip.constraints { $0.widthAnchor == guide.widthAnchor }
      let report = page.layout(width: width, height: 100)
      let count = isText ? keptBesideText : kept
      #expect(report.conflicts.isEmpty && report.problems.isEmpty)
      #expect(line.overflow.map(\.name) == items.dropFirst(count).map(\.name), "\(isText)")
      // A text that is longer than its line is broken.
      let length = count == 4 ? 0 : isText ? min(width, 10 * Double(4 - count)) : 10
      #expect(abs(more.frame.x - [0, 20, 50, 100, 0][count]) < 1e-9 && abs(more.frame.width - length) < 1e-9)
    }
  }

  @Test func `every width is proved, and the proof agrees with the arithmetic`() throws {
    for seed in 0..<UInt64(40) {
      var random = SplitMix64(seed: seed)
      var model = WrappingModel(overflowing: &random)
      model.said.axis = .horizontal
      // Code of a program that measures cannot be proved.
      for index in model.items.indices { model.items[index].content = .firm(random.length(90), random.length(40)) }
      if case .counted? = model.more?.item.content {} else { model.more?.item.content = .firm(random.length(90), 20) }
      let (grid, boxes) = model.grid()
      grid.layout(width: 100, height: 100)
      let sweep = grid.sweep(\.width, over: 1...400)
      #expect(sweep.isProved, "seed \(seed): \(sweep.doubts)")
      for _ in 0..<50 {
        let width = random.length(398) + 1.25
        for (box, due) in zip(boxes, model.frames(width, 100)) {
          let frame = try #require(sweep.frame(of: box, at: width))
          #expect(isClose(frame, due), "seed \(seed), \(width): \(box.name) is \(frame), not \(due) of\n\(model)")
        }
      }
    }
  }
}
