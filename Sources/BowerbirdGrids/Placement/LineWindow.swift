/// The union of the taken tracks of several consecutive lines: a window that moves on line by line.
///
/// A line is a row, or a column if the grid flows by columns; tracks cross the lines.
///
/// Each line is read at most twice, whatever the height of the window. The lines of the window are divided into two
/// parts, the beginning and the end. For each line of the beginning, the union of this line and the later lines of the
/// beginning is stored. For the end, one union is stored, which grows line by line.
struct LineWindow {
  private let height: Int
  private let wordCount: Int

  /// The first line of the window.
  private(set) var line: Int

  /// The line at which the beginning of the window stops and the end of the window starts.
  private var middle: Int

  /// A union for each line of the beginning, from the last line to the first, with `wordCount` words for each line.
  ///
  /// The union of a line has the tracks that are taken on this line or on a later line of the beginning.
  private var beginning: [UInt64] = []

  /// The tracks that are taken on any line of the end.
  private var end: [UInt64]

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - height: The number of lines.
  ///   - line: The first line.
  ///   - occupancy: The taken cells.
  init(height: Int, from line: Int, of occupancy: inout Occupancy) {
    self.height = height
    self.line = line
    wordCount = occupancy.wordCount
    middle = line
    end = []
    restart(in: &occupancy)
  }

  /// Returns one word of a bit set, in which a 1 marks a track that is taken on any line of the window.
  ///
  /// - Parameter word: The index of the word, which has a bit for each of 64 tracks.
  /// - Returns: The word.
  func taken(_ word: Int) -> UInt64 { beginning[beginning.count - wordCount + word] | end[word] }

  /// Moves the window on by one line.
  mutating func moveOn(in occupancy: inout Occupancy) {
    line += 1
    if line == middle { return restart(in: &occupancy) }
    beginning.removeLast(wordCount)
    for word in 0..<wordCount { end[word] |= occupancy.word(word, line: line + height - 1) }
  }

  /// Reads the window again, with all of its lines in the beginning, and none in the end.
  private mutating func restart(in occupancy: inout Occupancy) {
    middle = line + height
    end = [UInt64](repeating: 0, count: wordCount)
    beginning.removeAll(keepingCapacity: true)
    for index in 0..<height {
      for word in 0..<wordCount {
        let below = index == 0 ? 0 : beginning[(index - 1) * wordCount + word]
        beginning.append(below | occupancy.word(word, line: middle - 1 - index))
      }
    }
  }
}
