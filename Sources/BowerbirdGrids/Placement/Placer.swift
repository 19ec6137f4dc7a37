/// The placement of items as it goes on.
///
/// *Tracks* are the ones that are given, *lines* those that are added as the grid grows.
struct Placer {
  /// A grid has no line beyond this one because a start or a span says so; it may grow beyond it item by item.
  static let farthestLine = 10_000

  struct Item {
    var track: Int?
    var line: Int?
    var width: Int
    var height: Int

    func area(flow: GridFlow) -> GridArea {
      let tracks = (track ?? 0)..<(track ?? 0) + width, lines = (line ?? 0)..<(line ?? 0) + height
      return flow == .rows ? GridArea(columns: tracks, rows: lines) : GridArea(columns: lines, rows: tracks)
    }
  }

  /// Where a search for this shape goes on: cells are only ever taken, so that no earlier place becomes free.
  private struct Shape: Hashable {
    var track: Int?
    var width: Int
    var height: Int
  }

  private struct Cursor {
    var track = 0
    var line = 0
  }

  private(set) var items: [Item]
  private(set) var order: [Int] = []
  private(set) var warnings: [GridWarning] = []
  private(set) var lineCount = 0
  private let trackCount: Int
  private let packing: GridPacking
  private var occupancy: Occupancy
  private var cursors: [Shape: Cursor] = [:]
  private var lockedLines: [Shape: Int] = [:]

  init(_ requests: [PlacementRequest], trackCount: Int, flow: GridFlow, packing: GridPacking) {
    self.trackCount = trackCount
    self.packing = packing
    occupancy = Occupancy(trackCount: trackCount)
    items = requests.map { request in
      flow == .rows
        ? Item(
          track: request.start.column, line: request.start.row, width: request.span.column, height: request.span.row)
        : Item(
          track: request.start.row, line: request.start.column, width: request.span.row, height: request.span.column)
    }
    order.reserveCapacity(items.count)
  }

  mutating func placeAll() {
    for item in items.indices { normalize(item) }
    let both = items.indices.filter { items[$0].track != nil && items[$0].line != nil }
    let onTrack = items.indices.filter { items[$0].track != nil && items[$0].line == nil }
    let onLine = items.indices.filter { items[$0].track == nil && items[$0].line != nil }
    for item in both { placeAtBothStarts(item) }
    for item in onTrack { placeOnTrack(item) }
    for item in onLine { placeOnLine(item) }
    placeTheRest()
  }

  /// Cuts spans and starts to what a grid can have.
  private mutating func normalize(_ item: Int) {
    items[item].width = min(max(items[item].width, 1), trackCount)
    items[item].height = max(items[item].height, 1)
    if items[item].height > Self.farthestLine {
      warnings.append(.spanOutOfRange(item: item))
      items[item].height = Self.farthestLine
    }
    if let track = items[item].track {
      if track >= trackCount || track < 0 {
        warnings.append(.startOutOfRange(item: item))
        items[item].track = nil
      } else {
        items[item].width = min(items[item].width, trackCount - track)
      }
    }
    if let line = items[item].line, line >= Self.farthestLine || line < 0 {
      warnings.append(.startOutOfRange(item: item))
      items[item].line = nil
    }
  }

  private mutating func placeAtBothStarts(_ item: Int) {
    guard let track = items[item].track, let line = items[item].line else { return }
    let tracks = track..<track + items[item].width, lines = line..<line + items[item].height
    guard occupancy.isFree(tracks: tracks, lines: lines) else {
      warnings.append(.occupied(item: item))
      items[item].track = nil
      items[item].line = nil
      return
    }
    take(item, track: track, line: line)
  }

  private mutating func placeOnTrack(_ item: Int) {
    guard let track = items[item].track else { return }
    let width = items[item].width, height = items[item].height
    let shape = Shape(track: track, width: width, height: height)
    let line = occupancy.firstFreeLine(
      tracks: track..<track + width, height: height, from: lockedLines[shape] ?? 0)
    lockedLines[shape] = line
    take(item, track: track, line: line)
  }

  private mutating func placeOnLine(_ item: Int) {
    guard let line = items[item].line else { return }
    let lines = line..<line + items[item].height
    guard let track = occupancy.firstFit(width: items[item].width, from: 0, lines: lines) else {
      warnings.append(.noRoomInTrack(item: item))
      items[item].line = nil
      return
    }
    take(item, track: track, line: line)
  }

  private mutating func placeTheRest() {
    var last = Cursor()
    for item in items.indices where items[item].track == nil || items[item].line == nil {
      let width = items[item].width, height = items[item].height
      let shape = Shape(width: width, height: height)
      let start = packing == .sparse ? last : cursors[shape] ?? Cursor()
      last = firstFit(width: width, height: height, from: start)
      if packing == .dense { cursors[shape] = last }
      take(item, track: last.track, line: last.line)
    }
  }

  private func firstFit(width: Int, height: Int, from start: Cursor) -> Cursor {
    var place = start
    while true {
      if let track = occupancy.firstFit(width: width, from: place.track, lines: place.line..<place.line + height) {
        return Cursor(track: track, line: place.line)
      }
      place = Cursor(track: 0, line: place.line + 1)
    }
  }

  private mutating func take(_ item: Int, track: Int, line: Int) {
    items[item].track = track
    items[item].line = line
    let lines = line..<line + items[item].height
    occupancy.take(tracks: track..<track + items[item].width, lines: lines)
    lineCount = max(lineCount, lines.upperBound)
    order.append(item)
  }
}
