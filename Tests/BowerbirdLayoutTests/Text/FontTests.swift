import Testing

@testable import BowerbirdLayout

/// The numbers in the font files of DejaVu Sans and DejaVu Sans Mono 2.37: 2048 units to the em, ascent 1901, descent 483.
@Suite("Fonts")
struct FontTests {
  static let published: [(character: String, advance: Double)] = [
    (" ", 651), ("A", 1401), ("a", 1255), ("i", 569), ("W", 2025), ("m", 1995), (".", 651), ("-", 739), ("0", 1303),
    ("é", 1260), ("ß", 1290), ("Ř", 1423), ("ő", 1253), ("Ế", 1294), ("Ω", 1565), ("я", 1232), ("…", 2048),
    ("—", 2048), ("“", 1061), ("€", 1303), ("™", 2048), ("→", 1716), ("≤", 1716),
  ]

  @Test("the proportional advances are those of the font file", arguments: published)
  func proportionalAdvances(_ fact: (character: String, advance: Double)) {
    #expect(Font.proportional(2048).width(of: fact.character) == fact.advance)
  }

  @Test("a width is the sum of the advances at the font's size")
  func sumOfAdvances() {
    // W + i + i = 2025 + 569 + 569 units.
    #expect(Font.proportional(16).width(of: "Wii") == 3163 * 16 / 2048.0)
    #expect(Font.proportional(10).width(of: "A A") == (1401 + 651 + 1401) * 10 / 2048.0)
    #expect(Font.proportional(10).width(of: "") == 0)
  }

  @Test("every monospaced character is 1233 units wide, an ideograph twice that")
  func monospacedAdvances() {
    let font = Font.monospaced(2048)
    for character in ["i", "W", " ", "é", "я"] { #expect(font.width(of: character) == 1233) }
    #expect(font.width(of: "漢") == 2466)
    #expect(Font.monospaced(10).width(of: "0123456789") == 12330 * 10 / 2048.0)
  }

  @Test("in cells a character is one wide, an ideograph or emoji two, and a line one high")
  func cells() {
    #expect(Font.cells.width(of: "héllo") == 5)
    #expect(Font.cells.width(of: "漢字") == 4)
    #expect(Font.cells.width(of: "👍") == 2)
    #expect(Font.cells.lineHeight == 1)
    #expect(Font.cells.ascent == 1)
    #expect(Font(.cells, size: 40) == Font.cells)
  }

  @Test("the line height is ascent and descent, 2384 units")
  func verticalMetrics() {
    let font = Font.proportional(16)
    #expect(font.ascent == 14.8515625)
    #expect(font.descent == 3.7734375)
    #expect(font.lineHeight == 18.625)
    #expect(Font.monospaced(16).lineHeight == 18.625)
  }

  @Test("marks and joined emoji take no room of their own")
  func clusters() {
    let font = Font.proportional(2048)
    #expect(font.width(of: "e\u{301}") == 1260)
    #expect(font.width(of: "a\u{301}\u{302}\u{303}") == 1255)
    #expect(font.width(of: "👨‍👩‍👧") == 2048)
    #expect(font.width(of: "👍🏽") == 2048)
    #expect(font.width(of: "❤\u{FE0F}") == 2048)
    #expect(font.width(of: "🇩🇪🇫🇷") == 4096)
    #expect(Font.cells.width(of: "각") == Font.cells.width(of: "\u{1100}\u{1161}\u{11A8}"))
  }

  @Test(
    "a size that is no positive number is 0, and so is everything of that size",
    arguments: [0, -4, .nan, .infinity, -.infinity] as [Double])
  func uselessSizes(_ size: Double) {
    let font = Font.proportional(size)
    #expect(font.size == 0)
    #expect(font.width(of: "Bower") == 0)
    #expect(font.lineHeight == 0)
  }
}
