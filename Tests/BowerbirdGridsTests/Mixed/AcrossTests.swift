import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Anchors from inside of one grid to the inside of another, in random trees of all three systems.
@Suite struct AcrossTests {
  /// A tree with boxes beside it that are tied to what lies deep in it, each to two items.
  private struct Marked {
    let root = Box("root")
    let tree: Box
    var boxes = MixedBoxes()
    var markers: [(marker: Box, first: MixedModel, second: MixedModel)] = []

    init(_ model: MixedModel) {
      tree = boxes.make(model)
      root.add(tree)
      let root = root
      tree.constraints { $0.edgesAnchor == root.edgesAnchor }
    }

    mutating func mark(_ first: MixedModel, _ second: MixedModel) {
      let marker = Box("marker \(markers.count)"), one = boxes[first], other = boxes[second]
      root.add(marker)
      marker.constraints {
        $0.leftAnchor == one.leftAnchor + 1
        $0.topAnchor == other.bottomAnchor
        $0.widthAnchor == other.widthAnchor
        $0.heightAnchor == one.heightAnchor * 2
      }
      markers.append((marker, first, second))
    }

    /// The place of an item in the root, added up from frames.
    func place(of model: MixedModel) -> Rect {
      var frame = boxes[model].frame
      var node = boxes[model].layoutNode.parent
      while let parent = node, parent !== root.layoutNode {
        frame.origin.x += parent.frame.x
        frame.origin.y += parent.frame.y
        node = parent.parent
      }
      return frame
    }
  }

  @Test("boxes tied to items deep in grids follow them, and move nothing", arguments: 0..<40)
  func markers(seed: Int) {
    var generator = MixedGenerator(seed: UInt64(seed))
    let model = generator.tree(depth: 3)
    var marked = Marked(model)
    let leaves = model.all.filter { !$0.isGrid }
    for _ in 0..<4 { marked.mark(generator.random.pick(leaves), generator.random.pick(leaves)) }
    marked.root.layoutDirection = generator.random.oneIn(2) ? .rightToLeft : .leftToRight
    for step in 0..<6 {
      let size = Size(width: 100 + generator.random.length(300), height: 100 + generator.random.length(300))
      let place = "seed \(seed), step \(step) in \(size)"
      let report = marked.root.layout(size)
      #expect(report.conflicts.isEmpty && report.problems.isEmpty, "\(place): \(report)")
      let plain = Marked(model)
      plain.root.layoutDirection = marked.root.layoutDirection
      plain.root.layout(size)
      for item in model.all where !isClose(marked.boxes[item].frame, plain.boxes[item].frame) {
        Issue.record("\(place), \(item.name): \(marked.boxes[item].frame), not \(plain.boxes[item].frame) of\n\(model)")
        return
      }
      for (marker, first, second) in marked.markers {
        let one = marked.place(of: first), other = marked.place(of: second)
        let due = Rect(x: one.x + 1, y: other.y + other.height, width: other.width, height: one.height * 2)
        #expect(isClose(marker.frame, due), "\(place), \(marker.name): \(marker.frame), not \(due) of\n\(model)")
      }
      generator.edit(model, &marked.boxes)
      let left = Set(model.all.map(\.name))
      marked.markers.removeAll { marker, first, second in
        if left.contains(first.name) && left.contains(second.name) { return false }
        marker.remove()
        return true
      }
    }
  }

  /// The last of them are of trees in which shares came close to where they end by ever shorter steps, until the layout was
  /// broken off.
  private static let seeds = Array(0..<60) + [183, 209, 301, 374, 421]

  /// Wishes of levels of their own, so that there is one best answer.
  @Test("optional constraints between grids do not depend on the layout before", arguments: AcrossTests.seeds)
  func wishes(seed: Int) {
    var generator = MixedGenerator(seed: UInt64(seed))
    let model = generator.tree(depth: 2)
    let leaves = model.all.filter { !$0.isGrid }
    let pairs = (0..<2).map { _ in (generator.random.pick(leaves), generator.random.pick(leaves)) }
    let live = Marked(model)
    tie(pairs, in: live, way: seed % 4)
    for step in 0..<6 {
      let size = Size(width: 200 + generator.random.length(300), height: 200 + generator.random.length(300))
      let fresh = Marked(model)
      tie(pairs, in: fresh, way: seed % 4)
      for report in [live.root.layout(size), fresh.root.layout(size)] {
        #expect(report.conflicts.isEmpty && report.problems.isEmpty, "seed \(seed), step \(step): \(report)")
      }
      for item in model.all where !isClose(live.boxes[item].frame, fresh.boxes[item].frame) {
        let (frame, due) = (live.boxes[item].frame, fresh.boxes[item].frame)
        Issue.record("seed \(seed), step \(step) in \(size), \(item.name): \(frame), not \(due) of\n\(model)")
        return
      }
    }
  }

  private func tie(_ pairs: [(MixedModel, MixedModel)], in marked: Marked, way: Int) {
    for (order, (first, second)) in pairs.enumerated() where first !== second {
      let one = marked.boxes[first], other = marked.boxes[second]
      let wish =
        switch way {
        case 0: one.widthAnchor >= other.widthAnchor
        case 1: one.heightAnchor >= other.heightAnchor
        case 2: one.widthAnchor == other.widthAnchor
        default: one.heightAnchor == other.heightAnchor
        }
      wish.priority = Priority(Double(500 + order))
      wish.isActive = true
    }
  }
}
