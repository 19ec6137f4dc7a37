import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// Alternatives whose arrangements share items, as plain data.
struct SharedArrangements {
  enum Kind { case row, column, tracks, lines, page }

  struct Cell {
    var item: Int

    /// The length of the cell in a stack: 0 for the item's fit, -1 for a share, and a number of points.
    var length: Double
  }

  struct Arrangement {
    var kind: Kind
    var cells: [Cell]

    /// The gap, the number of columns of a grid of tracks.
    var spacing: Double
    var trackCount: Int
  }

  var sizes: [Size] = []

  /// The columns that an item covers, and how much it grows in a line.
  var spans: [Int] = []
  var arrangements: [Arrangement] = []

  init(_ generator: inout SplitMix64) {
    for _ in 0..<6 {
      sizes.append(Self.size(&generator))
      spans.append(1)
    }
    for _ in 0..<generator.whole(2...4) {
      let items = generator.shuffled(Array(sizes.indices)).prefix(generator.whole(1...4))
      arrangements.append(
        Arrangement(
          kind: generator.pick([.row, .column, .tracks, .lines, .page]),
          cells: items.map { Cell(item: $0, length: Self.length(&generator)) }, spacing: Double(generator.whole(0...5)),
          trackCount: generator.whole(1...3)))
    }
  }

  static func size(_ generator: inout SplitMix64) -> Size {
    Size(width: Double(generator.whole(2...20)) * 5, height: Double(generator.whole(1...8)) * 5)
  }

  static func length(_ generator: inout SplitMix64) -> Double {
    generator.pick([0, 0, 0, -1, Double(generator.whole(1...10)) * 5])
  }

  /// Returns whether any arrangement has an item.
  func uses(_ item: Int) -> Bool { arrangements.contains { $0.cells.contains { $0.item == item } } }
}

extension SharedArrangements.Kind {
  var isStack: Bool { self == .row || self == .column }
}

/// The same as boxes and grids.
final class LivingArrangements {
  let root = Box("root")
  let host: Box
  let items: [Box]
  private(set) var grids: [Box] = []

  /// Makes the boxes.
  ///
  /// - Parameters:
  ///   - model: The declaration.
  ///   - isEarly: Whether all grids are made before the alternatives that share their items.
  ///   - isRoot: Whether the host is the root of its tree.
  init(_ model: SharedArrangements, isEarly: Bool, isRoot: Bool) {
    items = model.sizes.indices.map { index in
      let item = Box("item \(index)")
      item.intrinsicSize = model.sizes[index]
      item.gridSpan(column: model.spans[index]).grow(Double(model.spans[index] - 1))
      item.grid.columns = 2 * model.spans[index]
      return item
    }
    host = isRoot ? root : Box("host")
    if isEarly { grids = model.arrangements.map { make($0) } }
    host.alternatives {
      for index in model.arrangements.indices {
        Alternative("\(index)") {
          if !isEarly { let _ = grids.append(make(model.arrangements[index])) }
          grids[index]
        }
      }
    }
    if isRoot { return }
    let page = Grid.vertical {
      Box("head").constant(20)
      host.auto()
      Box("foot").expanded()
    }
    root.add(page)
    root.constraints { page.edgesAnchor == root.edgesAnchor }
  }

  private func make(_ arrangement: SharedArrangements.Arrangement) -> Box {
    switch arrangement.kind {
    case .row: return Grid.horizontal { for cell in arrangement.cells { content(cell) } }
    case .column: return Grid.vertical { for cell in arrangement.cells { content(cell) } }
    case .tracks:
      return Grid(tracks: tracks(arrangement), spacing: GridSpacing(arrangement.spacing)) {
        for cell in arrangement.cells { items[cell.item] }
      }
    case .lines:
      return Grid.wrapping(spacing: arrangement.spacing) { for cell in arrangement.cells { items[cell.item] } }
    case .page:
      let page = Box("page")
      page.grid.interimSpace = InterimSpace(arrangement.spacing)
      page.grid.views = arrangement.cells.map { items[$0.item] }
      return page
    }
  }

  func tracks(_ arrangement: SharedArrangements.Arrangement) -> [GridTrack] {
    (0..<arrangement.trackCount).map { $0 == 0 ? .fit : .fr(1) }
  }

  func content(_ cell: SharedArrangements.Cell) -> GridContentBase {
    let item = items[cell.item]
    if cell.length < 0 { return item.expanded().getInstance() }
    return cell.length == 0 ? item.auto().getInstance() : item.constant(cell.length).getInstance()
  }

  /// The differences from another tree, for the items that any arrangement has.
  func difference(from fresh: LivingArrangements, _ model: SharedArrangements) -> String? {
    if host.takenAlternative != fresh.host.takenAlternative {
      return "takes \(host.takenAlternative ?? "nothing"), fresh \(fresh.host.takenAlternative ?? "nothing")"
    }
    if !isClose(host.frame, fresh.host.frame) { return "host is \(host.frame), fresh \(fresh.host.frame)" }
    for index in items.indices where model.uses(index) {
      let (item, other) = (items[index], fresh.items[index])
      if item.isLeftOut != other.isLeftOut { return "\(item.name) is left out: \(item.isLeftOut), fresh not so" }
      if !item.isLeftOut && !isClose(item.frame, other.frame) {
        return "\(item.name) is \(item.frame), fresh \(other.frame)"
      }
    }
    return nil
  }
}
