/// Where the lines of a text begin and end, in units of the face.
struct LineBreaks {
  struct Line {
    /// First code unit of the line and the one after its last visible one.
    var start: Int
    var end: Int
    /// The width, without spaces at the end, with an ellipsis where there is one.
    var advance: Double
    var isTruncated: Bool
    /// Whether the line ends because its paragraph does.
    var endsParagraph: Bool
  }

  private(set) var lines: [Line] = []

  /// The width of the widest line.
  private(set) var advance = 0.0

  /// Limits below this one are taken for it.
  var least = 0.0

  /// The same lines come out for every limit from here on and below `nextLimit`.
  var firstLimit = 0.0
  var nextLimit = Double.infinity

  mutating func append(_ line: Line) {
    lines.append(line)
    advance = max(advance, line.advance)
  }

  /// Whether the same lines come out for this limit.
  func hold(for limit: Double) -> Bool { max(limit, least) >= firstLimit && max(limit, least) < nextLimit }
}
