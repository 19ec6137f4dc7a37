import BowerbirdLayout
import BowerbirdTesting
import Testing

/// Proofs accept no false property and refuse no true one, however close slopes are to each other.
@Suite("Proofs", .listening)
struct FalseProofTests {
  /// Makes a box that is as wide as the root up to 5,000, and slightly narrower from there on.
  private func nearlyAsWide() -> (root: Box, box: Box) {
    let root = Box("r"), box = Box("v")
    root.add(box)
    box.constraints { box in
      box.leadingTopAnchor == root.leadingTopAnchor
      box.heightAnchor == 10
      box.widthAnchor <= root.widthAnchor
      box.widthAnchor <= root.widthAnchor * 0.9999995 + 0.0025
      box.widthAnchor == root.widthAnchor --! .priority(.high)
    }
    root.layout(width: 2000, height: 20)
    return (root, box)
  }

  @Test("a bend by half a millionth is found")
  func smallBend() {
    let (root, box) = nearlyAsWide()
    let told = failure { forEverySize(of: root, widths: 2000...7000) { $0[box].width >= $0[root].width } }
    #expect(told == "Failed: 'v'.width >= 'r'.width. At height 20 and widths from 5000 to 7000.")
    let sweep = root.sweep(\.width, over: 2000...7000)
    #expect(sweep.breakpoints.count == 1 && abs((sweep.breakpoints.first ?? 0) - 5000) < 0.01)
    // 7000 less half a millionth of 2000.
    #expect(abs((sweep.frame(of: box, at: 7000)?.width ?? 0) - 6999.999) < 1e-9)
  }

  @Test("a required constraint holds in every size")
  func requiredConstraint() {
    let (root, box) = nearlyAsWide()
    forEverySize(of: root, widths: 3500...9000) { $0[box].width <= $0[root].width }
    forEverySize(of: root, widths: 2000...7000) { $0[box].width <= $0[root].width }
  }

  @Test("the tolerance of a comparison scales with its units")
  func smallUnits() {
    let root = Box("r"), box = Box("b")
    root.add(box)
    box.constraints { box in
      box.leadingTopAnchor == root.leadingTopAnchor
      box.heightAnchor == 10
      box.widthAnchor == root.widthAnchor - 5
    }
    root.layout(width: 200, height: 20)
    let told = failure {
      forEverySize(of: root, widths: 100...400) { $0[box].width * 1e-7 >= $0[root].width * 1e-7 }
    }
    #expect(told?.hasSuffix("and widths from 100 to 400.") == true)
    forEverySize(of: root, widths: 100...400) { ($0[box].width + 5) * 1e-7 >= $0[root].width * 1e-7 }
    forEverySize(of: root, widths: 100...400) { ($0[box].width + 5) * 1e7 == $0[root].width * 1e7 }
  }

  @Test("invalid extents are refused", arguments: [-5, -Double.infinity, .infinity, .nan])
  func uselessHeights(height: Double) {
    let (root, box) = nearlyAsWide()
    let told = failures { forEverySize(of: root, widths: 100...200, heights: [20, height]) { $0[box].width >= 0 } }
    #expect(told.map(\.message) == ["A height has to be finite, and not negative: heights lists \(height)."])
    let allowed = failures {
      forEverySize(of: root, widths: 100...200, heights: [height], allowsDoubts: true) { $0[box].width >= 0 }
    }
    #expect(allowed.map(\.message) == told.map(\.message))
    let width = failure { forEverySize(of: root, widths: [height], heights: 10...20) { $0[box].width >= 0 } }
    #expect(width == "A width has to be finite, and not negative: widths lists \(height).")
    #expect(root.sweep(\.width, over: 1...2, in: Size(width: 1, height: height)).segments.isEmpty)
  }

  @Test("negative and infinite ranges are refused", arguments: [-1...5, 0...Double.infinity, -Double.infinity...3])
  func uselessRanges(range: ClosedRange<Double>) {
    let (root, box) = nearlyAsWide()
    let told = failure { forEverySize(of: root, widths: range) { $0[box].width >= 0 } }
    #expect(told?.contains("Extents have to be finite, and not negative.") == true)
    #expect(root.frame.size == Size(width: 2000, height: 20), "the tree is as it was")
  }

  @Test("an undetermined frame is the same after a sweep as before")
  func undeterminedPlaces() {
    let root = Box("root"), badge = Box("badge")
    root.add(badge)
    badge.constraints { badge in
      badge.topAnchor == root.topAnchor
      badge.heightAnchor == 10
      badge.widthAnchor == 10
      badge.trailingAnchor <= root.trailingAnchor
      badge.leadingAnchor >= root.leadingAnchor
    }
    let place = badge.constraints { $0.leadingAnchor == root.leadingAnchor + 300 }
    root.layout(width: 400, height: 20)
    place.isActive = false
    root.layout(width: 400, height: 20)
    #expect(badge.frame.minX == 300)
    _ = root.sweep(\.width, over: 100...200)
    #expect(badge.frame.minX == 300, "at 200 it was pushed to 190")
  }

  @Test("systems of bounds with nearly equal slopes", arguments: 0..<150 as Range<UInt64>)
  func nearSlopes(seed: UInt64) {
    let mistake = NearSlopes(seed: seed).mistake(within: 0x1p-36)
    #expect(mistake == nil, "seed \(seed): \(mistake ?? "")")
  }

  /// A condition on an affine number with bends holds everywhere if it holds at all bends and both ends.
  @Test(
    "a condition holds if and only if it holds at all bends", arguments: 0..<100 as Range<UInt64>)
  func conditions(seed: UInt64) {
    let system = NearSlopes(seed: seed), (root, made) = system.make()
    var bits = SystemBits(seed: seed &+ 77)
    root.layout(width: system.range.lowerBound, height: 20)
    let bounded = system.boxes[0], box = made[0]
    let share = bounded.wish.share * (1 - Double(bits.below(21) - 10) / 1e6)
    let width =
      system.range.lowerBound + (system.range.upperBound - system.range.lowerBound) * Double(bits.below(100)) / 100
    let constant = bounded.width(in: width) - share * width
    let least = system.widths.map { bounded.width(in: $0) - (share * $0 + constant) }.min() ?? 0
    // Within this distance of 0, rounding decides.
    if least.magnitude < 1e-6 { return }
    let told = failures {
      forEverySize(of: root, widths: system.range) { $0[box].width >= $0[root].width * share + constant }
    }
    #expect(told.isEmpty == (least > 0), "seed \(seed): \(least), \(told.first?.message ?? "none told")")
  }
}
