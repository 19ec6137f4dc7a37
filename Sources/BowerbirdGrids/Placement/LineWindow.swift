/// The tracks that are taken on any of several lines, as these move on line by line.
///
/// A line is read twice at most, however many there are together: the lines of the beginning are united once for each line that
/// may still be the first, those of the end as they come.
struct LineWindow {
  private let height: Int
  private let wordCount: Int

  /// The first line.
  private(set) var line: Int

  /// The line before which the beginning ends.
  private var middle: Int

  /// For each line of the beginning, the tracks that are taken on any line from it to the middle; the last line first.
  private var beginning: [UInt64] = []

  /// The tracks that are taken on any line from the middle on.
  private var end: [UInt64]

  /// Unites lines.
  ///
  /// - Parameters:
  ///   - height: The number of lines.
  ///   - line: The first.
  ///   - occupancy: What is taken.
  init(height: Int, from line: Int, of occupancy: inout Occupancy) {
    self.height = height
    self.line = line
    wordCount = occupancy.wordCount
    middle = line
    end = []
    beginAnew(in: &occupancy)
  }

  /// The tracks of a word that are taken on any of the lines.
  func taken(_ word: Int) -> UInt64 { beginning[beginning.count - wordCount + word] | end[word] }

  /// Goes on by one line.
  mutating func moveOn(in occupancy: inout Occupancy) {
    line += 1
    if line == middle { return beginAnew(in: &occupancy) }
    beginning.removeLast(wordCount)
    for word in 0..<wordCount { end[word] |= occupancy.word(word, line: line + height - 1) }
  }

  /// All lines are the beginning.
  private mutating func beginAnew(in occupancy: inout Occupancy) {
    middle = line + height
    end = [UInt64](repeating: 0, count: wordCount)
    beginning.removeAll(keepingCapacity: true)
    for place in 0..<height {
      for word in 0..<wordCount {
        let below = place == 0 ? 0 : beginning[(place - 1) * wordCount + word]
        beginning.append(below | occupancy.word(word, line: middle - 1 - place))
      }
    }
  }
}
