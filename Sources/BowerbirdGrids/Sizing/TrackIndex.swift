import BowerbirdLayout

/// The cells of each track, so that a change of one cell visits only the cells of its tracks.
struct TrackIndex {
  /// The index at which the places of each track begin, and the end of the last.
  private var starts: [Int]

  /// The places of the cells, track by track.
  ///
  /// A cell that covers several tracks occurs in each.
  private var places: [Int]

  /// Sorts the cells by their tracks.
  ///
  /// - Complexity: O(n), where n is the sum of the numbers of tracks that the cells cover.
  init(_ cells: [SizedCell], trackCount: Int) {
    starts = [Int](repeating: 0, count: trackCount + 2)
    for cell in cells { for track in cell.tracks where track < trackCount { starts[track + 2] += 1 } }
    for track in 0..<trackCount { starts[track + 2] += starts[track + 1] }
    places = [Int](repeating: 0, count: starts[trackCount + 1])
    for (place, cell) in cells.enumerated() {
      for track in cell.tracks where track < trackCount {
        places[starts[track + 1]] = place
        starts[track + 1] += 1
      }
    }
  }

  /// Returns the places of the cells in a track, in their order.
  func cells(in track: Int) -> ArraySlice<Int> { places[starts[track]..<starts[track + 1]] }
}
