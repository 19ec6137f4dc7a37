/// The lines into which a text is broken, with widths in units of the face.
struct TextLineBreaks {
  struct Line {
    /// The offset in the text, in UTF-8 code units, at which the line begins.
    var start: Int
    /// The offset in the text, in UTF-8 code units, after the last visible character of the line.
    var end: Int
    /// The width, without spaces at the end and with the ellipsis of a truncated line.
    var advance: Double
    var isTruncated: Bool
    /// Whether the line ends its paragraph.
    var endsParagraph: Bool
  }

  private(set) var lines: [Line] = []

  /// The width of the widest line.
  private(set) var advance = 0.0

  /// The width of the widest character, which replaces any smaller maximum width.
  ///
  /// If the number of lines is limited, the ellipsis counts as a character of the text.
  var least = 0.0

  /// The interval of maximum widths that give the same lines: from `firstLimit` to below `nextLimit`.
  var firstLimit = 0.0
  var nextLimit = Double.infinity

  mutating func append(_ line: Line) {
    lines.append(line)
    advance = max(advance, line.advance)
  }

  /// Returns whether breaking the text for another maximum width gives these lines.
  func hold(for limit: Double) -> Bool { max(limit, least) >= firstLimit && max(limit, least) < nextLimit }
}
