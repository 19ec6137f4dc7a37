import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport
import Testing

/// Items that move among grids, with questions and conflicts in between, have the frames of a fresh declaration.
///
/// An item stores the definitions of each grid that has arranged it, so those of another grid must have no effect.
@Suite("Items that move among grids")
struct MovedItemTests {
  @Test(arguments: all(0..<20 as Range<UInt64>, inDebug: 6))
  func histories(block: UInt64) {
    for seed in block * 10..<block * 10 + 10 {
      var random = SplitMix64(seed: seed)
      var screen = MovedItems(&random)
      for step in 0..<12 {
        screen.change(&random)
        if random.whole(0...2) == 0 { continue }
        let size = Size(width: Double(random.whole(60...360)), height: 300)
        let frames = screen.frames(in: size), due = screen.freshCopy().frames(in: size)
        if zip(frames, due).contains(where: { !isClose($0, $1) }) {
          Issue.record("seed \(seed), step \(step), \(size): \(frames), not \(due)")
          break
        }
      }
    }
  }

  private func isClose(_ frame: Rect, _ other: Rect) -> Bool {
    let differences = [
      frame.x - other.x, frame.y - other.y, frame.width - other.width, frame.height - other.height,
    ]
    return differences.allSatisfy { $0.magnitude < 1e-6 }
  }
}

/// A screen with three grids, among which items are distributed.
private struct MovedItems {
  private let root = Box("root")
  private var grids: [Grid] = []
  private let items: [Box]
  private let kinds: [Kind]
  private var places: [[Int]]
  private var widths: [Int: Double] = [:]
  private var groups: [Int: ConstraintGroup] = [:]

  private enum Kind: CaseIterable {
    case shares, row, column, wrapping, fits
  }

  init(_ random: inout SplitMix64) {
    items = (0..<8).map { Box("item \($0)") }
    kinds = (0..<3).map { _ in Kind.allCases[random.whole(0...4)] }
    places = [[], [], []]
    for index in items.indices { places[random.whole(0...2)].append(index) }
    for item in items { item.intrinsicSize = Self.size(&random) }
    for index in kinds.indices { addGrid(index) }
  }

  private init(copying other: MovedItems) {
    (kinds, places) = (other.kinds, other.places)
    items = other.items.map { item in
      let copy = Box(item.name)
      copy.intrinsicSize = item.intrinsicSize
      return copy
    }
    for index in kinds.indices { addGrid(index) }
    for (index, width) in other.widths.sorted(by: { $0.key < $1.key }) { setWidth(index, width) }
    root.layoutDirection = other.root.layoutDirection
  }

  /// Returns a fresh declaration of the same screen.
  func freshCopy() -> MovedItems { MovedItems(copying: self) }

  func frames(in size: Size) -> [Rect] {
    root.layout(size)
    return items.map { $0.frame }
  }

  private static func size(_ random: inout SplitMix64) -> Size {
    Size(width: Double(random.whole(5...65)), height: Double(random.whole(5...25)))
  }

  private mutating func addGrid(_ index: Int) {
    let grid = makeGrid(index)
    if index < grids.count { grids[index] = grid } else { grids.append(grid) }
    let root = root
    root.add(grid)
    root.constraints {
      grid.leadingAnchor == root.leadingAnchor
      grid.topAnchor == root.topAnchor + Double(100 * index)
      grid.widthAnchor == root.widthAnchor
      grid.heightAnchor == 90
    }
  }

  private func makeGrid(_ index: Int) -> Grid {
    let own = places[index].map { items[$0] }
    switch kinds[index] {
    case .shares: return Grid(tracks: [.fr(1), .fr(2), .pt(30)], spacing: 3) { ForEach(own) { $0 } }
    case .row: return Grid.horizontal { for item in own { item.auto() } }
    case .column: return Grid.vertical { for item in own { item.expanded().margin(EdgeInsets(1)) } }
    case .wrapping: return Grid.wrapping(spacing: 2) { for item in own { item } }
    case .fits: return Grid(tracks: [.fit, .fr(1)], spacing: 0) { ForEach(own) { $0 } }
    }
  }

  private mutating func setWidth(_ index: Int, _ width: Double?) {
    groups[index]?.isActive = false
    groups[index] = nil
    widths[index] = width
    guard let width else { return }
    groups[index] = items[index].constraints { $0.widthAnchor == width }
  }

  /// Makes one random change, or asks a question.
  mutating func change(_ random: inout SplitMix64) {
    let index = random.whole(0...7), grid = random.whole(0...2)
    switch random.whole(0...6) {
    case 0, 1: move(index, to: grid, isRemovedFirst: random.whole(0...1) == 0)
    case 2: items[index].intrinsicSize = Self.size(&random)
    case 3: setWidth(index, widths[index] == nil ? Double(random.whole(10...60)) : nil)
    case 4: _ = items[index].explain(.width)
    case 5: _ = (root.ambiguities(), grids[grid].constraintSet.description, items[index].activeConstraints)
    default: root.layoutDirection = root.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    }
  }

  private mutating func move(_ index: Int, to grid: Int, isRemovedFirst: Bool) {
    guard let former = places.firstIndex(where: { $0.contains(index) }), former != grid else { return }
    places[former].removeAll { $0 == index }
    places[grid].append(index)
    if isRemovedFirst { items[index].remove() }
    for changed in [former, grid] {
      grids[changed].remove()
      addGrid(changed)
    }
  }
}
