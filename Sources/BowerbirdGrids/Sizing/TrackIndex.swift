import BowerbirdLayout

/// The cells of each track, so that a change of one cell visits only the cells of its tracks.
struct TrackIndex {
  /// For each track, the index in `indices` at which the track's cells begin.
  ///
  /// The next entry is the index at which the track's cells end.
  private var starts: [Int]

  /// The indices of the cells, track by track.
  ///
  /// A cell that covers several tracks occurs once for each of its tracks.
  private var indices: [Int]

  /// Sorts the cells by their tracks.
  ///
  /// - Complexity: O(n), where n is the sum of the numbers of tracks that the cells cover.
  init(_ cells: [SizedCell], trackCount: Int) {
    starts = [Int](repeating: 0, count: trackCount + 2)
    for cell in cells { for track in cell.tracks where track < trackCount { starts[track + 2] += 1 } }
    for track in 0..<trackCount { starts[track + 2] += starts[track + 1] }
    indices = [Int](repeating: 0, count: starts[trackCount + 1])
    for (index, cell) in cells.enumerated() {
      for track in cell.tracks where track < trackCount {
        indices[starts[track + 1]] = index
        starts[track + 1] += 1
      }
    }
  }

  /// Returns the indices of the cells in a track, in ascending order.
  func cells(in track: Int) -> ArraySlice<Int> { indices[starts[track]..<starts[track + 1]] }
}
