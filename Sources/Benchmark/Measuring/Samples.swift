/// The times of repeated measurements.
struct Samples {
  private let sorted: [Double]

  init(_ values: [Double]) { sorted = values.sorted() }

  var minimum: Double { sorted.first ?? .nan }
  var median: Double { quantile(0.5) }
  var percentile95: Double { quantile(0.95) }
  var percentile99: Double { quantile(0.99) }

  /// Returns the value below which a share of the samples lies, interpolated between its two neighbors.
  private func quantile(_ part: Double) -> Double {
    guard let last = sorted.indices.last else { return .nan }
    let position = part * Double(last)
    let below = Int(position)
    let above = min(below + 1, last)
    return sorted[below] + (sorted[above] - sorted[below]) * (position - Double(below))
  }
}
