/// A text with its font and its limits, and the lines it was broken into lately.
///
/// The text is cut into clusters once, and broken once for all widths that give the same lines.
struct TextBlock {
  var text: String { didSet { if text != oldValue { forgetText() } } }
  var font: Font { didSet { if font != oldValue { forgetText() } } }
  /// Nil where there is no limit.
  var maximumLines: Int? { didSet { if maximumLines != oldValue { recent = [] } } }
  /// The height of a line as a multiple of what the font asks for.
  var lineHeightMultiple = 1.0

  private var clusters: TextClusters?
  private var recent: [LineBreaks] = []
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

  /// How far below the top of its line a baseline is: what a line is higher than its font lies above and below by halves.
  var baselineInLine: Double { (lineHeight - font.lineHeight) / 2 + font.ascent }

  /// Breaks the text, or finds that it has been.
  ///
  /// - Parameter width: The width to keep to, nil for lines as long as their paragraphs.
  /// - Returns: Where the lines begin and end.
  mutating func breaks(width: Double?) -> LineBreaks {
    let limit = limit(for: width)
    if let known = recent.firstIndex(where: { $0.hold(for: limit) }) { return recent[known] }
    let cut = clusters ?? TextClusters(text, face: font.face)
    let lines = maximumLines.map { $0 < 1 ? Int.max : $0 } ?? Int.max
    let made = LineBreaker.lines(of: cut, limit: limit, maximumLines: lines)
    clusters = cut
    if recent.count == Self.memory { recent.removeLast() }
    recent.insert(made, at: 0)
    return made
  }

  /// A line as it is drawn, with its ellipsis.
  func string(of line: LineBreaks.Line) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: line.start)
    let end = bytes.index(start, offsetBy: line.end - line.start)
    var string = String(text[start..<end])
    if line.isTruncated { string.unicodeScalars.append(Font.Face.ellipsis) }
    return string
  }

  /// The width of the lines that a width is broken to.
  ///
  /// It gives the same lines when it is asked for itself, because it is a whole number of units and a width is rounded down
  /// to those only after a thousandth of a unit was added.
  func width(of breaks: LineBreaks, in proposed: Double?) -> Double {
    let width = font.points(breaks.advance)
    guard let proposed, breaks.advance <= limit(for: proposed) else { return width }
    return min(width, max(proposed, 0))
  }

  private func limit(for width: Double?) -> Double {
    guard let width, width < .infinity, font.size > 0 else { return .infinity }
    return (max(width, 0) * font.face.unitsPerEm / font.size + Self.tolerance).rounded(.down)
  }

  /// What a width may lack, in units of the font.
  private static let tolerance = 0x1p-10

  /// The widths in which the same lines come out as in this one; the upper bound is the first with others.
  mutating func sameLines(in width: Double) -> ClosedRange<Double> {
    let breaks = breaks(width: width)
    if font.size == 0 { return -Double.infinity...Double.infinity }
    // Whatever is narrower than the widest character is taken for it.
    let first = breaks.firstLimit <= breaks.least ? -Double.infinity : font.points(breaks.firstLimit - Self.tolerance)
    let next = font.points(breaks.nextLimit - Self.tolerance)
    return min(first, width)...max(next, width)
  }

  private mutating func forgetText() {
    clusters = nil
    recent = []
  }
}
