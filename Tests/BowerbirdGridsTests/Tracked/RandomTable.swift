import BowerbirdGrids
import BowerbirdLayout
import BowerbirdTestSupport

/// A random grid with subgrids as data, from which grids and flat grids with the same items are made.
struct RandomTable {
  /// An item of the table: a leaf, or a subgrid with items of its own.
  struct Item {
    var id: Int
    var area: GridArea
    var kind: Kind
  }

  indirect enum Kind {
    /// A leaf with a fixed content, with text of some glyphs, or without content.
    case box(Size)
    case text(Int)
    case empty
    /// A box with a leaf inside that is tied to its edges.
    case frame(Size)
    /// A grid that takes over the tracks of the grid around it, along one axis or along both.
    case subgrid([Item], columns: Bool, rows: Bool)

    fileprivate var isFrame: Bool { if case .frame = self { true } else { false } }
  }

  /// The surroundings of the table.
  enum Place: CaseIterable { case root, page, column, row, cell, share }

  var columns: [GridTrack]
  var rows: [GridTrack]
  var implicitRow: GridTrack
  var mode: GridContentMode
  var spacing: GridSpacing
  var items: [Item]
  var place: Place
  var itemCount = 0

  /// Whether the number of columns depends on the grid's width.
  ///
  /// The items of such a table have no columns or rows of their own.
  var repeats = false

  /// Whether the table repeats columns, and its subgrids cover several of them.
  var isAcross = false
}

extension RandomTable {
  init(random: inout SplitMix64) {
    repeats = random.oneIn(3)
    let columnCount = random.whole(1...4), rowCount = random.whole(1...4)
    columns = (0..<columnCount).map { _ in random.tableTrack() }
    if repeats {
      columns = [.autoFill(random.pick([.pt(20), .pt(32.5), .minmax(.pt(25), .fr(1)), .minmax(.pt(40), .fr(1))]))]
    }
    rows = repeats || random.oneIn(2) ? [] : (0..<rowCount).map { _ in random.tableTrack() }
    implicitRow = random.oneIn(3) ? .fr(1) : .fit
    mode = random.oneIn(4) ? .scroll : .fill
    spacing = random.oneIn(2) ? 0 : GridSpacing(horizontal: random.length(6), vertical: random.length(6))
    place = random.pick(Place.allCases)
    items = []
    let area = GridArea(columns: 0..<columnCount, rows: 0..<rowCount)
    items = repeats ? cards(&random) : parts(of: area, depth: 0, &random)
  }

  /// Returns cards with items below each other or beside each other, for a number of columns that is not known.
  private mutating func cards(_ random: inout SplitMix64) -> [Item] {
    isAcross = random.oneIn(3)
    let count = random.whole(1...3)
    return (0..<random.whole(1...5)).map { _ in
      if random.oneIn(6) { return leaf(in: GridArea(columns: 0..<1, rows: 0..<1), &random) }
      let inner = (0..<random.whole(1...count)).map { index in
        let place = index..<index + 1
        let area = GridArea(columns: isAcross ? place : 0..<1, rows: isAcross ? 0..<1 : place)
        if !isAcross && random.oneIn(5) {
          let held = [leaf(in: GridArea(columns: 0..<1, rows: 0..<1), &random)]
          return item(area, .subgrid(held, columns: random.oneIn(2), rows: true))
        }
        return leaf(in: area, &random)
      }
      let area = GridArea(columns: isAcross ? 0..<count : 0..<1, rows: isAcross ? 0..<1 : 0..<count)
      return item(area, .subgrid(inner, columns: isAcross || random.oneIn(3), rows: !isAcross || random.oneIn(3)))
    }
  }

  /// Divides an area into items.
  private mutating func parts(of area: GridArea, depth: Int, _ random: inout SplitMix64) -> [Item] {
    let columns = area.columns.count, rows = area.rows.count
    if columns == 1 && rows == 1 || random.oneIn(6) { return random.oneIn(6) ? [] : [part(area, depth, &random)] }
    var first = area, second = area
    if rows == 1 || columns > 1 && random.oneIn(2) {
      let cut = area.columns.lowerBound + random.whole(1...columns - 1)
      (first.columns, second.columns) = (area.columns.lowerBound..<cut, cut..<area.columns.upperBound)
    } else {
      let cut = area.rows.lowerBound + random.whole(1...rows - 1)
      (first.rows, second.rows) = (area.rows.lowerBound..<cut, cut..<area.rows.upperBound)
    }
    if depth > 0 || random.oneIn(2) {
      return parts(of: first, depth: depth, &random) + parts(of: second, depth: depth, &random)
    }
    return [first, second].flatMap { half in
      random.oneIn(3) ? parts(of: half, depth: depth, &random) : [part(half, depth, &random)]
    }
  }

  private mutating func part(_ area: GridArea, _ depth: Int, _ random: inout SplitMix64) -> Item {
    if depth == 3 || random.oneIn(depth == 0 ? 4 : 2) { return leaf(in: area, &random) }
    let inside = GridArea(columns: 0..<area.columns.count, rows: 0..<area.rows.count)
    let inner = parts(of: inside, depth: depth + 1, &random)
    // Without taking tracks over along an axis, a subgrid has a single track there, which fills it.
    let columns = area.columns.count > 1 || random.oneIn(2), rows = area.rows.count > 1 || random.oneIn(2)
    return item(area, .subgrid(inner, columns: columns, rows: columns ? rows : true))
  }

  private mutating func item(_ area: GridArea, _ kind: Kind) -> Item {
    itemCount += 1
    return Item(id: itemCount, area: area, kind: kind)
  }

  private mutating func leaf(in area: GridArea, _ random: inout SplitMix64) -> Item { item(area, random.leafKind()) }
}

extension SplitMix64 {
  fileprivate mutating func tableTrack() -> GridTrack {
    switch whole(0...9) {
    case 0...3: .fit
    case 4, 5: .fr(Double(whole(1...3)))
    case 6: .minmax(.fit, .fr(1))
    case 7: .pt(length(30))
    case 8: .minmax(.pt(length(10)), .pt(length(40)))
    default: .fit(upTo: length(30))
    }
  }

  fileprivate mutating func leafKind() -> RandomTable.Kind {
    switch whole(0...9) {
    case 0...4: .box(Size(width: length(30), height: length(30)))
    case 5...7: .text(whole(1...6))
    case 8: .empty
    default: .frame(Size(width: length(20), height: length(20)))
    }
  }

  /// Returns a random size of a table's surroundings, with little room or much.
  mutating func tableSize() -> Size { Size(width: length(oneIn(2) ? 60 : 200), height: length(oneIn(2) ? 60 : 200)) }
}

extension RandomTable {
  /// Changes one item or the tracks.
  mutating func edit(_ random: inout SplitMix64) {
    switch random.whole(0...7) {
    case 0 where !repeats: columns[random.whole(0...columns.count - 1)] = random.tableTrack()
    case 1: implicitRow = random.oneIn(2) ? .fr(1) : .fit
    case 2: spacing = random.oneIn(2) ? 0 : GridSpacing(horizontal: random.length(6), vertical: random.length(6))
    case 3 where repeats: columns = [.autoFill(random.oneIn(2) ? .pt(25) : .minmax(.pt(30), .fr(1)))]
    default:
      if items.isEmpty { return }
      let index = random.whole(0...items.count - 1)
      var item = items[index]
      edit(&item, &random)
      items[index] = item
    }
  }

  private mutating func edit(_ item: inout Item, _ random: inout SplitMix64) {
    guard case .subgrid(var inner, let columns, let rows) = item.kind else {
      let kind = random.leafKind()
      // The same leaf gets any other content. A box with a leaf inside is another box.
      if item.kind.isFrame != kind.isFrame {
        itemCount += 1
        item.id = itemCount
      }
      item.kind = kind
      return
    }
    if inner.isEmpty || random.oneIn(4) {
      if inner.isEmpty { return }
      inner.remove(at: random.whole(0...inner.count - 1))
    } else {
      edit(&inner[random.whole(0...inner.count - 1)], &random)
    }
    item.kind = .subgrid(inner, columns: columns, rows: rows)
  }
}
