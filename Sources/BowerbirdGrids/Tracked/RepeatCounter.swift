import BowerbirdLayout

/// Counts the repetitions of tracks that are repeated as often as there is room.
///
/// First, every track is counted once, with its least length. The first repeated track then repeats as often as the
/// remaining room allows. The next repeated track gets the room that the first repeated track leaves.
struct RepeatCounter {
  /// The greatest number of repetitions of one track.
  static let most = 1_000

  private let gap: Double
  private let isBesideContent: Bool
  private var rest: Double
  private var isFirst = true
  private let room: Double

  /// The sum of the least lengths of all tracks, each counted once, and of the gaps between them.
  ///
  /// A track without a ``GridTrack/leastLength`` counts as 0.
  let leastLength: Double

  /// The range of the room's lengths in which the tracks that were counted so far keep their numbers of repetitions.
  private(set) var steadyRoom = -Double.infinity..<Double.infinity

  /// Creates a counter for a list of tracks.
  ///
  /// - Parameters:
  ///   - declared: The tracks.
  ///   - room: The length that is available for all tracks together; infinite if it has no limit.
  ///   - gap: The gap between tracks.
  init(_ declared: [GridTrack], room: Double, gap: Double) {
    self.gap = gap
    self.room = room
    leastLength = declared.reduce(-gap) { $0 + ($1.leastLength ?? 0) + gap }
    rest = room - leastLength
    isBesideContent = declared.contains { $0.repeated == nil && $0.growsWithContent }
  }

  /// Returns the warnings about a repeated track.
  ///
  /// The warnings say that the track's repetitions cannot be counted, or that other tracks leave less room than the
  /// count assumes.
  ///
  /// - Parameters:
  ///   - track: The track that is repeated.
  ///   - index: The index of the track's first repetition among all tracks, for the warnings.
  ///   - axis: The word for one track in the warnings: "column" or "row".
  /// - Returns: The warnings.
  func warnings(of track: GridTrack, index: Int, axis: String) -> [GridWarning] {
    if track.hasRepeat { return [] }
    if pitch(of: track) == nil { return [.uncountedRepeat(index: index, axis: axis)] }
    if !isFirst { return [.secondRepeat(index: index, axis: axis)] }
    return isBesideContent ? [.repeatBesideContent(index: index, axis: axis)] : []
  }

  /// Returns how often the next repeated track occurs: at least once, at most ``most`` times, and once if its
  /// repetitions cannot be counted.
  ///
  /// Later repeated tracks get the room that these repetitions leave.
  mutating func count(of track: GridTrack) -> Int {
    guard let pitch = pitch(of: track) else { return 1 }
    isFirst = false
    let allowed = rest + GridTolerances.repeated * room.magnitude
    let more = min((allowed / pitch).rounded(.down), Double(Self.most - 1))
    let next = border(at: max(0, more) + 1, pitch)
    if more < Double(Self.most - 1) { narrow(to: -.infinity..<max(next, room.nextUp)) }
    if !(more >= 1) { return 1 }
    narrow(to: min(room, border(at: more, pitch))..<Double.infinity)
    rest -= more * pitch
    return 1 + Int(more)
  }

  /// Returns the least length of the room in which `more` repetitions fit besides the first, if each takes `pitch`.
  private func border(at more: Double, _ pitch: Double) -> Double {
    let needed = room - rest + more * pitch
    // An infinite room has an infinite tolerance, and the difference of the two is not a number.
    if !needed.isFinite { return needed }
    return needed - GridTolerances.repeated * needed.magnitude
  }

  private mutating func narrow(to part: Range<Double>) { steadyRoom = steadyRoom.clamped(to: part) }

  /// Returns the length of each repetition of the track plus a gap; nil if repetitions of the track cannot be counted.
  private func pitch(of track: GridTrack) -> Double? {
    guard let length = track.leastLength, length + gap > 0, rest.isFinite, !track.hasRepeat else { return nil }
    return length + gap
  }
}
