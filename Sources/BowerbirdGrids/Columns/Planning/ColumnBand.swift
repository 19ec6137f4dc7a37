/// The lengths of a container at which all its views are laid out by the same multiples and constants.
struct ColumnBand {
  /// The least such length.
  private var lower = -Double.infinity

  /// The length below which all of them lie.
  private var upper = Double.infinity

  /// Every length.
  init() {}

  /// Makes the band around a length.
  ///
  /// - Parameters:
  ///   - ruler: The columns.
  ///   - spans: How many of them each view covers.
  ///   - length: A length in the band.
  init(_ ruler: ColumnRuler, spans: [Double], around length: Double) {
    if spans.isEmpty || ruler.count < 1 { return }
    narrow(by: ruler.collapse, around: length)
    for span in spans where span > 0 { narrow(by: ruler.threshold(span: span), around: length) }
  }

  private mutating func narrow(by threshold: Double, around length: Double) {
    if threshold <= length { lower = max(lower, threshold) } else { upper = min(upper, threshold) }
  }

  /// Whether every length that a container can have is in the band.
  var isEverything: Bool { lower <= 0 && upper == .infinity }

  /// Whether some view has a length in a container of some length that has none in the band.
  func isBelow(_ length: Double) -> Bool { length >= upper }

  /// The lengths in the band.
  var range: Range<Double> { lower..<max(lower, upper) }
}
