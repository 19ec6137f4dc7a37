import Testing

@testable import BowerbirdDrawing

@Suite("Escaping")
struct EscapingTests {
  @Test("characters with a meaning in a tag or an attribute become entities")
  func entities() {
    #expect(escaped("a<b & \"c\" 'd' > e") == "a&lt;b &amp; &quot;c&quot; &#39;d&#39; &gt; e")
  }

  @Test("characters that XML does not know are replaced; others stay")
  func controls() {
    #expect(escaped("a\u{0}b\u{1B}c\u{7F}\u{FFFE}") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}")
    #expect(escaped("漢é👨‍👩‍👧\n\t") == "漢é👨‍👩‍👧\n\t")
  }
}
