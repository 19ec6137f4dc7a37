/// A cache of the last placements of a grid, each of which contains the cells of all items.
struct PlacementCache {
  private struct Key: Hashable {
    var requests: [PlacementRequest]
    var trackCount: Int
    var flow: GridFlow
    var packing: GridPacking
  }

  private static let capacity = 8
  private var kept: [(key: Key, placement: GridPlacement)] = []

  /// The number of placements that were computed.
  private(set) var computed = 0

  /// The number of placements that were found in the cache.
  private(set) var reused = 0

  /// Returns the placement of requests, from the cache if possible.
  mutating func placement(
    of requests: [PlacementRequest], trackCount: Int, settings: GridSettings
  ) -> GridPlacement {
    let key = Key(requests: requests, trackCount: trackCount, flow: settings.flow, packing: settings.packing)
    if settings.cache == .inMemoryCache, let known = kept.first(where: { $0.key == key }) {
      reused += 1
      return known.placement
    }
    computed += 1
    let placement = GridPlacement(
      of: requests, trackCount: trackCount, flow: settings.flow, packing: settings.packing)
    if settings.cache == .inMemoryCache { keep(key, placement) } else { kept = [] }
    return placement
  }

  private mutating func keep(_ key: Key, _ placement: GridPlacement) {
    if kept.count == Self.capacity { kept.removeFirst() }
    kept.append((key, placement))
  }
}
