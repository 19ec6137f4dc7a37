import BowerbirdLayout

/// Tracks of an outer grid that an inner grid takes over.
struct SubgridTracks {
  /// The compiled columns or rows of the outer grid.
  let axis: AxisCompiler

  /// The index of the outer track that the first inner track takes over.
  let first: Int

  /// Returns the variables of the outer track that an inner track takes over.
  func track(_ track: Int) -> TrackRecord.SharedTrack {
    TrackRecord.SharedTrack(
      owner: ObjectIdentifier(axis), origin: axis.lines[first], line: axis.lines[first + track],
      length: axis.lengths[first + track])
  }

  /// Returns the tracks of the outer grid for a number of tracks of the inner grid.
  func range(_ count: Int) -> Range<Int> { first..<first + count }
}

extension SubgridTracks: Hashable {
  static func == (left: SubgridTracks, right: SubgridTracks) -> Bool {
    left.axis === right.axis && left.first == right.first
  }

  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}
