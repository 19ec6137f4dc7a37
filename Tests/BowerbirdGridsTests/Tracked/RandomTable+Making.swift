import BowerbirdGrids
import BowerbirdLayout

/// The boxes of a ``RandomTable``.
final class TableBoxes {
  let table: Grid
  let root: Box
  private(set) var boxes: [Int: Box] = [:]

  /// Makes the boxes of a table.
  init(_ model: RandomTable) {
    table = Grid(columns: model.columns, rows: model.rows, implicitRows: [model.implicitRow]) {}
    root = model.place.surroundings(of: table)
    update(to: model)
  }

  /// Makes a flat table, in which the items of subgrids are items of the table.
  ///
  /// - Parameters:
  ///   - model: The table.
  ///   - fresh: The boxes of the table after a layout, which have the number of tracks and the areas of items.
  ///   - place: The surroundings.
  init(flat model: RandomTable, of fresh: TableBoxes, in place: RandomTable.Place) {
    var model = model
    let columnCount = fresh.table.columnWidths.count, rowCount = fresh.table.rowHeights.count
    let areas = fresh.areas(of: model)
    // A subgrid may cover rows without items.
    while model.rows.count < rowCount { model.rows.append(model.implicitRow) }
    if let repeated = model.columns.first?.repeatedTrack {
      model.columns = [GridTrack](repeating: repeated, count: columnCount)
    }
    for index in model.items.indices {
      model.items[index].area = areas[model.items[index].id] ?? model.items[index].area
    }
    model.items = model.items.flatMap { $0.flat(GridArea(columns: 0..<0, rows: 0..<0)) }
    model.place = place
    model.repeats = false
    table = Grid(columns: model.columns, rows: model.rows, implicitRows: [model.implicitRow]) {}
    root = place.surroundings(of: table)
    update(to: model)
  }

  /// Changes the boxes to those of an edited table.
  func update(to model: RandomTable) {
    var declaration = table.declaration
    declaration.tracks = model.columns
    declaration.crossTracks = model.rows
    declaration.implicitTracks = [model.implicitRow]
    declaration.spacing = model.spacing
    declaration.contentMode = model.mode
    table.declaration = declaration
    let items = model.items.map { box(of: $0, places: !model.repeats, isAcross: model.isAcross, model.spacing) }
    table.setContent { for item in items { item } }
  }

  /// Returns the box of an item, with its present content.
  private func box(of item: RandomTable.Item, places: Bool, isAcross: Bool, _ spacing: GridSpacing) -> Box {
    let box = boxes[item.id] ?? item.makeBox()
    boxes[item.id] = box
    box.gridSpan([item.area.columns.count, item.area.rows.count])
    box.gridStart(places ? [item.area.columns.lowerBound, item.area.rows.lowerBound] : [nil, nil])
    switch item.kind {
    case .box(let size):
      box.measure = nil
      box.intrinsicSize = size
    case .text(let glyphs):
      box.intrinsicSize = nil
      setText(of: box, glyphs)
    case .empty:
      box.measure = nil
      box.intrinsicSize = nil
    case .frame(let size): box.children.first?.intrinsicSize = size
    case .subgrid(let inner, _, _):
      guard let grid = box as? Grid else { break }
      grid.declaration.spacing = spacing
      let items = inner.map { self.box(of: $0, places: !isAcross, isAcross: isAcross, spacing) }
      grid.setContent { for item in items { item } }
    }
    return box
  }

  /// The frames of the leaves, relative to the table.
  func leafFrames(of model: RandomTable) -> [(id: Int, frame: Rect)] {
    model.items.flatMap { $0.leaves }.compactMap { id in
      boxes[id].map { (id, frame(of: $0)) }
    }
  }

  private func frame(of box: Box) -> Rect {
    var frame = box.frame, parent = box.parent
    while let present = parent, present !== table {
      frame = Rect(
        x: frame.x + present.frame.x, y: frame.y + present.frame.y, width: frame.width, height: frame.height)
      parent = present.parent
    }
    return frame
  }

  /// The areas of the table's own items.
  func areas(of model: RandomTable) -> [Int: GridArea] {
    var areas: [Int: GridArea] = [:]
    for item in model.items { areas[item.id] = boxes[item.id].flatMap { table.area(of: $0) } }
    return areas
  }
}

extension RandomTable.Item {
  /// Returns the leaves of the item, in tracks that are counted from the start of a surrounding area.
  fileprivate func flat(_ outer: GridArea) -> [RandomTable.Item] {
    var item = self
    item.area.columns =
      area.columns.lowerBound + outer.columns.lowerBound..<area.columns.upperBound + outer.columns.lowerBound
    item.area.rows = area.rows.lowerBound + outer.rows.lowerBound..<area.rows.upperBound + outer.rows.lowerBound
    guard case .subgrid(let inner, let columns, let rows) = kind else { return [item] }
    return inner.flatMap { $0.flat(item.area) }.map { leaf in
      // A single track of the subgrid itself fills the tracks that it covers.
      var leaf = leaf
      if !columns { leaf.area.columns = item.area.columns }
      if !rows { leaf.area.rows = item.area.rows }
      return leaf
    }
  }

  fileprivate var leaves: [Int] {
    if case .subgrid(let inner, _, _) = kind { return inner.flatMap { $0.leaves } }
    return [id]
  }

  fileprivate func makeBox() -> Box {
    switch kind {
    case .subgrid(_, let columns, let rows):
      // A track of the grid's own fills it.
      let own = GridTrack.fr(1)
      return Grid(columns: [columns ? .subgrid : own], rows: [rows ? .subgrid : own]) {}
    case .frame:
      let frame = Box("frame \(id)"), leaf = Box("leaf \(id)")
      frame.add(leaf)
      leaf.constraints { $0.edgesAnchor == frame.edgesAnchor }
      return frame
    default: return Box("leaf \(id)")
    }
  }
}

extension GridTrack {
  /// The track that is repeated as often as there is room; nil for any other track.
  fileprivate var repeatedTrack: GridTrack? {
    switch self {
    case .autoFill(let track): track
    default: nil
    }
  }
}

extension RandomTable.Place {
  /// Puts a table into its surroundings, and returns the outermost box.
  fileprivate func surroundings(of table: Grid) -> Box {
    let beside = fixed("beside", 8, 6)
    switch self {
    case .root: return table
    case .page:
      let page = Box("page")
      page.add(table)
      table.constraints { $0.edgesAnchor == page.edgesAnchor }
      return page
    case .column:
      return Grid.vertical {
        table.auto()
        beside.auto()
      }
    case .row:
      return Grid.horizontal {
        table.expanded()
        beside.auto()
      }
    case .cell, .share:
      return Grid(columns: [self == .cell ? .fit : .fr(1), .fit], rows: [.fit, .fr(1)], spacing: 0) {
        table
        beside
      }
    }
  }
}
