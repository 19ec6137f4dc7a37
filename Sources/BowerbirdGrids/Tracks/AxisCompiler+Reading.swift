import BowerbirdLayout

extension AxisCompiler {
  /// The lengths of the tracks, as of the last layout.
  var solvedLengths: [Double] { plan.tracks.indices.map { solvedLength(of: $0..<$0 + 1) } }

  /// The length from the beginning of the first track to the end of the last track, plus the insets, as of the last
  /// layout.
  var solvedExtent: Double {
    if evenCount != nil { return host.value(of: attributes.length) }
    let inset = plan.startInset + plan.endInset
    guard !plan.tracks.isEmpty else { return inset }
    return solvedLength(of: 0..<plan.tracks.count) + inset
  }

  /// Returns the line at which a track begins, as of the last layout.
  func solvedStart(of track: Int) -> Double {
    if let sums { return solved(sums.start(of: track)) }
    return host.value(of: lines[track])
  }

  /// Returns the length from the start of the first track of a range to the end of the last track, as of the last
  /// layout.
  func solvedLength(of tracks: Range<Int>) -> Double {
    if let count = evenCount {
      let pitches = host.value(of: attributes.length) - plan.startInset - plan.endInset + plan.gap
      return Double(tracks.count) * pitches / Double(count) - plan.gap
    }
    guard let first = tracks.first, let last = tracks.last else { return 0 }
    if let sums { return last < sums.count ? solved(sums.length(of: tracks)) : 0 }
    if last >= lines.count { return 0 }
    if first == last { return host.value(of: lengths[first]) }
    return host.value(of: lines[last]) + host.value(of: lengths[last]) - host.value(of: lines[first])
  }
}

extension TrackCompiler {
  /// Returns the size of the cells of an area, as of the last layout.
  public func size(of area: GridArea) -> Size {
    Size(width: columns.solvedLength(of: area.columns), height: rows.solvedLength(of: area.rows))
  }
}
