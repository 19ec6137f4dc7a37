/// Breaks clusters into lines that are no wider than a limit, each as full as possible.
///
/// All widths are sums of whole units of the face, so they are exact. The breaker also computes the interval of limits
/// that give the same lines. Each comparison of a width with the limit narrows this interval to the limits for which
/// the comparison has the same result.
struct TextLineBreaker {
  private let text: TextClusters
  private let limit: Double
  private let maximumLines: Int
  private var result = TextLineBreaks()

  /// The result of scanning one line: the indices of clusters at which the line ends and the next line begins.
  private struct Scan {
    /// The index after the last cluster of the line that is not a space.
    var visibleEnd: Int
    /// The width of the line up to `visibleEnd`.
    var advance: Double
    /// The index at which the next line begins.
    var next: Int
    var endsParagraph: Bool
  }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: The clusters.
  ///   - limit: The maximum width, in units of the face. A limit less than the width of the widest character is
  ///     replaced by that width. If the number of lines is limited, the ellipsis counts as a character of the text.
  ///   - maximumLines: The maximum number of lines.
  /// - Returns: The lines.
  static func lines(of text: TextClusters, limit: Double, maximumLines: Int) -> TextLineBreaks {
    var breaker = TextLineBreaker(text: text, limit: limit, maximumLines: maximumLines)
    breaker.breakText()
    return breaker.result
  }

  private init(text: TextClusters, limit: Double, maximumLines: Int) {
    let least = maximumLines < Int.max ? max(text.widestAdvance, text.ellipsisAdvance) : text.widestAdvance
    self.text = text
    self.limit = max(limit, least)
    self.maximumLines = maximumLines
    result.least = least
  }

  private mutating func breakText() {
    if text.clusters.isEmpty { return }
    var start = 0
    var hasMore = true
    while hasMore {
      let scan = scanLine(from: start)
      // A line break at the very end of the text is followed by an empty line.
      let endedByBreak = scan.next > start && text.clusters[scan.next - 1].kind == .lineBreak
      hasMore = scan.next < text.clusters.count || endedByBreak
      if hasMore && result.lines.count + 1 == maximumLines {
        appendCutLine(from: start)
        return
      }
      append(scan, from: start)
      start = scan.next
    }
  }

  /// Scans clusters until a line is full, and returns the scan up to the last break opportunity that fits.
  private mutating func scanLine(from start: Int) -> Scan {
    var advance = 0.0
    var fitting: Scan?
    var current = Scan(visibleEnd: start, advance: 0, next: start, endsParagraph: true)
    for index in start..<text.clusters.count {
      let cluster = text.clusters[index]
      advance += cluster.advance
      current.next = index + 1
      if cluster.kind == .letter {
        current.visibleEnd = index + 1
        current.advance = advance
        // The scan stops early in a word that is longer than a line. Otherwise, each line would scan the word to its
        // end.
        if fitting == nil && advance > limit { return scanCharacters(from: start) }
      }
      let isLast = cluster.kind == .lineBreak || current.next == text.clusters.count
      if !isLast && !cluster.mayBreakAfter { continue }
      if !fits(current.advance) { return fitting.map(Self.broken) ?? scanCharacters(from: start) }
      if isLast { return current }
      fitting = current
    }
    return current
  }

  /// Returns a copy of a scan, marked as not ending its paragraph.
  private static func broken(_ scan: Scan) -> Scan {
    var scan = scan
    scan.endsParagraph = false
    return scan
  }

  /// Fills a line with as many characters of a long word as fit.
  private mutating func scanCharacters(from start: Int) -> Scan {
    var current = Scan(visibleEnd: start, advance: 0, next: start, endsParagraph: false)
    for index in start..<text.clusters.count {
      let advance = current.advance + text.clusters[index].advance
      if !fits(advance) { break }
      current = Scan(visibleEnd: index + 1, advance: advance, next: index + 1, endsParagraph: false)
    }
    return current
  }

  private mutating func append(_ scan: Scan, from start: Int) {
    result.append(
      TextLineBreaks.Line(
        start: text.offset(of: start), end: text.offset(of: scan.visibleEnd), advance: scan.advance,
        isTruncated: false, endsParagraph: scan.endsParagraph))
  }

  /// Appends the last line of a truncated text, with as much text as leaves room for an ellipsis.
  private mutating func appendCutLine(from start: Int) {
    var advance = 0.0
    var line = TextLineBreaks.Line(
      start: text.offset(of: start), end: text.offset(of: start), advance: text.ellipsisAdvance, isTruncated: true,
      endsParagraph: true)
    for index in start..<text.clusters.count {
      let cluster = text.clusters[index]
      if cluster.kind == .lineBreak { break }
      advance += cluster.advance
      if cluster.kind == .space { continue }
      if !fits(advance + text.ellipsisAdvance) { break }
      line.end = text.offset(of: index + 1)
      line.advance = advance + text.ellipsisAdvance
    }
    result.append(line)
  }

  private mutating func fits(_ advance: Double) -> Bool {
    if advance <= limit {
      result.firstLimit = max(result.firstLimit, advance)
      return true
    }
    result.nextLimit = min(result.nextLimit, advance)
    return false
  }
}
