import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// A random table with a subgrid whose items are arranged for both of their lengths.
///
/// The table's own columns are shares, whose sizing holds for all widths. So the table does not decide again when its
/// width changes, and the subgrid must not take the width of the table's last decision for the present width.
struct SubgridHistory {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Lays out a table in several sizes one after the other, and compares each layout with that of a new table.
  ///
  /// - Returns: A sentence for the first difference or problem; nil if there is none.
  mutating func failure() -> String? {
    let start = random
    let table = makeTable()
    for _ in 0..<3 {
      let size = Size(width: random.length(350), height: random.length(300))
      let report = table.layout(width: size.width, height: size.height)
      if !report.problems.isEmpty { return "\(size): \(report.problems)" }
      var same = SubgridHistory(random: start)
      let fresh = same.makeTable()
      fresh.layout(width: size.width, height: size.height)
      for (one, two) in zip(frames(table), frames(fresh)) where !isClose(one.frame, two.frame) {
        return "\(size): \(one.name) is \(one.frame), not \(two.frame)"
      }
    }
    return nil
  }

  private init(random: SplitMix64) { self.random = random }

  private mutating func makeTable() -> Grid {
    let count = random.whole(1...3)
    let items = (0..<count).map { makeItem($0) }
    let row = Grid(columns: [.subgrid], rows: [random.oneIn(2) ? .fit : .fr(1)], spacing: 0) {
      for item in items { item }
    }
    row.gridSpan(column: count)
    let columns = (0..<count).map { _ in random.oneIn(4) ? GridTrack.fit : .fr(Double(random.whole(1...2))) }
    let hasMore = random.oneIn(2)
    return Grid(tracks: columns, spacing: 0) {
      row
      if hasMore { Box("more") }
    }
  }

  private mutating func makeItem(_ index: Int) -> Box {
    let leaf = makeLeaf("leaf \(index)")
    switch random.whole(0...4) {
    case 0: return leaf
    case 1:
      let rows: [GridTrack] = [.minmax(.pt(2), .pt(random.length(90))), .fit]
      return Grid(columns: [.fr(1)], rows: rows, spacing: 0) { leaf }
    case 2:
      return Grid(tracks: [.autoFill(.minmax(.pt(10 + random.length(60)), .fr(1)))], spacing: 0) {
        leaf; Box("beside")
      }
    case 3: return Grid(tracks: [.fit], spacing: 0) { leaf.gridStart(row: random.whole(0...2)) }
    default:
      let host = Box("host"), other = makeLeaf("other")
      host.alternatives {
        Alternative("row") {
          Grid.horizontal {
            leaf.expanded().canCollapse(); other.auto()
          }
        }
        Alternative("column") {
          Grid.vertical {
            leaf.expanded().canCollapse(); other.auto()
          }
        }
      }
      return host
    }
  }

  private mutating func makeLeaf(_ name: String) -> Box {
    if random.oneIn(2) {
      return Label(random.pick(["blue", "shells shells", "one two three"]), font: .proportional(14), name: name)
    }
    let box = Box(name)
    box.intrinsicSize = Size(width: random.length(60), height: random.length(40))
    return box
  }

  private func frames(_ box: Box) -> [(name: String, frame: Rect)] {
    [(box.name, box.frame)] + box.children.flatMap { ($0 as? Box).map { frames($0) } ?? [] }
  }
}
