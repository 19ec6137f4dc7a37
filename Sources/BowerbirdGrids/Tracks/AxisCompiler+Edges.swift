import BowerbirdLayout
import BowerbirdSolver

/// The constraints between the edges of a grid and its tracks, if constraints, and not arithmetic, size the tracks.
extension AxisCompiler {
  func applyFrame() {
    let hasTracks = !plan.tracks.isEmpty
    let key = AxisFrame.Key(
      first: hasTracks ? lines[0] : nil, last: hasTracks ? lines[plan.tracks.count - 1] : nil,
      hasFlexibleTrack: hasFlexibleTrack, extent: plan.extent, position: plan.position,
      startInset: plan.startInset, endInset: plan.endInset, isShared: plan.shared != nil, endLength: endLength,
      leastLength: plan.leastLength, spaces: spaceShares)
    if frame?.key == key { return }
    frame = AxisFrame(key: key, rows: reconciler.replace(frame?.rows ?? []) { frameRows(key) })
  }

  private func frameRows(_ key: AxisFrame.Key) -> [LayoutConstraint] {
    if evenCount != nil { return [] }
    // The cell of a subgrid determines the subgrid's length.
    if key.isShared { return key.last == nil ? [] : [firstLineRow(key)] }
    var rows = [bound(attributes.length, .lessOrEqual, 0, GridPriority.shortGrid, "grid is short")]
    guard key.last != nil else { return rows }
    if let least = key.leastLength {
      let insets = plan.startInset + plan.endInset
      rows.append(
        bound(attributes.length, .greaterOrEqual, least + insets, GridPriority.liveContent, "grid shows its content"))
    }
    rows.append(firstLineRow(key))
    if key.hasFlexibleTrack || key.spaces != nil {
      rows.append(bound(unit(), .greaterOrEqual, 0, .required, "share is not negative"))
    }
    rows.append(endRow(key))
    return rows
  }

  /// How many shares of the free space lie before, between and after the tracks, if constraints size the tracks; nil if
  /// the free space is not divided.
  ///
  /// For a distribution that stretches tracks, the value is nil, because only arithmetic stretches tracks.
  var spaceShares: SpaceShares? {
    guard let distribution = plan.distribution, plan.extent == .bounded, plan.shared == nil, !hasFlexibleTrack,
      distribution.shares.count(of: plan.tracks.count) > 0
    else { return nil }
    return distribution.shares
  }

  /// Makes the constraint that sets the line at which the first track begins.
  ///
  /// The line lies after the inset. If the tracks do not fill the grid, ``TrackAxis/position`` or the distribution of
  /// the free space moves the line.
  private func firstLineRow(_ key: AxisFrame.Key) -> LayoutConstraint {
    let hasRoomToShare = key.extent == .bounded && !key.hasFlexibleTrack && !key.isShared
    if let spaces = key.spaces {
      var expression = LayoutExpression(constant: -key.startInset)
      expression.add(host, lines[0])
      if spaces.before != 0 { expression.add(host, unit(), -spaces.before) }
      return reconciler.add(consume expression, .equal, .required, "tracks begin")
    }
    let share = hasRoomToShare ? key.position : 0
    if share == 0 { return bound(lines[0], .equal, key.startInset, .required, "tracks begin") }
    var expression = LayoutExpression(constant: share * key.endInset - (1 - share) * key.startInset)
    if share != 1 { expression.add(host, lines[0], 1 - share) }
    expression.add(host, lines[plan.tracks.count - 1], share)
    expression.add(host, lengths[plan.tracks.count - 1], share)
    expression.add(host, endLength, -share)
    return reconciler.add(consume expression, .equal, .required, "tracks are placed")
  }

  /// The variable for the grid's length in the constraint between the last track and the grid's end.
  ///
  /// If the grid's size determines the number of tracks, the variable is the length that the grid hands on to its
  /// items. The tracks then cannot change the grid's length.
  var endLength: LayoutAttribute { plan.keepsGridLength ? host.handedLength(attributes.axis) : attributes.length }

  /// Makes the constraint between the end of the last track and the end of the grid.
  ///
  /// If one of the tracks is a share, or if the free space around the tracks is divided, the tracks and the room around
  /// them fill the grid exactly. If not, the tracks and the insets together are no longer than the grid. For the extent
  /// ``TrackAxis/Extent/unbounded``, this constraint lengthens the grid until the grid holds its tracks.
  private func endRow(_ key: AxisFrame.Key) -> LayoutConstraint {
    let last = plan.tracks.count - 1, isFilled = key.hasFlexibleTrack || key.spaces != nil
    var expression = LayoutExpression(constant: key.endInset + (isFilled ? 0 : key.startInset))
    expression.add(host, lines[last])
    expression.add(host, lengths[last])
    if let spaces = key.spaces, spaces.after != 0 { expression.add(host, unit(), spaces.after) }
    if !isFilled { expression.add(host, lines[0], -1) }
    expression.add(host, endLength, -1)
    if key.extent == .unbounded {
      return reconciler.add(consume expression, .lessOrEqual, GridPriority.ownLength, "grid holds its tracks")
    }
    let relation: Relation = isFilled ? .equal : .lessOrEqual
    return reconciler.add(consume expression, relation, GridPriority.extent, "tracks end")
  }
}
