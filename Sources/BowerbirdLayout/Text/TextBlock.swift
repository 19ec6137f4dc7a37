/// A text with its font and its maximum number of lines, and the latest results of breaking the text into lines.
///
/// The text is cut into ``TextClusters`` once. Each result is valid for all widths that give the same lines.
struct TextBlock {
  var text: String { didSet { if text != oldValue { forgetText() } } }
  var font: Font { didSet { if font != oldValue { forgetText() } } }
  /// The maximum number of lines, or nil for no limit.
  var maximumLines: Int? { didSet { if maximumLines != oldValue { recent = [] } } }
  /// The height of a line as a multiple of the font's line height.
  var lineHeightMultiple = 1.0

  private var clusters: TextClusters?
  private var recent: [TextLineBreaks] = []
  private static let memory = 4

  init(_ text: String, font: Font) {
    self.text = text
    self.font = font
  }

  /// The distance from one baseline to the next.
  var lineHeight: Double {
    let isUsable = lineHeightMultiple.isFinite && lineHeightMultiple > 0
    return font.lineHeight * (isUsable ? lineHeightMultiple : 1)
  }

  /// The distance from the top of a line to its baseline.
  ///
  /// The additional height of a line is shared equally above and below.
  var baselineInLine: Double { (lineHeight - font.lineHeight) / 2 + font.ascent }

  /// Returns the lines of the text in a width, breaking the text only if no recent result applies.
  ///
  /// - Parameter width: The maximum width, or nil for one line per paragraph.
  /// - Returns: Where the lines begin and end.
  mutating func breaks(width: Double?) -> TextLineBreaks {
    let limit = limit(for: width)
    if let known = recent.firstIndex(where: { $0.hold(for: limit) }) { return recent[known] }
    let cut = clusters ?? TextClusters(text, face: font.face)
    let lines = maximumLines.map { $0 < 1 ? Int.max : $0 } ?? Int.max
    let made = TextLineBreaker.lines(of: cut, limit: limit, maximumLines: lines)
    clusters = cut
    if recent.count == Self.memory { recent.removeLast() }
    recent.insert(made, at: 0)
    return made
  }

  /// Returns the text of a line as it is drawn, with an ellipsis if the line is truncated.
  func string(of line: TextLineBreaks.Line) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: line.start)
    let end = bytes.index(start, offsetBy: line.end - line.start)
    var string = String(text[start..<end])
    if line.isTruncated { string.unicodeScalars.append(Font.Face.ellipsis) }
    return string
  }

  /// Returns the width of the lines that the text has in a proposed width; nil proposes no limit.
  ///
  /// Breaking the text again in the returned width gives the same lines. The rounding error of the returned width makes
  /// no difference: before a proposed width is rounded down to whole units, ``LayoutTolerances/fontUnit`` is added.
  func width(of breaks: TextLineBreaks, in proposed: Double?) -> Double {
    let width = font.points(breaks.advance)
    guard let proposed, breaks.advance <= limit(for: proposed) else { return width }
    return min(width, max(proposed, 0))
  }

  private func limit(for width: Double?) -> Double {
    guard let width, width < .infinity, font.size > 0 else { return .infinity }
    return (max(width, 0) * font.face.unitsPerEm / font.size + LayoutTolerances.fontUnit).rounded(.down)
  }

  /// Returns the widths that give the same lines as a given width.
  mutating func sameLines(in width: Double) -> Range<Double> {
    let breaks = breaks(width: width)
    if font.size == 0 { return -Double.infinity..<Double.infinity }
    // A limit below `least` is treated as `least`.
    let slack = LayoutTolerances.fontUnit
    let first = breaks.firstLimit <= breaks.least ? -Double.infinity : font.points(breaks.firstLimit - slack)
    let next = font.points(breaks.nextLimit - slack)
    return min(first, width)..<max(next, width)
  }

  private mutating func forgetText() {
    clusters = nil
    recent = []
  }
}
