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

  /// The track that is repeated as often as there is room, and whether it collapses without items; nil if none is.
  var repeated: (track: GridTrack, collapses: Bool)? {
    switch self {
    case .autoFill(let track): (track, false)
    case .autoFit(let track): (track, true)
    case .aligned(let track, let alignment): track.repeated.map { ($0.track.aligned(alignment), $0.collapses) }
    default: nil
    }
  }

  /// Whether the track is one that is repeated as often as there is room, or has such a part.
  var hasRepeat: Bool {
    switch self {
    case .autoFill, .autoFit: true
    case .aligned(let track, _): track.hasRepeat
    case .minmax(let least, let most): least.hasRepeat || most.hasRepeat
    default: false
    }
  }

  /// Whether the track is those of the grid around it.
  var isSubgrid: Bool {
    switch self {
    case .subgrid: true
    case .aligned(let track, _): track.isSubgrid
    default: false
    }
  }

  /// The length that the track has at least, or that it always has, if it is known before the layout.
  var leastLength: Double? {
    switch plain {
    case .pt: plain.ownLength
    case .minmax(let least, let most): least.plain.ownLength ?? most.plain.ownLength
    default: nil
    }
  }

  /// The number that the track is as long as, if it is one.
  private var ownLength: Double? {
    if case .pt(let length) = self, length.isUsableLength { length } else { nil }
  }

  /// Whether the track may be longer than its least length because of what is in it.
  var growsWithContent: Bool {
    switch plain {
    case .fit, .fitUpTo, .subgrid: true
    case .minmax(let least, let most): most.growsWithContent || (least.plain == .fit && leastLength == nil)
    default: false
    }
  }
}
