/// A search for `width` free tracks side by side.
///
/// The tracks are stored in 64-bit words, in which the bits of taken tracks are 1. The search reads one word after the
/// other.
struct FreeTrackSearch {
  private let width: Int
  private let trackCount: Int

  /// The track at which the present run of free tracks begins; the run may continue in the next word.
  private var start: Int

  private var word: Int

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - width: The number of free tracks to find.
  ///   - track: The track at which the search begins.
  ///   - trackCount: The number of tracks of the grid.
  init(width: Int, from track: Int, trackCount: Int) {
    self.width = width
    self.trackCount = trackCount
    start = track
    word = track / 64
  }

  /// The index of the word to read next; nil if fewer than `width` tracks are left.
  var nextWord: Int? { start + width <= trackCount ? word : nil }

  /// Reads the next word.
  ///
  /// - Parameter taken: The word, with a bit for each taken track.
  /// - Returns: The first of `width` free tracks; nil if the words read so far have too few free tracks side by side.
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

  /// Returns the first free bit at or after a given bit; 64 if no bit is free.
  private static func firstFree(in taken: UInt64, from bit: Int) -> Int {
    (~taken & (UInt64.max << UInt64(bit))).trailingZeroBitCount
  }
}
