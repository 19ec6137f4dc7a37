import BowerbirdLayout

extension Grid: DrawingGuideSource {
  /// The edges of the tracks, and the gaps between them, as of the last layout.
  public var drawingGuides: DrawingGuides {
    let size = frame.size
    let isMirrored = layoutDirection == .rightToLeft
    var guides = DrawingGuides()
    for track in compiler.columns.solvedTracks {
      for x in [track.lowerBound, track.upperBound].map({ isMirrored ? size.width - $0 : $0 }) {
        guides.lines.append(.init(from: Point(x: x, y: 0), to: Point(x: x, y: size.height)))
      }
    }
    for track in compiler.rows.solvedTracks {
      for y in [track.lowerBound, track.upperBound] {
        guides.lines.append(.init(from: Point(x: 0, y: y), to: Point(x: size.width, y: y)))
      }
    }
    for gap in compiler.columns.solvedGaps {
      let x = isMirrored ? size.width - gap.upperBound : gap.lowerBound
      guides.gaps.append(Rect(x: x, y: 0, width: gap.upperBound - gap.lowerBound, height: size.height))
    }
    for gap in compiler.rows.solvedGaps {
      guides.gaps.append(Rect(x: 0, y: gap.lowerBound, width: size.width, height: gap.upperBound - gap.lowerBound))
    }
    return guides
  }
}

extension AxisCompiler {
  /// The start and the end of each track, measured from the leading or top edge of the grid, as of the last layout.
  fileprivate var solvedTracks: [ClosedRange<Double>] {
    plan.tracks.indices.map { track in
      let start = solvedStart(of: track)
      return start...(start + max(0, solvedLength(of: track..<track + 1)))
    }
  }

  /// The gaps between neighboring tracks, except gaps of length 0.
  fileprivate var solvedGaps: [ClosedRange<Double>] {
    let tracks = solvedTracks
    return zip(tracks, tracks.dropFirst()).compactMap { track, next in
      next.lowerBound > track.upperBound ? track.upperBound...next.lowerBound : nil
    }
  }
}
