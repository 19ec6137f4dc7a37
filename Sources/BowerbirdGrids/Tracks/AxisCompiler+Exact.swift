import BowerbirdLayout
import BowerbirdSolver

/// Tracks that are exactly as long as they say, and run over the grid's edge where they must.
extension AxisCompiler {
  /// What ties them to the grid's edges; the length that the grid wants is told by the first row.
  func exactFrameRows(_ extent: ExactExtent) -> [LayoutConstraint] {
    guard !plan.tracks.isEmpty else {
      return [bound(attributes.length, .lessOrEqual, 0, extent.rank.shortness, "grid is short")]
    }
    var rows = [
      ownLengthRow(extent),
      bound(attributes.length, .lessOrEqual, 0, rank.shortness, "grid is short"),
      bound(lines[0], .equal, plan.startInset, .required, "tracks begin"),
    ]
    if !hasFlexibleTrack { return rows }
    if let share = extent.share {
      rows.append(bound(unit(), .equal, share, GridPriority.decidedShare, "share"))
      return rows
    }
    rows.append(bound(unit(), .greaterOrEqual, 0, .required, "share is not negative"))
    rows.append(book.add(overhang(), .greaterOrEqual, GridPriority.extent, "shares fill the grid"))
    rows.append(book.add(overhang(), .equal, extent.rank.end, "shares fill no more"))
    return rows
  }

  /// One track that is the whole grid.
  func wholeRow(_ track: Int) -> LayoutConstraint {
    var expression = LayoutExpression(host.reference, lengths[track])
    expression.add(host, attributes.length, -1)
    return book.add(expression, .equal, .required, "track is the grid")
  }

  /// What ties such a track to the grid's edges.
  func wholeFrameRows() -> [LayoutConstraint] {
    var rows = [bound(attributes.length, .lessOrEqual, 0, rank.shortness, "grid is short")]
    if !plan.tracks.isEmpty { rows.append(bound(lines[0], .equal, 0, .required, "track begins")) }
    return rows
  }

  /// Whether tracks are exactly as long as they say.
  var isExact: Bool { if case .exact = plan.extent { true } else { false } }

  /// Whether there is one track, which is the grid.
  var isWhole: Bool { if case .whole = plan.extent { true } else { false } }

  /// Which of several grids gives way.
  var rank: GridRank {
    switch plan.extent {
    case .exact(let extent): extent.rank
    case .whole(let rank): rank
    case .bounded, .unbounded, .even: GridRank()
    }
  }

  /// Changes a number of the frame, if nothing else is different.
  func changeExactFrame(to key: AxisFrame.Key) -> Bool {
    guard case .exact(let new) = key.extent, var other = frame.key, case .exact(let old) = other.extent else {
      return false
    }
    other.extent = key.extent
    guard other == key, key.last != nil, (old.share == nil) == (new.share == nil), old.rank == new.rank else {
      return false
    }
    if old.sharesContent != new.sharesContent {
      book.change(frame.rows[0], constant: -(key.endInset + new.sharesContent))
    }
    if let share = new.share, share != old.share { book.change(frame.rows[3], constant: share) }
    frame.key = key
    return true
  }

  /// The constraint that the share is what was decided from the solution, where there is one.
  var decidedShare: LayoutConstraint? {
    guard case .exact(let extent) = plan.extent, extent.share != nil, hasFlexibleTrack else { return nil }
    return frame.rows.count > 3 ? frame.rows[3] : nil
  }

  /// Whether tracks are longer than what they hold, only because something lets no share fill the grid.
  ///
  /// - Parameter sharesFill: Whether shares have all that the others leave. If not, others may be as long as they can be.
  /// - Returns: Whether they are.
  func isStretched(sharesFill: Bool) -> Bool {
    mayBeStretched && (!sharesFill || frame.rows[4].pull.map { $0.level >= GridPriority.exactWish } ?? false)
  }

  /// Whether content tracks may come to be so.
  var mayBeStretched: Bool {
    guard case .exact(let extent) = plan.extent else { return false }
    return extent.share == nil && isMixed && frame.rows.count > 4
  }

  /// The sum of all fractions, if the frame of the axis depends on it.
  var sharesInFrame: Double { if case .exact = plan.extent { shares } else { 0 } }

  private var shares: Double {
    plan.tracks.reduce(0) { sum, track in
      if case .fraction(let factor) = track.size { sum + factor } else { sum }
    }
  }

  /// How far the tracks reach over the grid's end.
  private func overhang() -> LayoutExpression {
    let last = plan.tracks.count - 1
    var expression = LayoutExpression(constant: plan.endInset)
    expression.add(host, lines[last])
    expression.add(host, lengths[last])
    expression.add(host, attributes.length, -1)
    return expression
  }

  /// The grid is at least as long as its tracks would be if fractions held their content.
  private func ownLengthRow(_ extent: ExactExtent) -> LayoutConstraint {
    var expression = overhang()
    expression.constant += extent.sharesContent
    if hasFlexibleTrack { expression.add(host, unit(), -shares) }
    return book.add(expression, .lessOrEqual, extent.rank.length, "grid shows its content")
  }
}
