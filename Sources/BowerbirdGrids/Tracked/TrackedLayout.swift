import BowerbirdLayout

/// Everything that is decided before the compiler: how many tracks of which size, and which item is where.
struct TrackedLayout {
  let settings: GridSettings
  let placement: GridPlacement
  let columns: TrackAxis
  let rows: TrackAxis
  let columnAlignments: [GridAlignment?]
  let rowAlignments: [GridAlignment?]
  let warnings: [GridWarning]

  /// The number of given tracks that the room was found to hold; other rooms may lead to another layout.
  let givenCount: Int
}

/// What a layout is made from.
struct TrackedInput {
  let declaration: GridDeclaration
  let settings: GridSettings
  let items: [TrackedItem]

  /// The grid's own length along the given tracks, as far as it is known.
  let room: Double

  /// The tracks of the grid around this one, if it takes them over.
  let shared: SharedTracks?

  /// How many those are.
  let sharedCount: Int
}

extension TrackedInput {
  private var gap: Double { settings.flow == .rows ? spacing.horizontal : spacing.vertical }
  private var crossGap: Double { settings.flow == .rows ? spacing.vertical : spacing.horizontal }

  private var spacing: GridSpacing {
    func usable(_ length: Double) -> Double { length.isFinite && length >= 0 ? length : 0 }
    return GridSpacing(
      horizontal: usable(declaration.spacing.horizontal), vertical: usable(declaration.spacing.vertical))
  }

  /// The tracks that are given, as many as there is room for.
  func givenTracks() -> TrackTranslation {
    let areas = GridAreas(declaration.areas)
    var tracks = declaration.tracks
    if shared != nil { tracks = [GridTrack](repeating: .fit, count: sharedCount) }
    let drawn = settings.flow == .rows ? areas.columnCount : areas.rowCount
    if shared == nil, tracks.count < drawn {
      tracks += [GridTrack](repeating: .fr(1), count: drawn - tracks.count)
    }
    return TrackTranslation(
      tracks, axisName: settings.flow == .rows ? "column" : "row", room: room, gap: gap, isBounded: true)
  }

  /// Decides everything.
  func layout(cache: inout PlacementCache) -> TrackedLayout {
    var given = givenTracks()
    let areas = GridAreas(declaration.areas)
    let requests = RegionPlacement(items, areas: areas, trackCount: given.tracks.count, settings: settings)
    let placement = cache.placement(of: requests.requests, trackCount: given.tracks.count, settings: settings)
    let cross = crossTracks(placement: placement, areas: areas)
    let givenCount = given.tracks.count
    let isRows = settings.flow == .rows
    if given.collapsible != nil {
      let used = Set(placement.areas.flatMap { isRows ? $0.columns : $0.rows })
      given.collapse { !used.contains($0) }
    }
    let givenAxis = axis(given.tracks, gap: gap, isGiven: true)
    let crossAxis = axis(cross.tracks, gap: crossGap, isGiven: false)
    return TrackedLayout(
      settings: settings, placement: placement, columns: isRows ? givenAxis : crossAxis,
      rows: isRows ? crossAxis : givenAxis, columnAlignments: isRows ? given.alignments : cross.alignments,
      rowAlignments: isRows ? cross.alignments : given.alignments,
      warnings: spacingWarnings() + areas.brokenNames.map { .brokenArea(name: $0) } + given.warnings + cross.warnings
        + requests.warnings + placement.warnings,
      givenCount: givenCount)
  }

  /// The tracks in the direction of growth: those that are given, then the implicit ones over and over.
  private func crossTracks(placement: GridPlacement, areas: GridAreas) -> TrackTranslation {
    let isRows = settings.flow == .rows
    let placed = isRows ? placement.rowCount : placement.columnCount
    let drawn = isRows ? areas.rowCount : areas.columnCount
    let pattern = declaration.implicitTracks.isEmpty ? [defaultTrack] : declaration.implicitTracks
    var tracks = declaration.crossTracks
    let first = tracks.count
    while tracks.count < max(placed, drawn) { tracks.append(pattern[(tracks.count - first) % pattern.count]) }
    return TrackTranslation(
      tracks, axisName: isRows ? "row" : "column", room: 0, gap: crossGap,
      isBounded: settings.contentMode == .fill)
  }

  private var defaultTrack: GridTrack { settings.contentMode == .fill ? .fr(1) : .fit }

  private func axis(_ tracks: [Track], gap: Double, isGiven: Bool) -> TrackAxis {
    let isHorizontal = isGiven == (settings.flow == .rows)
    let alignment = settings.contentAlignment
    var axis = TrackAxis(
      tracks, gap: gap, extent: isGiven || settings.contentMode == .fill ? .bounded : .unbounded,
      position: (isHorizontal ? alignment.horizontal : alignment.vertical).share)
    if isGiven, let shared {
      axis.shared = shared
      axis.gap = shared.axis.plan.gap
    }
    return axis
  }

  private func spacingWarnings() -> [GridWarning] {
    var warnings: [GridWarning] = []
    if spacing.horizontal != declaration.spacing.horizontal {
      warnings.append(.unusableLength(name: "horizontal spacing"))
    }
    if spacing.vertical != declaration.spacing.vertical { warnings.append(.unusableLength(name: "vertical spacing")) }
    return warnings
  }
}

extension CellAlignment.Position {
  /// The part of the free room that lies before.
  var share: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
