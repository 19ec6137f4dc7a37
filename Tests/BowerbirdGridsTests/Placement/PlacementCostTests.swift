import BowerbirdTestSupport
import Testing

@testable import BowerbirdGrids

/// The cost of a placement, counted in words of 64 cells that it reads.
@Suite struct PlacementCostTests {
  private func cost(_ requests: [PlacementRequest], trackCount: Int, _ packing: GridPacking = .sparse) -> Int {
    var placer = Placer(requests, trackCount: trackCount, flow: .rows, packing: packing)
    placer.placeAll()
    return placer.wordsRead
  }

  /// Each item looks at the word in which the one before it lies, and some at the next one.
  @Test("items that ask for the same row cost the same each", arguments: [500, 1_000, 2_000, 4_000])
  func sameRow(count: Int) {
    let requests = [PlacementRequest](repeating: PlacementRequest(start: GridStart(row: 0)), count: count)
    #expect(cost(requests, trackCount: count) <= 2 * count)
  }

  /// Those without room learn it at once, and all others of their span with them.
  @Test("items that ask for a full row cost the same each", arguments: [500, 1_000, 2_000])
  func fullRow(count: Int) {
    let requests = [PlacementRequest](repeating: PlacementRequest(start: GridStart(row: 0)), count: 2 * count)
    #expect(cost(requests, trackCount: count) <= 4 * count)
  }

  @Test("items that ask for the same column cost the same each", arguments: [500, 1_000, 2_000])
  func sameColumn(count: Int) {
    let requests = [PlacementRequest](repeating: PlacementRequest(start: GridStart(column: 1)), count: count)
    #expect(cost(requests, trackCount: 3) <= 2 * count)
  }

  /// A larger item is not tried at a place where a smaller one did not fit.
  @Test("ever higher items cost as much as their cells", arguments: [50, 100, 200], [GridPacking.sparse, .dense])
  func growingSpans(count: Int, packing: GridPacking) {
    let requests = (1...count).map { PlacementRequest(span: GridSpan(row: $0)) }
    #expect(cost(requests, trackCount: 4, packing) <= 3 * count * (count + 1) / 2)
  }

  /// A line is read twice at most for each span, and there are about an eighth of `count²` lines.
  @Test("spans that have nothing in common cost as much as the lines each", arguments: [50, 100, 200])
  func shrinkingSpans(count: Int) {
    let requests = (1...count).map { PlacementRequest(span: GridSpan(row: count + 1 - $0)) }
    let lines = GridPlacement(of: requests, trackCount: 4, packing: .dense).rowCount
    #expect(cost(requests, trackCount: 4, .dense) <= 2 * count * (lines + count))
  }

  @Test(
    "crowded rows are filled as a cell-by-cell search fills them",
    arguments: all(0..<300 as Range<UInt64>, inDebug: 100))
  func crowdedRows(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let trackCount = random.oneIn(4) ? random.whole(60...140) : random.whole(1...9)
    let packing: GridPacking = random.oneIn(2) ? .dense : .sparse
    let requests = (0..<random.whole(0...40)).map { _ in
      PlacementRequest(
        start: GridStart(column: random.oneIn(8) ? random.whole(0...trackCount) : nil, row: random.whole(0...2)),
        span: [random.whole(1...max(1, trackCount / 2)), random.whole(1...(random.oneIn(3) ? 9 : 2))])
    }
    let placement = GridPlacement(of: requests, trackCount: trackCount, packing: packing)
    #expect(placement.areas == PlainPlacement.areas(requests, trackCount, packing), "seed \(seed)")
  }
}
