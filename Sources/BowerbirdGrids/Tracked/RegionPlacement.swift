import BowerbirdLayout

/// Determines the starts and spans of items, and places the members of groups in their group's region.
struct RegionPlacement {
  private(set) var requests: [PlacementRequest]
  private(set) var warnings: [GridWarning] = []

  /// The columns and rows in which regions can lie.
  private let bounds: GridArea

  /// The rule by which members without a start are placed.
  private let packing: GridPacking

  /// Collects the starts and spans that items ask for, and places the members of groups in their regions.
  ///
  /// - Parameters:
  ///   - list: The items.
  ///   - areas: The named areas.
  ///   - trackCount: The number of columns, or of rows if the grid flows by columns.
  ///   - settings: The settings of the grid, for the direction of growth and the packing.
  init(_ list: ItemList, areas: GridAreas, trackCount: Int, settings: GridSettings) {
    let given = 0..<trackCount, growing = 0..<Placer.mostStatedLines
    packing = settings.packing
    bounds = settings.flow == .rows ? GridArea(columns: given, rows: growing) : GridArea(columns: growing, rows: given)
    requests = []
    requests.reserveCapacity(list.items.count)
    for index in list.items.indices {
      requests.append(
        list.settings(at: index).map { request(of: $0, at: index, areas: areas) } ?? PlacementRequest())
    }
    var members: [ObjectIdentifier: [Int]] = [:], regions: [GridRegion] = []
    for index in list.items.indices {
      guard let region = list.elements[index].region else { continue }
      if members[ObjectIdentifier(region)] == nil { regions.append(region) }
      members[ObjectIdentifier(region), default: []].append(index)
    }
    for region in regions { place(members[ObjectIdentifier(region)] ?? [], in: region, areas: areas) }
  }

  /// Returns the start and the span of an item, from its named area or from its other modifiers.
  private mutating func request(of settings: GridItemSettings, at index: Int, areas: GridAreas) -> PlacementRequest {
    guard let name = settings.area else { return settings.request }
    if let area = areas[name] { return PlacementRequest(area: area) }
    warnings.append(.unknownArea(name: name, item: index))
    return settings.request
  }

  /// Places the members of a group in a region, row by row.
  ///
  /// A member without room in the region gets no start, and a warning names the member. If the region is empty, or lies
  /// beyond the last track, this applies to all members. If the grid has no area of the region's name, the members keep
  /// their own starts and spans, with a warning for each member.
  private mutating func place(_ members: [Int], in region: GridRegion, areas: GridAreas) {
    guard let area = area(of: region, members: members, areas: areas) else { return }
    if area.columns.isEmpty || area.rows.isEmpty {
      for member in members {
        warnings.append(.regionOutOfRange(item: member))
        requests[member].start = nil
      }
      return
    }
    let inner = GridPlacement(
      of: members.map { requests[$0] }, trackCount: area.columns.count, packing: packing)
    for (member, local) in zip(members, inner.areas) {
      if local.rows.upperBound > area.rows.count {
        warnings.append(.noRoomInTrack(item: member))
        requests[member].start = nil
      } else {
        requests[member] = PlacementRequest(area: local.moved(to: area))
      }
    }
  }

  private mutating func area(of region: GridRegion, members: [Int], areas: GridAreas) -> GridArea? {
    switch region.place {
    case .area(let area):
      return GridArea(
        columns: area.columns.clamped(to: bounds.columns), rows: area.rows.clamped(to: bounds.rows))
    case .named(let name):
      if let area = areas[name] { return area }
      for member in members { warnings.append(.unknownArea(name: name, item: member)) }
      return nil
    }
  }
}

extension PlacementRequest {
  init(area: GridArea) {
    self.init(
      start: GridStart(column: area.columns.lowerBound, row: area.rows.lowerBound),
      span: GridSpan(column: area.columns.count, row: area.rows.count))
  }
}

extension GridArea {
  fileprivate func moved(to outer: GridArea) -> GridArea {
    func move(_ range: Range<Int>, _ distance: Int) -> Range<Int> {
      range.lowerBound + distance..<range.upperBound + distance
    }
    return GridArea(columns: move(columns, outer.columns.lowerBound), rows: move(rows, outer.rows.lowerBound))
  }
}
