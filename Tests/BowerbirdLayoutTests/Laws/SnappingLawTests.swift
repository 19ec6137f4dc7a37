import BowerbirdLayout
import BowerbirdTestSupport
import Testing

@Suite("Laws of snapping")
struct SnappingLawTests {
  /// A box whose edges are known, and the boxes that share them.
  private struct Tiling {
    let root = Box("root")
    var pairs: [(before: Box, after: Box, axis: Axis)] = []
    var filled: [(parent: Box, first: Box, last: Box, axis: Axis)] = []

    /// Divides a box at random, and what comes out again.
    mutating func divide(_ box: Box, depth: Int, using generator: inout SplitMix64) {
      if depth == 0 { return }
      let axis = Bool.random(using: &generator) ? Axis.horizontal : .vertical
      let children = (0..<Int.random(in: 2...3, using: &generator)).map { Box("\(box.name).\($0)") }
      box.add(children)
      for (index, child) in children.enumerated() {
        let ratio = Double(Int.random(in: 1...7, using: &generator)) / 3
        index == 0
          ? child.lead(box, along: axis) : child.follow(children[index - 1], in: box, ratio, children[0], along: axis)
        if index > 0 { pairs.append((children[index - 1], child, axis)) }
      }
      children[children.count - 1].end(box, along: axis)
      filled.append((box, children[0], children[children.count - 1], axis))
      for child in children where Int.random(in: 0..<3, using: &generator) == 0 {
        divide(child, depth: depth - 1, using: &generator)
      }
    }
  }

  @Test("neighbours neither leave a gap nor overlap", arguments: [1, 1.25, 1.5, 2, 3], 1...4)
  func neighbours(scale: Double, part: Int) {
    for tree in all(0..<500, inDebug: 200) {
      let seed = UInt64(part * 100_000 + tree)
      var generator = SplitMix64(seed: seed)
      var tiling = Tiling()
      tiling.divide(tiling.root, depth: 2, using: &generator)
      let size = Size(
        width: Double.random(in: 1...400, using: &generator), height: Double.random(in: 1...400, using: &generator))
      tiling.root.layout(size, snappingTo: SnappingGrid(scale: scale))
      check(tiling, scale, seed)
    }
  }

  @Test("frames after changes are those of snapping everything again", arguments: [1, 1.25, 2], [false, true])
  func changes(scale: Double, isMirrored: Bool) {
    for seed in 1...20 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      var description = SceneDescription(size: 60, using: &generator)
      let scene = Scene(description)
      if isMirrored { scene.boxes[1].layoutDirection = .rightToLeft }
      for round in 0..<10 {
        scene.apply(description.change(1, using: &generator), of: description)
        let before = frames(of: scene.root)
        let width = round % 4 == 3 ? 4001.3 : 4000
        let report = scene.root.layout(width: width, height: 3000.7, scale: scale)
        let after = frames(of: scene.root)
        // A snapshot snaps the whole tree from what was solved.
        for entry in scene.root.snapshot(scale: scale).entries where entry.frame != after[entry.name] {
          Issue.record("seed \(seed): \(entry.name) is at \(after[entry.name] ?? .zero) instead of \(entry.frame)")
        }
        #expect(Set(report.changed.map(\.name)) == Set(after.keys.filter { before[$0] != after[$0] }), "seed \(seed)")
        #expect(Set(report.changed.map(\.name)).count == report.changed.count)
      }
    }
  }

  private func check(_ tiling: Tiling, _ scale: Double, _ seed: UInt64) {
    for (before, after, axis) in tiling.pairs {
      if pixel(before, axis, isEnd: true, scale) != pixel(after, axis, isEnd: false, scale) {
        Issue.record("seed \(seed), scale \(scale): \(before.frame) and \(after.frame)")
      }
    }
    for (parent, first, last, axis) in tiling.filled {
      let extent = whole(axis == .horizontal ? parent.frame.width : parent.frame.height, scale)
      if pixel(first, axis, isEnd: false, scale) != 0 || pixel(last, axis, isEnd: true, scale) != extent {
        Issue.record("seed \(seed), scale \(scale): \(parent.frame) is not filled")
      }
    }
  }

  private func pixel(_ box: Box, _ axis: Axis, isEnd: Bool, _ scale: Double) -> Double {
    let start = axis == .horizontal ? box.frame.x : box.frame.y
    let extent = axis == .horizontal ? box.frame.width : box.frame.height
    return whole(start, scale) + (isEnd ? whole(extent, scale) : 0)
  }

  /// A length in pixels, which must be a whole number of them.
  private func whole(_ length: Double, _ scale: Double) -> Double {
    let pixels = (length * scale).rounded()
    if (length * scale - pixels).magnitude > 1e-9 { Issue.record("\(length) is not on a pixel at scale \(scale)") }
    return pixels
  }
}

extension Box {
  fileprivate func lead(_ parent: Box, along axis: Axis) {
    constraints {
      if axis == .horizontal {
        $0.leadingAnchor == parent.leadingAnchor
        $0.verticalEdgesAnchor == parent.verticalEdgesAnchor
      } else {
        $0.topAnchor == parent.topAnchor
        $0.horizontalEdgesAnchor == parent.horizontalEdgesAnchor
      }
    }
  }

  fileprivate func follow(_ previous: Box, in parent: Box, _ ratio: Double, _ first: Box, along axis: Axis) {
    constraints {
      if axis == .horizontal {
        $0.leadingAnchor == previous.trailingAnchor
        $0.widthAnchor == first.widthAnchor * ratio
        $0.verticalEdgesAnchor == parent.verticalEdgesAnchor
      } else {
        $0.topAnchor == previous.bottomAnchor
        $0.heightAnchor == first.heightAnchor * ratio
        $0.horizontalEdgesAnchor == parent.horizontalEdgesAnchor
      }
    }
  }

  fileprivate func end(_ parent: Box, along axis: Axis) {
    constraints {
      if axis == .horizontal {
        $0.trailingAnchor == parent.trailingAnchor
      } else {
        $0.bottomAnchor == parent.bottomAnchor
      }
    }
  }
}
