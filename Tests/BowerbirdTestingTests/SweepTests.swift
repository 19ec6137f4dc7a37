import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTesting
import Testing

@Suite("Sweeps")
struct SweepTests {
  @Test("segments end where a bound begins to hold, and frames are affine between")
  func sidebar() throws {
    let (page, sidebar, content) = Samples.sidebar()
    let sweep = page.sweep(\.width, over: 200...1000)
    #expect(sweep.isProved)
    // A quarter is 80 at 320 and 200 at 800.
    #expect(sweep.breakpoints.map { ($0 * 1e6).rounded() / 1e6 } == [320, 800])
    #expect(sweep.segments.first?.range.lowerBound == 200)
    #expect(sweep.segments.last?.range.upperBound == 1000)
    let slopes = sweep.segments.map { $0.frame(of: sidebar)?.width.slope }
    #expect(zip(slopes, [0, 0.25, 0]).allSatisfy { abs(($0 ?? .nan) - $1) < 1e-9 })
    for width in [200, 300, 320, 321.5, 500, 799, 801, 1000.0] {
      let expected = min(max(width / 4, 80), 200)
      let frame = try #require(sweep.frame(of: content, at: width))
      #expect(abs(frame.minX - expected - 10) < 1e-6)
      #expect(abs(frame.maxX - width) < 1e-6)
    }
  }

  /// A quarter is 80 at 320 and 200 at 800, so there are three segments, and as many polygons.
  @Test("a printed sweep is a sentence, with a line for each doubt")
  func printed() {
    let (page, sidebar, _) = Samples.sidebar()
    let wide = page.sweep(\.width, over: 200...1000), high = page.sweep(\.height, over: 200...1000)
    #expect("\(wide)" == "3 segments of widths from 200 to 1000 at height 300, proved.")
    #expect("\(high)" == "1 segment of heights from 200 to 1000 at width 400, proved.")
    let sizes = page.sweep(widths: 200...1000, heights: 100...300)
    #expect("\(sizes)" == "3 polygons of widths from 200 to 1000 and heights from 100 to 300, proved.")
    sidebar.measure = { _ in Measurement(size: Size(width: 10, height: 10)) }
    let lines = "\(page.sweep(\.width, over: 200...1000))".split(separator: "\n")
    #expect(lines.first?.hasSuffix(" of widths from 200 to 1000 at height 300, not proved:") == true)
    #expect(lines.dropFirst() == ["'sidebar' is measured by custom code, so the sizes at which it jumps are unknown."])
  }

  /// The content begins 10 units beside a sidebar of 80, of a quarter of the width, and of 200.
  @Test("printed segments are ranges, and printed frames are sums")
  func printedSegments() {
    let (page, _, content) = Samples.sidebar()
    let sweep = page.sweep(\.width, over: 200...1000)
    #expect("\(sweep.segments)" == "[200...320, 320...800, 800...1000]")
    #expect(
      sweep.segments.map { $0.frame(of: content)?.description } == [
        "(x 90, y 0, width -90 + extent, height 300)",
        "(x 10 + 0.25 · extent, y 0, width -10 + 0.75 · extent, height 300)",
        "(x 210, y 0, width -210 + extent, height 300)",
      ])
    let sizes = page.sweep(widths: 200...1000, heights: 100...300)
    #expect(
      Set(sizes.polygons.map(\.description)) == [
        "(200 × 100, 320 × 100, 320 × 300, 200 × 300)", "(320 × 100, 800 × 100, 800 × 300, 320 × 300)",
        "(800 × 100, 1000 × 100, 1000 × 300, 800 × 300)",
      ])
    let polygon = sizes.polygons.first { $0.corners.contains { $0.width > 900 } }
    #expect(polygon?.frame(of: content)?.description == "(x 210, y 0, width -210 + width, height height)")
  }

  @Test("a choice that changes at an end of the range only is part of the proof")
  func choicesAtTheEnds() {
    let screen = Box("screen"), list = Box("list")
    screen.add(list)
    list.constraints {
      $0.leadingTopAnchor == screen.leadingTopAnchor; $0.heightAnchor == 10
    }
    screen.alternatives {
      Alternative("wide", when: screen.widthAnchor >= 700) { list.widthAnchor == 240 }
      Alternative("middle", when: screen.widthAnchor >= 320.5) { list.widthAnchor == 300 }
      Alternative("narrow") { list.widthAnchor == screen.widthAnchor }
    }
    let upper = screen.sweep(\.width, over: 400...700)
    #expect(upper.isProved && upper.breakpoints == [700])
    #expect(upper.frame(of: list, at: 700)?.width == 240 && upper.frame(of: list, at: 699)?.width == 300)
    #expect(upper.switchPoints.map(\.description) == ["'screen': middle below 700, wide from there on"])
    #expect("\(upper.segments)" == "[400...700 with 'screen': middle, 700 with 'screen': wide]")
    screen.alternatives {
      Alternative("narrow", when: screen.widthAnchor <= 320) { list.widthAnchor == screen.widthAnchor }
      Alternative("wide") { list.widthAnchor == 240 }
    }
    let lower = screen.sweep(\.width, over: 320...700)
    #expect(lower.isProved && lower.segments.first?.frame(of: list)?[320].width == 320)
    #expect(lower.frame(of: list, at: 500)?.width == 240)
  }

  @Test("a sweep of a tree without a layout says that the height counts as 0")
  func noLayout() {
    let screen = Box("screen"), list = Box("list")
    screen.add(list)
    list.constraints { $0.edgesAnchor == screen.edgesAnchor }
    let remedy = "call layout(width:height:) first, or use the parameter in:."
    let warning = "'screen' has had no layout, so its height counts as 0: \(remedy)"
    let sweep = screen.sweep(\.width, over: 100...200)
    #expect(sweep.isProved && sweep.warnings == [warning] && sweep.frame(of: list, at: 150)?.height == 0)
    #expect("\(sweep)" == "1 segment of widths from 100 to 200 at height 0, proved.\n\(warning)")
    #expect(screen.sweep(\.width, over: 100...200, in: Size(width: 0, height: 50)).warnings == [])
    screen.layout(width: 150, height: 50)
    let other = screen.sweep(\.width, over: 100...200)
    #expect(other.warnings == [] && other.frame(of: list, at: 150)?.height == 50)
  }

  @Test("a sweep leaves the tree as it was")
  func restores() {
    let (page, sidebar, _) = Samples.sidebar()
    _ = page.sweep(\.width, over: 200...1000)
    #expect(page.frame.size == Size(width: 400, height: 300))
    #expect(sidebar.frame.width == 100)
  }

  @Test("a tree on whole pixels stays on them, and proofs are about frames before rounding")
  func restoresPixels() {
    let (page, sidebar, _) = Samples.sidebar()
    page.layout(Size(width: 401, height: 300), snappingTo: .cells)
    let sweep = page.sweep(\.width, over: 400...410)
    // A quarter of 401 is 100.25.
    #expect(sidebar.frame.width == 100)
    #expect(sweep.frame(of: sidebar, at: 401)?.width == 100.25)
    #expect(sweep.isProved)
  }

  @Test("heights can be swept as well")
  func heights() {
    let (container, image) = Samples.image()
    image.constraints { $0.bottomAnchor <= container.bottomAnchor }
    container.layout(width: 320, height: 480)
    let sweep = container.sweep(\.height, over: 200...600)
    #expect(sweep.axis == .vertical)
    #expect(sweep.isProved)
    #expect(sweep.breakpoints.isEmpty)
    #expect(sweep.frame(of: container, at: 333)?.height == 333)
  }

  /// A layout finds a segment, and another one checks it; a break of lines takes a solve or two more.
  @Test("a sweep lays out a few times for each segment, however many there are")
  func cost() throws {
    let page = Box("page")
    var labels: [Label] = []
    for row in 0..<24 {
      let words = (0..<8).map { (index: Int) -> String in String(repeating: "x", count: 1 + (index * 5 + row) % 9) }
      let size = 9 + Double(row) / 7
      labels.append(Label(words.joined(separator: " "), font: .proportional(size)))
    }
    page.add(labels)
    page.constraints { page in
      for (index, label) in labels.enumerated() {
        label.horizontalEdgesAnchor == page.horizontalEdgesAnchor
        label.topAnchor == (index == 0 ? page.topAnchor : labels[index - 1].bottomAnchor)
      }
    }
    page.layout(width: 100, height: 400)
    let before = try #require(page.solverStatistics).solves
    let sweep = page.sweep(\.width, over: 100...400)
    let solves = try #require(page.solverStatistics).solves - before
    #expect(sweep.isProved && sweep.segments.count > 100)
    #expect(solves <= 8 * sweep.segments.count, "\(solves) solves for \(sweep.segments.count) segments")
  }

  @Test("a label's height jumps exactly at the widths at which its line breaks change")
  func labels() {
    let page = Box("page")
    let label = Label("aa bbbb cc", font: .cells)
    page.add(label)
    label.constraints { label in
      label.topAnchor == page.topAnchor
      label.leftAnchor == page.leftAnchor
      label.rightAnchor == page.rightAnchor
    }
    page.layout(width: 20, height: 20)
    let sweep = page.sweep(\.width, over: 1...20)
    #expect(sweep.isProved)
    // "aa bbbb cc" is 10 wide, "aa bbbb" and "bbbb cc" 7, "bbbb" 4; below that, words are broken.
    for (width, height) in [(3.5, 4), (4, 3), (6.9, 3), (7, 2), (9.9, 2), (10, 1), (20, 1)] as [(Double, Double)] {
      #expect(sweep.frame(of: label, at: width)?.height == height, "at \(width)")
    }
    let breakpoints = sweep.breakpoints.filter { $0 > 3.5 }.map { ($0 * 100).rounded() / 100 }
    #expect(breakpoints == [4, 7, 10])
  }

  @Test("items that measure by their own code are a doubt, and are sampled")
  func doubts() {
    let page = Box("page")
    let step = Box("step")
    page.add(step)
    step.measure = { Measurement(size: Size(width: 10, height: $0.width < 50 ? 20 : 10)) }
    step.constraints { step in
      step.topAnchor == page.topAnchor
      step.leftAnchor == page.leftAnchor
      step.rightAnchor == page.rightAnchor
    }
    page.layout(width: 20, height: 20)
    let sweep = page.sweep(\.width, over: 10...100)
    #expect(!sweep.isProved)
    #expect(sweep.doubts == ["'step' is measured by custom code, so the sizes at which it jumps are unknown."])
    #expect(sweep.frame(of: step, at: 49)?.height == 20)
    #expect(sweep.frame(of: step, at: 51)?.height == 10)
    #expect(sweep.breakpoints.count == 1)
    #expect(abs((sweep.breakpoints.first ?? 0) - 50) < 1e-5)
  }

  @Test("a sweep ends where an item decides for every size again")
  func narrowSegments() throws {
    let half = Box("half"), grid = Grid("halves", arrangedBy: Halves(), items: [half])
    grid.layout(width: 50, height: 20)
    let sweep = grid.sweep(\.width, over: 100...300)
    #expect(!sweep.isProved)
    #expect(
      sweep.doubts == [
        "From width 100 on, no range was found in which frames are affine. Frames there were only sampled."
      ])
    for width in [100.5, 200, 300] {
      #expect(abs(try #require(sweep.frame(of: half, at: width)).width - width / 2) < 1e-3)
    }
  }

  @Test("a label whose measuring was replaced is a doubt")
  func replacedMeasuring() {
    let page = Box("page")
    let label = Label("aa bbbb cc", font: .cells)
    page.add(label)
    label.measure = { Measurement(size: Size(width: 10, height: $0.width < 15 ? 20 : 10)) }
    label.constraints { label in
      label.topAnchor == page.topAnchor
      label.horizontalEdgesAnchor == page.horizontalEdgesAnchor
    }
    page.layout(width: 20, height: 20)
    let sweep = page.sweep(\.width, over: 11...20)
    #expect(sweep.doubts == ["'aa bbbb cc' is measured by custom code, so the sizes at which it jumps are unknown."])
    #expect(sweep.frame(of: label, at: 14)?.height == 20 && sweep.frame(of: label, at: 16)?.height == 10)
  }

  @Test("only a root can be swept")
  func notARoot() {
    let (page, sidebar, _) = Samples.sidebar()
    let sweep = sidebar.sweep(\.width, over: 100...200)
    #expect(sweep.segments.isEmpty)
    #expect(sweep.doubts == ["'sidebar' lies in another item, which decides its size; only a root has every size."])
    #expect(page.children.count == 2, "the page is still there")
  }

  @Test("constraints that are left out are a doubt")
  func conflicts() {
    let (page, sidebar, _) = Samples.sidebar()
    sidebar.constraints { $0.widthAnchor == 300 }
    #expect(!page.sweep(\.width, over: 400...500).isProved)
  }

  @Test("frames that are not determined are a doubt")
  func undetermined() {
    let (page, sidebar, _) = Samples.sidebar()
    let badge = Box("badge")
    sidebar.add(badge)
    badge.constraints { badge in
      badge.topAnchor == sidebar.topAnchor
      badge.heightAnchor == 10
      badge.widthAnchor == 10
    }
    #expect(page.sweep(\.width, over: 400...500).doubts == ["'badge'.leading is not determined."])
  }

  @Test("unusable extents give no segments, and a doubt", arguments: [-5...10, 0...Double.infinity])
  func uselessRanges(_ range: ClosedRange<Double>) {
    let (page, _, _) = Samples.sidebar()
    let sweep = page.sweep(\.width, over: range)
    #expect(sweep.segments.isEmpty)
    #expect(!sweep.isProved)
  }

  @Test("a sweep over many segments agrees with layouts at any width", arguments: 1...8 as ClosedRange<UInt64>)
  func laws(seed: UInt64) throws {
    var bits = SystemBits(seed: seed)
    let page = Box("page")
    var previous = page
    for index in 0..<5 {
      let box = index % 3 == 0 ? Label("words to be broken into lines", font: .proportional(9)) : Box("box \(index)")
      page.add(box)
      let share = Double(bits.below(30) + 2) / 40
      let least = Double(bits.below(60))
      let most = least + Double(bits.below(200))
      box.constraints { box in
        box.leftAnchor == page.leftAnchor + Double(bits.below(20))
        box.topAnchor == (index == 0 ? page.topAnchor : previous.bottomAnchor) + 3
        box.widthAnchor == page.widthAnchor * share --! .priority(800)
        box.widthAnchor >= least
        box.widthAnchor <= most
        box.heightAnchor >= box.widthAnchor * 0.3 - 10
        box.heightAnchor == 15 --! .priority(300)
      }
      previous = box
    }
    page.layout(width: 300, height: 900)
    let sweep = page.sweep(\.width, over: 20...900)
    #expect(sweep.isProved, "\(sweep.doubts)")
    for _ in 0..<60 {
      let width = 20 + Double(bits.below(880_000)) / 1000.3
      page.layout(width: width, height: 900)
      for child in page.children {
        let expected = child.frame
        let found = try #require(sweep.frame(of: child, at: width))
        let isNear =
          [(found.x, expected.x), (found.y, expected.y), (found.width, expected.width)]
          .allSatisfy { abs($0 - $1) < 1e-5 } && abs(found.height - expected.height) < 1e-5
        #expect(isNear, "seed \(seed), \(child.name) at \(width): \(found), not \(expected)")
      }
    }
  }
}

/// Random numbers, the same for the same seed.
struct SystemBits {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % bound
  }
}

/// A column of half the width, whose plan holds for one width.
private final class Halves: GridArranger {
  func arrange(_ grid: Grid) { grid.layoutNode.noteDecision() }

  func decide(_ grid: Grid) {
    let width = grid.layoutNode.decidingSize.width
    grid.layoutNode.decidedExtents = SteadyExtents(width: width..<width.nextUp)
    let cells = grid.children.map { GridCell($0, area: GridArea(columns: 0..<1, rows: 0..<1)) }
    grid.compiler.apply(
      GridPlan(
        columns: TrackAxis([Track(.fixed(width / 2))]), rows: TrackAxis([Track(.fraction(1))]), cells: cells))
  }
}
