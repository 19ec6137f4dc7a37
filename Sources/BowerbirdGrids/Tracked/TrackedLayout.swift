import BowerbirdLayout
import BowerbirdSolver

/// The layout of a grid of tracks before the tracks are sized: the tracks, and the cells of the items.
struct TrackedLayout {
  let settings: GridSettings
  let placement: GridPlacement
  let columns: TrackAxis
  let rows: TrackAxis
  let columnAlignments: [GridAlignment?]
  let rowAlignments: [GridAlignment?]
  let warnings: [GridWarning]

  /// The numbers of tracks in the size of the grid that the layout was made for.
  ///
  /// A size of the grid in which these numbers differ needs another layout.
  let counts: TrackCounts
}

/// For each declared track, the number of tracks that its repetition gives, before items add more tracks.
///
/// The total number of tracks is not enough to compare layouts: two narrow tracks and a wide track have the same total
/// as a narrow track and two wide tracks.
struct TrackCounts: Equatable {
  /// The number of tracks made from each of ``GridDeclaration/tracks``.
  var given: [Int]

  /// The number of tracks made from each of ``GridDeclaration/crossTracks``.
  var cross: [Int]
}

/// The values from which the layout of a grid of tracks is computed.
struct TrackedInput {
  let declaration: GridDeclaration
  let settings: GridSettings
  let list: ItemList

  /// The size of the grid, which limits the repetition of tracks.
  let size: Size

  /// The tracks of the surrounding grid that replace ``GridDeclaration/tracks``; nil if the grid declares these tracks
  /// itself.
  let outerTracks: SubgridSpan?

  /// The tracks of the surrounding grid that replace ``GridDeclaration/crossTracks``; nil if the grid declares these
  /// tracks itself.
  var outerCross: SubgridSpan?
}

extension TrackedInput {
  private var gap: Double { settings.flow == .rows ? spacing.horizontal : spacing.vertical }
  private var crossGap: Double { settings.flow == .rows ? spacing.vertical : spacing.horizontal }

  private var spacing: GridSpacing {
    GridSpacing(horizontal: declaration.spacing.horizontal.asLength, vertical: declaration.spacing.vertical.asLength)
  }

  private var isRows: Bool { settings.flow == .rows }

  /// Translates ``GridDeclaration/tracks`` into tracks of the grid compiler, repeated as often as there is room.
  ///
  /// If the picture of the named areas has more tracks than are declared, shares of 1 are added. No shares are added if
  /// the tracks are those of the surrounding grid.
  private func givenTracks(_ areas: GridAreas) -> TrackTranslation {
    var tracks = outerTracks?.ownTracks(for: declaration.tracks) ?? declaration.tracks
    let drawn = isRows ? areas.columnCount : areas.rowCount
    if outerTracks == nil, tracks.count < drawn {
      tracks += [GridTrack](repeating: .fr(1), count: drawn - tracks.count)
    }
    return TrackTranslation(
      tracks, axisName: isRows ? "column" : "row", room: size[settings.givenAxis], gap: gap, isBounded: true)
  }

  /// Translates ``GridDeclaration/crossTracks`` into tracks of the grid compiler, repeated as often as there is room.
  private func declaredCrossTracks() -> TrackTranslation {
    TrackTranslation(
      outerCross?.ownTracks(for: declaration.crossTracks) ?? declaration.crossTracks,
      axisName: isRows ? "row" : "column", room: size[settings.givenAxis.other], gap: crossGap,
      isBounded: outerCross != nil || settings.contentMode == .fill)
  }

  /// Returns the numbers of tracks in both directions, after repetition in the grid's size.
  func counts() -> TrackCounts {
    TrackCounts(given: givenTracks(GridAreas(declaration.areas)).counts, cross: declaredCrossTracks().counts)
  }

  /// The range of grid sizes in which the numbers of tracks are the same.
  var steadyRoom: SteadyExtents {
    let given = givenTracks(GridAreas(declaration.areas)).steadyRoom
    let cross = declaredCrossTracks().steadyRoom
    return settings.givenAxis == .horizontal
      ? SteadyExtents(width: given, height: cross) : SteadyExtents(width: cross, height: given)
  }

  /// Returns an explanation of how often tracks along an axis are repeated.
  ///
  /// An example is `has 3 columns, because 4 of 180 do not fit into 700`. The result is nil if no track is repeated, or
  /// if the length of the repeated track is unknown.
  func repeatedDecision(along axis: Axis, in layout: TrackedLayout) -> String? {
    let isGiven = axis == settings.givenAxis, declared = declaredTracks(along: axis)
    guard let repeated = declared.lazy.compactMap({ $0.repeated?.track }).first, let length = repeated.leastLength,
      let tracks = repeatedTracks(along: axis, in: layout)
    else {
      return nil
    }
    let count = trackCount(along: axis, in: layout), gap = isGiven ? gap : crossGap
    let more = declared.count == 1 ? "\(count + 1) of \(plain(length))" : "one more of \(plain(length))"
    let verb = declared.count == 1 ? "do not fit" : "does not fit"
    let gaps = gap == 0 ? "" : " with gaps of \(plain(gap))"
    return "has \(tracks), because \(more)\(gaps) \(verb) into \(plain(size[axis]))"
  }

  /// Returns the number of tracks along an axis with its noun, such as `3 columns`; nil if no track is repeated.
  func repeatedTracks(along axis: Axis, in layout: TrackedLayout) -> String? {
    if !repeatsTracks(along: axis) { return nil }
    let count = trackCount(along: axis, in: layout), noun = axis == .horizontal ? "column" : "row"
    return count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// Returns whether any track along an axis is repeated as often as there is room.
  func repeatsTracks(along axis: Axis) -> Bool { declaredTracks(along: axis).contains { $0.repeated != nil } }

  private func declaredTracks(along axis: Axis) -> [GridTrack] {
    axis == settings.givenAxis ? declaration.tracks : declaration.crossTracks
  }

  private func trackCount(along axis: Axis, in layout: TrackedLayout) -> Int {
    (axis == settings.givenAxis ? layout.counts.given : layout.counts.cross).reduce(0, +)
  }

  /// Places the items, and returns the layout.
  func layout(cache: inout PlacementCache) -> TrackedLayout {
    let areas = GridAreas(declaration.areas)
    var given = givenTracks(areas)
    let requests = RegionPlacement(list, areas: areas, trackCount: given.tracks.count, settings: settings)
    let placement = cache.placement(of: requests.requests, trackCount: given.tracks.count, settings: settings)
    let lineCount = max(
      isRows ? placement.rowCount : placement.columnCount, isRows ? areas.rowCount : areas.columnCount)
    if let outerCross, lineCount > outerCross.count { return withoutOuterCross.layout(cache: &cache) }
    var cross = declaredCrossTracks()
    let counts = TrackCounts(given: given.counts, cross: cross.counts)
    cross.extend(as: declaration.implicitTracks.isEmpty ? [defaultTrack] : declaration.implicitTracks, to: lineCount)
    collapse(&given, &cross, placement)
    let givenAxis = axis(given, gap: gap, isGiven: true)
    var crossAxis = axis(cross, gap: crossGap, isGiven: false)
    crossAxis.isCountedLater = !isRows && outerCross == nil && givenAxis.leastLength != nil
    return TrackedLayout(
      settings: settings, placement: placement, columns: isRows ? givenAxis : crossAxis,
      rows: isRows ? crossAxis : givenAxis, columnAlignments: isRows ? given.alignments : cross.alignments,
      rowAlignments: isRows ? cross.alignments : given.alignments,
      warnings: spacingWarnings() + areas.warnings + given.warnings + cross.warnings + requests.warnings
        + placement.warnings,
      counts: counts)
  }

  /// A copy of the input without ``outerCross``, for items that need more tracks than the grid takes over.
  private var withoutOuterCross: TrackedInput {
    var input = self
    input.outerCross = nil
    return input
  }

  /// Gives `autoFit` tracks without items the length 0.
  private func collapse(_ given: inout TrackTranslation, _ cross: inout TrackTranslation, _ placement: GridPlacement) {
    if given.collapses {
      let used = Set(placement.areas.flatMap { isRows ? $0.columns : $0.rows })
      given.collapse { !used.contains($0) }
    }
    if cross.collapses {
      let used = Set(placement.areas.flatMap { isRows ? $0.rows : $0.columns })
      cross.collapse { !used.contains($0) }
    }
  }

  private var defaultTrack: GridTrack { settings.contentMode == .fill ? .fr(1) : .fit }

  private func axis(_ translation: TrackTranslation, gap: Double, isGiven: Bool) -> TrackAxis {
    let isHorizontal = isGiven == (settings.flow == .rows)
    let alignment = settings.contentAlignment
    let outer = isGiven ? outerTracks : outerCross
    var axis = TrackAxis(
      outer?.planned ?? translation.tracks, gap: gap,
      extent: isGiven || outer != nil || settings.contentMode == .fill ? .bounded : .unbounded,
      position: (isHorizontal ? alignment.horizontal : alignment.vertical).share)
    if outer == nil { axis.leastLength = translation.leastLength }
    if let distribution = isHorizontal ? declaration.columnDistribution : declaration.rowDistribution {
      axis.distribution = SpaceAroundTracks(distribution)
      axis.position = 0
    }
    if let outer {
      axis.shared = outer.tracks
      axis.gap = outer.gap
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
  /// The part of the free space that lies before tracks with this position, from 0 to 1.
  var share: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
