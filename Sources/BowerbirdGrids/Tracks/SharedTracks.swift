/// Tracks of an outer grid that an inner grid takes over.
struct SharedTracks {
  /// The axis of the outer grid.
  let axis: AxisCompiler

  /// The index of the outer track that is the first inner track.
  let first: Int

  func track(_ track: Int) -> TrackRecord.SharedTrack {
    TrackRecord.SharedTrack(owner: ObjectIdentifier(axis), attribute: axis.lengths[first + track])
  }
}

extension SharedTracks: Hashable {
  static func == (left: SharedTracks, right: SharedTracks) -> Bool {
    left.axis === right.axis && left.first == right.first
  }

  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}
