/// The last placements of a grid, so that going back to one costs nothing.
struct PlacementCache {
  private struct Task: Hashable {
    var requests: [PlacementRequest]
    var trackCount: Int
    var flow: GridFlow
    var packing: GridPacking
  }

  private static let capacity = 8
  private var kept: [(task: Task, placement: GridPlacement)] = []

  /// How many placements were worked out.
  private(set) var computed = 0

  /// How many were found among the last ones.
  private(set) var reused = 0

  /// The placement of these requests.
  mutating func placement(
    of requests: [PlacementRequest], trackCount: Int, settings: GridSettings
  ) -> GridPlacement {
    let task = Task(requests: requests, trackCount: trackCount, flow: settings.flow, packing: settings.packing)
    if settings.cache == .inMemoryCache, let known = kept.first(where: { $0.task == task }) {
      reused += 1
      return known.placement
    }
    computed += 1
    let placement = GridPlacement(
      of: requests, trackCount: trackCount, flow: settings.flow, packing: settings.packing)
    if settings.cache == .inMemoryCache { keep(task, placement) } else { kept = [] }
    return placement
  }

  private mutating func keep(_ task: Task, _ placement: GridPlacement) {
    if kept.count == Self.capacity { kept.removeFirst() }
    kept.append((task, placement))
  }
}
