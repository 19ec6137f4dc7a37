/// The search for so many free tracks side by side, one word of taken tracks after the other.
struct TrackRun {
  private let width: Int
  private let trackCount: Int

  /// Where the free tracks begin that were seen last.
  private var start: Int

  private var word: Int

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - width: The number of tracks.
  ///   - track: The first track that may be the first of them.
  ///   - trackCount: The number of tracks that there are.
  init(width: Int, from track: Int, trackCount: Int) {
    self.width = width
    self.trackCount = trackCount
    start = track
    word = track / 64
  }

  /// The word that has to be read next; `nil` if there are not so many free tracks.
  var nextWord: Int? { start + width <= trackCount ? word : nil }

  /// Reads the next word.
  ///
  /// - Parameter taken: A bit for each track of it that is taken.
  /// - Returns: The first of the free tracks, once they were found.
  mutating func read(_ taken: UInt64) -> Int? {
    let first = word * 64, end = first + 64
    word += 1
    while start < end {
      let ahead = taken & (UInt64.max << UInt64(max(start - first, 0)))
      let free = ahead == 0 ? end : first + ahead.trailingZeroBitCount
      if start + width <= min(free, trackCount) { return start }
      if ahead == 0 { return nil }
      start = first + Self.firstFree(in: taken, from: free - first)
    }
    return nil
  }

  /// The first track at or after another one that is not taken; the one after the word if all are.
  private static func firstFree(in taken: UInt64, from bit: Int) -> Int {
    (~taken & (UInt64.max << UInt64(bit))).trailingZeroBitCount
  }
}
