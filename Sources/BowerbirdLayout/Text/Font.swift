/// A font whose metrics are built in, so that text measures the same on every machine.
///
/// ```swift
/// Font.proportional(16).width(of: "Bower")     // 50.2734375
/// Font.monospaced(10).width(of: "Bower")       // 30.1025390625
/// Font.cells.width(of: "Bower")                // 5.0
/// ```
///
/// There is one proportional face with the advance widths of DejaVu Sans and one monospaced face with those of DejaVu Sans
/// Mono, each at any size, and a face of terminal cells. Widths are sums of advances; pairs are not kerned. Ideographs and
/// emoji are as wide as the font is high, and two cells wide where characters have equal widths. Marks take no room.
public struct Font: Hashable, Sendable {
  /// The shapes of a font, whatever their size.
  public enum Face: Hashable, Sendable {
    /// Each character has a width of its own: DejaVu Sans.
    case proportional
    /// All characters are equally wide: DejaVu Sans Mono.
    case monospaced
    /// A character is one cell wide, an ideograph two, and a line one cell high.
    case cells
  }

  /// The shapes of the font.
  public let face: Face

  /// The size of the em, 0 where it was not a positive number.
  public let size: Double

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - face: The shapes of the font.
  ///   - size: The size of the em; anything but a positive, finite number counts as 0. Cells are always 1.
  public init(_ face: Face, size: Double) {
    self.face = face
    let positive = size.isFinite && size > 0 ? size : 0
    self.size = face == .cells ? 1 : positive
  }

  /// The proportional font, which has the advance widths of DejaVu Sans.
  ///
  /// - Parameter size: The size of the em.
  /// - Returns: The font.
  public static func proportional(_ size: Double) -> Font { Font(.proportional, size: size) }

  /// The monospaced font, which has the advance widths of DejaVu Sans Mono.
  ///
  /// - Parameter size: The size of the em.
  /// - Returns: The font.
  public static func monospaced(_ size: Double) -> Font { Font(.monospaced, size: size) }

  /// The characters of a terminal: one cell wide, ideographs and emoji two, lines one cell high.
  public static let cells = Font(.cells, size: 1)

  /// What a label has that is given no font: proportional, 14 to the em.
  public static let body = Font.proportional(14)

  /// How far letters reach above the baseline.
  public var ascent: Double { points(face.ascentUnits) }

  /// How far letters reach below the baseline.
  public var descent: Double { points(face.descentUnits) }

  /// The distance from one baseline to the next: ascent and descent.
  public var lineHeight: Double { points(face.ascentUnits + face.descentUnits) }

  /// The width of a text on one line, spaces at its end included.
  ///
  /// A line break in the text takes no room.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The sum of its advances.
  public func width(of text: String) -> Double { points(TextClusters(text, face: face).totalAdvance) }

  /// A length in units of the face as a length at this size.
  func points(_ units: Double) -> Double { units * size / face.unitsPerEm }
}
