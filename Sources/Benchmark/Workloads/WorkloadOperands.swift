extension WorkloadReader {
  /// The words of a line after its keyword, taken one by one.
  struct Operands {
    private var words: ArraySlice<Substring>
    private let line: Int

    init(_ words: ArraySlice<Substring>, line: Int) {
      self.words = words
      self.line = line
    }

    func error(_ problem: String) -> FormatError { FormatError(line: line, problem: problem) }

    mutating func word() throws(FormatError) -> String {
      guard let word = words.popFirst() else { throw error("the line ends too early") }
      return String(word)
    }

    mutating func whole() throws(FormatError) -> Int {
      let word = try word()
      guard let value = Int(word) else { throw error("\(word) is not a whole number") }
      return value
    }

    mutating func number() throws(FormatError) -> Double {
      let word = try word()
      guard let value = Double(word) else { throw error("\(word) is not a number") }
      return value
    }

    mutating func strength() throws(FormatError) -> Strength {
      let word = try word()
      guard let strength = Strength(code: word) else { throw error("\(word) is not a strength") }
      return strength
    }

    func expectEnd() throws(FormatError) {
      if let word = words.first { throw error("\(word) is one word too many") }
    }
  }
}
