import BowerbirdLayout
import BowerbirdTestSupport
import BowerbirdTesting
import Testing

/// Proofs about random trees for all widths and heights at once, compared with layouts.
@Suite("Polygons of random trees", .listening)
struct RandomPolygonTests {
  @Test("every layout has the proved frames", arguments: all(0..<16 as Range<UInt64>, inDebug: 4))
  func frames(seed: UInt64) {
    var screen = RandomScreen(seed: seed, depth: 1 + Int(seed % 3))
    let sweep = screen.root.sweep(widths: RandomScreen.range, heights: RandomScreen.range)
    if !sweep.isProved { return }
    let mistake = screen.mistake(of: sweep, sizes: 40)
    #expect(mistake == nil, "seed \(seed): \(mistake ?? "")")
  }

  /// A conflict is a reason for doubts; most of the trees have none.
  @Test("most of the trees are proved")
  func share() {
    let proved = (0..<16 as Range<UInt64>).filter { seed in
      let screen = RandomScreen(seed: seed, depth: 1 + Int(seed % 3))
      return screen.root.sweep(widths: 300...300, heights: 300...300).isProved
    }
    #expect(proved.count >= 8, "\(proved)")
  }

  @Test("a proved bound is broken at no size", arguments: all(0..<16 as Range<UInt64>, inDebug: 4))
  func bounds(seed: UInt64) {
    var screen = RandomScreen(seed: seed, depth: 1 + Int(seed % 2)), random = SplitMix64(seed: seed + 500)
    let box = random.pick(screen.boxes), bound = Double(random.whole(1...80))
    let told = failures {
      forEverySize(of: screen.root, widths: RandomScreen.range, heights: RandomScreen.range) { $0[box].width >= bound }
    }
    var broken: Size?
    for _ in 0..<60 {
      let size = screen.size()
      screen.root.layout(size)
      if box.frame.width < bound - 1e-5 { broken = size }
    }
    #expect(
      broken == nil || !told.isEmpty, "seed \(seed): '\(box.name)' is narrower than \(bound) at \(broken ?? .zero)")
  }

  @Test(
    "an edited tree has the polygons of a new one, and a sweep changes no answer",
    arguments: all(0..<8 as Range<UInt64>, inDebug: 2))
  func edits(seed: UInt64) {
    var edited = RandomScreen(seed: seed, depth: 2), untouched = RandomScreen(seed: seed, depth: 2)
    _ = edited.root.sweep(widths: RandomScreen.range, heights: RandomScreen.range)
    #expect(edited.boxes.map(\.frame) == untouched.boxes.map(\.frame), "seed \(seed)")
    for size in [Size(width: 333, height: 222), Size(width: 70, height: 500)] {
      edited.root.layout(size)
      untouched.root.layout(size)
      #expect(
        zip(edited.boxes, untouched.boxes).allSatisfy { $0.frame.isNear($1.frame) }, "seed \(seed) at \(size)")
    }
    edited.limit?.constant = 45
    edited.root.layout(width: 400, height: 300)
    let fresh = RandomScreen(seed: seed, depth: 2, limit: 45)
    let sweeps = [edited, fresh].map { $0.root.sweep(widths: RandomScreen.range, heights: RandomScreen.range) }
    #expect(sweeps[0].isProved == sweeps[1].isProved, "seed \(seed)")
    if !sweeps[0].isProved { return }
    for _ in 0..<50 {
      let size = edited.size()
      for (one, other) in zip(edited.boxes, fresh.boxes) {
        let frames = [sweeps[0].frame(of: one, at: size) ?? .zero, sweeps[1].frame(of: other, at: size) ?? .zero]
        #expect(frames[0].isNear(frames[1]), "seed \(seed): '\(one.name)' at \(size) is \(frames)")
      }
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { $0.magnitude < 1e-6 }
  }
}
