extension GridTrack {
  /// The track without its alignment and repetition.
  var plain: GridTrack {
    switch self {
    case .aligned(let track, _): track.plain
    case .autoFill(let track), .autoFit(let track): track.plain
    default: self
    }
  }

  /// The alignment that the track declares for its items; nil if the track declares no alignment.
  var ownAlignment: GridAlignment? {
    switch self {
    case .aligned(_, let alignment): alignment
    case .autoFill(let track), .autoFit(let track): track.ownAlignment
    default: nil
    }
  }

  /// The track that is repeated as often as there is room, and whether a repetition without items has length 0; nil for
  /// a `minmax` track, and for a track that is not repeated.
  var repeated: (track: GridTrack, collapses: Bool)? {
    switch self {
    case .autoFill(let track): (track, false)
    case .autoFit(let track): (track, true)
    case .aligned(let track, let alignment): track.repeated.map { ($0.track.aligned(alignment), $0.collapses) }
    default: nil
    }
  }

  /// Whether the track, or a track inside of it, is repeated as often as there is room.
  var hasRepeat: Bool {
    switch self {
    case .autoFill, .autoFit: true
    case .aligned(let track, _): track.hasRepeat
    case .minmax(let least, let most): least.hasRepeat || most.hasRepeat
    default: false
    }
  }

  /// Whether the track takes over tracks of the surrounding grid.
  var isSubgrid: Bool {
    switch self {
    case .subgrid: true
    case .aligned(let track, _): track.isSubgrid
    default: false
    }
  }

  /// The length with which the number of repetitions is computed; nil if the track has no such length.
  ///
  /// The length of a `.pt` track is its number of points. The length of a `minmax` track is the number of points of its
  /// minimum, or of its maximum if the minimum has no usable number of points.
  var leastLength: Double? {
    switch plain {
    case .pt: plain.ownLength
    case .minmax(let least, let most): least.plain.ownLength ?? most.plain.ownLength
    default: nil
    }
  }

  /// Whether the track is a `minmax` track with a maximum below its minimum, both numbers of points.
  var hasCrossedBounds: Bool {
    guard case .minmax(let least, let most) = plain, let least = least.plain.ownLength else { return false }
    return switch most.plain {
    case .pt(let most), .fitUpTo(let most): most < least
    default: false
    }
  }

  /// The length of a `.pt` track; nil for any other track, and for a number of points that is negative, infinite or
  /// not a number.
  private var ownLength: Double? {
    if case .pt(let length) = self, length.isUsableLength { length } else { nil }
  }

  /// Whether the track's items can make the track longer than ``leastLength``.
  var growsWithContent: Bool {
    switch plain {
    case .fit, .fitUpTo, .subgrid: true
    case .minmax(let least, let most): most.growsWithContent || (least.plain == .fit && leastLength == nil)
    default: false
    }
  }
}
