import BowerbirdGrids
import BowerbirdTestSupport
import Testing

@Suite struct PlacementTests {
  /// Upstream walks out of its tracks here.
  @Test("a span from a start in both directions ends at the last track")
  func bothStartsAreClamped() {
    let placement = GridPlacement(of: [PlacementRequest(start: [2, 0], span: [3, 1])], trackCount: 3)
    #expect(placement.areas == [GridArea(columns: 2..<3, rows: 0..<1)])
    #expect(placement.warnings.isEmpty)
  }

  @Test("a start without column and row leaves both to the grid, however it is written")
  func noStart() {
    let start = GridStart()
    #expect(start.column == nil && start.row == nil)
    #expect([GridStart(column: nil), nil, []].allSatisfy { $0 == start })
  }

  @Test("a start far beyond the limits of a grid is dropped with a warning")
  func farStarts() {
    let requests = [
      PlacementRequest(start: [0, .max]), PlacementRequest(start: [.max, nil]), PlacementRequest(span: [1, .max]),
    ]
    let placement = GridPlacement(of: requests, trackCount: 2)
    #expect(
      placement.warnings == [.startOutOfRange(item: 0), .startOutOfRange(item: 1), .spanOutOfRange(item: 2)])
    #expect(placement.areas[0] == GridArea(columns: 0..<1, rows: 0..<1))
    #expect(placement.areas[1] == GridArea(columns: 1..<2, rows: 0..<1))
  }

  @Test("warnings about full rows and long spans say what was asked for")
  func sentences() {
    let requests = [
      PlacementRequest(start: [0, 0]), PlacementRequest(start: [nil, 0]), PlacementRequest(span: [1, 10_001]),
    ]
    #expect(
      GridPlacement(of: requests, trackCount: 1).warnings.map(\.description) == [
        "Item 2 spans more than 10000 tracks in the direction in which the grid grows; the span was shortened.",
        "The row, column or region that item 1 asks for has no room for it; the item was placed automatically.",
      ])
  }

  @Test("a start alone makes the empty lines before it")
  func emptyLines() {
    let placement = GridPlacement(of: [PlacementRequest(start: [nil, 7])], trackCount: 2)
    #expect(placement.rowCount == 8)
    #expect(placement.areas == [GridArea(columns: 0..<1, rows: 7..<8)])
  }

  @Test("more tracks than the limit do not stop the placement")
  func endlessTracks() {
    let placement = GridPlacement(of: [PlacementRequest(), PlacementRequest()], trackCount: .max)
    #expect(placement.areas.map(\.columns) == [0..<1, 1..<2])
  }

  @Test("without tracks nothing is placed, and the grid reports it")
  func noTracks() {
    let placement = GridPlacement(of: [PlacementRequest()], trackCount: 0)
    #expect(placement.areas.isEmpty)
    #expect(placement.warnings == [.noTracks])
    #expect(GridPlacement(of: [], trackCount: 0).warnings.isEmpty)
  }

  @Test("columns flow is rows flow with the axes swapped", arguments: 0..<40 as Range<UInt64>)
  func flowsMirror(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let trackCount = random.whole(1...7)
    let packing: GridPacking = random.oneIn(2) ? .dense : .sparse
    let requests = random.requests(count: 30, trackCount: trackCount)
    let swapped = requests.map {
      PlacementRequest(start: [$0.start.row, $0.start.column], span: [$0.span.row, $0.span.column])
    }
    let rows = GridPlacement(of: requests, trackCount: trackCount, flow: .rows, packing: packing)
    let columns = GridPlacement(of: swapped, trackCount: trackCount, flow: .columns, packing: packing)
    #expect(rows.areas.map { GridArea(columns: $0.rows, rows: $0.columns) } == columns.areas, "seed \(seed)")
    #expect(rows.order == columns.order && rows.warnings == columns.warnings, "seed \(seed)")
  }

  /// The document's rules, cell by cell.
  @Test("random items go where a cell-by-cell search finds room first", arguments: 0..<300 as Range<UInt64>)
  func againstPlainSearch(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let trackCount = random.oneIn(10) ? random.whole(60...70) : random.whole(1...6)
    let packing: GridPacking = random.oneIn(2) ? .dense : .sparse
    let requests = random.requests(count: random.whole(0...25), trackCount: trackCount)
    let placement = GridPlacement(of: requests, trackCount: trackCount, packing: packing)
    #expect(placement.areas == PlainPlacement.areas(requests, trackCount, packing), "seed \(seed)")
  }

  @Test("ten thousand items of mixed spans are placed without overlap", arguments: [GridPacking.sparse, .dense])
  func manyItems(_ packing: GridPacking) {
    var random = SplitMix64(seed: 1)
    let requests = (0..<10_000).map { _ in
      PlacementRequest(span: [random.whole(1...4), random.whole(1...3)])
    }
    let placement = GridPlacement(of: requests, trackCount: 12, packing: packing)
    var taken = Set<Int>()
    var cells = 0
    for area in placement.areas {
      cells += area.columns.count * area.rows.count
      for row in area.rows { for column in area.columns { taken.insert(row * 12 + column) } }
    }
    #expect(taken.count == cells)
  }
}

/// Looks at one cell after the other.
enum PlainPlacement {
  static func areas(_ requests: [PlacementRequest], _ trackCount: Int, _ packing: GridPacking) -> [GridArea] {
    var taken = Set<Int>()
    var areas = [GridArea?](repeating: nil, count: requests.count)
    func cells(_ column: Int, _ row: Int, _ width: Int, _ height: Int) -> [Int] {
      (row..<row + height).flatMap { row in (column..<column + width).map { row * 1_000 + $0 } }
    }
    func fits(_ item: Int, _ column: Int, _ row: Int, _ width: Int) -> Bool {
      column + width <= trackCount
        && cells(column, row, width, requests[item].span.row).allSatisfy { !taken.contains($0) }
    }
    func place(_ item: Int, _ column: Int, _ row: Int, _ width: Int) {
      let height = requests[item].span.row
      taken.formUnion(cells(column, row, width, height))
      areas[item] = GridArea(columns: column..<column + width, rows: row..<row + height)
    }
    func column(_ item: Int) -> Int? { requests[item].start.column.flatMap { $0 < trackCount ? $0 : nil } }
    func width(_ item: Int) -> Int {
      min(requests[item].span.column, trackCount - (column(item) ?? 0))
    }
    for item in requests.indices {
      guard let column = column(item), let row = requests[item].start.row else { continue }
      if fits(item, column, row, width(item)) { place(item, column, row, width(item)) }
    }
    let conflicts = requests.indices.filter {
      areas[$0] == nil && column($0) != nil && requests[$0].start.row != nil
    }
    for item in requests.indices where areas[item] == nil && !conflicts.contains(item) {
      guard let column = column(item) else { continue }
      var row = 0
      while !fits(item, column, row, width(item)) { row += 1 }
      place(item, column, row, width(item))
    }
    for item in requests.indices where areas[item] == nil && !conflicts.contains(item) {
      guard let row = requests[item].start.row else { continue }
      if let column = (0..<trackCount).first(where: { fits(item, $0, row, width(item)) }) {
        place(item, column, row, width(item))
      }
    }
    var last = 0
    for item in requests.indices where areas[item] == nil {
      // A conflict keeps the span that its start left it.
      let width = width(item)
      var index = packing == .sparse ? last : 0
      while !fits(item, index % trackCount, index / trackCount, width) { index += 1 }
      last = index
      taken.formUnion(cells(index % trackCount, index / trackCount, width, requests[item].span.row))
      areas[item] = GridArea(
        columns: index % trackCount..<index % trackCount + width,
        rows: index / trackCount..<index / trackCount + requests[item].span.row)
    }
    return areas.compactMap { $0 }
  }
}

extension SplitMix64 {
  mutating func requests(count: Int, trackCount: Int) -> [PlacementRequest] {
    (0..<count).map { _ in
      PlacementRequest(
        start: GridStart(
          column: oneIn(4) ? whole(0...trackCount) : nil, row: oneIn(4) ? whole(0...6) : nil),
        span: [whole(1...max(1, trackCount * 2 / 3)), whole(1...3)])
    }
  }
}
