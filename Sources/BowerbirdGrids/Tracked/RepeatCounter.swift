import BowerbirdLayout

/// How often tracks fit that are repeated as often as there is room.
///
/// All tracks are there once, as long as they are at least; what is left is for the first of those that are repeated, and what
/// that one leaves for the next.
struct RepeatCounter {
  /// No grid has so many tracks because there is room for them.
  private static let most = 1_000.0

  private let gap: Double
  private let isBesideContent: Bool
  private var rest: Double
  private var isFirst = true
  private let room: Double

  /// The length of all tracks that are there once, as long as they are at least.
  let leastLength: Double

  /// The rooms in which the tracks that were counted are there as often.
  private(set) var steadyRoom = -Double.infinity..<Double.infinity

  /// Looks at all tracks.
  ///
  /// - Parameters:
  ///   - declared: The tracks.
  ///   - room: The length that they have together; infinite if there is no end.
  ///   - gap: The room between tracks.
  init(_ declared: [GridTrack], room: Double, gap: Double) {
    self.gap = gap
    self.room = room
    leastLength = declared.reduce(-gap) { $0 + ($1.leastLength ?? 0) + gap }
    rest = room - leastLength
    isBesideContent = declared.contains { $0.repeated == nil && $0.growsWithContent }
  }

  /// What cannot be as it was asked for with the next track that is repeated.
  func warnings(of track: GridTrack, index: Int, axis: String) -> [GridWarning] {
    if track.hasRepeat { return [] }
    if pitch(of: track) == nil { return [.uncountedRepeat(index: index, axis: axis)] }
    if !isFirst { return [.secondRepeat(index: index, axis: axis)] }
    return isBesideContent ? [.repeatBesideContent(index: index, axis: axis)] : []
  }

  /// How often the next track that is repeated is there: at least once.
  mutating func count(of track: GridTrack) -> Int {
    guard let pitch = pitch(of: track) else { return 1 }
    isFirst = false
    let allowed = rest + GridTolerances.repeated * room.magnitude
    let more = min((allowed / pitch).rounded(.down), Self.most - 1)
    let next = border(at: max(0, more) + 1, pitch)
    if more < Self.most - 1 { narrow(to: -.infinity..<max(next, room.nextUp)) }
    if !(more >= 1) { return 1 }
    narrow(to: min(room, border(at: more, pitch))..<Double.infinity)
    rest -= more * pitch
    return 1 + Int(more)
  }

  /// The room from which on the track is there so many more times.
  private func border(at more: Double, _ pitch: Double) -> Double {
    let needed = room - rest + more * pitch
    return needed - GridTolerances.repeated * needed.magnitude
  }

  private mutating func narrow(to part: Range<Double>) { steadyRoom = steadyRoom.clamped(to: part) }

  /// How much room the track takes each time, if that is known and there is an end.
  private func pitch(of track: GridTrack) -> Double? {
    guard let length = track.leastLength, length + gap > 0, rest.isFinite, !track.hasRepeat else { return nil }
    return length + gap
  }
}
