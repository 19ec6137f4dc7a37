/// Places the items of a grid one after the other.
///
/// *Tracks* are the columns, or the rows if the grid flows by columns; their number is fixed. *Lines* are in the other
/// direction, and are added as the grid grows.
struct Placer {
  /// The number of lines, from the first line on, in which an item may ask to start; also the greatest number of lines
  /// that an item may cover.
  ///
  /// Items that ask for no line may fill more lines.
  static let mostStatedLines = 10_000

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

  /// The key of a search for `width` × `height` free cells that begin anywhere, at a given track, or at a given line.
  private struct Shape: Hashable {
    var track: Int?
    var line: Int?
    var width: Int
    var height: Int
  }

  private(set) var items: [Item]
  private(set) var order: [Int] = []
  private(set) var warnings: [GridWarning] = []
  private(set) var lineCount = 0
  private let trackCount: Int
  private let packing: GridPacking
  private var occupancy: Occupancy

  // The place at which the next search for each shape resumes. Cells are never freed, so no earlier place becomes free.
  private var places: [Shape: TrackPlace] = [:]
  private var linesOnTracks: [Shape: Int] = [:]
  private var tracksOnLines: [Shape: Int] = [:]

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

  /// The number of words of the occupancy that the placement has read, as a measure of its cost.
  var wordsRead: Int { occupancy.wordsRead }

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

  /// Limits an item's span to the tracks and lines that a grid can have, and removes starts that are out of range.
  ///
  /// A removed start and a span of too many lines give a warning.
  private mutating func normalize(_ item: Int) {
    items[item].width = min(max(items[item].width, 1), trackCount)
    items[item].height = max(items[item].height, 1)
    if items[item].height > Self.mostStatedLines {
      warnings.append(.spanOutOfRange(item: item))
      items[item].height = Self.mostStatedLines
    }
    if let track = items[item].track {
      if track >= trackCount || track < 0 {
        warnings.append(.startOutOfRange(item: item))
        items[item].track = nil
      } else {
        items[item].width = min(items[item].width, trackCount - track)
      }
    }
    if let line = items[item].line, line >= Self.mostStatedLines || line < 0 {
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
      tracks: track..<track + width, height: height, from: linesOnTracks[shape] ?? 0)
    linesOnTracks[shape] = line
    take(item, track: track, line: line)
  }

  private mutating func placeOnLine(_ item: Int) {
    guard let line = items[item].line else { return }
    let width = items[item].width, height = items[item].height
    let shape = Shape(line: line, width: width, height: height)
    let track = occupancy.firstFit(
      width: width, from: tracksOnLines[shape] ?? 0, lines: line..<line + height)
    tracksOnLines[shape] = track ?? trackCount
    guard let track else {
      warnings.append(.noRoomInTrack(item: item))
      items[item].line = nil
      return
    }
    take(item, track: track, line: line)
  }

  private mutating func placeTheRest() {
    var last = TrackPlace()
    for item in items.indices where items[item].track == nil || items[item].line == nil {
      let shape = Shape(width: items[item].width, height: items[item].height)
      let start = packing == .sparse ? last : places[shape] ?? firstPlace(for: shape)
      last = occupancy.firstPlace(width: shape.width, height: shape.height, from: start)
      if packing == .dense { places[shape] = last }
      take(item, track: last.track, line: last.line)
    }
  }

  /// Returns the place at which the search for a new shape begins.
  ///
  /// A shape fits no earlier than a smaller shape does, so the search begins at the last place that searches for
  /// smaller shapes have reached.
  private func firstPlace(for shape: Shape) -> TrackPlace {
    var first = TrackPlace()
    for (other, place) in places where other.width <= shape.width && other.height <= shape.height {
      if place.isAfter(first) { first = place }
    }
    return first
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
