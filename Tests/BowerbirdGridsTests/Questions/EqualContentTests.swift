import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Explanations of lengths that several items with equal content hold.
@Suite struct EqualContentTests {
  private static let free = "no constraint determines it"

  @Test("Of two fits that hold a length, one is named")
  func equalFits() {
    let (first, second) = (Box("first"), Box("second"))
    for box in [first, second] { box.intrinsicSize = Size(width: 40, height: 10) }
    let grid = Grid(tracks: [.fit], spacing: 0) { [first, second] }
    first.constraints { $0.widthAnchor >= second.widthAnchor }
    grid.layout(width: 300, height: 100)
    // Each content is 40, and nothing stretches an item in a fitting column.
    for box in [first, second] {
      let reasons = grid.explain(box.widthAnchor).reasons
      #expect(reasons == ["'\(box.name)'.width >= 40 ('item shows its content')"])
    }
  }

  /// The answer of `ambiguities()` comes from another search, over all directions in which values can move.
  @Test("An explanation calls only ambiguous numbers undetermined", arguments: all(0..<UInt64(10), inDebug: 3))
  func undeterminedNumbers(block: UInt64) {
    for seed in block * 20..<(block + 1) * 20 {
      var random = SplitMix64(seed: seed)
      let scene = EqualContentScene(&random)
      for step in 0..<4 {
        if step > 0 { scene.change(&random) }
        scene.root.layout(width: 300, height: Double(100 + 10 * random.whole(0...1)))
        let ambiguous = Set(scene.root.ambiguities().flatMap(\.items))
        for box in scene.boxes where !ambiguous.contains(box.name) {
          for attribute in [LayoutAttribute.width, .height, .leading, .top] {
            let explanation = box.explain(attribute).description
            #expect(!explanation.contains(Self.free), "seed \(seed), step \(step): \(explanation)")
          }
        }
      }
    }
  }
}

/// A container of boxes whose contents are often equal, some of them tied to each other or to a box outside.
private struct EqualContentScene {
  let root = Box("root"), container: Box, leaves: [Box]

  var boxes: [Box] { leaves + [container] }

  init(_ random: inout SplitMix64) {
    leaves = (0...random.whole(1...4)).map { Box("leaf \($0)") }
    for leaf in leaves { leaf.intrinsicSize = Self.content(&random) }
    container = Self.container(of: leaves, random.whole(0...4))
    container.name = "container"
    let guide = Box("guide")
    root.add([container, guide])
    container.constraints { $0.leadingTopAnchor == root.leadingTopAnchor }
    guide.constraints {
      $0.leadingTopAnchor == root.leadingTopAnchor
      $0.sizeAnchor == Size(width: 40, height: 20)
    }
    let (leaf, other, third) = (pick(&random), pick(&random), pick(&random))
    if random.whole(0...1) == 0 { leaf.constraints { $0.widthAnchor == guide.widthAnchor } }
    if random.whole(0...2) == 0 { leaf.constraints { $0.widthAnchor == other.widthAnchor } }
    if random.whole(0...2) == 0 { other.constraints { $0.heightAnchor == third.heightAnchor --! .priority(.high) } }
  }

  /// Changes the content of a leaf, or hides or shows it.
  func change(_ random: inout SplitMix64) {
    let leaf = pick(&random)
    if random.whole(0...1) == 0 {
      leaf.intrinsicSize = Self.content(&random)
    } else {
      leaf.isHidden.toggle()
    }
  }

  private func pick(_ random: inout SplitMix64) -> Box { leaves[random.whole(0...leaves.count - 1)] }

  private static func content(_ random: inout SplitMix64) -> Size {
    Size(width: Double(30 + 10 * random.whole(0...1)), height: Double(10 + 10 * random.whole(0...1)))
  }

  private static func container(of leaves: [Box], _ kind: Int) -> Box {
    switch kind {
    case 0: return Grid(tracks: [.fit, .fit], spacing: 0) { leaves }
    case 1: return Grid(tracks: [.fit], spacing: 0) { leaves }
    case 2: return Grid.horizontal { for leaf in leaves { leaf.auto() } }
    case 3: return Grid.wrapping(spacing: 3) { leaves }
    default:
      let box = Box()
      box.add(leaves)
      for leaf in leaves { leaf.constraints { $0.edgesAnchor == box.edgesAnchor } }
      return box
    }
  }
}
