extension WorkloadReader {
  /// The words of a line after its keyword, read one by one.
  struct Operands {
    private var words: ArraySlice<Substring>
    let line: Int

    init(_ words: ArraySlice<Substring>, line: Int) {
      self.words = words
      self.line = line
    }

    func error(_ problem: String) -> FormatError { FormatError(line: line, problem: problem) }

    mutating func word(_ meaning: String) throws(FormatError) -> String {
      guard let word = words.popFirst() else { throw error("the line ends, but \(meaning) must follow") }
      return String(word)
    }

    /// Reads a whole number within a range.
    mutating func whole(_ meaning: String, in range: ClosedRange<Int>) throws(FormatError) -> Int {
      let word = try word(meaning)
      guard let value = Int(word), range.contains(value) else {
        throw error("\(meaning) must be a whole number from \(range.lowerBound) to \(range.upperBound), not \(word)")
      }
      return value
    }

    mutating func number(_ meaning: String) throws(FormatError) -> Double {
      let word = try word(meaning)
      guard let value = Double(word), value.isFinite else {
        throw error("\(meaning) must be a finite number, not \(word)")
      }
      return value
    }

    mutating func strength() throws(FormatError) -> Strength {
      let word = try word("a strength")
      guard let strength = Strength(code: word), strength.scale.isFinite, strength.scale > 0 else {
        throw error("a strength must be R, E, S, M, W or a weight above 0, not \(word)")
      }
      return strength
    }

    func expectEnd() throws(FormatError) {
      if let word = words.first { throw error("\(word) is unexpected: the line should end before it") }
    }
  }
}
