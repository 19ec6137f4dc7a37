/// The taken cells of a grid, stored as one bit for each cell.
///
/// A line is a row, or a column if the grid flows by columns. A line crosses all tracks, and has its bits in words of
/// its own. Lines are added as the grid grows.
struct Occupancy {
  let trackCount: Int
  let wordCount: Int
  private var words: [UInt64] = []

  /// The number of words read so far, as a measure of the cost of searches.
  private(set) var wordsRead = 0

  init(trackCount: Int) {
    self.trackCount = trackCount
    wordCount = (trackCount + 63) / 64
  }

  private var lineCount: Int { words.count / wordCount }

  // MARK: - Taking

  mutating func take(tracks: Range<Int>, lines: Range<Int>) {
    grow(to: lines.upperBound)
    for line in lines {
      for word in tracks.lowerBound / 64...(tracks.upperBound - 1) / 64 {
        words[line * wordCount + word] |= Self.mask(of: tracks, in: word)
      }
    }
  }

  private mutating func grow(to count: Int) {
    if count > lineCount { words.append(contentsOf: repeatElement(0, count: (count - lineCount) * wordCount)) }
  }

  // MARK: - Finding room

  mutating func isFree(tracks: Range<Int>, lines: Range<Int>) -> Bool {
    (tracks.lowerBound / 64...(tracks.upperBound - 1) / 64).allSatisfy { word in
      union(of: lines, word: word) & Self.mask(of: tracks, in: word) == 0
    }
  }

  /// Returns the first track at or after `track` from which `width` neighboring tracks are free on all of the lines;
  /// nil if there is no such track.
  mutating func firstFit(width: Int, from track: Int, lines: Range<Int>) -> Int? {
    var run = FreeTrackSearch(width: width, from: track, trackCount: trackCount)
    while let word = run.nextWord {
      if let start = run.read(union(of: lines, word: word)) { return start }
    }
    return nil
  }

  /// Returns the first line at or after `line` from which the given `tracks` are free on `height` successive lines.
  mutating func firstFreeLine(tracks: Range<Int>, height: Int, from line: Int) -> Int {
    var start = line
    while let taken = lastTakenLine(tracks: tracks, lines: start..<start + height) { start = taken + 1 }
    return start
  }

  /// Returns the first place at which `width` tracks are free on `height` lines, searching line by line from a place.
  ///
  /// - Complexity: O(n), where n is the number of cells from the line of `place` to the last line of the result. Each
  ///   line is read at most three times, whatever the height.
  mutating func firstPlace(width: Int, height: Int, from place: TrackPlace) -> TrackPlace {
    let lines = place.line..<place.line + height
    if let track = firstFit(width: width, from: place.track, lines: lines) {
      return TrackPlace(track: track, line: place.line)
    }
    var window = LineWindow(height: height, from: place.line + 1, of: &self)
    while true {
      var run = FreeTrackSearch(width: width, from: 0, trackCount: trackCount)
      while let word = run.nextWord {
        if let track = run.read(window.taken(word)) { return TrackPlace(track: track, line: window.line) }
      }
      window.moveOn(in: &self)
    }
  }

  private mutating func lastTakenLine(tracks: Range<Int>, lines: Range<Int>) -> Int? {
    let end = min(lines.upperBound, lineCount)
    var line = end - 1
    while line >= lines.lowerBound {
      if !isFree(tracks: tracks, lines: line..<line + 1) { return line }
      line -= 1
    }
    return nil
  }

  // MARK: - Words

  /// Returns one word of a line, with a bit for each taken track; beyond the last line no track is taken.
  mutating func word(_ word: Int, line: Int) -> UInt64 {
    wordsRead += 1
    return line < lineCount ? words[line * wordCount + word] : 0
  }

  private mutating func union(of lines: Range<Int>, word: Int) -> UInt64 {
    let end = min(lines.upperBound, lineCount)
    guard lines.lowerBound < end else { return 0 }
    var taken: UInt64 = 0
    for line in lines.lowerBound..<end { taken |= words[line * wordCount + word] }
    wordsRead += end - lines.lowerBound
    return taken
  }

  /// Returns the bits of a word that belong to tracks of the range.
  private static func mask(of tracks: Range<Int>, in word: Int) -> UInt64 {
    let first = max(tracks.lowerBound - word * 64, 0), last = min(tracks.upperBound - word * 64, 64)
    guard first < last else { return 0 }
    let low = UInt64.max << UInt64(first)
    return last == 64 ? low : low & ~(UInt64.max << UInt64(last))
  }
}
