/// The colors of a drawing: of the ground, texts and arrows, and of boxes by depth.
struct Palette {
  /// A color with eight bits for each channel.
  struct Color: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    init(_ value: UInt32) {
      red = UInt8(truncatingIfNeeded: value >> 16)
      green = UInt8(truncatingIfNeeded: value >> 8)
      blue = UInt8(truncatingIfNeeded: value)
    }

    /// The color in CSS notation.
    var css: String { "#" + [red, green, blue].map(Self.pair).joined() }

    private static func pair(_ byte: UInt8) -> String {
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }
  }

  /// The three colors of a box: its area, its outline and its texts.
  struct Shade {
    var fill: Color
    var line: Color
    var text: Color
  }

  let ground: Color
  let ink: Color
  let accent: Color
  /// The shades by depth; the root has the first shade, and deeper boxes repeat the other shades in turn.
  let shades: [Shade]

  /// Returns the shade of boxes at a depth; only the root has the first shade.
  func shade(at depth: Int) -> Shade { shades[Self.index(at: depth)] }

  static let shadeCount = 7

  /// Returns the index, in `shades`, of the shade for a depth.
  static func index(at depth: Int) -> Int { depth == 0 ? 0 : 1 + (depth - 1) % (shadeCount - 1) }

  static let light = Palette(
    ground: Color(0xFDFCFA), ink: Color(0x33373E), accent: Color(0xC2410C),
    shades: shades([
      (0xF5F3EE, 0xCFC9BC, 0x857D6C), (0xE4EDFA, 0x8FB1DE, 0x2E5489), (0xE3F4E8, 0x86C49A, 0x276B3D),
      (0xFDF0D9, 0xE0B564, 0x815612), (0xF3E6F6, 0xC299CC, 0x703D7C), (0xFDE6E4, 0xDF9A94, 0x8C3731),
      (0xDFF3F3, 0x7FC0C2, 0x226062),
    ]))

  static let dark = Palette(
    ground: Color(0x14161B), ink: Color(0xDDE1E8), accent: Color(0xFB923C),
    shades: shades([
      (0x1B1E25, 0x3D434F, 0x8F98A8), (0x1D2A40, 0x46699F, 0xA9C7F5), (0x1A3126, 0x3F7D56, 0x9CD9B1),
      (0x3A2E17, 0x8D6C2B, 0xEBC67E), (0x33223A, 0x7D5188, 0xDDB2E6), (0x3D2222, 0x93504B, 0xF2B1AB),
      (0x173233, 0x3B7F81, 0x98DADB),
    ]))

  private static func shades(_ values: [(UInt32, UInt32, UInt32)]) -> [Shade] {
    values.map { Shade(fill: Color($0.0), line: Color($0.1), text: Color($0.2)) }
  }
}
