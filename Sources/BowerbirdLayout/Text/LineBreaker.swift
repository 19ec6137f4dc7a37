/// Breaks clusters into lines no wider than a limit, each as full as it can be.
///
/// All widths are sums of whole units, so they are exact. Each comparison with the limit narrows the interval of limits for
/// which every comparison, and so every line, would come out the same.
struct LineBreaker {
  private let text: TextClusters
  private let limit: Double
  private let maximumLines: Int
  private var result = LineBreaks()

  /// What a scan of one line found: where the line ends, and where the next begins.
  private struct Scan {
    var visibleEnd: Int
    var advance: Double
    var next: Int
    var endsParagraph: Bool
  }

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - text: The clusters.
  ///   - limit: The width to keep to, in units. No line can be narrower than the widest character, nor than the ellipsis
  ///     where lines are limited, so a smaller limit counts as that.
  ///   - maximumLines: How many lines there may be.
  /// - Returns: The lines.
  static func lines(of text: TextClusters, limit: Double, maximumLines: Int) -> LineBreaks {
    var breaker = LineBreaker(text: text, limit: limit, maximumLines: maximumLines)
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
      // A line break at the very end leaves an empty line behind it.
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

  /// Reads on from one place where the line may end to the next, until there is no more room.
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
        // A word that is longer than a line need not be read to its end for each of its lines.
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

  /// The line ends although its paragraph does not.
  private static func broken(_ scan: Scan) -> Scan {
    var scan = scan
    scan.endsParagraph = false
    return scan
  }

  /// Fills a line with as many characters as fit of a word that is longer than a line.
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
      LineBreaks.Line(
        start: text.offset(of: start), end: text.offset(of: scan.visibleEnd), advance: scan.advance,
        isTruncated: false, endsParagraph: scan.endsParagraph))
  }

  /// The last line that may be there, though the text goes on: as much as leaves room for an ellipsis.
  private mutating func appendCutLine(from start: Int) {
    var advance = 0.0
    var line = LineBreaks.Line(
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
