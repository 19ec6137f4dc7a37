/// Which cells of a grid are taken: one bit a cell, one run of words a line.
///
/// A line crosses the given tracks; lines are added as the grid grows.
struct Occupancy {
  let trackCount: Int
  private let wordCount: Int
  private var words: [UInt64] = []

  init(trackCount: Int) {
    self.trackCount = trackCount
    wordCount = (trackCount + 63) / 64
  }

  private var lineCount: Int { words.count / wordCount }

  func isFree(tracks: Range<Int>, lines: Range<Int>) -> Bool {
    lastTaken(tracks: tracks, lines: lines) == nil
  }

  mutating func take(tracks: Range<Int>, lines: Range<Int>) {
    grow(to: lines.upperBound)
    for line in lines {
      for word in tracks.lowerBound / 64...(tracks.upperBound - 1) / 64 {
        words[line * wordCount + word] |= Self.mask(of: tracks, in: word)
      }
    }
  }

  /// The first track at or after `track` where `width` tracks are free on all of the lines.
  func firstFit(width: Int, from track: Int, lines: Range<Int>) -> Int? {
    var start = track
    while start + width <= trackCount {
      guard let taken = lastTaken(tracks: start..<start + width, lines: lines) else { return start }
      start = taken + 1
    }
    return nil
  }

  /// The first line at or after `line` where these tracks are free on `height` lines.
  func firstFreeLine(tracks: Range<Int>, height: Int, from line: Int) -> Int {
    var start = line
    while let taken = lastTakenLine(tracks: tracks, lines: start..<start + height) { start = taken + 1 }
    return start
  }

  private mutating func grow(to count: Int) {
    if count > lineCount { words.append(contentsOf: repeatElement(0, count: (count - lineCount) * wordCount)) }
  }

  /// The last track of these that is taken on any of the lines.
  private func lastTaken(tracks: Range<Int>, lines: Range<Int>) -> Int? {
    var word = (tracks.upperBound - 1) / 64
    while word >= tracks.lowerBound / 64 {
      let taken = union(of: lines, word: word) & Self.mask(of: tracks, in: word)
      if taken != 0 { return word * 64 + 63 - taken.leadingZeroBitCount }
      word -= 1
    }
    return nil
  }

  private func lastTakenLine(tracks: Range<Int>, lines: Range<Int>) -> Int? {
    let end = min(lines.upperBound, lineCount)
    guard lines.lowerBound < end else { return nil }
    return (lines.lowerBound..<end).last { line in lastTaken(tracks: tracks, lines: line..<line + 1) != nil }
  }

  private func union(of lines: Range<Int>, word: Int) -> UInt64 {
    let end = min(lines.upperBound, lineCount)
    guard lines.lowerBound < end else { return 0 }
    var taken: UInt64 = 0
    for line in lines.lowerBound..<end { taken |= words[line * wordCount + word] }
    return taken
  }

  /// The bits of a word that stand for tracks of the range.
  private static func mask(of tracks: Range<Int>, in word: Int) -> UInt64 {
    let first = max(tracks.lowerBound - word * 64, 0), last = min(tracks.upperBound - word * 64, 64)
    guard first < last else { return 0 }
    let low = UInt64.max << UInt64(first)
    return last == 64 ? low : low & ~(UInt64.max << UInt64(last))
  }
}
