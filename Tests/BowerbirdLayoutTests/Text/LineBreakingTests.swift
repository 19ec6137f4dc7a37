import Testing

@testable import BowerbirdLayout

/// Cells make the widths plain: a character is one wide.
@Suite("Line breaking")
struct LineBreakingTests {
  @Test("lines are as full as words allow, and break after spaces")
  func words() {
    #expect(lines("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(lines("the quick brown fox", 8) == ["the", "quick", "brown", "fox"])
    #expect(lines("the quick brown fox", nil) == ["the quick brown fox"])
  }

  @Test("spaces at the end of a line take no room and never begin the next")
  func trailingSpaces() {
    #expect(lines("ab      cd", 2) == ["ab", "cd"])
    #expect(lines("ab   ", 2) == ["ab"])
    #expect(width("ab   ", nil) == 2)
    #expect(width("  ab", nil) == 4)
  }

  @Test("a line breaks after a hyphen or dash inside a word")
  func hyphens() {
    #expect(lines("well-known", 6) == ["well-", "known"])
    #expect(lines("one—two", 5) == ["one—", "two"])
    #expect(lines("pages 3\u{2010}b", 8) == ["pages 3\u{2010}", "b"])
  }

  @Test("a hyphen that is a sign stays with its number or option")
  func signs() {
    #expect(lines("of -42", 4) == ["of", "-42"])
    #expect(lines("run --flag", 6) == ["run", "--flag"])
    #expect(lines("on 05-01", 6) == ["on", "05-01"])
  }

  @Test("each kind of line break ends a line, and one at the end leaves an empty line")
  func explicitBreaks() {
    #expect(lines("a\nb", nil) == ["a", "b"])
    #expect(lines("a\r\nb\rc\u{2028}d", nil) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb", nil) == ["a", "", "b"])
    #expect(lines("a\n", nil) == ["a", ""])
    #expect(lines("", nil) == [])
  }

  @Test("a word longer than the line is broken between characters, on a line of its own")
  func longWords() {
    #expect(lines("a bowerbirds b", 4) == ["a", "bowe", "rbir", "ds b"])
    #expect(lines("ee\u{301}e", 1) == ["e", "e\u{301}", "e"])
  }

  @Test("no line is narrower than the widest character")
  func narrowest() {
    #expect(lines("ab", 0) == ["a", "b"])
    #expect(lines("ab", -5) == ["a", "b"])
    #expect(lines("i漢i", 1) == ["i", "漢", "i"])
    #expect(width("i漢i", 1) == 2)
  }

  @Test("ideographs break anywhere but before closing and after opening punctuation")
  func ideographs() {
    #expect(lines("日本語", 4) == ["日本", "語"])
    #expect(lines("日本。", 4) == ["日", "本。"])
    #expect(lines("日「本」", 6) == ["日", "「本」"])
    #expect(lines("ab漢字", 4) == ["ab漢", "字"])
  }

  @Test("a no-break space and a word joiner hold words together")
  func noBreaks() {
    #expect(lines("on 20\u{A0}km", 6) == ["on", "20\u{A0}km"])
    #expect(lines("zero\u{200B}width", 5) == ["zero", "width"])
  }

  @Test("more lines than allowed end in an ellipsis that fits")
  func truncation() {
    #expect(lines("the quick brown fox", 9, maximum: 1) == ["the quic…"])
    #expect(lines("the quick brown fox", 10, maximum: 1) == ["the quick…"])
    #expect(lines("the quick brown fox", 5, maximum: 2) == ["the", "quic…"])
    #expect(lines("the quick brown fox", 4, maximum: 1) == ["the…"])
    #expect(lines("the quick brown fox", 5, maximum: 1) == ["the…"])
    #expect(lines("one\ntwo", nil, maximum: 1) == ["one…"])
    #expect(lines("漢字", 2, maximum: 1) == ["…"])
    #expect(lines("漢字", 3, maximum: 1) == ["漢…"])
  }

  @Test("no ellipsis where the text ends within its lines; none or less lines means no limit")
  func noTruncation() {
    #expect(lines("the quick", 5, maximum: 2) == ["the", "quick"])
    #expect(lines("the   ", 3, maximum: 1) == ["the"])
    #expect(lines("a b c", 1, maximum: 0) == ["a", "b", "c"])
    #expect(lines("a b c", 1, maximum: -1) == ["a", "b", "c"])
  }

  @Test("a width that is not a number, or infinite, breaks nothing", arguments: [Double.nan, .infinity])
  func uselessWidths(_ width: Double) {
    #expect(lines("the quick", width) == ["the quick"])
  }

  @Test("in points, words share a line exactly where their advances allow")
  func points() {
    // "A A" is 1401 + 651 + 1401 = 3453 units wide.
    var block = TextBlock("A A", font: .proportional(10))
    let exact = 3453 * 10 / 2048.0
    #expect(block.breaks(width: exact).lines.count == 1)
    #expect(block.breaks(width: exact - 0.01).lines.count == 2)
    #expect(block.breaks(width: exact.nextDown).lines.count == 1)
    #expect(block.width(of: block.breaks(width: exact), in: exact) == exact)
  }

  // MARK: -

  private func lines(_ text: String, _ width: Double?, maximum: Int? = nil) -> [String] {
    var block = TextBlock(text, font: .cells)
    block.maximumLines = maximum
    return block.strings(width: width)
  }

  private func width(_ text: String, _ width: Double?) -> Double {
    var block = TextBlock(text, font: .cells)
    return block.width(of: block.breaks(width: width), in: width)
  }

  @Test("a word of a hundred thousand characters is broken into full lines")
  func longWord() {
    let label = Label(String(repeating: "w", count: 100_000), font: .cells)
    #expect(label.measurement(in: 10).size == Size(width: 10, height: 10_000))
  }
}
