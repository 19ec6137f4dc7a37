import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport

/// A tree with all numbers that determine it, from which equal trees can be built.
struct SceneDescription {
  /// The arrangement of a container's children.
  enum Kind: CaseIterable {
    /// Side by side, with widths in the ratio of their weights.
    case row

    /// One above the other, with heights in the ratio of their weights.
    case column

    /// Side by side, with the widths of their contents.
    case packed
  }

  /// One box.
  struct Node {
    var name: String
    var parent: Int
    var kind: Kind
    var weight: Double
    var gap: Double
    var content: Size
    var children: [Int] = []
  }

  private(set) var nodes: [Node] = []

  /// Boxes whose frames depend on two others anywhere in the tree.
  private(set) var markers: [(first: Int, second: Int)] = []

  /// Makes a random tree.
  init(size: Int, using generator: inout SplitMix64) {
    append(parent: -1, &generator)
    for _ in 1..<size {
      let parent = Int.random(in: 0...nodes.count / 2, using: &generator)
      append(parent: parent, &generator)
    }
    for _ in 0..<size / 8 {
      markers.append(
        (Int.random(in: 1..<size, using: &generator), Int.random(in: 1..<size, using: &generator)))
    }
  }

  private mutating func append(parent: Int, _ generator: inout SplitMix64) {
    let index = nodes.count
    nodes.append(
      Node(
        name: "box \(index)", parent: parent, kind: Kind.allCases.randomElement(using: &generator) ?? .row,
        weight: Double(Int.random(in: 1...4, using: &generator)), gap: Double(Int.random(in: 0...6, using: &generator)),
        content: randomSize(&generator)))
    if parent >= 0 { nodes[parent].children.append(index) }
  }

  private func randomSize(_ generator: inout SplitMix64) -> Size {
    Size(
      width: Double(Int.random(in: 4...40, using: &generator)) / 3,
      height: Double(Int.random(in: 4...40, using: &generator)) / 3)
  }

  /// Changes the gaps and contents of some boxes, and returns their indices.
  mutating func change(_ count: Int, using generator: inout SplitMix64) -> [Int] {
    var changed: [Int] = []
    for _ in 0..<count {
      let index = Int.random(in: 0..<nodes.count, using: &generator)
      nodes[index].gap = Double(Int.random(in: 0...6, using: &generator))
      nodes[index].content = randomSize(&generator)
      changed.append(index)
    }
    return changed
  }
}
