extension GridTrack {
  /// The track without its alignment and repetition.
  var plain: GridTrack {
    switch self {
    case .aligned(let track, _): track.plain
    case .autoFill(let track), .autoFit(let track): track.plain
    default: self
    }
  }

  /// The alignment of the track's items, if the track declares one.
  var ownAlignment: GridAlignment? {
    switch self {
    case .aligned(_, let alignment): alignment
    case .autoFill(let track), .autoFit(let track): track.ownAlignment
    default: nil
    }
  }

  /// The track that is repeated as often as there is room, and whether it collapses without items; `nil` if none is repeated.
  var repeated: (track: GridTrack, collapses: Bool)? {
    switch self {
    case .autoFill(let track): (track, false)
    case .autoFit(let track): (track, true)
    case .aligned(let track, let alignment): track.repeated.map { ($0.track.aligned(alignment), $0.collapses) }
    default: nil
    }
  }

  /// Whether the track, or a part of it, is repeated as often as there is room.
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

  /// The track's fixed or least length, if it is known before the layout.
  var leastLength: Double? {
    switch plain {
    case .pt: plain.ownLength
    case .minmax(let least, let most): least.plain.ownLength ?? most.plain.ownLength
    default: nil
    }
  }

  /// The track's length if it is a usable number of points.
  private var ownLength: Double? {
    if case .pt(let length) = self, length.isUsableLength { length } else { nil }
  }

  /// Whether the track's items can make it longer than its least length.
  var growsWithContent: Bool {
    switch plain {
    case .fit, .fitUpTo, .subgrid: true
    case .minmax(let least, let most): most.growsWithContent || (least.plain == .fit && leastLength == nil)
    default: false
    }
  }
}
