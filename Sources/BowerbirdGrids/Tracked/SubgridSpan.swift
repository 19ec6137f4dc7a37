import BowerbirdLayout

/// The tracks of a surrounding grid that a grid covers and takes over.
struct SubgridSpan {
  let tracks: SubgridTracks

  /// The number of tracks.
  let count: Int

  /// The gap between neighbouring tracks.
  let gap: Double

  /// Returns a `.fit` track of the inner grid for each outer track, with the alignment of the declared `.subgrid`.
  func ownTracks(for declared: [GridTrack]) -> [GridTrack] {
    let track = declared.first?.ownAlignment.map { GridTrack.fit.aligned($0) } ?? .fit
    return [GridTrack](repeating: track, count: count)
  }
}

extension GridDeclaration {
  /// Whether `tracks` is a single `.subgrid`, which is replaced by tracks of the surrounding grid.
  var takesOverGivenTracks: Bool { tracks.count == 1 && tracks[0].isSubgrid }

  /// Whether `crossTracks` is a single `.subgrid`, which is replaced by tracks of the surrounding grid.
  var takesOverCrossTracks: Bool { crossTracks.count == 1 && crossTracks[0].isSubgrid }

  /// Whether any tracks are repeated as often as there is room.
  var repeatsTracks: Bool { tracks.contains { $0.repeated != nil } || crossTracks.contains { $0.repeated != nil } }
}

extension Grid {
  /// For each axis, whether the grid declares that it takes over the tracks of the surrounding grid.
  var sharedAxes: AxisPair<Bool> {
    guard let declaration = tracked?.declaration else { return AxisPair(false) }
    let given = declaration.takesOverGivenTracks, cross = declaration.takesOverCrossTracks
    if !given && !cross { return AxisPair(false) }
    let isInRows = GridSettings(declaration, at: layoutNode).flow == .rows
    return AxisPair(horizontal: isInRows ? given : cross, vertical: isInRows ? cross : given)
  }

  /// Returns the tracks of the surrounding grid that this grid covers.
  ///
  /// - Parameter axis: The axis.
  /// - Returns: The tracks; nil if this grid has no cell in a surrounding grid, or if the surrounding grid has too few
  ///   tracks.
  func outerTracks(_ axis: Axis) -> SubgridSpan? {
    guard let outer = outerGrid, let area = outer.tracked?.area(of: layoutNode) else { return nil }
    let range = area.tracks(axis)
    let planned = outer.compiler.planned(axis)
    guard range.upperBound <= planned.tracks.count else { return nil }
    let tracks = SubgridTracks(axis: outer.compiler.side(axis), first: range.lowerBound)
    return SubgridSpan(tracks: tracks, count: range.count, gap: planned.gap)
  }
}
