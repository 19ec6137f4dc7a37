import BowerbirdGrids
import BowerbirdLayout
import BowerbirdSolver
import BowerbirdTestSupport
import Testing

/// Optional constraints of priorities up to 900 change no constant cell.
@Suite struct WeakConstraintTests {
  @Test(arguments: [1.0, 193, 740, 897, 900])
  func `a share does not grow for an item in a constant track of a nest`(priority: Double) {
    let item = Box("item"), below = Box("below")
    let nest = Grid("nest", tracks: [.pt(30)], spacing: 0) { item }
    let grid = Grid("grid", tracks: [.fr(1)], spacing: 0) {
      nest.gridItemAlignment(.fill)
      below.gridItemAlignment(.fill)
    }
    item.constraints { $0.widthAnchor <= nest.widthAnchor - 5 --! .priority(Priority(priority)) }
    grid.layout(width: 6, height: 20)
    #expect(nest.frame.width == 6 && below.frame.width == 6)
  }

  /// The item is pulled to 77, and its cell leaves 300 − 4 − 4.
  @Test(arguments: [1.0, 741, 895, 897, 900])
  func `a constant cell with margins keeps the length of its item`(priority: Double) {
    let item = Box("item")
    let row = Grid.horizontal("row") { item.constant(300).margin(EdgeInsets(4)) }
    item.constraints { $0.trailingAnchor == row.leadingAnchor + 77 --! .priority(Priority(priority)) }
    row.layout(width: 400, height: 100)
    #expect(item.frame.x == 4 && item.frame.width == 292)
  }

  /// At 901, a constraint may change the cell's item, as the article says.
  @Test func `a strong constraint still counts`() {
    let item = Box("item")
    let row = Grid.horizontal("row") { item.auto() }
    let page = Grid.vertical("page") { row.constant(10) }
    item.constraints { $0.widthAnchor == page.widthAnchor - 77 --! .priority(901) }
    page.layout(width: 400, height: 100)
    #expect(item.frame.width == 323)
  }

  @Test(arguments: 0..<8)
  func `trees of constant cells do not change`(block: UInt64) {
    for seed in block * 40..<block * 40 + 40 {
      let plain = ConstantTree(seed: seed, isTied: false), tied = ConstantTree(seed: seed, isTied: true)
      plain.root.layout(width: 200, height: 200)
      let report = tied.root.layout(width: 200, height: 200)
      #expect(report.conflicts.isEmpty, "seed \(seed): \(report)")
      for (box, other) in zip(plain.boxes, tied.boxes) {
        #expect(isClose(other.frame, box.frame), "seed \(seed): \(other.name)")
      }
    }
  }
}

/// A random tree of stacks with constant cells and of grids with constant tracks.
private struct ConstantTree {
  let root: Grid
  private(set) var boxes: [Box] = []
  private var leaves: [Box] = []

  /// Creates a tree, with optional constraints between random leaves or without them.
  init(seed: UInt64, isTied: Bool) {
    var random = SplitMix64(seed: 5_000_000 + seed)
    root = Grid("root", tracks: [.pt(150)], spacing: 0, crossTracks: [.pt(150)]) {}
    let content = node(depth: random.whole(1...4), &random)
    root.setContent { content.gridItemAlignment(.fill) }
    if isTied { tie(&random) }
  }

  private mutating func node(depth: Int, _ random: inout SplitMix64) -> Box {
    let box: Box
    if depth == 0 {
      box = Box("leaf \(boxes.count)")
      if random.oneIn(2) { box.intrinsicSize = Size(width: length(&random), height: length(&random)) }
      leaves.append(box)
    } else {
      let items = (0..<random.whole(1...3)).map { _ in node(depth: depth - 1, &random) }
      let lengths = items.map { _ in length(&random) }
      box = container(of: items, lengths, kind: random.whole(0...2))
    }
    boxes.append(box)
    return box
  }

  /// Makes a container with constant cells; leaves in rows have margins.
  private func container(of items: [Box], _ lengths: [Double], kind: Int) -> Grid {
    let name = "container \(boxes.count)"
    switch kind {
    case 0:
      return Grid(name, tracks: lengths.map { .pt($0) }, spacing: 0, crossTracks: [.pt(60)]) {
        for item in items { item.gridItemAlignment(.fill) }
      }
    case 1:
      return Grid.horizontal(name) {
        for (item, length) in zip(items, lengths) {
          item.constant(length).margin(EdgeInsets(item.children.isEmpty ? 2 : 0))
        }
      }
    default:
      return Grid.vertical(name) { for (item, length) in zip(items, lengths) { item.constant(length) } }
    }
  }

  private func length(_ random: inout SplitMix64) -> Double { Double(random.whole(10...120)) / 2 }

  private func tie(_ random: inout SplitMix64) {
    for number in 0..<3 where leaves.count > 1 {
      let first = random.pick(leaves), second = random.pick(leaves)
      if first === second { continue }
      let attribute: LayoutAttribute = random.pick([.width, .height])
      var expression = LayoutExpression(constant: Double(random.whole(-60...60)))
      expression.append(LayoutExpression.Term(first.layoutNode.reference, attribute))
      expression.append(LayoutExpression.Term(second.layoutNode.reference, attribute, coefficient: -1))
      let constraint = LayoutConstraint(
        expression: expression, relation: random.pick([.equal, .lessOrEqual, .greaterOrEqual]),
        priority: Priority(Double(random.whole(1...899)) + Double(number) / 8))
      constraint.isActive = true
    }
  }
}
