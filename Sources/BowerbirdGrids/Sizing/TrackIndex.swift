import BowerbirdLayout

/// Which cells lie in each track, so that a change of one cell looks at its tracks alone.
struct TrackIndex {
  /// Where the places of each track begin, and where those of the last one end.
  private var starts: [Int]

  /// The places of cells, track by track; a cell that covers several tracks is in each of them.
  private var places: [Int]

  /// Sorts the cells by their tracks.
  ///
  /// - Complexity: O(n), where n counts cells, each once for every track that it covers.
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

  /// The places of the cells in a track, in their order.
  func cells(in track: Int) -> ArraySlice<Int> { places[starts[track]..<starts[track + 1]] }
}
