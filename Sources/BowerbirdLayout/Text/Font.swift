/// A font with built-in metrics, so that text has the same size on every machine.
///
/// ```swift
/// Font.proportional(16).width(of: "Bower")     // 50.2734375
/// Font.monospaced(10).width(of: "Bower")       // 30.1025390625
/// Font.cells.width(of: "Bower")                // 5.0
/// ```
///
/// There are three faces. The proportional face has the advance widths of DejaVu Sans, and the monospaced face has the
/// advance widths of DejaVu Sans Mono. The third face is for the cells of a terminal. The width of a text is the sum of
/// its advances, without kerning. In the proportional face, ideographs and emoji are as wide as the em. In the two
/// other faces, ideographs and emoji are two characters wide. Combining marks have no width.
public struct Font: Hashable, Sendable {
  /// The shapes of a font, independent of its size.
  public enum Face: Hashable, Sendable {
    /// Each character has a width of its own: DejaVu Sans.
    case proportional
    /// All characters are equally wide, except for ideographs and emoji: DejaVu Sans Mono.
    case monospaced
    /// A character is one cell wide and high; an ideograph or an emoji is two cells wide.
    case cells
  }

  /// The shapes of the font.
  public let face: Face

  /// The size of the em; 1 for cells, and 0 if the given size was not a positive, finite number.
  public let size: Double

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - face: The shapes of the font.
  ///   - size: The size of the em. Anything but a positive, finite number is treated as 0. Cells always have size 1.
  public init(_ face: Face, size: Double) {
    self.face = face
    let positive = size.isFinite && size > 0 ? size : 0
    self.size = face == .cells ? 1 : positive
  }

  /// Returns the proportional font, which has the advance widths of DejaVu Sans.
  ///
  /// - Parameter size: The size of the em.
  /// - Returns: The font.
  public static func proportional(_ size: Double) -> Font { Font(.proportional, size: size) }

  /// Returns the monospaced font, which has the advance widths of DejaVu Sans Mono.
  ///
  /// - Parameter size: The size of the em.
  /// - Returns: The font.
  public static func monospaced(_ size: Double) -> Font { Font(.monospaced, size: size) }

  /// The font of a terminal.
  ///
  /// Characters are one cell wide, ideographs and emoji two. Lines are one cell high.
  public static let cells = Font(.cells, size: 1)

  /// The default font of labels: proportional, with an em of 14.
  public static let body = Font.proportional(14)

  /// The height of the font above the baseline.
  public var ascent: Double { points(face.ascentUnits) }

  /// The depth of the font below the baseline.
  public var descent: Double { points(face.descentUnits) }

  /// The distance between successive baselines: the sum of ascent and descent.
  public var lineHeight: Double { points(face.ascentUnits + face.descentUnits) }

  /// Returns the width of a text on one line, including spaces at its end.
  ///
  /// A line break in the text has no width.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The sum of the text's advances.
  public func width(of text: String) -> Double { points(TextClusters(text, face: face).totalAdvance) }

  /// Converts a length from units of the face to points.
  func points(_ units: Double) -> Double { units * size / face.unitsPerEm }
}
