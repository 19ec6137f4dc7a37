import BowerbirdLayout
import BowerbirdTesting
import Testing

@Suite("Polygons of sizes", .listening)
struct PolygonTests {
  /// Returns a page with a square whose side is the least of half the width, the height, and 300.
  private func square() -> (page: Box, square: Box) {
    let page = Box("page"), square = Box("square")
    page.add(square)
    page.constraints { page in
      square.leadingTopAnchor == page.leadingTopAnchor
      square.widthAnchor <= page.widthAnchor * 0.5
      square.widthAnchor <= page.heightAnchor
      square.widthAnchor <= 300
      square.heightAnchor == square.widthAnchor
      square.widthAnchor == 1000 --! .priority(.high)
    }
    page.layout(width: 400, height: 100)
    return (page, square)
  }

  /// Returns whether both lists have the same sizes, in any order and to a millionth.
  ///
  /// If polygons overlap by rounding, a corner may be cut off and become two.
  private func isSame(_ corners: [Size], _ expected: [(Double, Double)]) -> Bool {
    let isNear = { (corner: Size, width: Double, height: Double) in
      abs(corner.width - width) < 1e-6 && abs(corner.height - height) < 1e-6
    }
    return expected.allSatisfy { place in corners.contains { isNear($0, place.0, place.1) } }
      && corners.allSatisfy { corner in expected.contains { isNear(corner, $0.0, $0.1) } }
  }

  /// Half the width is 300 at a width of 600, and equals the height if the width is twice the height.
  @Test("the least of three lengths has three polygons, with the corners that arithmetic gives")
  func corners() throws {
    let (page, square) = square()
    let sweep = page.sweep(widths: 200...1000, heights: 100...500)
    #expect(sweep.doubts == [])
    #expect(sweep.polygons.count == 3)
    for expected in [
      [(200.0, 100.0), (600, 300), (600, 500), (200, 500)], [(200, 100), (1000, 100), (1000, 300), (600, 300)],
      [(600, 300), (1000, 300), (1000, 500), (600, 500)],
    ] {
      #expect(sweep.polygons.contains { isSame($0.corners, expected) }, "\(sweep.polygons.map(\.corners))")
    }
    for (width, height) in [(201.0, 499.0), (600, 300), (999, 101), (601, 301), (599, 301), (400, 200)] {
      let frame = try #require(sweep.frame(of: square, at: Size(width: width, height: height)))
      #expect(abs(frame.width - min(width / 2, height, 300)) < 1e-7, "at \(width) × \(height)")
      #expect(abs(frame.height - frame.width) < 1e-7)
    }
    #expect(sweep.frame(of: square, at: Size(width: 199, height: 300)) == nil)
    #expect(page.frame.size == Size(width: 400, height: 100) && square.frame.width == 100)
  }

  @Test("a property that holds in every size is proved, and the polygons are returned")
  func holds() {
    let (page, square) = square()
    let sweep = forEverySize(of: page, widths: 200...1000, heights: 100...500) { layout in
      layout.isEverythingInside(page)
      layout[square].width == layout[square].height
      layout[square].width <= 300
      layout[square].width >= 300 || layout[square].width >= layout[page].height
        || layout[square].width * 2 >= layout[page].width
    }
    #expect(sweep.polygons.count == 3 && sweep.isProved)
  }

  /// The side is at least 250 from a width of 500 and a height of 250 on.
  @Test("a failure names a corner and where all failures are")
  func failure() {
    let (page, square) = square()
    let line = #line + 2
    let told = failures {
      forEverySize(of: page, widths: 400...1000, heights: 100...500) { layout in layout[square].width <= 250 }
    }
    #expect(told.count == 1 && told.first?.line == line)
    let message = told.first?.message ?? ""
    #expect(message.hasPrefix("Failed: 'square'.width <= 250. At width "), "\(message)")
    #expect(message.hasSuffix(" (in 3 of 3 polygons, widths from 500 to 1000, heights from 250 to 500)."), "\(message)")
  }

  @Test("the property fails at the size that a failure names, also where frames jump")
  func namedSize() throws {
    let page = Box("page"), label = Label("aa bbbb cc", font: .cells, name: "label")
    page.add(label)
    page.constraints { page in
      label.leadingTopAnchor == page.leadingTopAnchor
      label.trailingAnchor == page.trailingAnchor
    }
    page.layout(width: 20, height: 20)
    // In less than 7 there are three lines.
    let told = BowerbirdTestingTests.failure {
      forEverySize(of: page, widths: 5...12, heights: 1...9) { layout in layout[label].height <= 2 }
    }
    let message = try #require(told)
    let words = message.split(separator: " ")
    let index = try #require(words.firstIndex(of: "width"))
    let width = try #require(Double(words[index + 1]))
    page.layout(width: width, height: 9)
    #expect(label.frame.height > 2, "\(message)")
  }

  @Test("a box whose size is decided by the axis with less room")
  func turns() {
    let (page, square) = square()
    let told = BowerbirdTestingTests.failure {
      // Below the diagonal, half the width is more than the height, by 400 at most.
      forEverySize(of: page, widths: 200...1000, heights: 100...500) { layout in
        layout[square].width * 2 >= layout[page].width || layout[square].width >= 300
      }
    }
    #expect(
      told?.contains("in 1 of 3 polygons, widths from 200 to 1000, heights from 100 to 300") == true, "\(told ?? "")")
  }

  @Test("a single width, a single height and a single size are rectangles too")
  func thin() {
    let (page, square) = square()
    let counts = [
      page.sweep(widths: 400...400, heights: 100...500), page.sweep(widths: 200...1000, heights: 250...250),
      page.sweep(widths: 300...300, heights: 300...300),
    ].map(\.polygons.count)
    #expect(counts == [2, 2, 1])
    forEverySize(of: page, widths: 300...300, heights: 300...300) { $0[square].width == 150 }
  }

  @Test("a tree that cannot be swept has no polygons")
  func refusals() {
    let (page, square) = square()
    for (widths, heights) in [(-1.0...5.0, 1.0...2.0), (1...2, 0...Double.infinity)] {
      #expect(page.sweep(widths: widths, heights: heights).polygons.isEmpty)
    }
    let told = BowerbirdTestingTests.failure {
      forEverySize(of: page, widths: -1...5, heights: 1...2, allowsDoubts: true) { $0[square].width >= 0 }
    }
    #expect(told == "No size was checked.\nExtents have to be finite, and not negative.")
    #expect(square.sweep(widths: 1...2, heights: 1...2).doubts.count == 1)
  }

  @Test("items that measure by their own code are sampled, not proved")
  func doubts() {
    let (page, square) = square(), measured = Box("measured")
    page.add(measured)
    measured.measure = { Measurement(size: Size(width: min($0.width, 10), height: 10)) }
    let told = BowerbirdTestingTests.failure {
      forEverySize(of: page, widths: 200...1000, heights: 100...500) { $0[square].width <= 300 }
    }
    #expect(told?.contains("but is not proved") == true && told?.contains("'measured'") == true)
    forEverySize(of: page, widths: 200...1000, heights: 100...500, allowsDoubts: true) { $0[square].width <= 300 }
  }

  @Test("systems of bounds on both extents with nearly equal slopes", arguments: 0..<60 as Range<UInt64>)
  func nearPlanes(seed: UInt64) {
    var system = NearPlanes(seed: seed)
    let mistake = system.mistake(within: 0x1p-34)
    #expect(mistake == nil, "seed \(seed): \(mistake ?? "")")
  }

  /// The least of affine numbers is concave, so that it has its least value at a corner of the rectangle.
  @Test(
    "a bound on the least of several is proved exactly if it holds at all corners", arguments: 0..<60 as Range<UInt64>)
  func bounds(seed: UInt64) {
    let system = NearPlanes(seed: seed), (root, box) = system.make()
    let least = system.corners.map { system.width(in: $0) }.min() ?? 0
    for (bound, holds) in [(least - 1e-3, true), (least + 1e-3, false)] {
      let told = failures {
        forEverySize(of: root, widths: system.widths, heights: system.heights) { $0[box].width >= bound }
      }
      #expect(told.isEmpty == holds, "seed \(seed): \(told.first?.message ?? "")")
    }
  }
}
