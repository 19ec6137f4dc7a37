/// Tracks of an outer grid that an inner grid takes over.
struct SubgridTracks {
  /// The compiled columns or rows of the outer grid.
  let axis: AxisCompiler

  /// The index of the outer track that the first inner track takes over.
  let first: Int

  func track(_ track: Int) -> TrackRecord.SharedTrack {
    TrackRecord.SharedTrack(owner: ObjectIdentifier(axis), attribute: axis.lengths[first + track])
  }
}

extension SubgridTracks: Hashable {
  static func == (left: SubgridTracks, right: SubgridTracks) -> Bool {
    left.axis === right.axis && left.first == right.first
  }

  func hash(into hasher: inout Hasher) { hasher.combine(first) }
}
