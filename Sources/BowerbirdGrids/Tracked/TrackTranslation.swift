import BowerbirdLayout

/// Translates declared tracks into tracks of the grid compiler, and repeats tracks as often as there is room.
struct TrackTranslation {
  private(set) var tracks: [Track] = []
  private(set) var alignments: [GridAlignment?] = []
  private(set) var warnings: [GridWarning] = []

  /// For each declared track, the number of ``tracks`` that were made from it.
  private(set) var counts: [Int] = []

  /// The indices of the tracks that have length 0 if they have no items.
  private var collapsible: Set<Int> = []

  /// The range of lengths of the room in which every track is repeated the same number of times.
  private(set) var steadyRoom = SteadyExtents.everything

  /// The least length of all tracks, with each repeated track counted once; nil if no track is repeated as often as
  /// there is room, or if the grid's length has no limit.
  private(set) var leastLength: Double?

  private let axisName: String
  private let isBounded: Bool

  /// Translates declared tracks into ``tracks``, and repeats tracks as often as there is room.
  ///
  /// - Parameters:
  ///   - declared: The declared tracks.
  ///   - axisName: The name of one track in warnings: "column" or "row".
  ///   - room: The length of the grid, for tracks that are repeated as often as there is room. The length has no
  ///     effect if `isBounded` is false: each declared track is then used once.
  ///   - gap: The gap between tracks.
  ///   - isBounded: Whether the grid's length is limited, so that tracks can share the free space.
  init(_ declared: [GridTrack], axisName: String, room: Double, gap: Double, isBounded: Bool) {
    self.axisName = axisName
    self.isBounded = isBounded
    var counter = RepeatCounter(declared, room: isBounded ? room : .infinity, gap: gap)
    if isBounded && declared.contains(where: { $0.repeated != nil }) { leastLength = counter.leastLength }
    for track in declared {
      let first = tracks.count
      defer { counts.append(tracks.count - first) }
      guard let repeated = track.repeated else {
        append(track)
        continue
      }
      warnings += counter.warnings(of: repeated.track, index: first, axis: axisName)
      let count = counter.count(of: repeated.track)
      if count == RepeatCounter.most { warnings.append(.mostRepetitions(index: first, axis: axisName)) }
      for _ in 0..<count { append(repeated.track, warns: tracks.count == first) }
      steadyRoom = steadyRoom.clamped(to: counter.steadyRoom)
      if repeated.collapses { collapsible.formUnion(first..<tracks.count) }
    }
  }

  /// Adds the tracks of a pattern, repeated, until there are `count` tracks.
  mutating func extend(as pattern: [GridTrack], to count: Int) {
    let first = tracks.count
    while tracks.count < count {
      append(pattern[(tracks.count - first) % pattern.count], warns: tracks.count - first < pattern.count)
    }
  }

  /// Whether any track is an `autoFit` track, which has length 0 if it has no items.
  var collapses: Bool { !collapsible.isEmpty }

  /// Gives `autoFit` tracks without items the length 0, and removes the gaps after these tracks.
  ///
  /// If such tracks come last, the last other track has no gap after it either.
  ///
  /// - Parameter isEmpty: A closure that returns whether the track at an index has no items.
  mutating func collapse(_ isEmpty: (Int) -> Bool) {
    if !collapses { return }
    for track in collapsible where isEmpty(track) { tracks[track] = Track(.fixed(0), gap: 0) }
    if let last = tracks.lastIndex(where: { $0 != Track(.fixed(0), gap: 0) }) { tracks[last].gap = 0 }
  }

  private mutating func append(_ track: GridTrack, warns: Bool = true) {
    let position = tracks.count
    var result = Track(.content), isUsable = true
    switch track.plain {
    case .pt(let length): result = Track(.fixed(usable(length, &isUsable)))
    case .fr(let factor): result = share(usable(factor, &isUsable))
    case .fitUpTo(let most): result.maximum = usable(most, &isUsable)
    case .minmax(let least, let most):
      result = between(least.plain, most.plain, &isUsable)
    default: break
    }
    if warns && track.hasRepeat { warnings.append(.nestedRepeat(index: position, axis: axisName)) }
    if track.plain == .subgrid { warnings.append(.subgridWithoutTracks(index: position, axis: axisName)) }
    if !isUsable { warnings.append(.unusableTrack(index: position, axis: axisName)) }
    if warns && isUsable && track.hasCrossedBounds {
      warnings.append(.crossedBounds(index: .init(position), axis: axisName))
    }
    tracks.append(result)
    alignments.append(track.ownAlignment)
  }

  /// Returns the track of the grid compiler for a share of the free space.
  ///
  /// In a grid of unlimited length, the track is as long as its content. In any other grid, a `factor` of 0 gives the
  /// track length 0.
  private func share(_ factor: Double) -> Track {
    if !isBounded { return Track(.content) }
    return factor > 0 ? Track(.fraction(factor)) : Track(.fixed(0))
  }

  private func between(_ least: GridTrack, _ most: GridTrack, _ isUsable: inout Bool) -> Track {
    var minimum = 0.0
    if case .pt(let length) = least { minimum = usable(length, &isUsable) }
    let isFitted = least == .fit
    switch most {
    case .fr(let factor):
      var track = share(usable(factor, &isUsable))
      track.minimum = minimum
      track.holdsContent = track.holdsContent || isFitted
      return track
    case .pt(let length):
      var track = Track(.fixed(max(usable(length, &isUsable), minimum)), minimum: minimum, holdsContent: isFitted)
      track.shrinks = true
      return track
    case .fitUpTo(let length):
      return Track(.content, minimum: minimum, maximum: max(usable(length, &isUsable), minimum))
    default: return Track(.content, minimum: minimum)
    }
  }

  private func usable(_ length: Double, _ isUsable: inout Bool) -> Double {
    if !length.isUsableLength { isUsable = false }
    return length.asLength
  }
}
