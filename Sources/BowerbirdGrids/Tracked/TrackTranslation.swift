/// Declared tracks as the compiler takes them, repeated as often as there is room.
struct TrackTranslation {
  private(set) var tracks: [Track] = []
  private(set) var alignments: [GridAlignment?] = []
  private(set) var warnings: [GridWarning] = []

  /// The tracks that are taken away if they have no items.
  private(set) var collapsible: Range<Int>?

  private let axisName: String

  /// Translates tracks.
  ///
  /// - Parameters:
  ///   - declared: The tracks.
  ///   - axisName: What one is called in warnings.
  ///   - room: The length of the grid, for tracks that are repeated as often as there is room.
  ///   - gap: The room between tracks.
  ///   - isBounded: Whether there is an end, so that there can be shares of what is left.
  init(_ declared: [GridTrack], axisName: String, room: Double, gap: Double, isBounded: Bool) {
    self.axisName = axisName
    for track in declared {
      let (repeated, collapses) = track.repeated
      guard let repeated else {
        append(track, isBounded: isBounded)
        continue
      }
      let first = tracks.count
      for _ in 0..<Self.count(of: repeated, among: declared, room: room, gap: gap) {
        append(repeated, isBounded: isBounded)
      }
      if collapses { collapsible = first..<tracks.count }
    }
  }

  /// Takes the room of tracks without items away, together with the gap after them.
  mutating func collapse(_ isEmpty: (Int) -> Bool) {
    guard let collapsible else { return }
    for track in collapsible where isEmpty(track) { tracks[track] = Track(.fixed(0), gap: 0) }
    if let last = tracks.lastIndex(where: { $0 != Track(.fixed(0), gap: 0) }) { tracks[last].gap = 0 }
  }

  private mutating func append(_ track: GridTrack, isBounded: Bool) {
    let place = tracks.count
    var result = Track(.content), isUsable = true
    switch track.plain {
    case .pt(let length): result = Track(.fixed(usable(length, &isUsable)))
    case .fr(let factor): result = share(usable(factor, &isUsable), isBounded: isBounded)
    case .minmax(let least, let most):
      result = between(least.plain, most.plain, isBounded: isBounded, &isUsable)
    default: break
    }
    if track.plain == .subgrid { warnings.append(.subgridWithoutTracks(index: place, axis: axisName)) }
    if !isUsable { warnings.append(.unusableTrack(index: place, axis: axisName)) }
    tracks.append(result)
    alignments.append(track.ownAlignment)
  }

  /// A share of nothing is no track at all; where there is no end there is no rest to share, and content decides.
  private func share(_ factor: Double, isBounded: Bool) -> Track {
    if !isBounded { return Track(.content) }
    return factor > 0 ? Track(.fraction(factor)) : Track(.fixed(0))
  }

  private func between(
    _ least: GridTrack, _ most: GridTrack, isBounded: Bool, _ isUsable: inout Bool
  ) -> Track {
    var minimum = 0.0
    if case .pt(let length) = least { minimum = usable(length, &isUsable) }
    let holdsContent = least == .fit
    switch most {
    case .fr(let factor):
      var track = share(usable(factor, &isUsable), isBounded: isBounded)
      track.minimum = minimum
      track.holdsContent = track.holdsContent || holdsContent
      return track
    case .pt(let length):
      var track = Track(.fixed(max(usable(length, &isUsable), minimum)), minimum: minimum, holdsContent: holdsContent)
      track.shrinks = true
      return track
    default: return Track(.content, minimum: minimum)
    }
  }

  private func usable(_ length: Double, _ isUsable: inout Bool) -> Double {
    if length.isFinite && length >= 0 { return length }
    isUsable = false
    return 0
  }

  /// How often a track fits beside the others, by its least length; at least once.
  private static func count(of track: GridTrack, among declared: [GridTrack], room: Double, gap: Double) -> Int {
    let others = declared.filter { $0.repeated.track == nil }
    let taken = others.reduce(0) { $0 + ($1.leastLength ?? 0) + gap }
    guard let length = track.leastLength, length + gap > 0, room.isFinite else { return 1 }
    let count = ((room - taken + gap) / (length + gap)).rounded(.down)
    return count >= 1 ? Int(min(count, 1_000)) : 1
  }
}

extension GridTrack {
  /// The track without what is said about its items.
  var plain: GridTrack {
    switch self {
    case .aligned(let track, _): track.plain
    case .autoFill(let track), .autoFit(let track): track.plain
    default: self
    }
  }

  /// How the items of the track lie, if it says so.
  var ownAlignment: GridAlignment? {
    switch self {
    case .aligned(_, let alignment): alignment
    case .autoFill(let track), .autoFit(let track): track.ownAlignment
    default: nil
    }
  }

  /// The track that is repeated, and whether it collapses without items.
  var repeated: (track: GridTrack?, collapses: Bool) {
    switch self {
    case .autoFill(let track): (track, false)
    case .autoFit(let track): (track, true)
    default: (nil, false)
    }
  }

  /// The length that the track has at least, or that it always has, if it is known before the layout.
  var leastLength: Double? {
    switch plain {
    case .pt(let length): length.isFinite && length >= 0 ? length : nil
    case .minmax(.pt(let length), _): length.isFinite && length >= 0 ? length : nil
    case .minmax(_, .pt(let length)): length.isFinite && length >= 0 ? length : nil
    default: nil
    }
  }
}
