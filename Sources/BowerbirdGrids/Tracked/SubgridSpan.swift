import BowerbirdLayout

/// The tracks of a surrounding grid that a grid covers and takes over along one axis.
struct SubgridSpan: Equatable {
  let tracks: SubgridTracks

  /// The tracks as the surrounding grid plans them.
  let planned: [Track]

  /// The gap between neighboring tracks.
  let gap: Double

  /// The number of tracks.
  var count: Int { planned.count }

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

  /// The tracks of the surrounding grid that this grid takes over along each axis.
  ///
  /// The value along an axis is nil if this grid takes over no tracks, if this grid has no cell in a surrounding grid
  /// of tracks, or if the surrounding grid has too few tracks.
  var outerTracks: AxisPair<SubgridSpan?> {
    guard sharedAxes != AxisPair(false), let outer = outerGrid, let tracked = outer.tracked,
      let layout = tracked.layout, let area = tracked.area(of: layoutNode)
    else { return AxisPair(nil) }
    return outerTracks(in: area, of: layout, outer)
  }

  /// Returns the tracks that this grid takes over in a layout of the surrounding grid.
  ///
  /// - Parameters:
  ///   - area: The cells that this grid covers.
  ///   - layout: The layout of the surrounding grid, which may be another layout than the present one.
  ///   - outer: The surrounding grid.
  /// - Returns: The tracks along each axis. The value along an axis is nil if this grid takes over no tracks there, or
  ///   if the surrounding grid has too few tracks.
  func outerTracks(in area: GridArea, of layout: TrackedLayout, _ outer: Grid) -> AxisPair<SubgridSpan?> {
    let isShared = sharedAxes
    func span(_ axis: Axis) -> SubgridSpan? {
      let planned = axis == .horizontal ? layout.columns : layout.rows, range = area.tracks(axis)
      guard isShared[axis], range.upperBound <= planned.tracks.count else { return nil }
      return SubgridSpan(
        tracks: SubgridTracks(axis: outer.compiler.side(axis), first: range.lowerBound),
        planned: Array(planned.tracks[range]), gap: planned.gap)
    }
    return AxisPair(horizontal: span(.horizontal), vertical: span(.vertical))
  }
}

extension Grid {
  /// Returns the plan of this grid in a layout of the surrounding grid; nil if this grid takes over no tracks.
  ///
  /// - Parameters:
  ///   - area: The cells that this grid covers in the layout.
  ///   - layout: The layout of the surrounding grid, which may be another layout than the present one.
  ///   - outer: The surrounding grid.
  /// - Returns: The plan, or nil.
  func subgridPlan(in area: GridArea, of layout: TrackedLayout, _ outer: Grid) -> SubgridPlan? {
    guard sharedAxes != AxisPair(false), let tracked else { return nil }
    let tracks = outerTracks(in: area, of: layout, outer)
    if tracks == AxisPair(nil) { return nil }
    var plan = compiler.plan
    if tracks != tracked.outerTracks {
      // The surrounding grid is computing a need with tracks that differ from its present tracks.
      var cache = PlacementCache()
      let input = tracked.input(for: self, size: layoutNode.decidingSize, tracks)
      plan = tracked.plan(input.layout(cache: &cache), of: self)
    }
    return plan.columns.shared == nil && plan.rows.shared == nil ? nil : SubgridPlan(plan)
  }
}
