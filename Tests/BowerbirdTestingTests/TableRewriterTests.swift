import Testing

@testable import BowerbirdTesting

@Suite("Recording tables")
struct TableRewriterTests {
  private let source = """
    func test() {
      expectFrames(of: a, in: size, \(quotes)
          a 0 0 1 1
            b 0 0 1 1
          \(quotes))
      expectFrames(
        of: c, in: size,
        \(quotes)
        c 0 0 1 1
        \(quotes))
    }
    """

  private static let quotes = "\"\"\""

  @Test("the table of the call in a line is replaced, with its indentation")
  func replaces() {
    let result = TableRewriter.write(["a 0 0 9 9"], to: source, line: 2)
    #expect(result?.growth == -1)
    #expect(
      result?.source
        == source.replacing("      a 0 0 1 1\n        b 0 0 1 1\n", with: "      a 0 0 9 9\n"))
  }

  @Test("a source keeps the line ends of Windows")
  func otherLineEnds() {
    let windows = { (text: String) in text.replacing("\n", with: "\r\n") }
    let result = TableRewriter.write(["a 0 0 9 9"], to: windows(source), line: 2)
    #expect(result?.source == TableRewriter.write(["a 0 0 9 9"], to: source, line: 2).map { windows($0.source) })
    #expect(result?.growth == -1)
  }

  @Test("a literal may begin below the line of its call")
  func below() {
    let result = TableRewriter.write(["c 0 0 9 9", "  d 1 2 3 4"], to: source, line: 6)
    #expect(result?.growth == 1)
    #expect(result?.source == source.replacing("    c 0 0 1 1\n", with: "    c 0 0 9 9\n      d 1 2 3 4\n"))
  }

  @Test("characters that a literal cannot contain are escaped")
  func escapes() {
    let result = TableRewriter.write(["a\\b \"\"\" 0 0 1 1"], to: source, line: 6)
    #expect(result?.source.contains("    a\\\\b \"\"\\\" 0 0 1 1\n") == true)
  }

  @Test("the table of another call is left alone")
  func otherCalls() {
    let source = "  expectFrames(of: a, in: size, table)\n" + source
    #expect(TableRewriter.write(["a 0 0 9 9"], to: source, line: 1) == nil)
  }

  @Test("nothing is recorded at a line without a literal", arguments: [0, 11, 12, -1])
  func nothing(_ line: Int) {
    #expect(TableRewriter.write(["a 0 0 9 9"], to: source, line: line) == nil)
  }
}

extension String {
  /// Returns the text with every occurrence of a part replaced, without Foundation.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
