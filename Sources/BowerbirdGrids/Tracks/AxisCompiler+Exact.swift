import BowerbirdLayout
import BowerbirdSolver

/// The constraints of tracks whose lengths arithmetic computes before the solve.
///
/// Required constraints set the computed lengths. The items of the grid therefore do not affect the lengths.
///
/// In a stack, the lengths of some tracks may be unknown before the solve. These tracks are as short as their items
/// allow.
extension AxisCompiler {
  /// Compiles the tracks if arithmetic, and not constraints, determines their lengths.
  ///
  /// Only constraints that differ from those of the previous tracks are changed.
  ///
  /// - Parameters:
  ///   - plan: The tracks.
  ///   - sizing: The lengths of the tracks.
  ///   - need: The grid's need, if this need and the grid's length are unknown before the solve; otherwise nil.
  ///   - isLive: Whether the need of any item is unknown before the solve.
  ///   - changes: For each track, whether its length has changed; nil if any length may have changed.
  func apply(
    _ plan: TrackAxis, _ sizing: AxisSizing, need: AxisFrame.Need?, isLive: Bool, changes: [Bool]? = nil
  ) {
    itemsAffectLength = trackRowsUseLength || isLive && (plan.extent == .whole || sizing.hasLive)
    begin(plan, TrackSums(plan, sizing, isLive: isLive))
    if evenCount != nil { return }
    if sums == nil {
      for track in plan.tracks.indices where changes?[track] ?? true {
        applyTrack(track, key: decidedKey(of: track, sizing))
      }
    }
    removeTracks(from: sums == nil ? plan.tracks.count : 0)
    applyFrame(sizing, need)
    applySpans(AxisDemand())
  }

  private func decidedKey(of track: Int, _ sizing: AxisSizing) -> TrackRecord.Key {
    let isPart = if case .affine(let affine) = sizing.lengths[track] { affine.slope != 0 } else { false }
    return TrackRecord.Key(
      track: plan.tracks[track],
      start: track == 0
        ? nil
        : TrackRecord.Start(
          after: lines[track - 1], gap: plan.gap(after: track - 1), shares: sizing.sharesBetween),
      shortPriority: GridPriority.shortExactTrack, hasStages: false, decided: sizing.lengths[track],
      whole: isPart ? whole : nil)
  }

  /// Returns the constraints that set a track to a computed length, and reuses the old constraints if possible.
  ///
  /// - Parameters:
  ///   - track: The index of the track.
  ///   - length: The computed length.
  ///   - old: The previous constraints of the track.
  ///   - before: The length for which `old` was made; nil if `old` cannot be reused.
  ///   - isRedeclared: Whether the declaration of the track has changed, so that a new constant is counted as work.
  /// - Returns: The constraints, which replace `old`.
  func decidedRows(
    _ track: Int, _ length: AxisSizing.Length, over old: [LayoutConstraint], _ before: AxisSizing.Length?,
    isRedeclared: Bool
  ) -> [LayoutConstraint] {
    if before == length { return old }
    if let before, before.isLike(length), case .affine(let affine) = length {
      if isRedeclared {
        reconciler.change(old[0], constant: affine.constant)
      } else {
        reconciler.follow(old[0], constant: affine.constant)
      }
      return old
    }
    reconciler.remove(old)
    switch length {
    case .affine(let affine): return [decide(lengths[track], affine, "track length")]
    case .share(let factor):
      var expression = LayoutExpression(constant: 0)
      expression.add(host, lengths[track])
      expression.add(host, unit(), -factor)
      return [reconciler.add(consume expression, .equal, .required, "track share")]
    case .live(let least, let greatest):
      var rows = [
        bound(lengths[track], .greaterOrEqual, least, .required, "track minimum"),
        bound(lengths[track], .lessOrEqual, least, GridPriority.shortExactTrack, "track is short"),
      ]
      if greatest != .infinity {
        rows.append(bound(lengths[track], .lessOrEqual, max(least, greatest), .required, "track maximum"))
      }
      return rows
    }
  }

  /// The variable for the grid's length in the constraints of computed lengths.
  ///
  /// If items may affect the grid's length, the variable is the grid's length itself. If not, the variable is the
  /// length that the grid hands on to its items. The constraints were computed for one length of the grid, and must not
  /// keep the grid at this length.
  var whole: LayoutAttribute { itemsAffectLength ? attributes.length : host.handedLength(attributes.axis) }

  /// Makes the constraint that sets a variable to a computed length.
  ///
  /// The constraint is `count · number = length.constant + length.slope · grid length + shares · share`. In this sum,
  /// `share` is the length of one share.
  private func decide(
    _ number: LayoutAttribute, _ length: Affine, times count: Double = 1, plus shares: Double = 0, _ name: String
  ) -> LayoutConstraint {
    var expression = LayoutExpression(constant: -length.constant)
    expression.add(host, number, count)
    if shares != 0 { expression.add(host, unit(), -shares) }
    if length.slope != 0 { expression.add(host, whole, -length.slope) }
    return reconciler.add(consume expression, .equal, .required, name)
  }

  // MARK: - The grid's edges

  private func applyFrame(_ sizing: AxisSizing, _ need: AxisFrame.Need?) {
    let unit = sums?.dividesFreeSpace == true ? nil : sizing.unit
    if plan.tracks.isEmpty || sums != nil && unit == nil && need == nil && !hasSpaceRows(sizing) {
      if let frame { reconciler.remove(frame.rows) }
      frame = nil
      return
    }
    let hasTracks = sums == nil
    let key = AxisFrame.Key(
      first: hasTracks ? lines[0] : nil, last: hasTracks ? lines[plan.tracks.count - 1] : nil,
      hasFlexibleTrack: false, extent: plan.extent, position: 0, startInset: 0, endInset: plan.endInset,
      isShared: false,
      decided: AxisFrame.Decided(
        first: sizing.first, sharesBefore: sizing.sharesBefore, sharesAfter: sizing.sharesAfter, unit: unit,
        fillsLive: sizing.fillsLive, hasLive: sizing.hasLive, need: need,
        whole: (unit?.rest.slope ?? 0) != 0 || sizing.first.slope != 0 ? whole : attributes.length,
        shares: shares(sizing)))
    if frame?.key == key || follow(key) { return }
    frame = AxisFrame(
      key: key, rows: reconciler.replace(frame?.rows ?? []) { decidedFrameRows(sizing, share: unit, need) })
  }

  /// Keeps the constraints at the grid's edges if only the constant part of the free space has changed.
  ///
  /// The call then changes this constant in the constraint that sets the length of one share, and stores the new key.
  ///
  /// - Returns: Whether the constraints were kept; if not, nothing changes.
  private func follow(_ key: AxisFrame.Key) -> Bool {
    guard let frame, var old = frame.key.decided, let new = key.decided,
      frame.rows.count == (key.first == nil ? 1 : 2),
      let before = old.unit, let unit = new.unit, before.count == unit.count, before.rest.slope == unit.rest.slope
    else { return false }
    old.unit = unit
    var same = frame.key
    same.decided = old
    if same != key { return false }
    reconciler.follow(frame.rows[frame.rows.count - 1], constant: unit.rest.constant)
    frame.key = key
    return true
  }

  /// Returns the constraints of the free space and of the grid's need.
  ///
  /// - Parameters:
  ///   - sizing: The lengths of the tracks.
  ///   - share: The length of one share; nil if shares have no variable.
  ///   - need: The grid's need, if it is unknown before the solve; otherwise nil.
  /// - Returns: The constraints.
  private func decidedFrameRows(
    _ sizing: AxisSizing, share: AxisSizing.Unit?, _ need: AxisFrame.Need?
  ) -> [LayoutConstraint] {
    var rows: [LayoutConstraint] = []
    if sums == nil { rows.append(decide(lines[0], sizing.first, plus: sizing.sharesBefore, "tracks begin")) }
    if let share { rows.append(decide(unit(), share.rest, times: share.count, "share")) }
    if sizing.fillsLive {
      rows.append(bound(unit(), .greaterOrEqual, 0, .required, "share is not negative"))
      rows.append(reconciler.add(overhang(), .equal, GridPriority.extent, "shares fill the grid"))
    }
    if hasSpaceRows(sizing) { rows += spaceRows(sizing) }
    if let need {
      rows.append(bound(attributes.length, .lessOrEqual, 0, GridPriority.shortGrid, "grid is short"))
      rows += needRows(sizing, need.known)
      var expression = LayoutExpression(constant: 0)
      expression.add(host, attributes.length)
      expression.add(host, self.need(), -1)
      rows.append(reconciler.add(consume expression, .greaterOrEqual, need.priority, "grid shows its content"))
    }
    return rows
  }

  /// Returns whether free space of unknown length lies around the tracks.
  private func hasSpaceRows(_ sizing: AxisSizing) -> Bool { sizing.unit == nil && sizing.spaces > 0 }

  /// Returns the constraints of the free space around tracks whose lengths are unknown before the solve.
  ///
  /// The constraints never shorten the tracks. Tracks that lack room end beyond the grid's end.
  private func spaceRows(_ sizing: AxisSizing) -> [LayoutConstraint] {
    var end = overhang()
    end.add(host, unit(), sizing.sharesAfter)
    return [
      bound(unit(), .greaterOrEqual, 0, .required, "share is not negative"),
      bound(unit(), .lessOrEqual, 0, GridPriority.shortShare, "share is small"),
      reconciler.add(end, .greaterOrEqual, .required, "room is shared"),
    ]
  }

  /// Returns the distance by which the last track and the inset after it extend beyond the grid's end; negative if the
  /// tracks end before the grid's end.
  private func overhang() -> LayoutExpression {
    let last = plan.tracks.count - 1
    var expression = LayoutExpression(constant: plan.endInset)
    expression.add(host, lines[last])
    expression.add(host, lengths[last])
    expression.add(host, attributes.length, -1)
    return expression
  }

  /// Returns the constraints that determine the grid's need.
  ///
  /// The need is a variable apart from the grid's length. Outer grids use the need in their constraints. If they used
  /// the grid's length instead, the constraints would not determine which grid a lack of room shortens.
  private func needRows(_ sizing: AxisSizing, _ known: Double) -> [LayoutConstraint] {
    // If all tracks have known lengths, the need is known too, although items may affect the grid's length.
    if isWhole || !sizing.hasLive {
      return [
        bound(need(), .greaterOrEqual, known, .required, "grid need covers its content"),
        bound(need(), .lessOrEqual, known, GridPriority.shortGrid, "grid need is minimal"),
      ]
    }
    var expression = overhang()
    expression.add(host, attributes.length, 1)
    expression.add(host, need(), -1)
    expression.constant += known
    let shares = shares(sizing)
    if shares != 0 { expression.add(host, unit(), -shares) }
    return [reconciler.add(consume expression, .equal, .required, "grid need matches its tracks")]
  }

  private func shares(_ sizing: AxisSizing) -> Double {
    sizing.lengths.reduce(sizing.spaces) { sum, length in
      if case .share(let factor) = length { sum + factor } else { sum }
    }
  }

  /// Whether the axis has the extent ``TrackAxis/Extent/whole``: a single track fills the grid.
  var isWhole: Bool { plan.extent == .whole }
}
