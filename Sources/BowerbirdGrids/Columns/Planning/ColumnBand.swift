/// A range of container lengths for which the constraints of all views have the same coefficients and constants.
struct ColumnBand {
  /// The least length in the band.
  private var lower = -Double.infinity

  /// The end of the band; lengths in the band are less than this number.
  private var upper = Double.infinity

  /// Creates a band that contains every length.
  init() {}

  /// Creates the band around a length.
  ///
  /// - Parameters:
  ///   - ruler: The columns or the rows.
  ///   - spans: The number of columns, or rows, that each view covers.
  ///   - length: The length of the container around which the band lies.
  init(_ ruler: ColumnRuler, spans: [Double], around length: Double) {
    if spans.isEmpty || ruler.count < 1 { return }
    narrow(by: ruler.collapse, around: length)
    for span in spans where span > 0 { narrow(by: ruler.threshold(span: span), around: length) }
  }

  private mutating func narrow(by threshold: Double, around length: Double) {
    if threshold <= length { lower = max(lower, threshold) } else { upper = min(upper, threshold) }
  }

  /// Whether the band has no end.
  ///
  /// No view then has length 0 for lack of room: all lengths at which a view would vanish are below the band.
  var isWhole: Bool { upper == .infinity }

  /// The lengths in the band.
  var range: Range<Double> { lower..<max(lower, upper) }
}
