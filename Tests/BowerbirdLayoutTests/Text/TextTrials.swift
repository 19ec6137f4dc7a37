@testable import BowerbirdLayout

/// Random texts and widths, determined by a seed.
struct TextTrials {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// Returns a number below the bound.
  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % bound
  }

  mutating func text() -> String {
    var text = ""
    for _ in 0..<below(60) { text += Self.pieces[below(Self.pieces.count)] }
    return text
  }

  mutating func block() -> TextBlock {
    let fonts: [Font] = [.proportional(Double(below(4000)) / 97 + 1), .monospaced(13.7), .cells]
    var block = TextBlock(text(), font: fonts[below(fonts.count)])
    if below(3) == 0 { block.maximumLines = below(5) + 1 }
    return block
  }

  /// Returns a width from 0 to thirty em, in odd fractions.
  mutating func width(_ font: Font) -> Double { Double(below(30_000)) * font.size / 1009.3 }

  private static let pieces = [
    " ", " ", " ", " ", "  ", "a", "b", "i", "W", "m", "qu", "wonder", "-", "--", "7", "42", "é", "e\u{301}", "ß", "…",
    ".", ",",
    "(", ")", "\n", "\r\n", "\t", "漢", "字", "。", "「", "👨‍👩‍👧", "🇩🇪", "\u{A0}", "\u{200B}", "я", "bowerbird", "❤\u{FE0F}",
  ]
}

extension TextBlock {
  /// Returns the lines as they would be drawn.
  mutating func strings(width: Double?) -> [String] {
    breaks(width: width).lines.map { string(of: $0) }
  }
}
